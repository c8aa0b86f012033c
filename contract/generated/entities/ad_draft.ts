/**
 * 广告草稿：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_draft.json: edit that, not this file.
 */
import type {
  AdDraftSplitValue,
  AdDraftStateValue,
  AdTypeValue,
  BudgetTypeValue,
  CostTypeValue,
  CurrencyAllValue,
  NegativeKindValue,
  SbFormatValue,
  SbLandingValue,
  SdGoalValue,
  SdLookbackValue,
  SdTacticValue,
  SpBidStrategyValue,
  TargetingTypeValue,
} from '../enums'

/** 广告草稿 */
export interface AdDraftRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 广告类型 */
  ad_type?: AdTypeValue | (string & {})
  /** 广告活动：可以用 {店铺} {站点} {MSKU} {ASIN} {匹配} {日期}，拆成多个时各自填入 */
  campaign_name?: string
  /** 拆分方式 */
  split?: AdDraftSplitValue | (string & {})
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
  /** 预算类型 */
  budget_type?: BudgetTypeValue | (string & {})
  /** 竞价策略 */
  bid_strategy?: SpBidStrategyValue | (string & {})
  /** 首页首位加成 */
  top_percent?: string | null
  /** 其余位置加成 */
  rest_percent?: string | null
  /** 商品页加成 */
  product_percent?: string | null
  /** 广告组：同样可以用 {MSKU} {ASIN} {匹配} 等 */
  ad_group_name?: string
  /** 默认竞价 */
  default_bid?: string
  /** 关键词：一行一个，可以在后面加英文逗号写它自己的竞价，也可以粘贴 Excel 的两列；自动投放不填 */
  keywords?: string | null
  /** 精确匹配 */
  match_exact?: boolean | null
  /** 词组匹配 */
  match_phrase?: boolean | null
  /** 广泛匹配 */
  match_broad?: boolean | null
  /** 关键词竞价：留空用默认竞价 */
  keyword_bid?: string | null
  /** 投放商品：一行一个ASIN，可以在后面加英文逗号写它自己的竞价；自动投放不填 */
  target_asins?: string | null
  /** 投放类目与品牌：一行一个：类目编号，或 类目编号/品牌编号，或 /品牌编号；编号在广告后台的网址与批量表格里 */
  target_categories?: string | null
  /** 商品投放竞价：留空用默认竞价 */
  target_bid?: string | null
  /** 紧密匹配竞价：留空用默认竞价 */
  close_bid?: string | null
  /** 宽泛匹配竞价：留空用默认竞价 */
  loose_bid?: string | null
  /** 同类商品竞价：留空用默认竞价 */
  substitutes_bid?: string | null
  /** 关联商品竞价：留空用默认竞价 */
  complements_bid?: string | null
  /** 否定关键词：一行一个 */
  negatives?: string | null
  /** 否定匹配 */
  negative_kind?: NegativeKindValue | (string & {})
  /** 否定商品：一行一个ASIN */
  negative_asins?: string | null
  /** 广告格式 */
  ad_format?: SbFormatValue | (string & {}) | null
  /** 品牌实体编号：ENTITY 开头，在广告后台的网址里 */
  brand_entity_id?: string | null
  /** 品牌名称 */
  brand_name?: string | null
  /** 品牌Logo素材编号：素材库里的编号，amzn1.assetlibrary 开头 */
  brand_logo_id?: string | null
  /** 标题：最多 50 个字符，日本站 35 个 */
  headline?: string | null
  /** 视频素材编号：素材库里的编号，amzn1.assetlibrary 开头 */
  video_ids?: string | null
  /** 落地页 */
  landing_type?: SbLandingValue | (string & {}) | null
  /** 旗舰店网址：https://www.amazon…/stores/ 开头 */
  landing_url?: string | null
  /** 投放策略 */
  tactic?: SdTacticValue | (string & {}) | null
  /** 计费方式 */
  cost_type?: CostTypeValue | (string & {}) | null
  /** 竞价优化：提升触达量按千次可见展示付费，其余按点击付费 */
  bid_optimization?: SdGoalValue | (string & {}) | null
  /** 浏览过广告商品 */
  views_exact?: boolean | null
  /** 浏览过类似商品 */
  views_similar?: boolean | null
  /** 购买过广告商品 */
  bought_exact?: boolean | null
  /** 购买过相关商品 */
  bought_related?: boolean | null
  /** 回溯期 */
  lookback?: SdLookbackValue | (string & {}) | null
  /** 直接转为待提交：打开：下面的每个对象成为一条待提交的新增；关闭：只存成草稿 */
  ready?: boolean | null
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
  /** 广告类型 */
  ad_type?: AdTypeValue | (string & {}) | null
  /** 广告活动：可以用 {店铺} {站点} {MSKU} {ASIN} {匹配} {日期}，拆成多个时各自填入 */
  campaign_name: string
  /** 拆分方式 */
  split?: AdDraftSplitValue | (string & {}) | null
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
  /** 预算类型 */
  budget_type?: BudgetTypeValue | (string & {}) | null
  /** 竞价策略 */
  bid_strategy?: SpBidStrategyValue | (string & {}) | null
  /** 首页首位加成 */
  top_percent?: string | null
  /** 其余位置加成 */
  rest_percent?: string | null
  /** 商品页加成 */
  product_percent?: string | null
  /** 广告组：同样可以用 {MSKU} {ASIN} {匹配} 等 */
  ad_group_name: string
  /** 默认竞价 */
  default_bid: string
  /** 关键词：一行一个，可以在后面加英文逗号写它自己的竞价，也可以粘贴 Excel 的两列；自动投放不填 */
  keywords?: string | null
  /** 精确匹配 */
  match_exact?: boolean | null
  /** 词组匹配 */
  match_phrase?: boolean | null
  /** 广泛匹配 */
  match_broad?: boolean | null
  /** 关键词竞价：留空用默认竞价 */
  keyword_bid?: string | null
  /** 投放商品：一行一个ASIN，可以在后面加英文逗号写它自己的竞价；自动投放不填 */
  target_asins?: string | null
  /** 投放类目与品牌：一行一个：类目编号，或 类目编号/品牌编号，或 /品牌编号；编号在广告后台的网址与批量表格里 */
  target_categories?: string | null
  /** 商品投放竞价：留空用默认竞价 */
  target_bid?: string | null
  /** 紧密匹配竞价：留空用默认竞价 */
  close_bid?: string | null
  /** 宽泛匹配竞价：留空用默认竞价 */
  loose_bid?: string | null
  /** 同类商品竞价：留空用默认竞价 */
  substitutes_bid?: string | null
  /** 关联商品竞价：留空用默认竞价 */
  complements_bid?: string | null
  /** 否定关键词：一行一个 */
  negatives?: string | null
  /** 否定匹配 */
  negative_kind?: NegativeKindValue | (string & {}) | null
  /** 否定商品：一行一个ASIN */
  negative_asins?: string | null
  /** 广告格式 */
  ad_format?: SbFormatValue | (string & {}) | null
  /** 品牌实体编号：ENTITY 开头，在广告后台的网址里 */
  brand_entity_id?: string | null
  /** 品牌名称 */
  brand_name?: string | null
  /** 品牌Logo素材编号：素材库里的编号，amzn1.assetlibrary 开头 */
  brand_logo_id?: string | null
  /** 标题：最多 50 个字符，日本站 35 个 */
  headline?: string | null
  /** 视频素材编号：素材库里的编号，amzn1.assetlibrary 开头 */
  video_ids?: string | null
  /** 落地页 */
  landing_type?: SbLandingValue | (string & {}) | null
  /** 旗舰店网址：https://www.amazon…/stores/ 开头 */
  landing_url?: string | null
  /** 投放策略 */
  tactic?: SdTacticValue | (string & {}) | null
  /** 计费方式 */
  cost_type?: CostTypeValue | (string & {}) | null
  /** 竞价优化：提升触达量按千次可见展示付费，其余按点击付费 */
  bid_optimization?: SdGoalValue | (string & {}) | null
  /** 浏览过广告商品 */
  views_exact?: boolean | null
  /** 浏览过类似商品 */
  views_similar?: boolean | null
  /** 购买过广告商品 */
  bought_exact?: boolean | null
  /** 购买过相关商品 */
  bought_related?: boolean | null
  /** 回溯期 */
  lookback?: SdLookbackValue | (string & {}) | null
  /** 直接转为待提交：打开：下面的每个对象成为一条待提交的新增；关闭：只存成草稿 */
  ready?: boolean | null
  /** 广告商品 */
  products?: {
    /** 编号 */
    id?: string
    /** 商品 */
    product_id?: string | null
  }[]
  /** 更多广告组 */
  groups?: {
    /** 编号 */
    id?: string
    /** 广告组 */
    ad_group_name?: string | null
    /** 默认竞价：草稿的币种；留空与第一个广告组一样 */
    default_bid?: string | null
    /** 广告商品MSKU：一行一个，是草稿店铺的商品；留空用第一个广告组的商品 */
    mskus?: string | null
    /** 关键词：一行一个，可以在后面加英文逗号写它自己的竞价 */
    keywords?: string | null
    /** 精确匹配 */
    match_exact?: boolean | null
    /** 词组匹配 */
    match_phrase?: boolean | null
    /** 广泛匹配 */
    match_broad?: boolean | null
    /** 投放商品：一行一个ASIN，可以在后面加英文逗号写它自己的竞价 */
    target_asins?: string | null
    /** 投放类目与品牌：一行一个：类目编号，或 类目编号/品牌编号，或 /品牌编号 */
    target_categories?: string | null
    /** 紧密匹配竞价：自动投放的广告组自己的竞价；留空用它的默认竞价 */
    close_bid?: string | null
    /** 宽泛匹配竞价：自动投放的广告组自己的竞价；留空用它的默认竞价 */
    loose_bid?: string | null
    /** 同类商品竞价：自动投放的广告组自己的竞价；留空用它的默认竞价 */
    substitutes_bid?: string | null
    /** 关联商品竞价：自动投放的广告组自己的竞价；留空用它的默认竞价 */
    complements_bid?: string | null
    /** 否定关键词：一行一个 */
    negatives?: string | null
    /** 否定商品：一行一个ASIN */
    negative_asins?: string | null
  }[]
}

