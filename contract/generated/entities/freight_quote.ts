/**
 * 物流报价：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/freight_quote.json: edit that, not this file.
 */
import type { BillWayValue, CurrencyAllValue } from '../enums'

/** 物流报价 */
export interface FreightQuoteRow {
  /** 编号 */
  id: string
  /** 物流渠道 */
  channel_id?: string
  /** 国家 */
  country?: string
  /** 分区 */
  zone?: string | null
  /** 计费方式 */
  bill_way?: BillWayValue | (string & {})
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 首重(kg) */
  first_weight?: string | null
  /** 首重价 */
  first_price?: string | null
  /** 续重(kg) */
  next_weight?: string | null
  /** 续重价 */
  next_price?: string | null
  /** 生效日 */
  valid_from?: string
  /** 失效日 */
  valid_to?: string | null
  /** 物流渠道 */
  'channel.logistics_channel'?: string | null
  /** 渠道代码 */
  'channel.channel_code'?: string | null
  /** 编号 */
  'channel.id'?: string | null
}

export interface FreightQuoteKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FreightQuoteAdd {
  /** 物流渠道 */
  channel_id: string
  /** 国家 */
  country: string
  /** 分区 */
  zone?: string | null
  /** 计费方式 */
  bill_way: BillWayValue | (string & {})
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 首重(kg) */
  first_weight?: string | null
  /** 首重价 */
  first_price?: string | null
  /** 续重(kg) */
  next_weight?: string | null
  /** 续重价 */
  next_price?: string | null
  /** 生效日 */
  valid_from: string
  /** 失效日 */
  valid_to?: string | null
}

export interface FreightQuoteEdit {
  /** 物流渠道 */
  channel_id?: string | null
  /** 国家 */
  country?: string | null
  /** 分区 */
  zone?: string | null
  /** 计费方式 */
  bill_way?: BillWayValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 首重(kg) */
  first_weight?: string | null
  /** 首重价 */
  first_price?: string | null
  /** 续重(kg) */
  next_weight?: string | null
  /** 续重价 */
  next_price?: string | null
  /** 生效日 */
  valid_from?: string | null
  /** 失效日 */
  valid_to?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
