/**
 * 绩效：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/finance/staff_profit.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** 绩效 */
export interface StaffProfitFigures {
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** MSKU */
  msku?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  sku?: string | null
  /** 销售专员 */
  specialist?: string | null
  /** 销售组长 */
  leader?: string | null
  /** 销售助理 */
  assistant?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 分类：今天有效的配对里第一个本地SKU的分类 */
  category?: string | null
  /** 店铺负责人 */
  shop_owner?: string | null
  /** 部门 */
  dept?: string | null
  /** 销量 */
  quantity?: number | null
  /** 销售额 */
  sales_amount?: string | null
  /** 退款量 */
  refund_quantity?: number | null
  /** 退款合计 */
  refund?: string | null
  /** 平台收支合计：平台收入 + 退款 + 平台支出 + 税费 */
  amount?: string | null
  /** 广告费：实际扣费与广告退款：SP、SB、SBV、SD 的后台花费、广告费差额与退款之和 */
  ad_spend?: string | null
  /** 仓储费：月度、长期、超量、库容预订与 AWD 仓储 */
  storage_fee?: string | null
  /** 采购成本 */
  purchase_cost?: string | null
  /** 头程成本 */
  head_cost?: string | null
  /** 包材成本 */
  package_cost?: string | null
  /** 其他成本 */
  other_cost?: string | null
  /** 退货成本冲回：可再售的 FBA 退货带着卖出时的成本回到库存（为正），算在退回的月份：原订单入账的成本，没有这一单的取退回当月的单位成本；不可售的不冲回 */
  returned_cost?: string | null
  /** 成本合计：采购、头程、包材与其他成本，减去退货冲回的成本 */
  cost_total?: string | null
  /** 往月成本差异：商品卖出以后才知道的成本（为负是多付）：以前月份的销量 × 后来的账单、头程或调整使单位成本多了或少了的部分。已结账的月份不改，计入单据的月份或未结账的第一个月，在「往月差异」里逐笔看来源单据 */
  past_cost?: string | null
  /** 自定义费用：在「自定义费用」里登记的费用（为负），没有写 MSKU 的按当月销售额或销量分摊 */
  custom_fee?: string | null
  /** 缺成本销量：已售出而当月没有生效成本（或没有汇率可换算）的件数 */
  uncosted_quantity?: number | null
  /** 毛利润：平台收支合计 + 成本合计 + 往月成本差异 + 自定义费用（成本与费用为负）；有缺成本销量时偏高 */
  gross_profit?: string | null
  /** 毛利率 */
  gross_margin?: string | null
  /** 广告费占比：广告费 ÷ 销售额 */
  ad_rate?: string | null
  /** ROI：毛利润 ÷（采购成本 + 头程成本） */
  roi?: string | null
  /** 库存货值：FBA 期末库存 × 现在的 FBA 单位成本；按库存分类账的月度汇总，没有导入的月份为空 */
  stock_value?: string | null
  /** 库存件天：平均库存 × 当月天数 */
  stock_days?: string | null
  /** 销售出库 */
  customer_shipments?: number | null
  /** 出库件数 */
  sold?: number | null
  /** 周转天数：当月天数 ÷ 周转率 */
  turnover_day?: string | null
  /** 币种 */
  currency?: string | null
  /** 币种 */
  cost_currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
