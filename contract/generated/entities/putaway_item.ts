/**
 * 上架商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/putaway_item.json: edit that, not this file.
 */
import type { PutawayItemSuggestWhyValue, StockConditionValue } from '../enums'

/** 上架商品 */
export interface PutawayItemRow {
  /** 编号 */
  id: string
  /** 上架单 */
  putaway_id?: string
  /** 仓库 */
  warehouse_id?: string
  /** 本地SKU */
  sku_id?: string
  /** 品质 */
  condition?: StockConditionValue | (string & {})
  /** 批次 */
  lot?: string
  /** 应上架 */
  qty?: number
  /** 已上架 */
  done_qty?: number
  /** 待上架 */
  open_qty?: number | null
  /** 推荐仓位 */
  suggest_bin_id?: string | null
  /** 推荐依据 */
  suggest_why?: PutawayItemSuggestWhyValue | (string & {}) | null
  /** 本次上架 */
  now_qty?: number | null
  /** 上架仓位：这次放到哪个仓位；一个商品放到几个仓位时分几次上架 */
  bin_id?: string | null
  /** 已放仓位：放到了哪些仓位，各多少 */
  put_bins?: string | null
  /** 上架单号 */
  'putaway.doc_no'?: string | null
  /** 状态 */
  'putaway.putaway_state'?: string | null
  /** 来源单 */
  'putaway.source_no'?: string | null
  /** 仓库 */
  'putaway.warehouse_id'?: string | null
  /** 操作人 */
  'putaway.operator'?: string | null
  /** 完成时间 */
  'putaway.finish_time'?: string | null
  /** 创建时间 */
  'putaway.create_time'?: string | null
  /** 编号 */
  'putaway.id'?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 条码：扫描时除本地SKU外也认这个条码 */
  'sku.barcode'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 仓位 */
  'suggest_bin.code'?: string | null
  /** 仓位 */
  'bin.code'?: string | null
}

export interface PutawayItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PutawayItemAdd {
  /** 本次上架 */
  now_qty?: number | null
  /** 上架仓位：这次放到哪个仓位；一个商品放到几个仓位时分几次上架 */
  bin_id?: string | null
}

export interface PutawayItemEdit {
  /** 本次上架 */
  now_qty?: number | null
  /** 上架仓位：这次放到哪个仓位；一个商品放到几个仓位时分几次上架 */
  bin_id?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