export interface AdDraftEdit {
  /** 店铺 */
  shop_id?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 广告类型 */
  ad_type?: AdTypeValue | (string & {}) | null
  /** 广告活动：可以用 {店铺} {站点} {MSKU} {ASIN} {匹配} {日期}，拆成多个时各自填入 */
  campaign_name?: string | null
  /** 拆分方式 */
  split?: AdDraftSplitValue | (string & {}) | null
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
  /** 预算类型 */
  budget_type?: BudgetTypeValue | (string & {}) | null
  /** 竞价策略 */
  bid_strategy?: SpBidStrategyValue | (string & {}) | null
  /** 首页首位加成 */
  top_percent?: string | null
  /** 其余位置加成 */
  rest_percent?: string | null
  /** 商品页加成 */
  product_percent?: string | null
  /** 广告组：同样可以用 {MSKU} {ASIN} {匹配} 等 */
  ad_group_name?: string | null
  /** 默认竞价 */
  default_bid?: string | null
  /** 关键词：一行一个，可以在后面加英文逗号写它自己的竞价，也可以粘贴 Excel 的两列；自动投放不填 */
  keywords?: string | null
  /** 精确匹配 */
  match_exact?: boolean | null
  /** 词组匹配 */
  match_phrase?: boolean | null
  /** 广泛匹配 */
  match_broad?: boolean | null
  /** 关键词竞价：留空用默认竞价 */
  keyword_bid?: string | null
  /** 投放商品：一行一个ASIN，可以在后面加英文逗号写它自己的竞价；自动投放不填 */
  target_asins?: string | null
  /** 投放类目与品牌：一行一个：类目编号，或 类目编号/品牌编号，或 /品牌编号；编号在广告后台的网址与批量表格里 */
  target_categories?: string | null
  /** 商品投放竞价：留空用默认竞价 */
  target_bid?: string | null
  /** 紧密匹配竞价：留空用默认竞价 */
  close_bid?: string | null
  /** 宽泛匹配竞价：留空用默认竞价 */
  loose_bid?: string | null
  /** 同类商品竞价：留空用默认竞价 */
  substitutes_bid?: string | null
  /** 关联商品竞价：留空用默认竞价 */
  complements_bid?: string | null
  /** 否定关键词：一行一个 */
  negatives?: string | null
  /** 否定匹配 */
  negative_kind?: NegativeKindValue | (string & {}) | null
  /** 否定商品：一行一个ASIN */
  negative_asins?: string | null
  /** 广告格式 */
  ad_format?: SbFormatValue | (string & {}) | null
  /** 品牌实体编号：ENTITY 开头，在广告后台的网址里 */
  brand_entity_id?: string | null
  /** 品牌名称 */
  brand_name?: string | null
  /** 品牌Logo素材编号：素材库里的编号，amzn1.assetlibrary 开头 */
  brand_logo_id?: string | null
  /** 标题：最多 50 个字符，日本站 35 个 */
  headline?: string | null
  /** 视频素材编号：素材库里的编号，amzn1.assetlibrary 开头 */
  video_ids?: string | null
  /** 落地页 */
  landing_type?: SbLandingValue | (string & {}) | null
  /** 旗舰店网址：https://www.amazon…/stores/ 开头 */
  landing_url?: string | null
  /** 投放策略 */
  tactic?: SdTacticValue | (string & {}) | null
  /** 计费方式 */
  cost_type?: CostTypeValue | (string & {}) | null
  /** 竞价优化：提升触达量按千次可见展示付费，其余按点击付费 */
  bid_optimization?: SdGoalValue | (string & {}) | null
  /** 浏览过广告商品 */
  views_exact?: boolean | null
  /** 浏览过类似商品 */
  views_similar?: boolean | null
  /** 购买过广告商品 */
  bought_exact?: boolean | null
  /** 购买过相关商品 */
  bought_related?: boolean | null
  /** 回溯期 */
  lookback?: SdLookbackValue | (string & {}) | null
  /** 直接转为待提交：打开：下面的每个对象成为一条待提交的新增；关闭：只存成草稿 */
  ready?: boolean | null
  /** 广告商品 */
  products?: {
    /** 编号 */
    id?: string
    /** 商品 */
    product_id?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 更多广告组 */
  groups?: {
    /** 编号 */
    id?: string
    /** 广告组 */
    ad_group_name?: string | null
    /** 默认竞价：草稿的币种；留空与第一个广告组一样 */
    default_bid?: string | null
    /** 广告商品MSKU：一行一个，是草稿店铺的商品；留空用第一个广告组的商品 */
    mskus?: string | null
    /** 关键词：一行一个，可以在后面加英文逗号写它自己的竞价 */
    keywords?: string | null
    /** 精确匹配 */
    match_exact?: boolean | null
    /** 词组匹配 */
    match_phrase?: boolean | null
    /** 广泛匹配 */
    match_broad?: boolean | null
    /** 投放商品：一行一个ASIN，可以在后面加英文逗号写它自己的竞价 */
    target_asins?: string | null
    /** 投放类目与品牌：一行一个：类目编号，或 类目编号/品牌编号，或 /品牌编号 */
    target_categories?: string | null
    /** 紧密匹配竞价：自动投放的广告组自己的竞价；留空用它的默认竞价 */
    close_bid?: string | null
    /** 宽泛匹配竞价：自动投放的广告组自己的竞价；留空用它的默认竞价 */
    loose_bid?: string | null
    /** 同类商品竞价：自动投放的广告组自己的竞价；留空用它的默认竞价 */
    substitutes_bid?: string | null
    /** 关联商品竞价：自动投放的广告组自己的竞价；留空用它的默认竞价 */
    complements_bid?: string | null
    /** 否定关键词：一行一个 */
    negatives?: string | null
    /** 否定商品：一行一个ASIN */
    negative_asins?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
