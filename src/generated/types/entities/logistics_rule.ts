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
  /** 优先级 */
  priority?: number
  /** 适用国家 */
  country?: string[] | null
  /** 重量下限(kg) */
  min_weight?: string | null
  /** 重量上限(kg) */
  max_weight?: string | null
  /** 物流渠道 */
  channel_id?: string
  /** 仓库 */
  warehouse_id?: string | null
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
  /** 仓库 */
  'warehouse.name'?: string | null
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
  /** 优先级 */
  priority: number
  /** 适用国家 */
  country?: string[] | null
  /** 重量下限(kg) */
  min_weight?: string | null
  /** 重量上限(kg) */
  max_weight?: string | null
  /** 物流渠道 */
  channel_id: string
  /** 仓库 */
  warehouse_id?: string | null
  /** 启用 */
  is_enable?: boolean | null
}

export interface LogisticsRuleEdit {
  /** 规则 */
  rule_name?: string | null
  /** 优先级 */
  priority?: number | null
  /** 适用国家 */
  country?: string[] | null
  /** 重量下限(kg) */
  min_weight?: string | null
  /** 重量上限(kg) */
  max_weight?: string | null
  /** 物流渠道 */
  channel_id?: string | null
  /** 仓库 */
  warehouse_id?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 编号 */
  id: string
  /** 表单打开时各字段的值；期间被别人改过的字段会被指出 */
  before?: Record<string, unknown>
}
