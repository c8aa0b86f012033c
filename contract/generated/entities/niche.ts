/**
 * 细分市场：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/niche.json: edit that, not this file.
 */
import type { CurrencyAllValue, NicheDemandValue, NicheResearchValue, SiteValue } from '../enums'

/** 细分市场 */
export interface NicheRow {
  /** 编号 */
  id: string
  /** 细分市场 */
  niche_name?: string
  /** 站点 */
  site?: SiteValue | (string & {})
  /** 360天搜索量 */
  search_360?: number | null
  /** 90天搜索量 */
  search_90?: number | null
  /** 90天增长 */
  growth_90?: string | null
  /** 360天销量 */
  units_360?: number | null
  /** 商品数：点击最多的商品个数 */
  product_count?: number | null
  /** 平均销量：360天销量 ÷ 商品数 */
  avg_units?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 平均价 */
  avg_price?: string | null
  /** 价格区间 */
  price_range?: string | null
  /** 平均评论数 */
  avg_review?: number | null
  /** 平均评分 */
  avg_star?: string | null
  /** 前5点击份额 */
  top5_share?: string | null
  /** 品牌数 */
  brand_count?: number | null
  /** 卖家数 */
  seller_count?: number | null
  /** 新品成功数 */
  new_success?: number | null
  /** 退货率 */
  return_rate?: string | null
  /** 建议竞价 */
  suggested_bid?: string | null
  /** 需求 */
  demand?: NicheDemandValue | (string & {}) | null
  /** 收藏 */
  is_favorite?: boolean | null
  /** 调研 */
  research?: NicheResearchValue | (string & {}) | null
  /** 分类 */
  category_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 分类：从最上级写起，例如：家居/厨房/刀具 */
  'category.full_name'?: string | null
  /** 编号 */
  'category.id'?: string | null
}

export interface NicheKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface NicheAdd {
  /** 细分市场 */
  niche_name: string
  /** 站点 */
  site: SiteValue | (string & {})
  /** 360天搜索量 */
  search_360?: number | null
  /** 90天搜索量 */
  search_90?: number | null
  /** 90天增长 */
  growth_90?: string | null
  /** 360天销量 */
  units_360?: number | null
  /** 商品数：点击最多的商品个数 */
  product_count?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 平均价 */
  avg_price?: string | null
  /** 价格区间 */
  price_range?: string | null
  /** 平均评论数 */
  avg_review?: number | null
  /** 平均评分 */
  avg_star?: string | null
  /** 前5点击份额 */
  top5_share?: string | null
  /** 品牌数 */
  brand_count?: number | null
  /** 卖家数 */
  seller_count?: number | null
  /** 新品成功数 */
  new_success?: number | null
  /** 退货率 */
  return_rate?: string | null
  /** 建议竞价 */
  suggested_bid?: string | null
  /** 需求 */
  demand?: NicheDemandValue | (string & {}) | null
  /** 收藏 */
  is_favorite?: boolean | null
  /** 调研 */
  research?: NicheResearchValue | (string & {}) | null
  /** 分类 */
  category_id?: string | null
  /** 备注 */
  remark?: string | null
}

export interface NicheEdit {
  /** 细分市场 */
  niche_name?: string | null
  /** 站点 */
  site?: SiteValue | (string & {}) | null
  /** 360天搜索量 */
  search_360?: number | null
  /** 90天搜索量 */
  search_90?: number | null
  /** 90天增长 */
  growth_90?: string | null
  /** 360天销量 */
  units_360?: number | null
  /** 商品数：点击最多的商品个数 */
  product_count?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 平均价 */
  avg_price?: string | null
  /** 价格区间 */
  price_range?: string | null
  /** 平均评论数 */
  avg_review?: number | null
  /** 平均评分 */
  avg_star?: string | null
  /** 前5点击份额 */
  top5_share?: string | null
  /** 品牌数 */
  brand_count?: number | null
  /** 卖家数 */
  seller_count?: number | null
  /** 新品成功数 */
  new_success?: number | null
  /** 退货率 */
  return_rate?: string | null
  /** 建议竞价 */
  suggested_bid?: string | null
  /** 需求 */
  demand?: NicheDemandValue | (string & {}) | null
  /** 收藏 */
  is_favorite?: boolean | null
  /** 调研 */
  research?: NicheResearchValue | (string & {}) | null
  /** 分类 */
  category_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
