/**
 * 调拨商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/transfer_item.json: edit that, not this file.
 */
import type { CurrencyAllValue, StockConditionValue } from '../enums'

/** 调拨商品 */
export interface TransferItemRow {
  /** 编号 */
  id: string
  /** 调拨单 */
  transfer_id?: string
  /** 本地SKU */
  sku_id?: string
  /** 品质 */
  condition?: StockConditionValue | (string & {})
  /** 批次 */
  lot?: string | null
  /** 调出仓位：不填：仓库的默认仓位 */
  out_bin_id?: string | null
  /** 调入仓位：不填：仓库的默认仓位 */
  in_bin_id?: string | null
  /** 数量 */
  quantity?: number
  /** 出库数 */
  out_qty?: number | null
  /** 本次入库 */
  now_qty?: number | null
  /** 已入库 */
  in_qty?: number | null
  /** 未入库 */
  open_qty?: number | null
  /** 差异 */
  diff_qty?: number | null
  /** 本位币 */
  cost_currency?: CurrencyAllValue | (string & {}) | null
  /** 货值：数量 × 现在的单位成本 */
  goods_value?: string | null
  /** 备注 */
  remark?: string | null
  /** 单据编号 */
  'transfer.doc_no'?: string | null
  /** 状态 */
  'transfer.transfer_state'?: string | null
  /** 调出仓 */
  'transfer.out_wh_id'?: string | null
  /** 调入仓 */
  'transfer.in_wh_id'?: string | null
  /** 编号 */
  'transfer.id'?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 单位成本：库存货值 ÷ 有成本的结存数量；没有结存时取最近一个有成本的批次 */
  'cost.unit_cost'?: string | null
  /** 本位币 */
  'cost.currency'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
  /** 仓位 */
  'out_bin.code'?: string | null
  /** 仓位 */
  'in_bin.code'?: string | null
}

export interface TransferItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface TransferItemAdd {
  /** 本地SKU */
  sku_id: string
  /** 品质 */
  condition?: StockConditionValue | (string & {}) | null
  /** 批次 */
  lot?: string | null
  /** 调出仓位：不填：仓库的默认仓位 */
  out_bin_id?: string | null
  /** 调入仓位：不填：仓库的默认仓位 */
  in_bin_id?: string | null
  /** 数量 */
  quantity: number
  /** 出库数 */
  out_qty?: number | null
  /** 本次入库 */
  now_qty?: number | null
  /** 备注 */
  remark?: string | null
}

export interface TransferItemEdit {
  /** 本地SKU */
  sku_id?: string | null
  /** 品质 */
  condition?: StockConditionValue | (string & {}) | null
  /** 批次 */
  lot?: string | null
  /** 调出仓位：不填：仓库的默认仓位 */
  out_bin_id?: string | null
  /** 调入仓位：不填：仓库的默认仓位 */
  in_bin_id?: string | null
  /** 数量 */
  quantity?: number | null
  /** 出库数 */
  out_qty?: number | null
  /** 本次入库 */
  now_qty?: number | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
