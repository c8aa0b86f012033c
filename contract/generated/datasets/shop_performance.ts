/**
 * 店铺表现：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/statistics/shop_performance.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** 店铺表现 */
export interface ShopPerformanceFigures {
  /** 日期 */
  day?: string | null
  /** 周（周一起） */
  week?: string | null
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 店铺负责人 */
  shop_owner?: string | null
  /** 部门 */
  dept?: string | null
  /** 销售额 */
  amount?: string | null
  /** 销量 */
  quantity?: number | null
  /** 订单量 */
  orders?: number | null
  /** 客单价 */
  customer_price?: string | null
  /** 会话数 */
  sessions?: number | null
  /** 页面浏览量 */
  page_views?: number | null
  /** 业务报告件数 */
  session_units?: number | null
  /** 销量转化率：业务报告的件数 ÷ 会话数 */
  unit_session_rate?: string | null
  /** 有购物车的浏览量：推荐报价百分比 × 页面浏览量 */
  buy_box_views?: string | null
  /** 购物车占比：推荐报价百分比，按页面浏览量加权 */
  buy_box_rate?: string | null
  /** 退款量 */
  refund_quantity?: number | null
  /** 退款金额 */
  refund_amount?: string | null
  /** 促销折扣 */
  discount?: string | null
  /** 净销售额：销售额 − 退款金额 − 促销折扣 */
  net_amount?: string | null
  /** 销售均价 */
  price?: string | null
  /** 退款率：退款量 ÷ 销量；退款按入账日，可能属于更早的订单 */
  refund_rate?: string | null
  /** 退货量 */
  returned?: number | null
  /** 退货率：FBA退货量 ÷ 销量；退货可能属于更早的订单 */
  return_rate?: string | null
  /** SP花费：SP 广告活动报告 */
  sp_spend?: string | null
  /** SB花费：SB 与 SBV 广告活动报告 */
  sb_spend?: string | null
  /** SD花费：SD 广告活动报告 */
  sd_spend?: string | null
  /** 广告花费：SP、SB 与 SD 的广告活动报告 */
  total_spend?: string | null
  /** SP 7天销售额 */
  sp_amount?: string | null
  /** SB与SD 14天销售额 */
  brand_amount?: string | null
  /** 广告销售额：SP 按点击后 7 天内的归因，SB 与 SD 按 14 天 */
  ad_amount?: string | null
  /** SP 7天订单量 */
  sp_orders?: number | null
  /** SB与SD 14天订单量 */
  brand_orders?: number | null
  /** 广告订单量：SP 按点击后 7 天内的归因，SB 与 SD 按 14 天 */
  ad_orders?: number | null
  /** SP展示量 */
  sp_impressions?: number | null
  /** SB与SD展示量 */
  brand_impressions?: number | null
  /** 展示量 */
  impressions?: number | null
  /** SP点击量 */
  sp_clicks?: number | null
  /** SB与SD点击量 */
  brand_clicks?: number | null
  /** 点击量 */
  clicks?: number | null
  /** 点击率 */
  CTR?: string | null
  /** CPC */
  avg_cpc?: string | null
  /** ACoAS：广告花费 ÷ 净销售额 */
  acoas?: string | null
  /** ACOS */
  acos?: string | null
  /** TACOS：广告花费 ÷ 销售额 */
  tacos?: string | null
  /** 入账销售额 */
  settled_sales?: string | null
  /** 平台收支合计 */
  settled?: string | null
  /** 采购成本 */
  purchase_cost?: string | null
  /** 头程成本 */
  head_cost?: string | null
  /** 包材成本 */
  package_cost?: string | null
  /** 其他成本 */
  other_cost?: string | null
  /** 退货成本冲回：可再售的 FBA 退货带回库存的成本，算在退回的月份 */
  returned_cost?: string | null
  /** 往月成本差异：以前月份的销量后来多了或少了的成本，计入单据的月份 */
  past_cost?: string | null
  /** 自定义费用：登记的自定义费用（为负），整月算在当月 1 日 */
  custom_fee?: string | null
  /** 毛利润：平台收支合计 + 成本（成本为负）；有缺成本销量时偏高 */
  gross_profit?: string | null
  /** 毛利率 */
  gross_margin?: string | null
  /** FBA总库存：所选日期内每个店铺最后一份快照；同一库存池的商品只计一次 */
  stock_total?: number | null
  /** 日均销量 */
  daily?: string | null
  /** 周转天数：FBA 总库存 ÷ 日均销量：现在的库存按这些日子的速度多少天卖完 */
  turnover_day?: string | null
  /** 收到反馈 */
  feedback?: number | null
  /** 收到差评 */
  negative_feedback?: number | null
  /** A-to-z索赔 */
  claims?: number | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
