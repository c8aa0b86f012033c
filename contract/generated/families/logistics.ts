/**
 * 物流：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/logistics.json: edit that, not this file.
 */
export interface FreightTrialRequest {
  rows: {
    id?: string
  }[]
  site:
    | 'us'
    | 'ca'
    | 'mx'
    | 'br'
    | 'gb'
    | 'uk'
    | 'de'
    | 'fr'
    | 'it'
    | 'es'
    | 'nl'
    | 'se'
    | 'pl'
    | 'be'
    | 'ie'
    | 'tr'
    | 'jp'
    | 'au'
    | 'ae'
    | 'sa'
    | 'in'
    | 'sg'
    | 'o5'
  zone?: string | null
  count: number
  weight: string
  length?: string | null
  width?: string | null
  height?: string | null
}

export interface FreightTrialResponse {
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

export interface TemplateTrialRequest {
  rows: {
    id?: string
  }[]
  country?: string | null
  count?: number
  weight: string
  length?: string | null
  width?: string | null
  height?: string | null
}

export interface TemplateTrialResponse {
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

export interface RuleTrialRequest {
  rows: {
    id?: string
  }[]
  order_id: string
}

export interface RuleTrialResponse {
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

export interface LogisticsPaymentStepRequest {
  /** 付款账户 */
  pay_account?: string | null
  /** 付款日 */
  pay_date?: string | null
  /** 凭证号 */
  voucher_no?: string | null
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 编号 */
  id: string
  transition: 'apply' | 'pay' | 'unpay' | 'reject' | 'withdraw'
}

export interface LogisticsBillStepRequest {
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  transition: 'begin' | 'agree' | 'reopen' | 'dispute'
}

export interface FreightZoneGridRequest {
  rows: {
    id: string
  }[]
  grid?: string | null
  whole?: boolean | null
  preview: boolean
  lines?: string[]
}

export interface FreightZoneGridResponse {
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
