/**
 * 请求评论规则：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/tool/review_rule.json: edit that, not this file.
 */
/** 请求评论规则 */
export interface ReviewRuleRow {
  /** 编号 */
  id: string
  /** 规则名称 */
  rule_name?: string
  /** 店铺：空着是全部店铺 */
  shop_ids?: string[] | null
  /** 送达后天数（天） */
  delay_days?: number
  /** 排除有退货退款的 */
  exclude_refund?: boolean | null
  /** 排除低星反馈：这个订单有 1 到 3 星的店铺反馈 */
  exclude_low?: boolean | null
  /** 启用 */
  is_enable?: boolean | null
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
}

export interface ReviewRuleKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ReviewRuleAdd {
  /** 规则名称 */
  rule_name: string
  /** 店铺：空着是全部店铺 */
  shop_ids?: string[] | null
  /** 送达后天数（天） */
  delay_days?: number | null
  /** 排除有退货退款的 */
  exclude_refund?: boolean | null
  /** 排除低星反馈：这个订单有 1 到 3 星的店铺反馈 */
  exclude_low?: boolean | null
  /** 启用 */
  is_enable?: boolean | null
}

export interface ReviewRuleEdit {
  /** 规则名称 */
  rule_name?: string | null
  /** 店铺：空着是全部店铺 */
  shop_ids?: string[] | null
  /** 送达后天数（天） */
  delay_days?: number | null
  /** 排除有退货退款的 */
  exclude_refund?: boolean | null
  /** 排除低星反馈：这个订单有 1 到 3 星的店铺反馈 */
  exclude_low?: boolean | null
  /** 启用 */
  is_enable?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
