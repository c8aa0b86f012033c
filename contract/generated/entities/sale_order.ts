/**
 * 订单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/sale_order.json: edit that, not this file.
 */
import type { CurrencyAllValue, FulfillValue, OrderStatusValue, SaleOrderStateValue } from '../enums'

/** 订单 */
export interface SaleOrderRow {
  /** 店铺 */
  shop_id: string
  /** 订单号 */
  order_id: string
  /** 下单时间 */
  purchase_at?: string
  /** 下单日期 */
  purchase_day?: string
  /** 更新时间 */
  updated_at?: string | null
  /** 订单状态 */
  state?: SaleOrderStateValue | (string & {})
  /** 亚马逊状态 */
  order_status?: OrderStatusValue | (string & {})
  /** 配送方式 */
  fulfillment?: FulfillValue | (string & {}) | null
  /** 销售渠道 */
  sales_channel?: string | null
  /** 物流等级 */
  ship_level?: string | null
  /** MSKU：多款商品时为第一款 */
  msku?: string | null
  /** 商品标题 */
  title?: string | null
  /** 商品行数 */
  item_count?: number | null
  /** 下单数量：未发货的也算；已取消的在报告里为 0 */
  quantity?: number | null
  /** 已发数量：报告里状态为已发货的商品行 */
  shipped_quantity?: number | null
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
  /** 订单金额：商品、运费、包装及其税，减去折扣 */
  order_amount?: string | null
  /** 退货件数：FBA 买家退货报告里的件数 */
  returned_qty?: number | null
  /** 已退款：已经入账的退款，减去一同退还的佣金 */
  refund_posted?: string | null
  /** 商品销售额：已入账的取交易，其余取订单报告 */
  sales_amount?: string | null
  /** 佣金：已入账的取交易，其余预估 */
  commission?: string | null
  /** FBA配送费：已入账的取交易，其余预估 */
  fba_fee?: string | null
  /** 采购成本：下单当月的单位成本 × 件数：先取出库成本，没有的取商品成本 */
  purchase_cost?: string | null
  /** 头程成本 */
  head_cost?: string | null
  /** 毛利润：与「实时利润」同一口径：已入账的取交易，其余预估；含广告与仓储费的分担 */
  gross_profit?: string | null
  /** 毛利率 */
  gross_margin?: string | null
  /** 收件国 */
  ship_country?: string | null
  /** 州/省 */
  ship_state?: string | null
  /** 城市 */
  ship_city?: string | null
  /** 企业订单 */
  business_order?: boolean | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  note?: string | null
  /** 标签 */
  'tag.name'?: string | null
  /** 编号 */
  'tag.id'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 发货时间 */
  'parcel.ship_at'?: string | null
  /** 发货日期 */
  'parcel.ship_day'?: string | null
  /** 承运商 */
  'parcel.carrier'?: string | null
  /** 跟踪号 */
  'parcel.tracking_no'?: string | null
  /** 预计送达 */
  'parcel.arrival_at'?: string | null
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
  /** 分类：今天有效的配对里第一个本地SKU的分类 */
  'product.category_id'?: string | null
  /** 品牌：今天有效的配对里第一个本地SKU的品牌 */
  'product.brand_id'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
  /** 标签 */
  'said.tags'?: string[] | null
  /** 备注 */
  'said.note'?: string | null
}

export interface SaleOrderKey {
  /** 店铺 */
  shop_id: string
  /** 订单号 */
  order_id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SaleOrderAdd {
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  note?: string | null
}

export interface SaleOrderEdit {
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  note?: string | null
  /** 店铺 */
  shop_id: string
  /** 订单号 */
  order_id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
