/**
 * 应收对账：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/receivable_check.json: edit that, not this file.
 */
import type { CurrencyAllValue, FeeOriginValue, ReceivableCheckStateValue, ReleaseStatusValue } from '../enums'

/** 应收对账 */
export interface ReceivableCheckRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 月份 */
  check_month?: string
  /** 数据来源 */
  origin?: FeeOriginValue | (string & {})
  /** 释放状态 */
  release_status?: ReleaseStatusValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 后台本期变动：卖家后台日期范围汇总里，收支与转账之和 */
  stated_amount?: string | null
  /** 后台转账：打款到收款账户，为负 */
  stated_transfer?: string | null
  /** 对账状态 */
  state?: ReceivableCheckStateValue | (string & {}) | null
  /** 备注 */
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
  /** 结算币种 */
  'shop.currency'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface ReceivableCheckKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ReceivableCheckAdd {
  /** 店铺 */
  shop_id: string
  /** 月份 */
  check_month: string
  /** 数据来源 */
  origin?: FeeOriginValue | (string & {}) | null
  /** 币种 */
  currency: CurrencyAllValue | (string & {})
  /** 后台本期变动：卖家后台日期范围汇总里，收支与转账之和 */
  stated_amount?: string | null
  /** 后台转账：打款到收款账户，为负 */
  stated_transfer?: string | null
  /** 备注 */
  remark?: string | null
}

export interface ReceivableCheckEdit {
  /** 店铺 */
  shop_id?: string | null
  /** 月份 */
  check_month?: string | null
  /** 数据来源 */
  origin?: FeeOriginValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 后台本期变动：卖家后台日期范围汇总里，收支与转账之和 */
  stated_amount?: string | null
  /** 后台转账：打款到收款账户，为负 */
  stated_transfer?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
