/**
 * 忽略的检测：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/commodity/check_skip.json: edit that, not this file.
 */
import type { CheckSkipItemValue } from '../enums'

/** 忽略的检测 */
export interface CheckSkipRow {
  /** 编号 */
  id: string
  /** 本地SKU */
  sku_id?: string
  /** 检测项 */
  item?: CheckSkipItemValue | (string & {})
  /** 忽略原因 */
  reason?: string
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 开发专员 */
  'sku.developer'?: string | null
  /** 采购员 */
  'sku.buyer'?: string | null
  /** 编号 */
  'sku.id'?: string | null
}

export interface CheckSkipKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CheckSkipAdd {
  /** 本地SKU */
  sku_id: string
  /** 检测项 */
  item: CheckSkipItemValue | (string & {})
  /** 忽略原因 */
  reason: string
}

export interface CheckSkipEdit {
  /** 本地SKU */
  sku_id?: string | null
  /** 检测项 */
  item?: CheckSkipItemValue | (string & {}) | null
  /** 忽略原因 */
  reason?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
