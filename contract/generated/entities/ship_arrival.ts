/**
 * 货件到货：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/ship_arrival.json: edit that, not this file.
 */
/** 货件到货 */
export interface ShipArrivalRow {
  /** 编号 */
  id: string
  /** 批次商品 */
  item_id?: string
  /** 批次 */
  batch_id?: string
  /** 店铺 */
  shop_id?: string
  /** 库存池 */
  pool_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 发货日期 */
  ship_day?: string | null
  /** 发货数 */
  shipped_qty?: number
  /** 亚马逊已收 */
  arrived_qty?: number | null
  /** 在路上：发货数 − 亚马逊已收；签收的批次不再在路上 */
  open_qty?: number
  /** 开始签收 */
  first_day?: string | null
  /** 最近签收 */
  last_day?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** MSKU */
  'item.msku'?: string | null
  /** 批次号 */
  'batch.batch_no'?: string | null
  /** 货件编号：亚马逊后台的货件编号，如 FBA15ABC1234 */
  'batch.shipment_id'?: string | null
  /** 运输方式 */
  'batch.transport_mode'?: string | null
  /** 目的运营中心 */
  'batch.destination_fc'?: string | null
  /** 发货状态 */
  'batch.fba_ship_status'?: string | null
  /** 编号 */
  'batch.id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
}

export interface ShipArrivalKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
