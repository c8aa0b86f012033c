/**
 * 商品的FBA库存：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/sku_fba.json: edit that, not this file.
 */
/** 商品的FBA库存 */
export interface SkuFbaRow {
  /** 编号 */
  id: string
  /** 本地SKU */
  sku_id?: string
  /** 库存池 */
  pool_id?: string
  /** 在售店铺 */
  shop_ids?: string[] | null
  /** 快照日期 */
  stat_date?: string
  /** FBA可售 */
  sellable_qty?: number | null
  /** FBA预留 */
  reserved_qty?: number | null
  /** FBA不可售 */
  unsellable_qty?: number | null
  /** FBA在仓 */
  warehouse_qty?: number | null
  /** FBA在途 */
  inbound_qty?: number | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 在库良品 */
  'sku.good_qty'?: number | null
  /** 锁定 */
  'sku.held_qty'?: number | null
  /** 调拨在途 */
  'sku.transit_qty'?: number | null
  /** 发往FBA：已发货、还没有签收的批次里的数量 */
  'sku.sent_qty'?: number | null
  /** 采购在途：已下单、还没有入库的数量 */
  'sku.onway_qty'?: number | null
  /** 编号 */
  'sku.id'?: string | null
  /** 库存池 */
  'pool.name'?: string | null
  /** 卖家账号 */
  'pool.account_name'?: string | null
  /** 物流网络 */
  'pool.network'?: string | null
}

export interface SkuFbaKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
