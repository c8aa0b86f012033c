/**
 * 分区价格：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/freight_zone_price.json: edit that, not this file.
 */
/** 分区价格 */
export interface FreightZonePriceRow {
  /** 编号 */
  id: string
  /** 运费模板 */
  template_id?: string
  /** 分区 */
  zone?: string
  /** 起：从这个计费量起（kg、m³ 或件），到下一档为止 */
  from_qty?: string
  /** 价格：模板的币种；每 kg、每 m³ 或每件，勾选一口价时是这一档的总价 */
  unit_price?: string
  /** 一口价：勾选：这一档不论多少都是这个价 */
  whole?: boolean | null
  /** 模板 */
  'template.template_name'?: string | null
  /** 国家 */
  'template.country'?: string | null
  /** 币种 */
  'template.currency'?: string | null
}

export interface FreightZonePriceKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FreightZonePriceAdd {
  /** 分区 */
  zone: string
  /** 起：从这个计费量起（kg、m³ 或件），到下一档为止 */
  from_qty: string
  /** 价格：模板的币种；每 kg、每 m³ 或每件，勾选一口价时是这一档的总价 */
  unit_price: string
  /** 一口价：勾选：这一档不论多少都是这个价 */
  whole?: boolean | null
}

export interface FreightZonePriceEdit {
  /** 分区 */
  zone?: string | null
  /** 起：从这个计费量起（kg、m³ 或件），到下一档为止 */
  from_qty?: string | null
  /** 价格：模板的币种；每 kg、每 m³ 或每件，勾选一口价时是这一档的总价 */
  unit_price?: string | null
  /** 一口价：勾选：这一档不论多少都是这个价 */
  whole?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
