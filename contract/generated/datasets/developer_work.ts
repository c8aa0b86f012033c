/**
 * 开发员业绩：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/develop/developer_work.json: edit that, not this file.
 */
/** 开发员业绩 */
export interface DeveloperWorkFigures {
  /** 日期 */
  day?: string | null
  /** 月份 */
  month?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 调研数 */
  research_count?: number | null
  /** 立项数 */
  research_ok?: number | null
  /** 项目数 */
  project_count?: number | null
  /** 终止项目 */
  ended_count?: number | null
  /** 产品数：这些天建档的开发中产品 */
  product_count?: number | null
  /** 开发中 */
  dev_ing?: number | null
  /** 其中已转正式 */
  formal_count?: number | null
  /** 已上架：这些天转正式的产品 */
  launched?: number | null
  /** 成功率：这些天建档的产品里已转正式的 */
  success_rate?: string | null
  /** 销量 */
  quantity?: number | null
  /** 销售额 */
  sales_amount?: string | null
  /** 入账销售额 */
  profit_sales?: string | null
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
  /** 往月成本差异 */
  past_cost?: string | null
  /** 自定义费用 */
  custom_fee?: string | null
  /** 毛利润：平台收支合计 + 成本（成本为负）；有缺成本销量时偏高 */
  gross_profit?: string | null
  /** 库存货值：库龄数量 × 现在的 FBA 单位成本，没有成本的不计 */
  stock_value?: string | null
  /** 毛利率：毛利润 ÷ 入账销售额 */
  gross_margin?: string | null
  /** 币种 */
  currency?: string | null
  /** 币种 */
  cost_currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
