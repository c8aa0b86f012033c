/**
 * 产品表现：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/statistics/performance.json: edit that, not this file.
 */
import type { CurrencyAllValue, SiteValue } from '../enums'

/** 产品表现 */
export interface PerformanceFigures {
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
  /** MSKU */
  msku?: string | null
  /** ASIN */
  asin?: string | null
  /** 父ASIN */
  parent_asin?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  sku?: string | null
  /** 主SKU：今天有效的配对里第一个本地SKU的主SKU */
  spu?: string | null
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
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 图片 */
  image?: string | null
  /** 标题 */
  title?: string | null
  /** 品名 */
  product_name?: string | null
  /** 销量 */
  quantity?: number | null
  /** 销售额 */
  amount?: string | null
  /** 日均销量：销量 ÷ 所选日期里有数据的天数 */
  daily?: string | null
  /** FBA销量 */
  fba_quantity?: number | null
  /** FBA销售额 */
  fba_amount?: string | null
  /** 自发货销量 */
  fbm_quantity?: number | null
  /** 自发货销售额 */
  fbm_amount?: string | null
  /** 促销销量：订单报告里写了促销编号的商品件数 */
  promoted_quantity?: number | null
  /** 促销销售额：写了促销编号的商品金额，未减促销折扣 */
  promoted_amount?: string | null
  /** 订单量 */
  orders?: number | null
  /** 销售均价 */
  price?: string | null
  /** 促销折扣 */
  discount?: string | null
  /** 退款量 */
  refund_quantity?: number | null
  /** 退款金额 */
  refund_amount?: string | null
  /** 退款率：退款量 ÷ 销量；退款按入账日，可能属于更早的订单 */
  refund_rate?: string | null
  /** 退货量：FBA买家退货 */
  returned?: number | null
  /** 退货率：FBA退货量 ÷ 销量；退货可能属于更早的订单 */
  return_rate?: string | null
  /** 净销售额：销售额 − 退款金额 − 促销折扣 */
  net_amount?: string | null
  /** 展示量 */
  impressions?: number | null
  /** 点击量 */
  clicks?: number | null
  /** 商品广告花费：按推广商品报告；广告活动报告按活动取整，两份报告可能相差几分 */
  total_spend?: string | null
  /** 商品广告7天订单量 */
  ad_orders?: number | null
  /** 商品广告7天销售额 */
  ad_amount?: string | null
  /** 点击率 */
  CTR?: string | null
  /** CPC */
  avg_cpc?: string | null
  /** 广告转化率 */
  conversion_rate?: string | null
  /** ACOS */
  acos?: string | null
  /** ACoAS：广告花费 ÷ 净销售额 */
  acoas?: string | null
  /** TACOS：广告花费 ÷ 销售额 */
  tacos?: string | null
  /** FBA可售 */
  sellable?: number | null
  /** 预留 */
  reserved?: number | null
  /** 计划入库 */
  working?: number | null
  /** 标发在途 */
  shipped?: number | null
  /** 入库中 */
  receiving?: number | null
  /** FBA在途 */
  onway?: number | null
  /** 可售天数：（FBA可售 + FBA在途）÷ 日均销量；没有销量则不算 */
  cover_days?: string | null
  /** FBA总库存 */
  stock_total?: number | null
  /** 会话数：按子 ASIN 的报告相加：看过几个子 ASIN 的访客，在父ASIN与店铺里计几次 */
  sessions?: number | null
  /** 页面浏览量 */
  page_views?: number | null
  /** 业务报告件数：有会话的那些天里订购的件数，按业务报告 */
  session_units?: number | null
  /** 业务报告订单商品数 */
  session_items?: number | null
  /** 销量转化率：业务报告的件数 ÷ 会话数：只算有业务报告的那些天 */
  unit_session_rate?: string | null
  /** 订单转化率：业务报告的订单商品数 ÷ 会话数 */
  order_session_rate?: string | null
  /** 有购物车的浏览量：推荐报价百分比 × 页面浏览量 */
  buy_box_views?: string | null
  /** 购物车占比：推荐报价百分比，按页面浏览量加权 */
  buy_box_rate?: string | null
  /** B2B件数 */
  b2b_quantity?: number | null
  /** B2B销售额 */
  b2b_amount?: string | null
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
  /** 毛利润：所选日子入账的收支减去这些日子的成本，与利润报表同一口径；有缺成本销量时偏高 */
  gross_profit?: string | null
  /** 毛利率：毛利润 ÷ 入账销售额 */
  gross_margin?: string | null
  /** ROI：毛利润 ÷（采购成本 + 头程成本） */
  roi?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
