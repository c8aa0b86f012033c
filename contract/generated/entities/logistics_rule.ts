/**
 * 物流匹配规则：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/logistics_rule.json: edit that, not this file.
 */
/** 物流匹配规则 */
export interface LogisticsRuleRow {
  /** 编号 */
  id: string
  /** 规则 */
  rule_name?: string
  /** 优先级：从 1 数起，小的先匹配；用“上移”“下移”“置顶”调整 */
  priority?: number | null
  /** 适用订单：符合这些条件的订单适用这条规则，例如收件国在 US、CA 之中；没有条件时全部适用 */
  order_rule?: unknown
  /** 物流渠道 */
  channel_id?: string
  /** 仓库 */
  warehouse_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 命中次数：由它选了渠道的自发货订单，作废的不算 */
  hit_count?: number | null
  /** 启用 */
  is_enable?: boolean | null
  /** 创建人 */
  creator?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 物流渠道 */
  'channel.logistics_channel'?: string | null
  /** 渠道代码 */
  'channel.channel_code'?: string | null
  /** 编号 */
  'channel.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
}

export interface LogisticsRuleKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface LogisticsRuleAdd {
  /** 规则 */
  rule_name: string
  /** 适用订单：符合这些条件的订单适用这条规则，例如收件国在 US、CA 之中；没有条件时全部适用 */
  order_rule?: unknown
  /** 物流渠道 */
  channel_id: string
  /** 仓库 */
  warehouse_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 启用 */
  is_enable?: boolean | null
}

export interface LogisticsRuleEdit {
  /** 规则 */
  rule_name?: string | null
  /** 适用订单：符合这些条件的订单适用这条规则，例如收件国在 US、CA 之中；没有条件时全部适用 */
  order_rule?: unknown
  /** 物流渠道 */
  channel_id?: string | null
  /** 仓库 */
  warehouse_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
  /** 在同一组内上移一位、下移一位或置顶 */
  move?: 'up' | 'down' | 'top'
}
