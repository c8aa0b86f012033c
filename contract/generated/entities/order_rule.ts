/**
 * 订单规则：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/order_rule.json: edit that, not this file.
 */
import type { RuleActionValue } from '../enums'

/** 订单规则 */
export interface OrderRuleRow {
  /** 编号 */
  id: string
  /** 规则名称 */
  rule_name?: string
  /** 动作 */
  rule_action?: RuleActionValue | (string & {})
  /** 优先级：同一动作从 1 起先符合的算；打标签的每条都算；用“上移”“下移”调整 */
  priority?: number | null
  /** 条件：没有条件时全部适用 */
  order_rule?: unknown
  /** 仓库 */
  warehouse_id?: string | null
  /** 物流渠道 */
  channel_id?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 拦截原因 */
  hold_reason?: string | null
  /** 适用店铺：不选：全部店铺 */
  apply_shops?: string[] | null
  /** 命中数 */
  hit_count?: number | null
  /** 启用 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 物流渠道 */
  'channel.logistics_channel'?: string | null
  /** 编号 */
  'channel.id'?: string | null
  /** 标签 */
  'tag.name'?: string | null
  /** 编号 */
  'tag.id'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface OrderRuleKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface OrderRuleAdd {
  /** 规则名称 */
  rule_name: string
  /** 动作 */
  rule_action?: RuleActionValue | (string & {}) | null
  /** 条件：没有条件时全部适用 */
  order_rule?: unknown
  /** 仓库 */
  warehouse_id?: string | null
  /** 物流渠道 */
  channel_id?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 拦截原因 */
  hold_reason?: string | null
  /** 适用店铺：不选：全部店铺 */
  apply_shops?: string[] | null
  /** 启用 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
}

export interface OrderRuleEdit {
  /** 规则名称 */
  rule_name?: string | null
  /** 动作 */
  rule_action?: RuleActionValue | (string & {}) | null
  /** 条件：没有条件时全部适用 */
  order_rule?: unknown
  /** 仓库 */
  warehouse_id?: string | null
  /** 物流渠道 */
  channel_id?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 拦截原因 */
  hold_reason?: string | null
  /** 适用店铺：不选：全部店铺 */
  apply_shops?: string[] | null
  /** 启用 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
  /** 在同一组内上移一位、下移一位或置顶 */
  move?: 'up' | 'down' | 'top'
}
