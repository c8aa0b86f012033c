/**
 * 收付款单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/fund_entry.json: edit that, not this file.
 */
import type { CurrencyAllValue, FundEntryDocStatusValue, FundEntryReceiptTypeValue } from '../enums'

/** 收付款单 */
export interface FundEntryRow {
  /** 编号 */
  id: string
  /** 单据编号 */
  doc_no?: string | null
  /** 类型 */
  receipt_type?: FundEntryReceiptTypeValue | (string & {})
  /** 资金账户 */
  account_id?: string
  /** 收付日期 */
  pay_date?: string
  /** 往来单位 */
  partner?: string | null
  /** 币种：与资金账户的币种相同 */
  currency?: CurrencyAllValue | (string & {})
  /** 金额：收款填扣手续费之前的金额 */
  amount_total?: string
  /** 手续费 */
  fee_amount?: string | null
  /** 流水号：同一账户的流水号只能登记一次 */
  txn_no?: string | null
  /** 店铺：结算到账时填写 */
  shop_id?: string | null
  /** 结算编号 */
  settlement_id?: string | null
  /** 结算币种 */
  clear_currency?: CurrencyAllValue | (string & {}) | null
  /** 核销结算金额：按结算币种；与到账币种不同时两者之比就是汇率 */
  clear_amount?: string | null
  /** 到账汇率：结算币种折到账币种 */
  exchange_rate?: string | null
  /** 关联单号 */
  ref_no?: string | null
  /** 采购请款：由哪一张采购请款的付款生成；撤销那里的付款随即作废 */
  payment_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 单据状态 */
  doc_status?: FundEntryDocStatusValue | (string & {}) | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 账户名称 */
  'account.account_name'?: string | null
  /** 账户类型 */
  'account.provider'?: string | null
  /** 币种 */
  'account.currency'?: string | null
  /** 编号 */
  'account.id'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 请款单号 */
  'payment.request_no'?: string | null
  /** 付款状态 */
  'payment.pay_status'?: string | null
  /** 编号 */
  'payment.id'?: string | null
  /** 结算结束 */
  'settlement.end_at'?: string | null
  /** 币种 */
  'settlement.currency'?: string | null
  /** 结算金额 */
  'settlement.total_amount'?: string | null
  /** 店铺 */
  'settlement.shop_id'?: string | null
  /** 结算编号 */
  'settlement.settlement_id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface FundEntryKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FundEntryAdd {
  /** 类型 */
  receipt_type?: FundEntryReceiptTypeValue | (string & {}) | null
  /** 资金账户 */
  account_id: string
  /** 收付日期 */
  pay_date: string
  /** 往来单位 */
  partner?: string | null
  /** 币种：与资金账户的币种相同 */
  currency: CurrencyAllValue | (string & {})
  /** 金额：收款填扣手续费之前的金额 */
  amount_total: string
  /** 手续费 */
  fee_amount?: string | null
  /** 流水号：同一账户的流水号只能登记一次 */
  txn_no?: string | null
  /** 店铺：结算到账时填写 */
  shop_id?: string | null
  /** 结算编号 */
  settlement_id?: string | null
  /** 结算币种 */
  clear_currency?: CurrencyAllValue | (string & {}) | null
  /** 核销结算金额：按结算币种；与到账币种不同时两者之比就是汇率 */
  clear_amount?: string | null
  /** 到账汇率：结算币种折到账币种 */
  exchange_rate?: string | null
  /** 关联单号 */
  ref_no?: string | null
  /** 备注 */
  remark?: string | null
}

export interface FundEntryEdit {
  /** 类型 */
  receipt_type?: FundEntryReceiptTypeValue | (string & {}) | null
  /** 资金账户 */
  account_id?: string | null
  /** 收付日期 */
  pay_date?: string | null
  /** 往来单位 */
  partner?: string | null
  /** 币种：与资金账户的币种相同 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 金额：收款填扣手续费之前的金额 */
  amount_total?: string | null
  /** 手续费 */
  fee_amount?: string | null
  /** 流水号：同一账户的流水号只能登记一次 */
  txn_no?: string | null
  /** 店铺：结算到账时填写 */
  shop_id?: string | null
  /** 结算编号 */
  settlement_id?: string | null
  /** 结算币种 */
  clear_currency?: CurrencyAllValue | (string & {}) | null
  /** 核销结算金额：按结算币种；与到账币种不同时两者之比就是汇率 */
  clear_amount?: string | null
  /** 到账汇率：结算币种折到账币种 */
  exchange_rate?: string | null
  /** 关联单号 */
  ref_no?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
