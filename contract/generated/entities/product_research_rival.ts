/**
 * 调研竞品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/develop/product_research_rival.json: edit that, not this file.
 */
/** 调研竞品 */
export interface ProductResearchRivalRow {
  /** 编号 */
  id: string
  /** 调研 */
  research_id?: string
  /** ASIN */
  asin?: string
  /** 标题 */
  rival_title?: string | null
  /** 售价：站点币种 */
  price?: string
  /** 月销量 */
  month_sales?: number
  /** 月销售额 */
  month_amount?: string | null
  /** 评分 */
  star?: string | null
  /** 评论数 */
  review_count?: number | null
  /** 小类排名 */
  small_rank?: number | null
  /** 上架日期 */
  listed_day?: string | null
  /** 备注 */
  remark?: string | null
  /** 调研编号 */
  'research.research_no'?: string | null
  /** 站点 */
  'research.site'?: string | null
  /** 编号 */
  'research.id'?: string | null
}

export interface ProductResearchRivalKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ProductResearchRivalAdd {
  /** ASIN */
  asin: string
  /** 标题 */
  rival_title?: string | null
  /** 售价：站点币种 */
  price: string
  /** 月销量 */
  month_sales: number
  /** 评分 */
  star?: string | null
  /** 评论数 */
  review_count?: number | null
  /** 小类排名 */
  small_rank?: number | null
  /** 上架日期 */
  listed_day?: string | null
  /** 备注 */
  remark?: string | null
}

export interface ProductResearchRivalEdit {
  /** ASIN */
  asin?: string | null
  /** 标题 */
  rival_title?: string | null
  /** 售价：站点币种 */
  price?: string | null
  /** 月销量 */
  month_sales?: number | null
  /** 评分 */
  star?: string | null
  /** 评论数 */
  review_count?: number | null
  /** 小类排名 */
  small_rank?: number | null
  /** 上架日期 */
  listed_day?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
