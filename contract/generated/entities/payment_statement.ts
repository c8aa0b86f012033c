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
  /** 收款账户：流水里写的账号 */
  account?: string | null
  /** 资金账户：不填时为这家机构这个币种唯一启用的资金账户 */
  fund_id?: string | null
  /** 收款单：匹配结算单以后生成的收款单 */
  entry_id?: string | null
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
  /** 账户名称 */
  'fund.account_name'?: string | null
  /** 币种 */
  'fund.currency'?: string | null
  /** 启用 */
  'fund.is_enable'?: boolean | null
  /** 编号 */
  'fund.id'?: string | null
  /** 单据编号 */
  'entry.doc_no'?: string | null
  /** 单据状态 */
  'entry.doc_status'?: string | null
  /** 店铺：结算到账时填写 */
  'entry.shop_id'?: string | null
  /** 结算编号 */
  'entry.settlement_id'?: string | null
  /** 核销结算金额：按结算币种；与到账币种不同时两者之比就是汇率 */
  'entry.clear_amount'?: string | null
  /** 结算币种 */
  'entry.clear_currency'?: string | null
  /** 编号 */
  'entry.id'?: string | null
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
  /** 收款账户：流水里写的账号 */
  account?: string | null
  /** 资金账户：不填时为这家机构这个币种唯一启用的资金账户 */
  fund_id?: string | null
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
  /** 收款账户：流水里写的账号 */
  account?: string | null
  /** 资金账户：不填时为这家机构这个币种唯一启用的资金账户 */
  fund_id?: string | null
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
