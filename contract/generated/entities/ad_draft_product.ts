/**
 * 广告商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_draft_product.json: edit that, not this file.
 */
/** 广告商品 */
export interface AdDraftProductRow {
  /** 编号 */
  id: string
  /** 草稿 */
  draft_id?: string
  /** 商品 */
  product_id?: string
  /** 广告活动：可以用 {店铺} {站点} {MSKU} {ASIN} {匹配} {日期}，拆成多个时各自填入 */
  'draft.campaign_name'?: string | null
  /** 店铺 */
  'draft.shop_id'?: string | null
  /** 编号 */
  'draft.id'?: string | null
  /** MSKU */
  'product.msku'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** 编号 */
  'product.id'?: string | null
}

export interface AdDraftProductKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdDraftProductAdd {
  /** 商品 */
  product_id: string
}

export interface AdDraftProductEdit {
  /** 商品 */
  product_id?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
