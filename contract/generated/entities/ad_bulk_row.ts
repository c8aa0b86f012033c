/**
 * 广告批量表格行：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_bulk_row.json: edit that, not this file.
 */
import type {
  AdStateValue,
  BudgetTypeValue,
  BulkEntityValue,
  BulkSheetValue,
  CostTypeValue,
  CurrencyAllValue,
  PortfolioPolicyValue,
  SbFormatValue,
  SdTacticValue,
  ServingStatusValue,
} from '../enums'

/** 广告批量表格行 */
export interface AdBulkRowRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 工作表 */
  sheet?: BulkSheetValue | (string & {})
  /** 产品 */
  product?: string
  /** 实体层级 */
  entity_kind?: BulkEntityValue | (string & {})
  /** 广告活动编号 */
  campaign_id?: string | null
  /** 广告组编号 */
  ad_group_id?: string | null
  /** 广告组合编号 */
  portfolio_id?: string | null
  /** 广告编号 */
  ad_id?: string | null
  /** 关键词编号 */
  keyword_id?: string | null
  /** 商品投放编号 */
  target_id?: string | null
  /** 广告活动 */
  campaign_name?: string | null
  /** 广告组 */
  ad_group_name?: string | null
  /** 广告组合 */
  portfolio_name?: string | null
  /** 广告名称 */
  ad_name?: string | null
  /** 广告格式 */
  ad_format?: SbFormatValue | (string & {}) | null
  /** 预算类型 */
  budget_type?: BudgetTypeValue | (string & {}) | null
  /** 组合预算方式 */
  budget_policy?: PortfolioPolicyValue | (string & {}) | null
  /** 投放策略 */
  tactic?: SdTacticValue | (string & {}) | null
  /** 计费方式 */
  cost_type?: CostTypeValue | (string & {}) | null
  /** 竞价优化 */
  bid_optimization?: string | null
  /** 投放状态 */
  serving_status?: ServingStatusValue | (string & {}) | null
  /** 品牌实体编号 */
  brand_entity_id?: string | null
  /** 品牌 */
  brand_name?: string | null
  /** 品牌Logo素材编号 */
  brand_logo_id?: string | null
  /** 标题 */
  headline?: string | null
  /** 展示商品 */
  creative_asins?: string | null
  /** 落地页网址 */
  landing_url?: string | null
  /** 落地页商品 */
  landing_asins?: string | null
  /** 落地页类型 */
  landing_type?: string | null
  /** 视频素材编号 */
  video_ids?: string | null
  /** 其他列：系统不认识的列，按表头原样保留，导出时照原样带回 */
  extra?: unknown
  /** 开始日期 */
  start_date?: string | null
  /** 结束日期 */
  end_date?: string | null
  /** 投放类型 */
  targeting_type?: string | null
  /** 状态 */
  state?: AdStateValue | (string & {}) | null
  /** 广告活动状态 */
  campaign_state?: string | null
  /** 广告组状态 */
  ad_group_state?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 每日预算 */
  daily_budget?: string | null
  /** MSKU */
  msku?: string | null
  /** ASIN */
  asin?: string | null
  /** 资格状态 */
  eligibility?: string | null
  /** 不符合条件的原因 */
  ineligible_reason?: string | null
  /** 默认竞价 */
  default_bid?: string | null
  /** 竞价 */
  bid?: string | null
  /** 关键词 */
  keyword_text?: string | null
  /** 匹配类型 */
  match_type?: string | null
  /** 竞价策略 */
  bid_strategy?: string | null
  /** 广告位 */
  placement?: string | null
  /** 广告位加价 */
  placement_percent?: string | null
  /** 投放表达式 */
  target_expression?: string | null
  /** 投放名称 */
  target_resolved?: string | null
  /** 展示量 */
  impressions?: number | null
  /** 点击量 */
  clicks?: number | null
  /** 花费 */
  total_spend?: string | null
  /** 销售额 */
  amount?: string | null
  /** 订单量 */
  order_quantity?: number | null
  /** 销量 */
  units_sold?: number | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 文件名 */
  'import.file_name'?: string | null
}

export interface AdBulkRowKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
