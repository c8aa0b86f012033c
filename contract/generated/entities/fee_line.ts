/**
 * 费用明细：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/fee_line.json: edit that, not this file.
 */
import type { AmountNameValue, CurrencyAllValue, FeeCategoryValue, FeeOriginValue, ReleaseStatusValue, TransactionTypeValue } from '../enums'

/** 费用明细 */
export interface FeeLineRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 交易 */
  txn_id?: string | null
  /** 店铺 */
  shop_id?: string
  /** 数据来源 */
  origin?: FeeOriginValue | (string & {})
  /** 入账日期：报告里写的日期，按报告自己的时区 */
  posted_day?: string
  /** 结算编号 */
  settlement_id?: string | null
  /** 订单号 */
  order_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 交易类型 */
  transaction_type?: TransactionTypeValue | (string & {})
  /** 交易描述 */
  description?: string | null
  /** 金额大类 */
  amount_family?: string | null
  /** 金额名称 */
  amount_name?: AmountNameValue | (string & {})
  /** 费用类型 */
  fee_category?: FeeCategoryValue | (string & {})
  /** 释放状态 */
  release_status?: ReleaseStatusValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 金额 */
  amount?: string
  /** 结算编号 */
  'settlement.settlement_id'?: string | null
  /** 店铺 */
  'settlement.shop_id'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 文件名 */
  'import.file_name'?: string | null
  /** 订单号 */
  'order.order_id'?: string | null
  /** 店铺 */
  'order.shop_id'?: string | null
}

export interface FeeLineKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
