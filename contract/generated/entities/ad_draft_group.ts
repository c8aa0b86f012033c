/**
 * 更多广告组：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_draft_group.json: edit that, not this file.
 */
/** 更多广告组 */
export interface AdDraftGroupRow {
  /** 编号 */
  id: string
  /** 草稿 */
  draft_id?: string
  /** 广告组 */
  ad_group_name?: string
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
  /** 广告活动：可以用 {店铺} {站点} {MSKU} {ASIN} {匹配} {日期}，拆成多个时各自填入 */
  'draft.campaign_name'?: string | null
  /** 店铺 */
  'draft.shop_id'?: string | null
  /** 编号 */
  'draft.id'?: string | null
}

export interface AdDraftGroupKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdDraftGroupAdd {
  /** 广告组 */
  ad_group_name: string
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
}

export interface AdDraftGroupEdit {
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
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
