/**
 * 亚马逊月度库存的备注：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/fba_ledger_month.json: edit that, not this file.
 */
import type { DispositionValue } from '../enums'

/** 亚马逊月度库存的备注 */
export interface FbaLedgerMonthSaidRow {
  /** 库存池 */
  pool_id: string
  /** 月份 */
  stat_month: string
  /** MSKU */
  msku: string
  /** 库存属性 */
  disposition: DispositionValue | (string & {})
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

export interface FbaLedgerMonthSaidKey {
  /** 库存池 */
  pool_id: string
  /** 月份 */
  stat_month: string
  /** MSKU */
  msku: string
  /** 库存属性 */
  disposition: DispositionValue | (string & {})
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbaLedgerMonthSaidAdd {
  /** 备注 */
  note?: string | null
}

export interface FbaLedgerMonthSaidEdit {
  /** 备注 */
  note?: string | null
  /** 库存池 */
  pool_id: string
  /** 月份 */
  stat_month: string
  /** MSKU */
  msku: string
  /** 库存属性 */
  disposition: DispositionValue | (string & {})
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
