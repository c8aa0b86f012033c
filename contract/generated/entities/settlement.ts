/**
 * 结算单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/settlement.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 结算单 */
export interface SettlementRow {
  /** 店铺 */
  shop_id: string
  /** 结算编号 */
  settlement_id: string
  /** 来源文件 */
  import_id?: string | null
  /** 结算开始 */
  start_at?: string | null
  /** 结算结束 */
  end_at?: string | null
  /** 打款时间 */
  deposit_at?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 结算金额 */
  total_amount?: string
  /** 明细合计 */
  line_amount?: string
  /** 已到账：已审核的收款单核销的金额 */
  received_amount?: string | null
  /** 未到账 */
  open_amount?: string | null
  /** 期初余额：上一次结算预留、转入这一次的金额，亚马逊结算单上的期初余额 */
  opening_balance?: string | null
  /** 本期预留：这一次结算预留、留到下一次的金额，为负 */
  closing_reserve?: string | null
  /** 预留与划转：资金划转类的费用：上期预留转入、本期预留、结转欠款、扣款与转账，不计利润 */
  reserve_amount?: string | null
  /** 平台收支合计：明细合计 − 预留与划转 */
  income_amount?: string | null
  /** 销量 */
  sold_qty?: number | null
  /** 缺成本销量 */
  uncosted_quantity?: number | null
  /** 采购成本 */
  purchase_cost?: string | null
  /** 头程成本 */
  head_cost?: string | null
  /** 包材成本 */
  package_cost?: string | null
  /** 其他成本 */
  other_cost?: string | null
  /** 毛利润：平台收支合计 + 各项成本（成本为负） */
  gross_profit?: string | null
  /** 差额 */
  difference?: string | null
  /** 备注 */
  note?: string | null
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
  /** 备注 */
  'said.note'?: string | null
}

export interface SettlementKey {
  /** 店铺 */
  shop_id: string
  /** 结算编号 */
  settlement_id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SettlementAdd {
  /** 备注 */
  note?: string | null
  /** 到账 */
  receipts?: {
    /** 编号 */
    id?: string
    /** 类型 */
    receipt_type?: string | null
    /** 资金账户 */
    account_id?: string | null
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

export interface SettlementEdit {
  /** 备注 */
  note?: string | null
  /** 到账 */
  receipts?: {
    /** 编号 */
    id?: string
    /** 类型 */
    receipt_type?: string | null
    /** 资金账户 */
    account_id?: string | null
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
  /** 店铺 */
  shop_id: string
  /** 结算编号 */
  settlement_id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
