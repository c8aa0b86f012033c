/**
 * 标签：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/commodity/tag.json: edit that, not this file.
 */
import type { TagColorValue } from '../enums'

/** 标签 */
export interface TagRow {
  /** 编号 */
  id: string
  /** 标签 */
  name?: string
  /** 颜色 */
  color?: TagColorValue | (string & {})
  /** 说明 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
}

export interface TagKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface TagAdd {
  /** 标签 */
  name: string
  /** 颜色 */
  color?: TagColorValue | (string & {}) | null
  /** 说明 */
  remark?: string | null
}

export interface TagEdit {
  /** 标签 */
  name?: string | null
  /** 颜色 */
  color?: TagColorValue | (string & {}) | null
  /** 说明 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
