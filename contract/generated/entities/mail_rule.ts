/**
 * 邮件分配规则：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/service/mail_rule.json: edit that, not this file.
 */
import type { MailRuleAssignModeValue } from '../enums'

/** 邮件分配规则 */
export interface MailRuleRow {
  /** 编号 */
  id: string
  /** 规则 */
  rule_name?: string
  /** 优先级：从 1 数起，小的先看；用“上移”“下移”“置顶”调整 */
  priority?: number | null
  /** 条件：店铺、站点、主题、商品或语言；没有条件时符合全部来信 */
  condition?: unknown
  /** 处理人 */
  people?: string[]
  /** 分配方式 */
  assign_mode?: MailRuleAssignModeValue | (string & {})
  /** 启用 */
  is_enable?: boolean | null
  /** 已分配 */
  hit_count?: number | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 姓名 */
  'person.name'?: string | null
  /** 编号 */
  'person.id'?: string | null
}

export interface MailRuleKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface MailRuleAdd {
  /** 规则 */
  rule_name: string
  /** 条件：店铺、站点、主题、商品或语言；没有条件时符合全部来信 */
  condition?: unknown
  /** 处理人 */
  people: string[]
  /** 分配方式 */
  assign_mode?: MailRuleAssignModeValue | (string & {}) | null
  /** 启用 */
  is_enable?: boolean | null
}

export interface MailRuleEdit {
  /** 规则 */
  rule_name?: string | null
  /** 条件：店铺、站点、主题、商品或语言；没有条件时符合全部来信 */
  condition?: unknown
  /** 处理人 */
  people?: string[] | null
  /** 分配方式 */
  assign_mode?: MailRuleAssignModeValue | (string & {}) | null
  /** 启用 */
  is_enable?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
  /** 在同一组内上移一位、下移一位或置顶 */
  move?: 'up' | 'down' | 'top'
}
