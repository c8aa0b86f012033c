/**
 * 预警规则：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/alert_rule.json: edit that, not this file.
 */
import type { AlertAboutValue, AlertRuleLevelValue, AlertRuleRepeatValue } from '../enums'

/** 预警规则 */
export interface AlertRuleRow {
  /** 编号 */
  id: string
  /** 预警：收到的人看到的标题，例如：可售天数低于预警 */
  rule_name?: string
  /** 看哪份列表 */
  about?: AlertAboutValue | (string & {})
  /** 条件：列表里符合的每一行是一条预警 */
  condition?: unknown
  /** 级别 */
  level?: AlertRuleLevelValue | (string & {})
  /** 告诉角色：与“告诉的人”都空着时，告诉所有能查看这份列表的人 */
  roles?: string[] | null
  /** 告诉的人 */
  people?: string[] | null
  /** 多久提醒一次 */
  repeat?: AlertRuleRepeatValue | (string & {})
  /** 启用 */
  is_enable?: boolean | null
  /** 持续中 */
  standing?: number | null
  /** 上次符合（行）：每条规则最多留 500 条预警，符合的行更多时请收紧条件 */
  matched?: number | null
  /** 上次检查 */
  check_time?: string | null
  /** 不能检查的原因 */
  fault?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 名称 */
  'role.label'?: string | null
  /** 姓名 */
  'person.name'?: string | null
  /** 编号 */
  'person.id'?: string | null
}

export interface AlertRuleKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AlertRuleAdd {
  /** 预警：收到的人看到的标题，例如：可售天数低于预警 */
  rule_name: string
  /** 看哪份列表 */
  about: AlertAboutValue | (string & {})
  /** 条件：列表里符合的每一行是一条预警 */
  condition: unknown
  /** 级别 */
  level?: AlertRuleLevelValue | (string & {}) | null
  /** 告诉角色：与“告诉的人”都空着时，告诉所有能查看这份列表的人 */
  roles?: string[] | null
  /** 告诉的人 */
  people?: string[] | null
  /** 多久提醒一次 */
  repeat?: AlertRuleRepeatValue | (string & {}) | null
  /** 启用 */
  is_enable?: boolean | null
  /** 预警 */
  alerts?: {
    /** 编号 */
    id?: string
    /** 处理说明 */
    remark?: string | null
  }[]
}

export interface AlertRuleEdit {
  /** 预警：收到的人看到的标题，例如：可售天数低于预警 */
  rule_name?: string | null
  /** 看哪份列表 */
  about?: AlertAboutValue | (string & {}) | null
  /** 条件：列表里符合的每一行是一条预警 */
  condition?: unknown
  /** 级别 */
  level?: AlertRuleLevelValue | (string & {}) | null
  /** 告诉角色：与“告诉的人”都空着时，告诉所有能查看这份列表的人 */
  roles?: string[] | null
  /** 告诉的人 */
  people?: string[] | null
  /** 多久提醒一次 */
  repeat?: AlertRuleRepeatValue | (string & {}) | null
  /** 启用 */
  is_enable?: boolean | null
  /** 预警 */
  alerts?: {
    /** 编号 */
    id?: string
    /** 处理说明 */
    remark?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
