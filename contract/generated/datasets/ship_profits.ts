/**
 * 发货利润：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/finance/ship_profits.json: edit that, not this file.
 */
import type { OrderProfitStateValue, ShipToldValue, SiteValue } from '../enums'

/** 发货利润 */
export interface ShipProfitsFigures {
  /** 日期 */
  day?: string | null
  /** 周 */
  week?: string | null
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 订单号：空：没有订单能承担的广告费与仓储费 */
  order?: string | null
  /** MSKU */
  msku?: string | null
  /** 入账状态 */
  state?: OrderProfitStateValue | (string & {}) | null
  /** 发货日来自 */
  ship_told?: ShipToldValue | (string & {}) | null
  /** ASIN */
  asin?: string | null
  /** 父ASIN */
  parent_asin?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  sku?: string | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  specialist?: string | null
  /** 销售组长 */
  leader?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 分类：今天有效的配对里第一个本地SKU的分类 */
  category?: string | null
  /** 品牌：今天有效的配对里第一个本地SKU的品牌 */
  brand?: string | null
  /** 店铺负责人 */
  shop_owner?: string | null
  /** 部门 */
  dept?: string | null
  /** 图片 */
  image?: string | null
  /** 标题 */
  title?: string | null
  /** 品名 */
  product_name?: string | null
  /** 销量 */
  quantity?: number | null
  /** 已入账销量 */
  posted_quantity?: number | null
  /** 订单量：空：没有订单能承担的广告费与仓储费 */
  orders?: number | null
  /** 商品销售额：已入账的取交易，其余取订单报告的商品金额；待付款的订单没有金额，按最近入账的均价预估 */
  product_sales?: string | null
  /** 促销折扣：已入账的取交易，其余取订单报告的商品折扣 */
  promotion?: string | null
  /** 其他收入：只有入账的：买家运费、包装费与赔偿等 */
  other_income?: string | null
  /** 平台佣金：未入账的按费用预览的佣金比例，没有费用预览的按最近 90 天入账的比例预估 */
  commission?: string | null
  /** FBA配送费：未入账的 FBA 订单按费用预览的每件配送费，没有费用预览的按最近 90 天入账的每件配送费预估 */
  fba_fee?: string | null
  /** 退款：这些订单已经入账的退款（含佣金返还等）；未入账的订单按最近 90 天退款占销售额的比例预估 */
  refund?: string | null
  /** 税费：只有入账的 */
  tax?: string | null
  /** 其他费用：只有入账的：交易里属于这些订单的其他扣费 */
  other_fee?: string | null
  /** 广告费：当天推广商品报告的花费，同一 MSKU 当天的订单按件数分担；报告还没有到的日子按最近 30 天花费占销售额的比例预估 */
  ad_spend?: string | null
  /** 仓储费：当月月度仓储费报告，同一 MSKU 当月的订单按件数分担；报告还没有到的月份按最近一个月的每件仓储费预估 */
  storage_fee?: string | null
  /** 自发货运费：已发货的自发货订单的运费：登记了实际运费按实际，没有按预估 */
  fbm_freight?: string | null
  /** 站外推广费：「自定义费用」里登记的站外推广：写了 MSKU 的按件数分担到这个 MSKU 当月的订单；没有写 MSKU、当月没有订单的在“没有订单承担”里 */
  off_site?: string | null
  /** 采购成本 */
  purchase_cost?: string | null
  /** 头程成本 */
  head_cost?: string | null
  /** 包材成本 */
  package_cost?: string | null
  /** 其他成本 */
  other_cost?: string | null
  /** 退货成本冲回：这些订单可再售的 FBA 退货带回库存的成本（为正）：不多于入账的件数；不可售的不冲回 */
  returned_cost?: string | null
  /** 成本合计：销量 × 下单当月的单位成本：先取出库成本，没有的取商品成本（标准成本）；减去退货冲回的成本 */
  cost_total?: string | null
  /** 平台收支合计 */
  amount?: string | null
  /** 预估毛利：平台收支合计 + 成本合计 + 自发货运费 + 站外推广费（费用与成本为负）；有缺成本或缺费率的销量时偏高 */
  gross_profit?: string | null
  /** 预估毛利率 */
  gross_margin?: string | null
  /** ROI：预估毛利 ÷（采购成本 + 头程成本） */
  roi?: string | null
  /** 预估占比：预估金额 ÷ 全部收支金额（都取绝对值，不含成本）：全部入账、广告与仓储费报告到齐后为 0 */
  guess_rate?: string | null
  /** 其中预估：销售额 */
  sales_guess?: string | null
  /** 其中预估：促销折扣 */
  promotion_guess?: string | null
  /** 其中预估：佣金 */
  commission_guess?: string | null
  /** 其中预估：FBA配送费 */
  fba_guess?: string | null
  /** 其中预估：退款 */
  refund_guess?: string | null
  /** 其中预估：广告费 */
  ad_guess?: string | null
  /** 其中预估：仓储费 */
  storage_guess?: string | null
  /** 预估金额（绝对值） */
  guess_size?: string | null
  /** 全部金额（绝对值） */
  whole_size?: string | null
  /** 缺费率销量：未入账、费用预览没有这个 MSKU、最近 90 天也没有入账的件数：佣金与配送费没有预估 */
  unrated_quantity?: number | null
  /** 缺成本销量：当月没有生效成本（或没有汇率可换算）的件数 */
  uncosted_quantity?: number | null
  /** 标准成本销量：采购成本取自商品成本（标准成本）的件数 */
  standard_quantity?: number | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
