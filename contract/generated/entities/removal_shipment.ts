/**
 * 移除货件：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/removal_shipment.json: edit that, not this file.
 */
import type { DispositionValue, RemovalTypeValue } from '../enums'

/** 移除货件 */
export interface RemovalShipmentRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 申请时间 */
  request_at?: string | null
  /** 移除订单号 */
  order_id?: string
  /** 发货时间 */
  ship_at?: string
  /** 发货日期 */
  ship_day?: string
  /** 同款序号 */
  occurrence?: number
  /** MSKU */
  msku?: string
  /** 报告里的SKU：报告在 SKU 一栏写的不是 MSKU（FNSKU、ASIN 或 Amazon.Found.<ASIN>）时，这里保留原文；MSKU 是按它找到的商品，找不到的是“未识别” */
  file_sku?: string | null
  /** FNSKU */
  fnsku?: string | null
  /** 库存属性 */
  disposition?: DispositionValue | (string & {}) | null
  /** 发货数量 */
  shipped_qty?: number | null
  /** 承运商 */
  carrier?: string | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 移除类型 */
  removal_type?: RemovalTypeValue | (string & {}) | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 库存池：留空时按卖家账号与站点所属的物流网络归入；同一池的店铺共用一份 FBA 库存 */
  'shop.pool_id'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 文件名 */
  'import.file_name'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 父ASIN */
  'product.parent_asin'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
}

export interface RemovalShipmentKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
