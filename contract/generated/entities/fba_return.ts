/**
 * FBA买家退货：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/fba_return.json: edit that, not this file.
 */
import type { DispositionValue, ReturnReasonValue, ReturnStateValue } from '../enums'

/** FBA买家退货 */
export interface FbaReturnRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 退货时间 */
  return_at?: string
  /** 退货日期：亚马逊收到退货的日期，按站点当地时间 */
  return_day?: string
  /** 订单号 */
  order_id?: string
  /** MSKU */
  msku?: string
  /** 报告里的SKU：报告在 SKU 一栏写的不是 MSKU（FNSKU、ASIN 或 Amazon.Found.<ASIN>）时，这里保留原文；MSKU 是按它找到的商品，找不到的是“未识别” */
  file_sku?: string | null
  /** ASIN */
  asin?: string | null
  /** FNSKU */
  fnsku?: string | null
  /** 商品标题 */
  title?: string | null
  /** 退货数量 */
  quantity?: number | null
  /** 运营中心 */
  fulfillment_center?: string | null
  /** 库存属性 */
  disposition?: DispositionValue | (string & {}) | null
  /** 退货原因 */
  return_reason?: ReturnReasonValue | (string & {}) | null
  /** 状态 */
  return_state?: ReturnStateValue | (string & {}) | null
  /** LPN号 */
  lpn?: string | null
  /** 买家评论 */
  comments?: string | null
  /** 备注 */
  note?: string | null
  /** 索赔号：由类型与来源的编号组成，不会变 */
  'claim.claim_title'?: string | null
  /** 状态 */
  'claim.claim_state'?: string | null
  /** Case编号 */
  'claim.case_id'?: string | null
  /** 赔偿基准 */
  'claim.basis'?: string | null
  /** 可申请起 */
  'claim.claim_from'?: string | null
  /** 申请截止 */
  'claim.deadline'?: string | null
  /** 预计币种 */
  'claim.currency'?: string | null
  /** 预计金额：每件金额 × 还差数量；多收费用与赔偿低于成本的为差额合计 */
  'claim.est_amount'?: string | null
  /** 已赔数量：赔偿报告里对得上的：先按 Case，再按原因、商品与日期先后 */
  'claim.reimbursed_qty'?: number | null
  /** 实赔币种 */
  'claim.paid_currency'?: string | null
  /** 实赔金额：赔偿报告里对得上的金额，撤回的已减去 */
  'claim.actual_amount'?: string | null
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
  /** 订单号 */
  'order.order_id'?: string | null
  /** 下单时间 */
  'order.purchase_at'?: string | null
  /** 币种 */
  'order.currency'?: string | null
  /** 商品金额 */
  'order.item_price'?: string | null
  /** 店铺 */
  'order.shop_id'?: string | null
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
  /** 备注 */
  'said.note'?: string | null
  /** 图片 */
  'posted.image'?: string | null
  /** 标题 */
  'posted.title'?: string | null
  /** 品名 */
  'posted.product_name'?: string | null
  /** 销量 */
  'posted.quantity'?: number | null
  'posted.quantity.prev'?: string | number | null
  'posted.quantity.delta'?: string | number | null
  'posted.quantity.rate'?: string | number | null
  'posted.quantity.lastYear'?: string | number | null
  'posted.quantity.lastYearDelta'?: string | number | null
  'posted.quantity.lastYearRate'?: string | number | null
  'posted.quantity.trend'?: (number | null)[] | null
  'posted.quantity.trendTo'?: string | null
  /** 已入账销量 */
  'posted.posted_quantity'?: number | null
  'posted.posted_quantity.prev'?: string | number | null
  'posted.posted_quantity.delta'?: string | number | null
  'posted.posted_quantity.rate'?: string | number | null
  'posted.posted_quantity.lastYear'?: string | number | null
  'posted.posted_quantity.lastYearDelta'?: string | number | null
  'posted.posted_quantity.lastYearRate'?: string | number | null
  'posted.posted_quantity.trend'?: (number | null)[] | null
  'posted.posted_quantity.trendTo'?: string | null
  /** 订单量：空：没有订单能承担的广告费与仓储费 */
  'posted.orders'?: number | null
  'posted.orders.prev'?: string | number | null
  'posted.orders.delta'?: string | number | null
  'posted.orders.rate'?: string | number | null
  'posted.orders.lastYear'?: string | number | null
  'posted.orders.lastYearDelta'?: string | number | null
  'posted.orders.lastYearRate'?: string | number | null
  'posted.orders.trend'?: (number | null)[] | null
  'posted.orders.trendTo'?: string | null
  /** 商品销售额：已入账的取交易，其余取订单报告的商品金额；待付款的订单没有金额，按最近入账的均价预估 */
  'posted.product_sales'?: string | null
  'posted.product_sales.prev'?: string | number | null
  'posted.product_sales.delta'?: string | number | null
  'posted.product_sales.rate'?: string | number | null
  'posted.product_sales.lastYear'?: string | number | null
  'posted.product_sales.lastYearDelta'?: string | number | null
  'posted.product_sales.lastYearRate'?: string | number | null
  'posted.product_sales.trend'?: (number | null)[] | null
  'posted.product_sales.trendTo'?: string | null
  /** 促销折扣：已入账的取交易，其余取订单报告的商品折扣 */
  'posted.promotion'?: string | null
  'posted.promotion.prev'?: string | number | null
  'posted.promotion.delta'?: string | number | null
  'posted.promotion.rate'?: string | number | null
  'posted.promotion.lastYear'?: string | number | null
  'posted.promotion.lastYearDelta'?: string | number | null
  'posted.promotion.lastYearRate'?: string | number | null
  'posted.promotion.trend'?: (number | null)[] | null
  'posted.promotion.trendTo'?: string | null
  /** 其他收入：只有入账的：买家运费、包装费与赔偿等 */
  'posted.other_income'?: string | null
  'posted.other_income.prev'?: string | number | null
  'posted.other_income.delta'?: string | number | null
  'posted.other_income.rate'?: string | number | null
  'posted.other_income.lastYear'?: string | number | null
  'posted.other_income.lastYearDelta'?: string | number | null
  'posted.other_income.lastYearRate'?: string | number | null
  'posted.other_income.trend'?: (number | null)[] | null
  'posted.other_income.trendTo'?: string | null
  /** 平台佣金：未入账的按费用预览的佣金比例，没有费用预览的按最近 90 天入账的比例预估 */
  'posted.commission'?: string | null
  'posted.commission.prev'?: string | number | null
  'posted.commission.delta'?: string | number | null
  'posted.commission.rate'?: string | number | null
  'posted.commission.lastYear'?: string | number | null
  'posted.commission.lastYearDelta'?: string | number | null
  'posted.commission.lastYearRate'?: string | number | null
  'posted.commission.trend'?: (number | null)[] | null
  'posted.commission.trendTo'?: string | null
  /** FBA配送费：未入账的 FBA 订单按费用预览的每件配送费，没有费用预览的按最近 90 天入账的每件配送费预估 */
  'posted.fba_fee'?: string | null
  'posted.fba_fee.prev'?: string | number | null
  'posted.fba_fee.delta'?: string | number | null
  'posted.fba_fee.rate'?: string | number | null
  'posted.fba_fee.lastYear'?: string | number | null
  'posted.fba_fee.lastYearDelta'?: string | number | null
  'posted.fba_fee.lastYearRate'?: string | number | null
  'posted.fba_fee.trend'?: (number | null)[] | null
  'posted.fba_fee.trendTo'?: string | null
  /** 退款：这些订单已经入账的退款（含佣金返还等）；未入账的订单按最近 90 天退款占销售额的比例预估 */
  'posted.refund'?: string | null
  'posted.refund.prev'?: string | number | null
  'posted.refund.delta'?: string | number | null
  'posted.refund.rate'?: string | number | null
  'posted.refund.lastYear'?: string | number | null
  'posted.refund.lastYearDelta'?: string | number | null
  'posted.refund.lastYearRate'?: string | number | null
  'posted.refund.trend'?: (number | null)[] | null
  'posted.refund.trendTo'?: string | null
  /** 税费：只有入账的 */
  'posted.tax'?: string | null
  'posted.tax.prev'?: string | number | null
  'posted.tax.delta'?: string | number | null
  'posted.tax.rate'?: string | number | null
  'posted.tax.lastYear'?: string | number | null
  'posted.tax.lastYearDelta'?: string | number | null
  'posted.tax.lastYearRate'?: string | number | null
  'posted.tax.trend'?: (number | null)[] | null
  'posted.tax.trendTo'?: string | null
  /** 其他费用：只有入账的：交易里属于这些订单的其他扣费 */
  'posted.other_fee'?: string | null
  'posted.other_fee.prev'?: string | number | null
  'posted.other_fee.delta'?: string | number | null
  'posted.other_fee.rate'?: string | number | null
  'posted.other_fee.lastYear'?: string | number | null
  'posted.other_fee.lastYearDelta'?: string | number | null
  'posted.other_fee.lastYearRate'?: string | number | null
  'posted.other_fee.trend'?: (number | null)[] | null
  'posted.other_fee.trendTo'?: string | null
  /** 广告费：当天推广商品报告的花费，同一 MSKU 当天的订单按件数分担；报告还没有到的日子按最近 30 天花费占销售额的比例预估 */
  'posted.ad_spend'?: string | null
  'posted.ad_spend.prev'?: string | number | null
  'posted.ad_spend.delta'?: string | number | null
  'posted.ad_spend.rate'?: string | number | null
  'posted.ad_spend.lastYear'?: string | number | null
  'posted.ad_spend.lastYearDelta'?: string | number | null
  'posted.ad_spend.lastYearRate'?: string | number | null
  'posted.ad_spend.trend'?: (number | null)[] | null
  'posted.ad_spend.trendTo'?: string | null
  /** 仓储费：当月月度仓储费报告，同一 MSKU 当月的订单按件数分担；报告还没有到的月份按最近一个月的每件仓储费预估 */
  'posted.storage_fee'?: string | null
  'posted.storage_fee.prev'?: string | number | null
  'posted.storage_fee.delta'?: string | number | null
  'posted.storage_fee.rate'?: string | number | null
  'posted.storage_fee.lastYear'?: string | number | null
  'posted.storage_fee.lastYearDelta'?: string | number | null
  'posted.storage_fee.lastYearRate'?: string | number | null
  'posted.storage_fee.trend'?: (number | null)[] | null
  'posted.storage_fee.trendTo'?: string | null
  /** 采购成本 */
  'posted.purchase_cost'?: string | null
  'posted.purchase_cost.prev'?: string | number | null
  'posted.purchase_cost.delta'?: string | number | null
  'posted.purchase_cost.rate'?: string | number | null
  'posted.purchase_cost.lastYear'?: string | number | null
  'posted.purchase_cost.lastYearDelta'?: string | number | null
  'posted.purchase_cost.lastYearRate'?: string | number | null
  'posted.purchase_cost.trend'?: (number | null)[] | null
  'posted.purchase_cost.trendTo'?: string | null
  /** 头程成本 */
  'posted.head_cost'?: string | null
  'posted.head_cost.prev'?: string | number | null
  'posted.head_cost.delta'?: string | number | null
  'posted.head_cost.rate'?: string | number | null
  'posted.head_cost.lastYear'?: string | number | null
  'posted.head_cost.lastYearDelta'?: string | number | null
  'posted.head_cost.lastYearRate'?: string | number | null
  'posted.head_cost.trend'?: (number | null)[] | null
  'posted.head_cost.trendTo'?: string | null
  /** 包材成本 */
  'posted.package_cost'?: string | null
  'posted.package_cost.prev'?: string | number | null
  'posted.package_cost.delta'?: string | number | null
  'posted.package_cost.rate'?: string | number | null
  'posted.package_cost.lastYear'?: string | number | null
  'posted.package_cost.lastYearDelta'?: string | number | null
  'posted.package_cost.lastYearRate'?: string | number | null
  'posted.package_cost.trend'?: (number | null)[] | null
  'posted.package_cost.trendTo'?: string | null
  /** 其他成本 */
  'posted.other_cost'?: string | null
  'posted.other_cost.prev'?: string | number | null
  'posted.other_cost.delta'?: string | number | null
  'posted.other_cost.rate'?: string | number | null
  'posted.other_cost.lastYear'?: string | number | null
  'posted.other_cost.lastYearDelta'?: string | number | null
  'posted.other_cost.lastYearRate'?: string | number | null
  'posted.other_cost.trend'?: (number | null)[] | null
  'posted.other_cost.trendTo'?: string | null
  /** 成本合计：销量 × 下单当月的单位成本：先取出库成本，没有的取商品成本（标准成本） */
  'posted.cost_total'?: string | null
  'posted.cost_total.prev'?: string | number | null
  'posted.cost_total.delta'?: string | number | null
  'posted.cost_total.rate'?: string | number | null
  'posted.cost_total.lastYear'?: string | number | null
  'posted.cost_total.lastYearDelta'?: string | number | null
  'posted.cost_total.lastYearRate'?: string | number | null
  'posted.cost_total.trend'?: (number | null)[] | null
  'posted.cost_total.trendTo'?: string | null
  /** 平台收支合计 */
  'posted.amount'?: string | null
  'posted.amount.prev'?: string | number | null
  'posted.amount.delta'?: string | number | null
  'posted.amount.rate'?: string | number | null
  'posted.amount.lastYear'?: string | number | null
  'posted.amount.lastYearDelta'?: string | number | null
  'posted.amount.lastYearRate'?: string | number | null
  'posted.amount.trend'?: (number | null)[] | null
  'posted.amount.trendTo'?: string | null
  /** 预估毛利：平台收支合计 + 成本合计（费用与成本为负）；有缺成本或缺费率的销量时偏高 */
  'posted.gross_profit'?: string | null
  'posted.gross_profit.prev'?: string | number | null
  'posted.gross_profit.delta'?: string | number | null
  'posted.gross_profit.rate'?: string | number | null
  'posted.gross_profit.lastYear'?: string | number | null
  'posted.gross_profit.lastYearDelta'?: string | number | null
  'posted.gross_profit.lastYearRate'?: string | number | null
  'posted.gross_profit.trend'?: (number | null)[] | null
  'posted.gross_profit.trendTo'?: string | null
  /** 预估毛利率 */
  'posted.gross_margin'?: string | null
  'posted.gross_margin.prev'?: string | number | null
  'posted.gross_margin.delta'?: string | number | null
  'posted.gross_margin.rate'?: string | number | null
  'posted.gross_margin.lastYear'?: string | number | null
  'posted.gross_margin.lastYearDelta'?: string | number | null
  'posted.gross_margin.lastYearRate'?: string | number | null
  'posted.gross_margin.trend'?: (number | null)[] | null
  'posted.gross_margin.trendTo'?: string | null
  /** ROI：预估毛利 ÷（采购成本 + 头程成本） */
  'posted.roi'?: string | null
  'posted.roi.prev'?: string | number | null
  'posted.roi.delta'?: string | number | null
  'posted.roi.rate'?: string | number | null
  'posted.roi.lastYear'?: string | number | null
  'posted.roi.lastYearDelta'?: string | number | null
  'posted.roi.lastYearRate'?: string | number | null
  'posted.roi.trend'?: (number | null)[] | null
  'posted.roi.trendTo'?: string | null
  /** 预估占比：预估金额 ÷ 全部收支金额（都取绝对值，不含成本）：全部入账、广告与仓储费报告到齐后为 0 */
  'posted.guess_rate'?: string | null
  'posted.guess_rate.prev'?: string | number | null
  'posted.guess_rate.delta'?: string | number | null
  'posted.guess_rate.rate'?: string | number | null
  'posted.guess_rate.lastYear'?: string | number | null
  'posted.guess_rate.lastYearDelta'?: string | number | null
  'posted.guess_rate.lastYearRate'?: string | number | null
  'posted.guess_rate.trend'?: (number | null)[] | null
  'posted.guess_rate.trendTo'?: string | null
  /** 其中预估：销售额 */
  'posted.sales_guess'?: string | null
  'posted.sales_guess.prev'?: string | number | null
  'posted.sales_guess.delta'?: string | number | null
  'posted.sales_guess.rate'?: string | number | null
  'posted.sales_guess.lastYear'?: string | number | null
  'posted.sales_guess.lastYearDelta'?: string | number | null
  'posted.sales_guess.lastYearRate'?: string | number | null
  'posted.sales_guess.trend'?: (number | null)[] | null
  'posted.sales_guess.trendTo'?: string | null
  /** 其中预估：促销折扣 */
  'posted.promotion_guess'?: string | null
  'posted.promotion_guess.prev'?: string | number | null
  'posted.promotion_guess.delta'?: string | number | null
  'posted.promotion_guess.rate'?: string | number | null
  'posted.promotion_guess.lastYear'?: string | number | null
  'posted.promotion_guess.lastYearDelta'?: string | number | null
  'posted.promotion_guess.lastYearRate'?: string | number | null
  'posted.promotion_guess.trend'?: (number | null)[] | null
  'posted.promotion_guess.trendTo'?: string | null
  /** 其中预估：佣金 */
  'posted.commission_guess'?: string | null
  'posted.commission_guess.prev'?: string | number | null
  'posted.commission_guess.delta'?: string | number | null
  'posted.commission_guess.rate'?: string | number | null
  'posted.commission_guess.lastYear'?: string | number | null
  'posted.commission_guess.lastYearDelta'?: string | number | null
  'posted.commission_guess.lastYearRate'?: string | number | null
  'posted.commission_guess.trend'?: (number | null)[] | null
  'posted.commission_guess.trendTo'?: string | null
  /** 其中预估：FBA配送费 */
  'posted.fba_guess'?: string | null
  'posted.fba_guess.prev'?: string | number | null
  'posted.fba_guess.delta'?: string | number | null
  'posted.fba_guess.rate'?: string | number | null
  'posted.fba_guess.lastYear'?: string | number | null
  'posted.fba_guess.lastYearDelta'?: string | number | null
  'posted.fba_guess.lastYearRate'?: string | number | null
  'posted.fba_guess.trend'?: (number | null)[] | null
  'posted.fba_guess.trendTo'?: string | null
  /** 其中预估：退款 */
  'posted.refund_guess'?: string | null
  'posted.refund_guess.prev'?: string | number | null
  'posted.refund_guess.delta'?: string | number | null
  'posted.refund_guess.rate'?: string | number | null
  'posted.refund_guess.lastYear'?: string | number | null
  'posted.refund_guess.lastYearDelta'?: string | number | null
  'posted.refund_guess.lastYearRate'?: string | number | null
  'posted.refund_guess.trend'?: (number | null)[] | null
  'posted.refund_guess.trendTo'?: string | null
  /** 其中预估：广告费 */
  'posted.ad_guess'?: string | null
  'posted.ad_guess.prev'?: string | number | null
  'posted.ad_guess.delta'?: string | number | null
  'posted.ad_guess.rate'?: string | number | null
  'posted.ad_guess.lastYear'?: string | number | null
  'posted.ad_guess.lastYearDelta'?: string | number | null
  'posted.ad_guess.lastYearRate'?: string | number | null
  'posted.ad_guess.trend'?: (number | null)[] | null
  'posted.ad_guess.trendTo'?: string | null
  /** 其中预估：仓储费 */
  'posted.storage_guess'?: string | null
  'posted.storage_guess.prev'?: string | number | null
  'posted.storage_guess.delta'?: string | number | null
  'posted.storage_guess.rate'?: string | number | null
  'posted.storage_guess.lastYear'?: string | number | null
  'posted.storage_guess.lastYearDelta'?: string | number | null
  'posted.storage_guess.lastYearRate'?: string | number | null
  'posted.storage_guess.trend'?: (number | null)[] | null
  'posted.storage_guess.trendTo'?: string | null
  /** 预估金额（绝对值） */
  'posted.guess_size'?: string | null
  'posted.guess_size.prev'?: string | number | null
  'posted.guess_size.delta'?: string | number | null
  'posted.guess_size.rate'?: string | number | null
  'posted.guess_size.lastYear'?: string | number | null
  'posted.guess_size.lastYearDelta'?: string | number | null
  'posted.guess_size.lastYearRate'?: string | number | null
  'posted.guess_size.trend'?: (number | null)[] | null
  'posted.guess_size.trendTo'?: string | null
  /** 全部金额（绝对值） */
  'posted.whole_size'?: string | null
  'posted.whole_size.prev'?: string | number | null
  'posted.whole_size.delta'?: string | number | null
  'posted.whole_size.rate'?: string | number | null
  'posted.whole_size.lastYear'?: string | number | null
  'posted.whole_size.lastYearDelta'?: string | number | null
  'posted.whole_size.lastYearRate'?: string | number | null
  'posted.whole_size.trend'?: (number | null)[] | null
  'posted.whole_size.trendTo'?: string | null
  /** 缺费率销量：未入账、费用预览没有这个 MSKU、最近 90 天也没有入账的件数：佣金与配送费没有预估 */
  'posted.unrated_quantity'?: number | null
  'posted.unrated_quantity.prev'?: string | number | null
  'posted.unrated_quantity.delta'?: string | number | null
  'posted.unrated_quantity.rate'?: string | number | null
  'posted.unrated_quantity.lastYear'?: string | number | null
  'posted.unrated_quantity.lastYearDelta'?: string | number | null
  'posted.unrated_quantity.lastYearRate'?: string | number | null
  'posted.unrated_quantity.trend'?: (number | null)[] | null
  'posted.unrated_quantity.trendTo'?: string | null
  /** 缺成本销量：当月没有生效成本（或没有汇率可换算）的件数 */
  'posted.uncosted_quantity'?: number | null
  'posted.uncosted_quantity.prev'?: string | number | null
  'posted.uncosted_quantity.delta'?: string | number | null
  'posted.uncosted_quantity.rate'?: string | number | null
  'posted.uncosted_quantity.lastYear'?: string | number | null
  'posted.uncosted_quantity.lastYearDelta'?: string | number | null
  'posted.uncosted_quantity.lastYearRate'?: string | number | null
  'posted.uncosted_quantity.trend'?: (number | null)[] | null
  'posted.uncosted_quantity.trendTo'?: string | null
  /** 标准成本销量：采购成本取自商品成本（标准成本）的件数 */
  'posted.standard_quantity'?: number | null
  'posted.standard_quantity.prev'?: string | number | null
  'posted.standard_quantity.delta'?: string | number | null
  'posted.standard_quantity.rate'?: string | number | null
  'posted.standard_quantity.lastYear'?: string | number | null
  'posted.standard_quantity.lastYearDelta'?: string | number | null
  'posted.standard_quantity.lastYearRate'?: string | number | null
  'posted.standard_quantity.trend'?: (number | null)[] | null
  'posted.standard_quantity.trendTo'?: string | null
}

export interface FbaReturnKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbaReturnAdd {
  /** 备注 */
  note?: string | null
}

export interface FbaReturnEdit {
  /** 备注 */
  note?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
