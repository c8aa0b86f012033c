/**
 * 预警：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/alert.json: edit that, not this file.
 */
import type { AlertAboutValue, AlertStateValue } from '../enums'

/** 预警 */
export interface AlertRow {
  /** 编号 */
  id: string
  /** 规则 */
  rule_id?: string
  /** 列表 */
  about?: AlertAboutValue | (string & {})
  /** 哪一行 */
  row_title?: string | null
  /** 查找：在那份列表里找到这一行的编码 */
  finds?: string | null
  /** 店铺 */
  shop_ids?: string[] | null
  /** 现在的数：条件里提到的各字段，上次检查时的值 */
  detail?: string | null
  /** 状态 */
  state?: AlertStateValue | (string & {})
  /** 出现次数 */
  times?: number
  /** 出现时间 */
  since_time?: string
  /** 上次检查 */
  check_time?: string | null
  /** 上次提醒 */
  told_time?: string | null
  /** 解除时间 */
  end_time?: string | null
  /** 告诉了谁 */
  told?: string[] | null
  /** 处理说明 */
  remark?: string | null
  /** 预警：收到的人看到的标题，例如：可售天数低于预警 */
  'rule.rule_name'?: string | null
  /** 级别 */
  'rule.level'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 姓名 */
  'person.name'?: string | null
  /** 编号 */
  'person.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface AlertKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AlertAdd {
  /** 处理说明 */
  remark?: string | null
}

export interface AlertEdit {
  /** 处理说明 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
