/**
 * 快捷用语：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/service/quick_phrase.json: edit that, not this file.
 */
import type { MailLanguageValue } from '../enums'

/** 快捷用语 */
export interface QuickPhraseRow {
  /** 编号 */
  id: string
  /** 标题 */
  phrase_title?: string
  /** 分组 */
  group_name?: string | null
  /** 语言 */
  language?: MailLanguageValue | (string & {})
  /** 内容 */
  content?: string
  /** 使用次数 */
  used_count?: number | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
}

export interface QuickPhraseKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface QuickPhraseAdd {
  /** 标题 */
  phrase_title: string
  /** 分组 */
  group_name?: string | null
  /** 语言 */
  language?: MailLanguageValue | (string & {}) | null
  /** 内容 */
  content: string
}

export interface QuickPhraseEdit {
  /** 标题 */
  phrase_title?: string | null
  /** 分组 */
  group_name?: string | null
  /** 语言 */
  language?: MailLanguageValue | (string & {}) | null
  /** 内容 */
  content?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
