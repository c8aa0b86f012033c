/**
 * 订单商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/order_item.json: edit that, not this file.
 */
import type { CurrencyAllValue, OrderStatusValue } from '../enums'

/** 订单商品 */
export interface OrderItemRow {
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
  order_item_id?: string | null
  /** 同款序号 */
  occurrence?: number
  /** 商家订单号 */
  merchant_order_id?: string | null
  /** 下单时间 */
  purchase_at?: string
  /** 下单日期 */
  purchase_day?: string
  /** 更新时间 */
  updated_at?: string | null
  /** 订单状态 */
  order_status?: OrderStatusValue | (string & {})
  /** 配送方式 */
  fulfillment?: string | null
  /** 销售渠道 */
  sales_channel?: string | null
  /** 订单渠道 */
  order_channel?: string | null
  /** 物流等级 */
  ship_level?: string | null
  /** 商品标题 */
  title?: string | null
  /** MSKU */
  msku?: string
  /** 报告里的SKU：报告在 SKU 一栏写的不是 MSKU（FNSKU、ASIN 或 Amazon.Found.<ASIN>）时，这里保留原文；MSKU 是按它找到的商品，找不到的是“未识别” */
  file_sku?: string | null
  /** ASIN */
  asin?: string | null
  /** 商品状态 */
  item_status?: OrderStatusValue | (string & {}) | null
  /** 数量 */
  quantity?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 商品金额 */
  item_price?: string | null
  /** 商品税 */
  item_tax?: string | null
  /** 运费 */
  shipping_price?: string | null
  /** 运费税 */
  shipping_tax?: string | null
  /** 包装费 */
  gift_wrap_price?: string | null
  /** 包装税 */
  gift_wrap_tax?: string | null
  /** 商品折扣 */
  item_discount?: string | null
  /** 运费折扣 */
  ship_discount?: string | null
  /** 城市 */
  ship_city?: string | null
  /** 州/省 */
  ship_state?: string | null
  /** 邮编 */
  ship_postal?: string | null
  /** 国家 */
  ship_country?: string | null
  /** 促销编号 */
  promotion_ids?: string | null
  /** 企业订单 */
  business_order?: boolean | null
  /** 采购单号 */
  purchase_order?: string | null
  /** 价格类型 */
  price_designation?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 库存池：留空时按卖家账号与站点所属的物流网络归入；同一池的店铺共用一份 FBA 库存 */
  'shop.pool_id'?: string | null
  /** 店铺负责人 */
  'shop.owner'?: string | null
  /** 部门 */
  'shop.dept_name'?: string | null
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
  /** 销售组长 */
  'product.leader'?: string | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  'product.specialist'?: string | null
  /** 销售助理 */
  'product.assistant'?: string | null
  /** 开发专员 */
  'product.developer'?: string | null
  /** 标签 */
  'product.tags'?: string[] | null
  /** 关注人：在「产品表现」里关注了它的人 */
  'product.followers'?: string[] | null
  /** 分类：今天有效的配对里第一个本地SKU的分类 */
  'product.category_id'?: string | null
  /** 品牌：今天有效的配对里第一个本地SKU的品牌 */
  'product.brand_id'?: string | null
  /** 主SKU：今天有效的配对里第一个本地SKU的主SKU */
  'product.spu_id'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
  /** 销售组长 */
  'then.leader'?: string | null
  /** 销售专员 */
  'then.specialist'?: string | null
  /** 销售助理 */
  'then.assistant'?: string | null
  /** 开发专员 */
  'then.developer'?: string | null
}

export interface OrderItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
