/**
 * 实时利润明细：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/order_profit.json: edit that, not this file.
 */
import type { CurrencyAllValue, OrderProfitStateValue, ShipToldValue } from '../enums'

/** 实时利润明细 */
export interface OrderProfitRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 订单号：空：没有订单能承担的广告费与仓储费 */
  order_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 下单日期 */
  order_day?: string
  /** 发货日期：空：还没有发货，也没有入账 */
  ship_day?: string | null
  /** 发货日来自 */
  ship_told?: ShipToldValue | (string & {}) | null
  /** 月份 */
  stat_month?: string
  /** 入账状态 */
  state?: OrderProfitStateValue | (string & {})
  /** 含预估：还有没有入账的件数，或广告费、仓储费报告还没有到 */
  is_open?: boolean | null
  /** 首次入账 */
  posted_from?: string | null
  /** 最近入账 */
  posted_to?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 销量 */
  quantity?: number | null
  /** 已入账销量 */
  posted_quantity?: number | null
  /** 商品销售额 */
  product_sales?: string | null
  /** 促销折扣 */
  promotion?: string | null
  /** 其他收入 */
  other_income?: string | null
  /** 平台佣金 */
  commission?: string | null
  /** FBA配送费 */
  fba_fee?: string | null
  /** 退款 */
  refund?: string | null
  /** 税费 */
  tax?: string | null
  /** 其他费用 */
  other_fee?: string | null
  /** 广告费 */
  ad_spend?: string | null
  /** 仓储费 */
  storage_fee?: string | null
  /** 已入账退款 */
  refund_posted?: string | null
  /** 预估毛利 */
  gross_profit?: string | null
  /** 自发货运费 */
  fbm_freight?: string | null
  /** 站外推广费 */
  off_site?: string | null
  /** 退货成本冲回 */
  returned_cost?: string | null
  /** 首次退回：这一单可再售的退货 */
  returned_from?: string | null
  /** 最近退回 */
  returned_to?: string | null
  /** 预估销售额 */
  sales_guess?: string | null
  /** 预估促销折扣 */
  promotion_guess?: string | null
  /** 预估佣金 */
  commission_guess?: string | null
  /** 预估FBA配送费 */
  fba_guess?: string | null
  /** 预估退款 */
  refund_guess?: string | null
  /** 预估广告费 */
  ad_guess?: string | null
  /** 预估仓储费 */
  storage_guess?: string | null
  /** 预估金额（绝对值） */
  guess_size?: string | null
  /** 全部金额（绝对值） */
  whole_size?: string | null
  /** 缺费率销量 */
  unrated_quantity?: number | null
  /** 缺成本销量 */
  uncosted_quantity?: number | null
  /** 标准成本销量 */
  standard_quantity?: number | null
  /** 采购成本 */
  purchase_cost?: string | null
  /** 头程成本 */
  head_cost?: string | null
  /** 包材成本 */
  package_cost?: string | null
  /** 其他成本 */
  other_cost?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 店铺负责人 */
  'shop.owner'?: string | null
  /** 部门 */
  'shop.dept_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
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
  /** 订单号 */
  'order.order_id'?: string | null
  /** 订单状态 */
  'order.state'?: string | null
  /** 店铺 */
  'order.shop_id'?: string | null
}

export interface OrderProfitKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
