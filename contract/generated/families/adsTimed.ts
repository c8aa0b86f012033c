/**
 * 广告定时任务：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/adsTimed.json: edit that, not this file.
 */
export interface TimedTaskCreateRequest {
  rows: {
    target: string
    shop_id: string
    id: string
    place?: string | null
  }[]
  task_name: string
  tactic_id?: string | null
  from_day: string
  to_day?: string | null
  preview: boolean
  lines?: string[]
}

export interface TimedTaskCreateResponse {
  columns: {
    name: string
    label: string
    figure?: boolean
    short?: boolean
  }[]
  lines: {
    line: string
    cells: {
      [k: string]: string
    }
    error?: string
  }[]
  done: number
  refused: number
  next?: {
    label: string
    route: string
    tab?: string
  }
}

export interface TimedTaskStatusRequest {
  /** 编号 */
  id: string
  transition: 'end' | 'pause' | 'resume'
}

export interface TimedTaskListCreateRequest {
  rows: {
    target: string
    shop_id: string
    id: string
    place?: string | null
  }[]
  task_name: string
  tactic_id?: string | null
  from_day: string
  to_day?: string | null
  preview: boolean
  lines?: string[]
}

export interface TimedTaskListCreateResponse {
  columns: {
    name: string
    label: string
    figure?: boolean
    short?: boolean
  }[]
  lines: {
    line: string
    cells: {
      [k: string]: string
    }
    error?: string
  }[]
  done: number
  refused: number
  next?: {
    label: string
    route: string
    tab?: string
  }
}

export interface TimedTaskListStatusRequest {
  /** 编号 */
  id: string
  transition: 'end' | 'pause' | 'resume'
}

export interface TacticFromHoursRequest {
  tactic_name: string
  timing_type: 'bid' | 'budget' | 'state' | 'placement'
  shop_id?: string | null
  days: number
  most_up: string
  most_down: string
}

export interface TacticFromHoursResponse {
  id: string
}

export interface TimedTaskPlanRequest {
  rows: {
    id: string
  }[]
  days: number
  preview: boolean
  lines?: string[]
}

export interface TimedTaskPlanResponse {
  columns: {
    name: string
    label: string
    figure?: boolean
    short?: boolean
  }[]
  lines: {
    line: string
    cells: {
      [k: string]: string
    }
    error?: string
  }[]
  done: number
  refused: number
  next?: {
    label: string
    route: string
    tab?: string
  }
}

export interface TimedTaskDayRequest {
  rows: {
    id: string
  }[]
  from_day: string
  preview: boolean
  lines?: string[]
}

export interface TimedTaskDayResponse {
  columns: {
    name: string
    label: string
    figure?: boolean
    short?: boolean
  }[]
  lines: {
    line: string
    cells: {
      [k: string]: string
    }
    error?: string
  }[]
  done: number
  refused: number
  next?: {
    label: string
    route: string
    tab?: string
  }
}
