/**
 * 亚马逊丢失与损坏的备注：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/fba_loss.json: edit that, not this file.
 */
import type { FbaLossLossKindValue } from '../enums'

/** 亚马逊丢失与损坏的备注 */
export interface FbaLossSaidRow {
  /** 库存池 */
  pool_id: string
  /** 日期 */
  event_day: string
  /** MSKU */
  msku: string
  /** 类型 */
  loss_kind: FbaLossLossKindValue | (string & {})
  /** 备注 */
  note?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 库存池 */
  'pool.name'?: string | null
  /** 卖家账号 */
  'pool.account_name'?: string | null
  /** 物流网络 */
  'pool.network'?: string | null
}

export interface FbaLossSaidKey {
  /** 库存池 */
  pool_id: string
  /** 日期 */
  event_day: string
  /** MSKU */
  msku: string
  /** 类型 */
  loss_kind: FbaLossLossKindValue | (string & {})
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbaLossSaidAdd {
  /** 备注 */
  note?: string | null
}

export interface FbaLossSaidEdit {
  /** 备注 */
  note?: string | null
  /** 库存池 */
  pool_id: string
  /** 日期 */
  event_day: string
  /** MSKU */
  msku: string
  /** 类型 */
  loss_kind: FbaLossLossKindValue | (string & {})
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
