/**
 * 上架单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/putaway.json: edit that, not this file.
 */
import type { PutawayPutawayStateValue } from '../enums'

/** 上架单 */
export interface PutawayRow {
  /** 编号 */
  id: string
  /** 上架单号 */
  doc_no?: string | null
  /** 状态 */
  putaway_state?: PutawayPutawayStateValue | (string & {}) | null
  /** 仓库 */
  warehouse_id?: string
  /** 收货单 */
  receipt_id?: string
  /** 来源单 */
  source_no?: string | null
  /** SKU 数 */
  sku_count?: number | null
  /** 应上架 */
  qty?: number | null
  /** 已上架 */
  done_qty?: number | null
  /** 待上架 */
  open_qty?: number | null
  /** 操作人 */
  operator?: string | null
  /** 完成时间 */
  finish_time?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 收货单号 */
  'receipt.receipt_no'?: string | null
  /** 物流单号 */
  'receipt.logistics_no'?: string | null
  /** 编号 */
  'receipt.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface PutawayKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PutawayAdd {
  /** 备注 */
  remark?: string | null
  /** 商品明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 本次上架 */
    now_qty?: number | null
    /** 上架仓位：这次放到哪个仓位；一个商品放到几个仓位时分几次上架 */
    bin_id?: string | null
  }[]
}

export interface PutawayEdit {
  /** 备注 */
  remark?: string | null
  /** 商品明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 本次上架 */
    now_qty?: number | null
    /** 上架仓位：这次放到哪个仓位；一个商品放到几个仓位时分几次上架 */
    bin_id?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
