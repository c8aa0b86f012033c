/**
 * SB 广告：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/adsSb.json: edit that, not this file.
 */
export interface SbAdvertKeywordCreateRequest {
  rows: {
    shop_id: string
    ad_group_id: string
  }[]
  keywords: string
  match: ('exact' | 'phrase' | 'broad')[]
  bid?: string
  preview: boolean
  lines?: string[]
}

export interface SbAdvertKeywordCreateResponse {
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

export interface SbAdvertProductTargetingCreateRequest {
  rows: {
    shop_id: string
    ad_group_id: string
  }[]
  target_asins?: string | null
  target_categories?: string | null
  bid?: string
  preview: boolean
  lines?: string[]
}

export interface SbAdvertProductTargetingCreateResponse {
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

export interface SbAdvertTargetCreateRequest {
  rows: {
    shop_id: string
    ad_group_id: string
  }[]
  target_asins?: string | null
  target_categories?: string | null
  bid?: string
  preview: boolean
  lines?: string[]
}

export interface SbAdvertTargetCreateResponse {
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
