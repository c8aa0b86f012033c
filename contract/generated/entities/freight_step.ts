/**
 * 阶梯价：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/freight_step.json: edit that, not this file.
 */
/** 阶梯价 */
export interface FreightStepRow {
  /** 编号 */
  id: string
  /** 报价 */
  quote_id?: string
  /** 起：从这个计费量起，如 21、51、100 */
  from_qty?: string
  /** 单价：报价的币种，每 kg、每 m³ 或每箱 */
  unit_price?: string
  /** 一口价：勾选：这一档不论多少都是这个价 */
  whole?: boolean | null
  /** 国家 */
  'quote.country'?: string | null
  /** 币种 */
  'quote.currency'?: string | null
}

export interface FreightStepKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FreightStepAdd {
  /** 起：从这个计费量起，如 21、51、100 */
  from_qty: string
  /** 单价：报价的币种，每 kg、每 m³ 或每箱 */
  unit_price: string
  /** 一口价：勾选：这一档不论多少都是这个价 */
  whole?: boolean | null
}

export interface FreightStepEdit {
  /** 起：从这个计费量起，如 21、51、100 */
  from_qty?: string | null
  /** 单价：报价的币种，每 kg、每 m³ 或每箱 */
  unit_price?: string | null
  /** 一口价：勾选：这一档不论多少都是这个价 */
  whole?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
