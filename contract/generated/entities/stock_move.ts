/**
 * 手动出入库单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/stock_move.json: edit that, not this file.
 */
import type { CurrencyAllValue, DocStatusValue, HandMoveTypeValue } from '../enums'

/** 手动出入库单 */
export interface StockMoveRow {
  /** 编号 */
  id: string
  /** 单据编号 */
  move_no?: string | null
  /** 类型 */
  move_type?: HandMoveTypeValue | (string & {})
  /** 仓库 */
  warehouse_id?: string
  /** 出入库日期 */
  move_day?: string
  /** 关联单号 */
  ref_no?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** SKU 数 */
  sku_count?: number | null
  /** 良品数 */
  good_qty?: number | null
  /** 次品数 */
  bad_qty?: number | null
  /** 良品金额 */
  amount?: string | null
  /** 备注 */
  remark?: string | null
  /** 单据状态 */
  doc_status?: DocStatusValue | (string & {})
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 审核人 */
  auditor?: string | null
  /** 审核时间 */
  audit_time?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 仓库类型 */
  'warehouse.wh_type'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface StockMoveKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface StockMoveAdd {
  /** 类型 */
  move_type?: HandMoveTypeValue | (string & {}) | null
  /** 仓库 */
  warehouse_id: string
  /** 出入库日期 */
  move_day: string
  /** 关联单号 */
  ref_no?: string | null
  /** 备注 */
  remark?: string | null
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 商品明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 本地SKU */
    sku_id?: string | null
    /** 仓位：不填：仓库的默认仓位 */
    bin_id?: string | null
    /** 批次 */
    lot?: string | null
    /** 有效期至 */
    expiry?: string | null
    /** 良品数 */
    good_qty?: number | null
    /** 次品数 */
    bad_qty?: number | null
    /** 单位成本 */
    unit_cost?: string | null
    /** 备注 */
    remark?: string | null
  }[]
}

export interface StockMoveEdit {
  /** 类型 */
  move_type?: HandMoveTypeValue | (string & {}) | null
  /** 仓库 */
  warehouse_id?: string | null
  /** 出入库日期 */
  move_day?: string | null
  /** 关联单号 */
  ref_no?: string | null
  /** 备注 */
  remark?: string | null
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 商品明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 本地SKU */
    sku_id?: string | null
    /** 仓位：不填：仓库的默认仓位 */
    bin_id?: string | null
    /** 批次 */
    lot?: string | null
    /** 有效期至 */
    expiry?: string | null
    /** 良品数 */
    good_qty?: number | null
    /** 次品数 */
    bad_qty?: number | null
    /** 单位成本 */
    unit_cost?: string | null
    /** 备注 */
    remark?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
