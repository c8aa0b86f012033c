/**
 * 未发货订单明细：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/merchant_order.json: edit that, not this file.
 */
/** 未发货订单明细 */
export interface MerchantOrderRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 订单号 */
  order_id?: string
  /** 订单商品编号 */
  order_item_id?: string
  /** 下单时间 */
  purchase_at?: string
  /** 下单日期 */
  purchase_day?: string
  /** 付款时间 */
  paid_at?: string | null
  /** 承诺发货时间 */
  promise_at?: string | null
  /** MSKU */
  msku?: string
  /** 报告里的SKU：报告在 SKU 一栏写的不是 MSKU 时，这里保留原文 */
  file_sku?: string | null
  /** 商品标题 */
  title?: string | null
  /** 待发数量 */
  quantity?: number | null
  /** 物流等级 */
  ship_level?: string | null
  /** 收件人 */
  recipient?: string | null
  /** 电话 */
  phone?: string | null
  /** 地址1 */
  address1?: string | null
  /** 地址2 */
  address2?: string | null
  /** 地址3 */
  address3?: string | null
  /** 城市 */
  city?: string | null
  /** 州/省 */
  state?: string | null
  /** 邮编 */
  postal?: string | null
  /** 国家 */
  country?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
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
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
}

export interface MerchantOrderKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
