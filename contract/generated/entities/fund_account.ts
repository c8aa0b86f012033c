/**
 * 资金账户：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/fund_account.json: edit that, not this file.
 */
import type { CurrencyAllValue, FundProviderValue } from '../enums'

/** 资金账户 */
export interface FundAccountRow {
  /** 编号 */
  id: string
  /** 账户名称 */
  account_name?: string
  /** 账户类型 */
  provider?: FundProviderValue | (string & {})
  /** 开户行 */
  bank_name?: string | null
  /** 账号 */
  account_no?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 期初余额 */
  opening?: string | null
  /** 已收 */
  received?: string | null
  /** 已付 */
  paid?: string | null
  /** 手续费 */
  fees?: string | null
  /** 余额 */
  balance?: string | null
  /** 适用店铺：这些店铺的收付款用它；留空表示全部店铺 */
  shop_ids?: string[] | null
  /** 启用 */
  is_enable?: boolean | null
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
  /** 编号 */
  'shop.id'?: string | null
}

export interface FundAccountKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FundAccountAdd {
  /** 账户名称 */
  account_name: string
  /** 账户类型 */
  provider?: FundProviderValue | (string & {}) | null
  /** 开户行 */
  bank_name?: string | null
  /** 账号 */
  account_no?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 期初余额 */
  opening?: string | null
  /** 适用店铺：这些店铺的收付款用它；留空表示全部店铺 */
  shop_ids?: string[] | null
  /** 启用 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 收付款单 */
  entries?: {
    /** 编号 */
    id?: string
    /** 类型 */
    receipt_type?: string | null
    /** 收付日期 */
    pay_date?: string | null
    /** 往来单位 */
    partner?: string | null
    /** 币种：与资金账户的币种相同 */
    currency?: string | null
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
    clear_currency?: string | null
    /** 核销结算金额：按结算币种；与到账币种不同时两者之比就是汇率 */
    clear_amount?: string | null
    /** 到账汇率：结算币种折到账币种 */
    exchange_rate?: string | null
    /** 关联单号 */
    ref_no?: string | null
    /** 备注 */
    remark?: string | null
  }[]
}

export interface FundAccountEdit {
  /** 账户名称 */
  account_name?: string | null
  /** 账户类型 */
  provider?: FundProviderValue | (string & {}) | null
  /** 开户行 */
  bank_name?: string | null
  /** 账号 */
  account_no?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 期初余额 */
  opening?: string | null
  /** 适用店铺：这些店铺的收付款用它；留空表示全部店铺 */
  shop_ids?: string[] | null
  /** 启用 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 收付款单 */
  entries?: {
    /** 编号 */
    id?: string
    /** 类型 */
    receipt_type?: string | null
    /** 收付日期 */
    pay_date?: string | null
    /** 往来单位 */
    partner?: string | null
    /** 币种：与资金账户的币种相同 */
    currency?: string | null
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
    clear_currency?: string | null
    /** 核销结算金额：按结算币种；与到账币种不同时两者之比就是汇率 */
    clear_amount?: string | null
    /** 到账汇率：结算币种折到账币种 */
    exchange_rate?: string | null
    /** 关联单号 */
    ref_no?: string | null
    /** 备注 */
    remark?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
