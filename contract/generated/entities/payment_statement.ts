/**
 * 收款流水：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/payment_statement.json: edit that, not this file.
 */
import type { CurrencyAllValue, PaymentProviderValue } from '../enums'

/** 收款流水 */
export interface PaymentStatementRow {
  /** 编号 */
  id: string
  /** 收款机构 */
  provider?: PaymentProviderValue | (string & {})
  /** 收款账户 */
  account?: string
  /** 交易时间 */
  txn_time?: string
  /** 流水号 */
  txn_no?: string
  /** 业务类型 */
  biz_type?: string | null
  /** 店铺：流水里写的店铺名称 */
  shop_name?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 金额 */
  amount_total?: string
  /** 手续费 */
  fee_amount?: string | null
  /** 余额：流水里写的这一笔之后的余额 */
  balance?: string | null
  /** 状态 */
  txn_state?: string | null
  /** 备注 */
  remark?: string | null
  /** 导入人 */
  creator?: string | null
  /** 导入时间 */
  create_time?: string | null
}

export interface PaymentStatementKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PaymentStatementAdd {
  /** 收款机构 */
  provider: PaymentProviderValue | (string & {})
  /** 收款账户 */
  account: string
  /** 交易时间 */
  txn_time: string
  /** 流水号 */
  txn_no: string
  /** 业务类型 */
  biz_type?: string | null
  /** 店铺：流水里写的店铺名称 */
  shop_name?: string | null
  /** 币种 */
  currency: CurrencyAllValue | (string & {})
  /** 金额 */
  amount_total: string
  /** 手续费 */
  fee_amount?: string | null
  /** 余额：流水里写的这一笔之后的余额 */
  balance?: string | null
  /** 状态 */
  txn_state?: string | null
  /** 备注 */
  remark?: string | null
}

export interface PaymentStatementEdit {
  /** 收款机构 */
  provider?: PaymentProviderValue | (string & {}) | null
  /** 收款账户 */
  account?: string | null
  /** 交易时间 */
  txn_time?: string | null
  /** 流水号 */
  txn_no?: string | null
  /** 业务类型 */
  biz_type?: string | null
  /** 店铺：流水里写的店铺名称 */
  shop_name?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 金额 */
  amount_total?: string | null
  /** 手续费 */
  fee_amount?: string | null
  /** 余额：流水里写的这一笔之后的余额 */
  balance?: string | null
  /** 状态 */
  txn_state?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
