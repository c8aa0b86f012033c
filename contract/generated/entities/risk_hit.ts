/**
 * 侵权命中：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/commodity/risk_hit.json: edit that, not this file.
 */
import type { HandleStatusValue } from '../enums'

/** 侵权命中 */
export interface RiskHitRow {
  /** 编号 */
  id: string
  /** 侵权词 */
  word_id?: string
  /** 在售商品 */
  product_id?: string
  /** 店铺 */
  shop_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 命中字段 */
  hit_field?: string[] | null
  /** 命中内容 */
  hit_text?: string | null
  /** 处理 */
  handle_status?: HandleStatusValue | (string & {}) | null
  /** 处理说明 */
  handle_result?: string | null
  /** 扫描时间 */
  scan_time?: string | null
  /** 发现时间 */
  found_time?: string | null
  /** 侵权词：英文按整词匹配，不分大小写与标点；中文按包含匹配 */
  'word.word'?: string | null
  /** 类型 */
  'word.infringe_type'?: string | null
  /** 风险 */
  'word.risk'?: string | null
  /** 权利人 */
  'word.owner'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 销售状态 */
  'product.sales_status'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface RiskHitKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface RiskHitAdd {
  /** 处理 */
  handle_status?: HandleStatusValue | (string & {}) | null
  /** 处理说明 */
  handle_result?: string | null
}

export interface RiskHitEdit {
  /** 处理 */
  handle_status?: HandleStatusValue | (string & {}) | null
  /** 处理说明 */
  handle_result?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
