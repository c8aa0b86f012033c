/**
 * 仓库：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/warehouse.json: edit that, not this file.
 */
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

export interface ProcessOrderStepRequest {
  /** 编号 */
  id: string
  transition: 'pick' | 'begin' | 'check' | 'finish' | 'void'
}

export interface ProcessPlanStepRequest {
  /** 已加工 */
  made_qty?: number | null
  /** 编号 */
  id: string
  transition: 'begin' | 'finish' | 'void'
}

export interface ProcessQcStepRequest {
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  transition: 'submit' | 'approve' | 'reject' | 'finish' | 'void'
}
