/**
 * 仓库：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/warehouse.json: edit that, not this file.
 */
export interface PutawayStepRequest {
  /** 备注 */
  remark?: string | null
  /**
   * 商品明细
   *
   * @maxItems 10000
   */
  items?: {
    /** 编号 */
    id?: string
    /** 本次上架 */
    now_qty?: number | null
    /** 上架仓位：这次放到哪个仓位；一个商品放到几个仓位时分几次上架 */
    bin_id?: string | null
  }[]
  /** 编号 */
  id: string
  transition: 'put' | 'putSuggested' | 'done' | 'unput' | 'end' | 'resume'
}

export interface StockMoveStepRequest {
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 编号 */
  id: string
  transition: 'submit' | 'approve' | 'withdraw' | 'finish' | 'unfinish' | 'refuse' | 'void'
}

export interface TransferStepRequest {
  /** 备注 */
  remark?: string | null
  /**
   * 商品明细
   *
   * @maxItems 10000
   */
  items?: {
    /** 编号 */
    id?: string
    /** 出库数 */
    out_qty?: number | null
    /** 本次入库 */
    now_qty?: number | null
  }[]
  /** 编号 */
  id: string
  transition: 'submit' | 'approve' | 'reject' | 'withdraw' | 'reopen' | 'ship' | 'unship' | 'receivePart' | 'receive' | 'unreceivePart' | 'unreceive' | 'void'
}

export interface StocktakeStepRequest {
  /** 备注 */
  remark?: string | null
  /**
   * 商品明细
   *
   * @maxItems 10000
   */
  items?: {
    /** 编号 */
    id?: string
    /** 实盘 */
    real_qty?: number | null
  }[]
  /** 编号 */
  id: string
  transition: 'freeze' | 'count' | 'submit' | 'approve' | 'reject' | 'withdraw' | 'reopen' | 'finish' | 'void'
}

export interface DiffStepRequest {
  /** 原因 */
  reason?: string | null
  /** 编号 */
  id: string
  transition: 'compare' | 'handle' | 'done' | 'ignore' | 'reopen'
}

export interface ProcessOrderStepRequest {
  /**
   * 料件
   *
   * @maxItems 10000
   */
  items?: {
    /** 编号 */
    id?: string
    /** 退回或产出良品 */
    back_qty?: number | null
    /** 退回或产出次品 */
    bad_back?: number | null
  }[]
  /** 编号 */
  id: string
  transition: 'pick' | 'unpick' | 'begin' | 'unbegin' | 'check' | 'recheck' | 'finish' | 'unfinish' | 'void'
}

export interface ProcessFromPlansRequest {
  rows: {
    plan_id: string
  }[]
  amount: 'open' | 'can'
  preview: boolean
  lines?: string[]
}

export interface ProcessFromPlansResponse {
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
  }
}

export interface ProcessFromStockRequest {
  rows: {
    sku_id: string
  }[]
  warehouse_id: string
  amount: 'open' | 'can'
  quantity?: number | null
  preview: boolean
  lines?: string[]
}

export interface ProcessFromStockResponse {
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
  }
}

export interface ProcessPlanStepRequest {
  /** 编号 */
  id: string
  transition: 'begin' | 'made' | 'unmade' | 'unbegin' | 'finish' | 'void'
}

export interface ProcessQcStepRequest {
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  transition: 'submit' | 'approve' | 'reject' | 'finish' | 'unfinish' | 'void'
}
