/**
 * 结算差异处理：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/settlement_issue.json: edit that, not this file.
 */
import type { FeeCategoryValue, SettlementIssueReasonValue, SettlementIssueStateValue } from '../enums'

/** 结算差异处理 */
export interface SettlementIssueRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 结算编号 */
  settlement_id?: string
  /** 费用类型 */
  fee_category?: FeeCategoryValue | (string & {})
  /** 订单号 */
  order_id?: string | null
  /** 差异原因 */
  reason?: SettlementIssueReasonValue | (string & {})
  /** 处理状态 */
  state?: SettlementIssueStateValue | (string & {})
  /** 处理说明 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface SettlementIssueKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SettlementIssueAdd {
  /** 店铺 */
  shop_id: string
  /** 结算编号 */
  settlement_id: string
  /** 费用类型 */
  fee_category: FeeCategoryValue | (string & {})
  /** 订单号 */
  order_id?: string | null
  /** 差异原因 */
  reason: SettlementIssueReasonValue | (string & {})
  /** 处理状态 */
  state?: SettlementIssueStateValue | (string & {}) | null
  /** 处理说明 */
  remark?: string | null
}

export interface SettlementIssueEdit {
  /** 店铺 */
  shop_id?: string | null
  /** 结算编号 */
  settlement_id?: string | null
  /** 费用类型 */
  fee_category?: FeeCategoryValue | (string & {}) | null
  /** 订单号 */
  order_id?: string | null
  /** 差异原因 */
  reason?: SettlementIssueReasonValue | (string & {}) | null
  /** 处理状态 */
  state?: SettlementIssueStateValue | (string & {}) | null
  /** 处理说明 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
