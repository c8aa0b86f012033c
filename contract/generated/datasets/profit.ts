/**
 * 利润：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/finance/profit.json: edit that, not this file.
 */
import type { FeeCategoryValue, FeeOriginValue, SiteValue } from '../enums'

/** 利润 */
export interface ProfitFigures {
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 数据来源 */
  origin?: FeeOriginValue | (string & {}) | null
  /** MSKU */
  msku?: string | null
  /** ASIN */
  asin?: string | null
  /** 父ASIN */
  parent_asin?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  sku?: string | null
  /** 费用类型 */
  fee_category?: FeeCategoryValue | (string & {}) | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  specialist?: string | null
  /** 销售组长 */
  leader?: string | null
  /** 销售助理 */
  assistant?: string | null
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
  /** 退款量 */
  refund_quantity?: number | null
  /** 销售额 */
  sales_amount?: string | null
  /** 平台收入：费用类型里的“收入”组 */
  income?: string | null
  /** 退款合计 */
  refund?: string | null
  /** 平台支出：平台费、广告费、推广/订阅费、FBA仓储与入库费、其他费与未匹配费用 */
  expense?: string | null
  /** 税费 */
  tax?: string | null
  /** 平台收支合计：平台收入 + 退款 + 平台支出 + 税费 */
  amount?: string | null
  /** 其中未分摊：没有 MSKU、也没有报告能说明属于谁的收支，不按猜测分摊 */
  unallocated?: string | null
  /** 广告费差额：当月实际扣费与广告后台花费之差：后台按点击日、不含税，扣费按账单；含没有商品报告的广告 */
  ad_spend_diff?: string | null
  /** 采购成本 */
  purchase_cost?: string | null
  /** 头程成本 */
  head_cost?: string | null
  /** 包材成本 */
  package_cost?: string | null
  /** 其他成本 */
  other_cost?: string | null
  /** 成本合计 */
  cost_total?: string | null
  /** 缺成本销量：已售出而当月没有生效成本（或没有汇率可换算）的件数 */
  uncosted_quantity?: number | null
  /** 标准成本销量：采购成本取自商品成本（标准成本）的件数：这些商品还没有带成本的出库，或没有配对本地SKU */
  standard_quantity?: number | null
  /** 毛利润：平台收支合计 + 成本合计（成本为负）；有缺成本销量时偏高 */
  gross_profit?: string | null
  /** 毛利率 */
  gross_margin?: string | null
  /** ROI：毛利润 ÷（采购成本 + 头程成本） */
  roi?: string | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | number | null[] | undefined
}
