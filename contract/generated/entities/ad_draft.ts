/**
 * SP广告草稿：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_draft.json: edit that, not this file.
 */
import type { AdDraftStateValue, CurrencyAllValue, NegativeKindValue, SpBidStrategyValue, TargetingTypeValue } from '../enums'

/** SP广告草稿 */
export interface AdDraftRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 广告活动 */
  campaign_name?: string
  /** 广告组合 */
  portfolio_id?: string | null
  /** 投放类型 */
  targeting_type?: TargetingTypeValue | (string & {})
  /** 开始日期 */
  start_date?: string
  /** 结束日期 */
  end_date?: string | null
  /** 每日预算 */
  daily_budget?: string
  /** 竞价策略 */
  bid_strategy?: SpBidStrategyValue | (string & {})
  /** 首页首位加成 */
  top_percent?: string | null
  /** 其余位置加成 */
  rest_percent?: string | null
  /** 商品页加成 */
  product_percent?: string | null
  /** 广告组 */
  ad_group_name?: string
  /** 默认竞价 */
  default_bid?: string
  /** 关键词：一行一个；自动投放不填 */
  keywords?: string | null
  /** 精确匹配 */
  match_exact?: boolean | null
  /** 词组匹配 */
  match_phrase?: boolean | null
  /** 广泛匹配 */
  match_broad?: boolean | null
  /** 关键词竞价：留空用默认竞价 */
  keyword_bid?: string | null
  /** 投放商品：一行一个ASIN；自动投放不填 */
  target_asins?: string | null
  /** 否定关键词：一行一个 */
  negatives?: string | null
  /** 否定匹配 */
  negative_kind?: NegativeKindValue | (string & {})
  /** 状态 */
  state?: AdDraftStateValue | (string & {}) | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 结算币种 */
  'shop.currency'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 广告组合 */
  'portfolio.portfolio_name'?: string | null
  /** 店铺 */
  'portfolio.shop_id'?: string | null
  /** 广告组合编号 */
  'portfolio.portfolio_id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface AdDraftKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdDraftAdd {
  /** 店铺 */
  shop_id: string
  /** 币种 */
  currency: CurrencyAllValue | (string & {})
  /** 广告活动 */
  campaign_name: string
  /** 广告组合 */
  portfolio_id?: string | null
  /** 投放类型 */
  targeting_type?: TargetingTypeValue | (string & {}) | null
  /** 开始日期 */
  start_date: string
  /** 结束日期 */
  end_date?: string | null
  /** 每日预算 */
  daily_budget: string
  /** 竞价策略 */
  bid_strategy?: SpBidStrategyValue | (string & {}) | null
  /** 首页首位加成 */
  top_percent?: string | null
  /** 其余位置加成 */
  rest_percent?: string | null
  /** 商品页加成 */
  product_percent?: string | null
  /** 广告组 */
  ad_group_name: string
  /** 默认竞价 */
  default_bid: string
  /** 关键词：一行一个；自动投放不填 */
  keywords?: string | null
  /** 精确匹配 */
  match_exact?: boolean | null
  /** 词组匹配 */
  match_phrase?: boolean | null
  /** 广泛匹配 */
  match_broad?: boolean | null
  /** 关键词竞价：留空用默认竞价 */
  keyword_bid?: string | null
  /** 投放商品：一行一个ASIN；自动投放不填 */
  target_asins?: string | null
  /** 否定关键词：一行一个 */
  negatives?: string | null
  /** 否定匹配 */
  negative_kind?: NegativeKindValue | (string & {}) | null
  /** 广告商品 */
  products?: {
    /** 编号 */
    id?: string
    /** 商品 */
    product_id?: string | null
  }[]
}

export interface AdDraftEdit {
  /** 店铺 */
  shop_id?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 广告活动 */
  campaign_name?: string | null
  /** 广告组合 */
  portfolio_id?: string | null
  /** 投放类型 */
  targeting_type?: TargetingTypeValue | (string & {}) | null
  /** 开始日期 */
  start_date?: string | null
  /** 结束日期 */
  end_date?: string | null
  /** 每日预算 */
  daily_budget?: string | null
  /** 竞价策略 */
  bid_strategy?: SpBidStrategyValue | (string & {}) | null
  /** 首页首位加成 */
  top_percent?: string | null
  /** 其余位置加成 */
  rest_percent?: string | null
  /** 商品页加成 */
  product_percent?: string | null
  /** 广告组 */
  ad_group_name?: string | null
  /** 默认竞价 */
  default_bid?: string | null
  /** 关键词：一行一个；自动投放不填 */
  keywords?: string | null
  /** 精确匹配 */
  match_exact?: boolean | null
  /** 词组匹配 */
  match_phrase?: boolean | null
  /** 广泛匹配 */
  match_broad?: boolean | null
  /** 关键词竞价：留空用默认竞价 */
  keyword_bid?: string | null
  /** 投放商品：一行一个ASIN；自动投放不填 */
  target_asins?: string | null
  /** 否定关键词：一行一个 */
  negatives?: string | null
  /** 否定匹配 */
  negative_kind?: NegativeKindValue | (string & {}) | null
  /** 广告商品 */
  products?: {
    /** 编号 */
    id?: string
    /** 商品 */
    product_id?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
