/**
 * 附加费：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/freight_surcharge.json: edit that, not this file.
 */
import type { SurchargePerValue } from '../enums'

/** 附加费 */
export interface FreightSurchargeRow {
  /** 编号 */
  id: string
  /** 报价 */
  quote_id?: string
  /** 附加费 */
  fee_name?: string
  /** 按 */
  per?: SurchargePerValue | (string & {})
  /** 金额：报价的币种；按票、按箱、按计费单位时填写 */
  fee_amount?: string | null
  /** 比例：按运费比例时填写 */
  fee_rate?: string | null
  /** 单边超过（cm）：只对超过的箱子收；不填不限 */
  over_side?: string | null
  /** 单箱超过（kg） */
  over_weight?: string | null
  /** 国家 */
  'quote.country'?: string | null
  /** 币种 */
  'quote.currency'?: string | null
}

export interface FreightSurchargeKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FreightSurchargeAdd {
  /** 附加费 */
  fee_name: string
  /** 按 */
  per?: SurchargePerValue | (string & {}) | null
  /** 金额：报价的币种；按票、按箱、按计费单位时填写 */
  fee_amount?: string | null
  /** 比例：按运费比例时填写 */
  fee_rate?: string | null
  /** 单边超过（cm）：只对超过的箱子收；不填不限 */
  over_side?: string | null
  /** 单箱超过（kg） */
  over_weight?: string | null
}

export interface FreightSurchargeEdit {
  /** 附加费 */
  fee_name?: string | null
  /** 按 */
  per?: SurchargePerValue | (string & {}) | null
  /** 金额：报价的币种；按票、按箱、按计费单位时填写 */
  fee_amount?: string | null
  /** 比例：按运费比例时填写 */
  fee_rate?: string | null
  /** 单边超过（cm）：只对超过的箱子收；不填不限 */
  over_side?: string | null
  /** 单箱超过（kg） */
  over_weight?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
