/**
 * 学会的表头：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/header_map.json: edit that, not this file.
 */
/** 学会的表头 */
export interface HeaderMapRow {
  /** 编号 */
  id: string
  /** 名称 */
  title?: string
  /** 导入到 */
  target_label?: string | null
  /** 哪一列是什么 */
  columns_text?: string | null
  /** 用过几次 */
  times?: number | null
  /** 最近使用 */
  used_time?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
}

export interface HeaderMapKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface HeaderMapAdd {
  /** 名称 */
  title: string
}

export interface HeaderMapEdit {
  /** 名称 */
  title?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
