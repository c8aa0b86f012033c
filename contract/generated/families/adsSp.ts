/**
 * SP 广告：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/adsSp.json: edit that, not this file.
 */
import type { Condition } from '../../filter'

export interface DraftSubmitRequest {
  /** 编号 */
  id: string
  transition: 'submit' | 'submitReady'
}

export interface KeywordCreateRequest {
  rows: {
    shop_id: string
    term: string
    part?: boolean
    campaign?: string | null
    ad_group?: string | null
  }[]
  period?: Condition
  match: ('exact' | 'phrase' | 'broad')[]
  bid?: string
  target?: string
  preview: boolean
  lines?: string[]
}

export interface KeywordCreateResponse {
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
  offers: {
    target: {
      value: string
      label: string
    }[]
  }
  next?: {
    label: string
    route: string
    tab?: string
  }
}

export interface NegativeKeywordCreateRequest {
  rows: {
    shop_id: string
    term: string
    part?: boolean
    campaign?: string | null
    ad_group?: string | null
  }[]
  period?: Condition
  match: 'negativeExact' | 'negativePhrase'
  level: 'campaign' | 'group'
  target?: string
  preview: boolean
  lines?: string[]
}

export interface NegativeKeywordCreateResponse {
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
  offers: {
    target: {
      value: string
      label: string
    }[]
  }
  next?: {
    label: string
    route: string
    tab?: string
  }
}

export interface BidRecommendationsRequest {
  row: {
    [k: string]: unknown
  }
}

export interface BidRecommendationsResponse {
  suggestions: {
    field: string
    value: string
    says: string
  }[]
}

export interface CampaignPreviewRequest {
  row: {
    [k: string]: unknown
  }
}

export interface CampaignPreviewResponse {
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
}

export interface DraftBeginRequest {
  copy?: string
  template?: string
}

export interface DraftBeginResponse {
  row: {
    [k: string]: unknown
  }
}
