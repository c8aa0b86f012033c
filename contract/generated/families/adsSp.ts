/**
 * SP 广告：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/adsSp.json: edit that, not this file.
 */
import type { Condition } from '../../filter'

export interface PortfolioCreateRequest {
  shop_id: string
  portfolio_name: string
  budget_policy: 'No Cap' | 'Date Range' | 'Monthly Recurring'
  budget_amount?: string | null
  start_date?: string | null
  end_date?: string | null
}

export type PortfolioCreateResponse = Record<string, never>

export interface DraftSubmitRequest {
  /** 编号 */
  id: string
  transition: 'submit' | 'submitReady'
}

export interface GroupCreateRequest {
  rows: {
    shop_id: string
    campaign_id: string
  }[]
  ad_group_name: string
  default_bid: string
  products: string[]
  keywords?: string | null
  match?: ('exact' | 'phrase' | 'broad')[]
  target_asins?: string | null
  target_categories?: string | null
  preview: boolean
  lines?: string[]
}

export interface GroupCreateResponse {
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

export interface ProductCreateRequest {
  rows: {
    shop_id: string
    ad_group_id: string
  }[]
  products: string[]
  preview: boolean
  lines?: string[]
}

export interface ProductCreateResponse {
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

export interface TargetCreateRequest {
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

export interface TargetCreateResponse {
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
