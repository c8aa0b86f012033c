/**
 * 客服：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/service.json: edit that, not this file.
 */
export interface MessageStepRequest {
  /** 编号 */
  id: string
  transition: 'send' | 'receive' | 'unsend' | 'void'
}

export interface WriteMailRequest {
  mail_id?: string | null
  shop_id?: string | null
  order_id?: string | null
  template_id?: string | null
  phrase_id?: string | null
  subject?: string | null
  body?: string | null
}

export interface WriteMailResponse {
  id: string
  mail_id: string
}

export interface ReceiveMailRequest {
  shop_id: string
  buyer_mail: string
  buyer_name?: string | null
  order_id?: string | null
  subject: string
  body: string
  language?: string | null
}

export interface ReceiveMailResponse {
  mail_id: string
  is_new: boolean
}

export interface ImportMailsRequest {
  shop_id: string
  file: Blob
}

export interface ImportMailsResponse {
  received: number
  present: number
}

export interface CopyMailRequest {
  id: string
}

export interface CopyMailResponse {
  handOver: {
    title: string
    value: string
    note: string
  }
}

export interface TemplatePreviewRequest {
  rows: {
    id: string
  }[]
  order_id: string
}

export interface TemplatePreviewResponse {
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

export interface MailRuleTrialRequest {
  rows: {
    id?: string
  }[]
  mail_id: string
}

export interface MailRuleTrialResponse {
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

export interface AutoPreviewRequest {
  rows: {
    id: string
  }[]
  order_id?: string | null
}

export interface AutoPreviewResponse {
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

export type AutoRunRequest = Record<string, never>

export interface AutoRunResponse {
  task: string
}

export interface VatInvoiceStepRequest {
  /** 失败原因 */
  error_msg?: string | null
  /** 编号 */
  id: string
  transition: 'issue' | 'uploaded' | 'failed' | 'again'
}

export interface VatInvoiceMakeRequest {
  shop_id: string
  orders: string
}

export interface VatInvoiceMakeResponse {
  made: number
}

export interface VatInvoiceCreditRequest {
  id: string
}

export interface VatInvoiceCreditResponse {
  id: string
}

export interface MailStepRequest {
  /** 编号 */
  id: string
  transition: 'read' | 'wait' | 'replied' | 'noreply'
}
