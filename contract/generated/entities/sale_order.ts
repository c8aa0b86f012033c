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
  /** 标签 */
  'said.tags'?: string[] | null
  /** 备注 */
  'said.note'?: string | null
  /** 图片 */
  'profit.image'?: string | null
  /** 标题 */
  'profit.title'?: string | null
  /** 品名 */
  'profit.product_name'?: string | null
  /** 销量 */
  'profit.quantity'?: number | null
  'profit.quantity.prev'?: string | number | null
  'profit.quantity.delta'?: string | number | null
  'profit.quantity.rate'?: string | number | null
  'profit.quantity.lastYear'?: string | number | null
  'profit.quantity.lastYearDelta'?: string | number | null
  'profit.quantity.lastYearRate'?: string | number | null
  'profit.quantity.trend'?: (number | null)[] | null
  'profit.quantity.trendTo'?: string | null
  /** 已入账销量 */
  'profit.posted_quantity'?: number | null
  'profit.posted_quantity.prev'?: string | number | null
  'profit.posted_quantity.delta'?: string | number | null
  'profit.posted_quantity.rate'?: string | number | null
  'profit.posted_quantity.lastYear'?: string | number | null
  'profit.posted_quantity.lastYearDelta'?: string | number | null
  'profit.posted_quantity.lastYearRate'?: string | number | null
  'profit.posted_quantity.trend'?: (number | null)[] | null
  'profit.posted_quantity.trendTo'?: string | null
  /** 订单量：空：没有订单能承担的广告费与仓储费 */
  'profit.orders'?: number | null
  'profit.orders.prev'?: string | number | null
  'profit.orders.delta'?: string | number | null
  'profit.orders.rate'?: string | number | null
  'profit.orders.lastYear'?: string | number | null
  'profit.orders.lastYearDelta'?: string | number | null
  'profit.orders.lastYearRate'?: string | number | null
  'profit.orders.trend'?: (number | null)[] | null
  'profit.orders.trendTo'?: string | null
  /** 商品销售额：已入账的取交易，其余取订单报告的商品金额；待付款的订单没有金额，按最近入账的均价预估 */
  'profit.product_sales'?: string | null
  'profit.product_sales.prev'?: string | number | null
  'profit.product_sales.delta'?: string | number | null
  'profit.product_sales.rate'?: string | number | null
  'profit.product_sales.lastYear'?: string | number | null
  'profit.product_sales.lastYearDelta'?: string | number | null
  'profit.product_sales.lastYearRate'?: string | number | null
  'profit.product_sales.trend'?: (number | null)[] | null
  'profit.product_sales.trendTo'?: string | null
  /** 促销折扣：已入账的取交易，其余取订单报告的商品折扣 */
  'profit.promotion'?: string | null
  'profit.promotion.prev'?: string | number | null
  'profit.promotion.delta'?: string | number | null
  'profit.promotion.rate'?: string | number | null
  'profit.promotion.lastYear'?: string | number | null
  'profit.promotion.lastYearDelta'?: string | number | null
  'profit.promotion.lastYearRate'?: string | number | null
  'profit.promotion.trend'?: (number | null)[] | null
  'profit.promotion.trendTo'?: string | null
  /** 其他收入：只有入账的：买家运费、包装费与赔偿等 */
  'profit.other_income'?: string | null
  'profit.other_income.prev'?: string | number | null
  'profit.other_income.delta'?: string | number | null
  'profit.other_income.rate'?: string | number | null
  'profit.other_income.lastYear'?: string | number | null
  'profit.other_income.lastYearDelta'?: string | number | null
  'profit.other_income.lastYearRate'?: string | number | null
  'profit.other_income.trend'?: (number | null)[] | null
  'profit.other_income.trendTo'?: string | null
  /** 平台佣金：未入账的按费用预览的佣金比例，没有费用预览的按最近 90 天入账的比例预估 */
  'profit.commission'?: string | null
  'profit.commission.prev'?: string | number | null
  'profit.commission.delta'?: string | number | null
  'profit.commission.rate'?: string | number | null
  'profit.commission.lastYear'?: string | number | null
  'profit.commission.lastYearDelta'?: string | number | null
  'profit.commission.lastYearRate'?: string | number | null
  'profit.commission.trend'?: (number | null)[] | null
  'profit.commission.trendTo'?: string | null
  /** FBA配送费：未入账的 FBA 订单按费用预览的每件配送费，没有费用预览的按最近 90 天入账的每件配送费预估 */
  'profit.fba_fee'?: string | null
  'profit.fba_fee.prev'?: string | number | null
  'profit.fba_fee.delta'?: string | number | null
  'profit.fba_fee.rate'?: string | number | null
  'profit.fba_fee.lastYear'?: string | number | null
  'profit.fba_fee.lastYearDelta'?: string | number | null
  'profit.fba_fee.lastYearRate'?: string | number | null
  'profit.fba_fee.trend'?: (number | null)[] | null
  'profit.fba_fee.trendTo'?: string | null
  /** 退款：这些订单已经入账的退款（含佣金返还等）；未入账的订单按最近 90 天退款占销售额的比例预估 */
  'profit.refund'?: string | null
  'profit.refund.prev'?: string | number | null
  'profit.refund.delta'?: string | number | null
  'profit.refund.rate'?: string | number | null
  'profit.refund.lastYear'?: string | number | null
  'profit.refund.lastYearDelta'?: string | number | null
  'profit.refund.lastYearRate'?: string | number | null
  'profit.refund.trend'?: (number | null)[] | null
  'profit.refund.trendTo'?: string | null
  /** 税费：只有入账的 */
  'profit.tax'?: string | null
  'profit.tax.prev'?: string | number | null
  'profit.tax.delta'?: string | number | null
  'profit.tax.rate'?: string | number | null
  'profit.tax.lastYear'?: string | number | null
  'profit.tax.lastYearDelta'?: string | number | null
  'profit.tax.lastYearRate'?: string | number | null
  'profit.tax.trend'?: (number | null)[] | null
  'profit.tax.trendTo'?: string | null
  /** 其他费用：只有入账的：交易里属于这些订单的其他扣费 */
  'profit.other_fee'?: string | null
  'profit.other_fee.prev'?: string | number | null
  'profit.other_fee.delta'?: string | number | null
  'profit.other_fee.rate'?: string | number | null
  'profit.other_fee.lastYear'?: string | number | null
  'profit.other_fee.lastYearDelta'?: string | number | null
  'profit.other_fee.lastYearRate'?: string | number | null
  'profit.other_fee.trend'?: (number | null)[] | null
  'profit.other_fee.trendTo'?: string | null
  /** 广告费：当天推广商品报告的花费，同一 MSKU 当天的订单按件数分担；报告还没有到的日子按最近 30 天花费占销售额的比例预估 */
  'profit.ad_spend'?: string | null
  'profit.ad_spend.prev'?: string | number | null
  'profit.ad_spend.delta'?: string | number | null
  'profit.ad_spend.rate'?: string | number | null
  'profit.ad_spend.lastYear'?: string | number | null
  'profit.ad_spend.lastYearDelta'?: string | number | null
  'profit.ad_spend.lastYearRate'?: string | number | null
  'profit.ad_spend.trend'?: (number | null)[] | null
  'profit.ad_spend.trendTo'?: string | null
  /** 仓储费：当月月度仓储费报告，同一 MSKU 当月的订单按件数分担；报告还没有到的月份按最近一个月的每件仓储费预估 */
  'profit.storage_fee'?: string | null
  'profit.storage_fee.prev'?: string | number | null
  'profit.storage_fee.delta'?: string | number | null
  'profit.storage_fee.rate'?: string | number | null
  'profit.storage_fee.lastYear'?: string | number | null
  'profit.storage_fee.lastYearDelta'?: string | number | null
  'profit.storage_fee.lastYearRate'?: string | number | null
  'profit.storage_fee.trend'?: (number | null)[] | null
  'profit.storage_fee.trendTo'?: string | null
  /** 采购成本 */
  'profit.purchase_cost'?: string | null
  'profit.purchase_cost.prev'?: string | number | null
  'profit.purchase_cost.delta'?: string | number | null
  'profit.purchase_cost.rate'?: string | number | null
  'profit.purchase_cost.lastYear'?: string | number | null
  'profit.purchase_cost.lastYearDelta'?: string | number | null
  'profit.purchase_cost.lastYearRate'?: string | number | null
  'profit.purchase_cost.trend'?: (number | null)[] | null
  'profit.purchase_cost.trendTo'?: string | null
  /** 头程成本 */
  'profit.head_cost'?: string | null
  'profit.head_cost.prev'?: string | number | null
  'profit.head_cost.delta'?: string | number | null
  'profit.head_cost.rate'?: string | number | null
  'profit.head_cost.lastYear'?: string | number | null
  'profit.head_cost.lastYearDelta'?: string | number | null
  'profit.head_cost.lastYearRate'?: string | number | null
  'profit.head_cost.trend'?: (number | null)[] | null
  'profit.head_cost.trendTo'?: string | null
  /** 包材成本 */
  'profit.package_cost'?: string | null
  'profit.package_cost.prev'?: string | number | null
  'profit.package_cost.delta'?: string | number | null
  'profit.package_cost.rate'?: string | number | null
  'profit.package_cost.lastYear'?: string | number | null
  'profit.package_cost.lastYearDelta'?: string | number | null
  'profit.package_cost.lastYearRate'?: string | number | null
  'profit.package_cost.trend'?: (number | null)[] | null
  'profit.package_cost.trendTo'?: string | null
  /** 其他成本 */
  'profit.other_cost'?: string | null
  'profit.other_cost.prev'?: string | number | null
  'profit.other_cost.delta'?: string | number | null
  'profit.other_cost.rate'?: string | number | null
  'profit.other_cost.lastYear'?: string | number | null
  'profit.other_cost.lastYearDelta'?: string | number | null
  'profit.other_cost.lastYearRate'?: string | number | null
  'profit.other_cost.trend'?: (number | null)[] | null
  'profit.other_cost.trendTo'?: string | null
  /** 成本合计：销量 × 下单当月的单位成本：先取出库成本，没有的取商品成本（标准成本） */
  'profit.cost_total'?: string | null
  'profit.cost_total.prev'?: string | number | null
  'profit.cost_total.delta'?: string | number | null
  'profit.cost_total.rate'?: string | number | null
  'profit.cost_total.lastYear'?: string | number | null
  'profit.cost_total.lastYearDelta'?: string | number | null
  'profit.cost_total.lastYearRate'?: string | number | null
  'profit.cost_total.trend'?: (number | null)[] | null
  'profit.cost_total.trendTo'?: string | null
  /** 平台收支合计 */
  'profit.amount'?: string | null
  'profit.amount.prev'?: string | number | null
  'profit.amount.delta'?: string | number | null
  'profit.amount.rate'?: string | number | null
  'profit.amount.lastYear'?: string | number | null
  'profit.amount.lastYearDelta'?: string | number | null
  'profit.amount.lastYearRate'?: string | number | null
  'profit.amount.trend'?: (number | null)[] | null
  'profit.amount.trendTo'?: string | null
  /** 预估毛利：平台收支合计 + 成本合计（费用与成本为负）；有缺成本或缺费率的销量时偏高 */
  'profit.gross_profit'?: string | null
  'profit.gross_profit.prev'?: string | number | null
  'profit.gross_profit.delta'?: string | number | null
  'profit.gross_profit.rate'?: string | number | null
  'profit.gross_profit.lastYear'?: string | number | null
  'profit.gross_profit.lastYearDelta'?: string | number | null
  'profit.gross_profit.lastYearRate'?: string | number | null
  'profit.gross_profit.trend'?: (number | null)[] | null
  'profit.gross_profit.trendTo'?: string | null
  /** 预估毛利率 */
  'profit.gross_margin'?: string | null
  'profit.gross_margin.prev'?: string | number | null
  'profit.gross_margin.delta'?: string | number | null
  'profit.gross_margin.rate'?: string | number | null
  'profit.gross_margin.lastYear'?: string | number | null
  'profit.gross_margin.lastYearDelta'?: string | number | null
  'profit.gross_margin.lastYearRate'?: string | number | null
  'profit.gross_margin.trend'?: (number | null)[] | null
  'profit.gross_margin.trendTo'?: string | null
  /** ROI：预估毛利 ÷（采购成本 + 头程成本） */
  'profit.roi'?: string | null
  'profit.roi.prev'?: string | number | null
  'profit.roi.delta'?: string | number | null
  'profit.roi.rate'?: string | number | null
  'profit.roi.lastYear'?: string | number | null
  'profit.roi.lastYearDelta'?: string | number | null
  'profit.roi.lastYearRate'?: string | number | null
  'profit.roi.trend'?: (number | null)[] | null
  'profit.roi.trendTo'?: string | null
  /** 预估占比：预估金额 ÷ 全部收支金额（都取绝对值，不含成本）：全部入账、广告与仓储费报告到齐后为 0 */
  'profit.guess_rate'?: string | null
  'profit.guess_rate.prev'?: string | number | null
  'profit.guess_rate.delta'?: string | number | null
  'profit.guess_rate.rate'?: string | number | null
  'profit.guess_rate.lastYear'?: string | number | null
  'profit.guess_rate.lastYearDelta'?: string | number | null
  'profit.guess_rate.lastYearRate'?: string | number | null
  'profit.guess_rate.trend'?: (number | null)[] | null
  'profit.guess_rate.trendTo'?: string | null
  /** 其中预估：销售额 */
  'profit.sales_guess'?: string | null
  'profit.sales_guess.prev'?: string | number | null
  'profit.sales_guess.delta'?: string | number | null
  'profit.sales_guess.rate'?: string | number | null
  'profit.sales_guess.lastYear'?: string | number | null
  'profit.sales_guess.lastYearDelta'?: string | number | null
  'profit.sales_guess.lastYearRate'?: string | number | null
  'profit.sales_guess.trend'?: (number | null)[] | null
  'profit.sales_guess.trendTo'?: string | null
  /** 其中预估：促销折扣 */
  'profit.promotion_guess'?: string | null
  'profit.promotion_guess.prev'?: string | number | null
  'profit.promotion_guess.delta'?: string | number | null
  'profit.promotion_guess.rate'?: string | number | null
  'profit.promotion_guess.lastYear'?: string | number | null
  'profit.promotion_guess.lastYearDelta'?: string | number | null
  'profit.promotion_guess.lastYearRate'?: string | number | null
  'profit.promotion_guess.trend'?: (number | null)[] | null
  'profit.promotion_guess.trendTo'?: string | null
  /** 其中预估：佣金 */
  'profit.commission_guess'?: string | null
  'profit.commission_guess.prev'?: string | number | null
  'profit.commission_guess.delta'?: string | number | null
  'profit.commission_guess.rate'?: string | number | null
  'profit.commission_guess.lastYear'?: string | number | null
  'profit.commission_guess.lastYearDelta'?: string | number | null
  'profit.commission_guess.lastYearRate'?: string | number | null
  'profit.commission_guess.trend'?: (number | null)[] | null
  'profit.commission_guess.trendTo'?: string | null
  /** 其中预估：FBA配送费 */
  'profit.fba_guess'?: string | null
  'profit.fba_guess.prev'?: string | number | null
  'profit.fba_guess.delta'?: string | number | null
  'profit.fba_guess.rate'?: string | number | null
  'profit.fba_guess.lastYear'?: string | number | null
  'profit.fba_guess.lastYearDelta'?: string | number | null
  'profit.fba_guess.lastYearRate'?: string | number | null
  'profit.fba_guess.trend'?: (number | null)[] | null
  'profit.fba_guess.trendTo'?: string | null
  /** 其中预估：退款 */
  'profit.refund_guess'?: string | null
  'profit.refund_guess.prev'?: string | number | null
  'profit.refund_guess.delta'?: string | number | null
  'profit.refund_guess.rate'?: string | number | null
  'profit.refund_guess.lastYear'?: string | number | null
  'profit.refund_guess.lastYearDelta'?: string | number | null
  'profit.refund_guess.lastYearRate'?: string | number | null
  'profit.refund_guess.trend'?: (number | null)[] | null
  'profit.refund_guess.trendTo'?: string | null
  /** 其中预估：广告费 */
  'profit.ad_guess'?: string | null
  'profit.ad_guess.prev'?: string | number | null
  'profit.ad_guess.delta'?: string | number | null
  'profit.ad_guess.rate'?: string | number | null
  'profit.ad_guess.lastYear'?: string | number | null
  'profit.ad_guess.lastYearDelta'?: string | number | null
  'profit.ad_guess.lastYearRate'?: string | number | null
  'profit.ad_guess.trend'?: (number | null)[] | null
  'profit.ad_guess.trendTo'?: string | null
  /** 其中预估：仓储费 */
  'profit.storage_guess'?: string | null
  'profit.storage_guess.prev'?: string | number | null
  'profit.storage_guess.delta'?: string | number | null
  'profit.storage_guess.rate'?: string | number | null
  'profit.storage_guess.lastYear'?: string | number | null
  'profit.storage_guess.lastYearDelta'?: string | number | null
  'profit.storage_guess.lastYearRate'?: string | number | null
  'profit.storage_guess.trend'?: (number | null)[] | null
  'profit.storage_guess.trendTo'?: string | null
  /** 预估金额（绝对值） */
  'profit.guess_size'?: string | null
  'profit.guess_size.prev'?: string | number | null
  'profit.guess_size.delta'?: string | number | null
  'profit.guess_size.rate'?: string | number | null
  'profit.guess_size.lastYear'?: string | number | null
  'profit.guess_size.lastYearDelta'?: string | number | null
  'profit.guess_size.lastYearRate'?: string | number | null
  'profit.guess_size.trend'?: (number | null)[] | null
  'profit.guess_size.trendTo'?: string | null
  /** 全部金额（绝对值） */
  'profit.whole_size'?: string | null
  'profit.whole_size.prev'?: string | number | null
  'profit.whole_size.delta'?: string | number | null
  'profit.whole_size.rate'?: string | number | null
  'profit.whole_size.lastYear'?: string | number | null
  'profit.whole_size.lastYearDelta'?: string | number | null
  'profit.whole_size.lastYearRate'?: string | number | null
  'profit.whole_size.trend'?: (number | null)[] | null
  'profit.whole_size.trendTo'?: string | null
  /** 缺费率销量：未入账、费用预览没有这个 MSKU、最近 90 天也没有入账的件数：佣金与配送费没有预估 */
  'profit.unrated_quantity'?: number | null
  'profit.unrated_quantity.prev'?: string | number | null
  'profit.unrated_quantity.delta'?: string | number | null
  'profit.unrated_quantity.rate'?: string | number | null
  'profit.unrated_quantity.lastYear'?: string | number | null
  'profit.unrated_quantity.lastYearDelta'?: string | number | null
  'profit.unrated_quantity.lastYearRate'?: string | number | null
  'profit.unrated_quantity.trend'?: (number | null)[] | null
  'profit.unrated_quantity.trendTo'?: string | null
  /** 缺成本销量：当月没有生效成本（或没有汇率可换算）的件数 */
  'profit.uncosted_quantity'?: number | null
  'profit.uncosted_quantity.prev'?: string | number | null
  'profit.uncosted_quantity.delta'?: string | number | null
  'profit.uncosted_quantity.rate'?: string | number | null
  'profit.uncosted_quantity.lastYear'?: string | number | null
  'profit.uncosted_quantity.lastYearDelta'?: string | number | null
  'profit.uncosted_quantity.lastYearRate'?: string | number | null
  'profit.uncosted_quantity.trend'?: (number | null)[] | null
  'profit.uncosted_quantity.trendTo'?: string | null
  /** 标准成本销量：采购成本取自商品成本（标准成本）的件数 */
  'profit.standard_quantity'?: number | null
  'profit.standard_quantity.prev'?: string | number | null
  'profit.standard_quantity.delta'?: string | number | null
  'profit.standard_quantity.rate'?: string | number | null
  'profit.standard_quantity.lastYear'?: string | number | null
  'profit.standard_quantity.lastYearDelta'?: string | number | null
  'profit.standard_quantity.lastYearRate'?: string | number | null
  'profit.standard_quantity.trend'?: (number | null)[] | null
  'profit.standard_quantity.trendTo'?: string | null
  /** 退回件数 */
  'back.returned'?: number | null
  'back.returned.prev'?: string | number | null
  'back.returned.delta'?: string | number | null
  'back.returned.rate'?: string | number | null
  'back.returned.lastYear'?: string | number | null
  'back.returned.lastYearDelta'?: string | number | null
  'back.returned.lastYearRate'?: string | number | null
  'back.returned.trend'?: (number | null)[] | null
  'back.returned.trendTo'?: string | null
  /** 退款件数 */
  'back.refunded'?: number | null
  'back.refunded.prev'?: string | number | null
  'back.refunded.delta'?: string | number | null
  'back.refunded.rate'?: string | number | null
  'back.refunded.lastYear'?: string | number | null
  'back.refunded.lastYearDelta'?: string | number | null
  'back.refunded.lastYearRate'?: string | number | null
  'back.refunded.trend'?: (number | null)[] | null
  'back.refunded.trendTo'?: string | null
  /** 差额：退回件数 − 退款件数；两边都有才计算 */
  'back.difference'?: number | null
  'back.difference.prev'?: string | number | null
  'back.difference.delta'?: string | number | null
  'back.difference.rate'?: string | number | null
  'back.difference.lastYear'?: string | number | null
  'back.difference.lastYearDelta'?: string | number | null
  'back.difference.lastYearRate'?: string | number | null
  'back.difference.trend'?: (number | null)[] | null
  'back.difference.trendTo'?: string | null
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
