/**
 * 利润：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/finance/profit.json: edit that, not this file.
 */
import type { AdTypeValue, FeeCategoryValue, FeeOriginValue, SiteValue } from '../enums'

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
  /** 广告类型 */
  ad_type?: AdTypeValue | (string & {}) | null
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
  /** FBA销量 */
  fba_quantity?: number | null
  /** FBM销量 */
  fbm_quantity?: number | null
  /** 多渠道销量：亚马逊为其他渠道的订单发的货；报告没有写配送方式的不在这三项里 */
  mcf_quantity?: number | null
  /** 退货量：FBA 买家退货报告，按亚马逊收到的日期 */
  returned_quantity?: number | null
  /** 补换货量：FBA 换货报告，按补发的日期 */
  replaced_quantity?: number | null
  /** 销售额 */
  sales_amount?: string | null
  /** 全部销售额：同一店铺、月份（或商品）的销售额，不受费用类型影响：各种费用占销售额的分母 */
  sales_of_all?: string | null
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
  /** 平台佣金 */
  commission?: string | null
  /** FBA配送费 */
  fba_fulfillment_fee?: string | null
  /** 多渠道配送费 */
  mcf_fulfillment_fee?: string | null
  /** SP广告费：SP 推广商品报告的花费 */
  ad_spend_sp?: string | null
  /** SB广告费：SB 广告活动报告的花费；报告不写商品，所以在未分摊里 */
  ad_spend_sb?: string | null
  /** SBV广告费：SBV 广告活动报告的花费；报告不写商品，所以在未分摊里 */
  ad_spend_sbv?: string | null
  /** SD广告费：SD 推广商品报告的花费 */
  ad_spend_sd?: string | null
  /** 广告费：实际扣费与广告退款：SP、SB、SBV、SD 的后台花费、广告费差额与退款之和 */
  ad_spend?: string | null
  /** 推广费合计：优惠券、秒杀、Vine、月租与增值服务 */
  promotion_fee_total?: string | null
  /** 仓储费：月度、长期、超量、库容预订与 AWD 仓储 */
  storage_fee?: string | null
  /** 其中未分摊：没有 MSKU、也没有报告能说明属于谁的收支，不按猜测分摊 */
  unallocated?: string | null
  /** 广告费差额：当月实际扣费与广告后台花费（SP、SB、SBV、SD）之差：后台按点击日、不含税，扣费按账单；含没有导入报告的广告 */
  ad_spend_diff?: string | null
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
  /** 标准成本销量：采购成本取自商品成本（标准成本）的件数：这些商品还没有带成本的出库，或没有配对本地SKU */
  standard_quantity?: number | null
  /** 毛利润：平台收支合计 + 成本合计 + 往月成本差异 + 自定义费用（成本与费用为负）；有缺成本销量时偏高 */
  gross_profit?: string | null
  /** 毛利率 */
  gross_margin?: string | null
  /** 占销售额：这一种收支 ÷ 全部销售额：支出与退款为负 */
  sales_share?: string | null
  /** 佣金占比：平台佣金 ÷ 销售额 */
  commission_rate?: string | null
  /** 配送费占比：FBA配送费 ÷ 销售额 */
  fulfillment_rate?: string | null
  /** 广告费占比：广告费 ÷ 销售额 */
  ad_rate?: string | null
  /** 仓储费占比：仓储费 ÷ 销售额 */
  storage_rate?: string | null
  /** 推广费占比：推广费合计 ÷ 销售额 */
  promotion_rate?: string | null
  /** 退款占比：退款合计 ÷ 销售额 */
  refund_share?: string | null
  /** 平台支出占比：平台支出 ÷ 销售额 */
  expense_rate?: string | null
  /** 税费占比：税费 ÷ 销售额 */
  tax_rate?: string | null
  /** 自定义费用占比：自定义费用 ÷ 销售额 */
  custom_rate?: string | null
  /** 成本占比：成本合计 ÷ 销售额 */
  cost_rate?: string | null
  /** ROI：毛利润 ÷（采购成本 + 头程成本） */
  roi?: string | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
