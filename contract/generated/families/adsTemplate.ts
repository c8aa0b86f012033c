/**
 * 广告模板：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/adsTemplate.json: edit that, not this file.
 */
export interface CreateRequest {
  draft_id: string
  template_name: string
  note?: string | null
}

export interface CreateResponse {
  id: string
}

export interface ExecuteRequest {
  rows: {
    template_id: string
  }[]
  shop_id: string
  products: string[]
  start_date: string
  preview: boolean
  lines?: string[]
}

export interface ExecuteResponse {
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
  task_id?: string
  next?: {
    label: string
    route: string
    tab?: string
  }
}

export interface PreviewRequest {
  template_id: string
  shops: string[]
  products: string[]
  start_date?: string | null
}

export interface PreviewResponse {
  objects: {
    shop_id: string
    label: string
    title: string
    says: string
    error?: string
  }[]
}

export interface EntitiesRequest {
  task_id: string
}

export interface EntitiesResponse {
  list: {
    id: string
    shop_id: string
    label: string
    title: string | null
    says: string | null
    state: 'auditing' | 'waiting' | 'exported' | 'done' | 'revoked' | 'refused'
  }[]
  total: number
}
