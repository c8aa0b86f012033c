/**
 * 利润明细：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/profit_line.json: edit that, not this file.
 */
import type { AdTypeValue, CurrencyAllValue, FeeCategoryValue, FeeOriginValue, ProfitPartValue } from '../enums'

/** 利润明细 */
export interface ProfitLineRow {
  /** 编号 */
  id: string
  /** 来源 */
  part?: ProfitPartValue | (string & {})
  /** 数据来源 */
  origin?: FeeOriginValue | (string & {}) | null
  /** 店铺 */
  shop_id?: string
  /** 月份 */
  stat_month?: string
  /** MSKU */
  msku?: string | null
  /** 费用类型 */
  fee_category?: FeeCategoryValue | (string & {}) | null
  /** 广告类型 */
  ad_type?: AdTypeValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 金额 */
  amount?: string | null
  /** 销售额 */
  sales_amount?: string | null
  /** 平台收入 */
  income?: string | null
  /** 退款合计 */
  refund?: string | null
  /** 平台支出 */
  expense?: string | null
  /** 税费 */
  tax?: string | null
  /** 未分摊 */
  unallocated?: string | null
  /** 广告费差额 */
  ad_spend_diff?: string | null
  /** 销量 */
  quantity?: number | null
  /** 退款量 */
  refund_quantity?: number | null
  /** 缺成本销量 */
  uncosted_quantity?: number | null
  /** 标准成本销量 */
  standard_quantity?: number | null
  /** FBA销量 */
  fba_quantity?: number | null
  /** FBM销量 */
  fbm_quantity?: number | null
  /** 多渠道销量 */
  mcf_quantity?: number | null
  /** 退货量 */
  returned_quantity?: number | null
  /** 补换货量 */
  replaced_quantity?: number | null
  /** 自定义费用 */
  custom_fee?: string | null
  /** 往月成本差异 */
  past_cost?: string | null
  /** 退货成本冲回 */
  returned_cost?: string | null
  /** 卖出月份：往月成本差异是哪个月卖出的商品的 */
  of_month?: string | null
  /** 来源单号：往月成本差异依据的单据 */
  cause_no?: string | null
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
}

export interface ProfitLineKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
