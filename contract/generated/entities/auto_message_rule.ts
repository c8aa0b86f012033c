/**
 * 自动群发规则：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/service/auto_message_rule.json: edit that, not this file.
 */
import type { TriggerEventValue } from '../enums'

/** 自动群发规则 */
export interface AutoMessageRuleRow {
  /** 编号 */
  id: string
  /** 规则名称 */
  rule_name?: string
  /** 触发事件：签收按预计送达；退款按退货入仓；留评按店铺反馈 */
  trigger_event?: TriggerEventValue | (string & {})
  /** 延迟(小时) */
  delay_hours?: number
  /** 店铺：空着是全部店铺 */
  shop_ids?: string[] | null
  /** 条件：只写给符合的订单；没有条件时写给全部 */
  condition?: unknown
  /** 模板 */
  template_id?: string
  /** 同一客户间隔（天）：同一客户在这些天里已有自动写的信就不再写 */
  cooldown_days?: number
  /** 启用 */
  is_enable?: boolean | null
  /** 待发送 */
  draft_count?: number | null
  /** 已发送 */
  sent_count?: number | null
  /** 作废 */
  void_count?: number | null
  /** 上次执行 */
  run_time?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 模板名称 */
  'template.template_name'?: string | null
  /** 语言 */
  'template.language'?: string | null
  /** 启用 */
  'template.is_enable'?: boolean | null
}

export interface AutoMessageRuleKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AutoMessageRuleAdd {
  /** 规则名称 */
  rule_name: string
  /** 触发事件：签收按预计送达；退款按退货入仓；留评按店铺反馈 */
  trigger_event?: TriggerEventValue | (string & {}) | null
  /** 延迟(小时) */
  delay_hours?: number | null
  /** 店铺：空着是全部店铺 */
  shop_ids?: string[] | null
  /** 条件：只写给符合的订单；没有条件时写给全部 */
  condition?: unknown
  /** 模板 */
  template_id: string
  /** 同一客户间隔（天）：同一客户在这些天里已有自动写的信就不再写 */
  cooldown_days?: number | null
  /** 启用 */
  is_enable?: boolean | null
}

export interface AutoMessageRuleEdit {
  /** 规则名称 */
  rule_name?: string | null
  /** 触发事件：签收按预计送达；退款按退货入仓；留评按店铺反馈 */
  trigger_event?: TriggerEventValue | (string & {}) | null
  /** 延迟(小时) */
  delay_hours?: number | null
  /** 店铺：空着是全部店铺 */
  shop_ids?: string[] | null
  /** 条件：只写给符合的订单；没有条件时写给全部 */
  condition?: unknown
  /** 模板 */
  template_id?: string | null
  /** 同一客户间隔（天）：同一客户在这些天里已有自动写的信就不再写 */
  cooldown_days?: number | null
  /** 启用 */
  is_enable?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
