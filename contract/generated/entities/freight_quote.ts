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
  /** 分区：运营中心代码或邮编分区，几个用逗号分开，如 ONT8,LGB8；不填或填全境：到全国 */
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
  /** 阶梯数：有阶梯价时按阶梯计费，不看首重续重 */
  step_count?: number | null
  /** 可靠下一档：按下一档的起点计费更便宜时按下一档 */
  lift?: boolean | null
  /** 逐箱计重：每箱各取实重与体积重的大者；不勾选：整票合计后取大者 */
  weigh_each?: boolean | null
  /** 进位单位：计费量进到它的整数倍，如 0.5、1；不填：0.01 kg、0.001 m³ */
  charge_unit?: string | null
  /** 最低计费量 */
  least_charge?: string | null
  /** 每箱最低(kg)：逐箱计重时每箱不足按它，如快递 12 kg */
  box_least?: string | null
  /** 最低运费 */
  min_fee?: string | null
  /** 燃油率 */
  fuel_rate?: string | null
  /** 操作费(票) */
  operate_fee?: string | null
  /** 附加费项 */
  surcharge_count?: number | null
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
  /** 分区：运营中心代码或邮编分区，几个用逗号分开，如 ONT8,LGB8；不填或填全境：到全国 */
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
  /** 可靠下一档：按下一档的起点计费更便宜时按下一档 */
  lift?: boolean | null
  /** 逐箱计重：每箱各取实重与体积重的大者；不勾选：整票合计后取大者 */
  weigh_each?: boolean | null
  /** 进位单位：计费量进到它的整数倍，如 0.5、1；不填：0.01 kg、0.001 m³ */
  charge_unit?: string | null
  /** 最低计费量 */
  least_charge?: string | null
  /** 每箱最低(kg)：逐箱计重时每箱不足按它，如快递 12 kg */
  box_least?: string | null
  /** 最低运费 */
  min_fee?: string | null
  /** 燃油率 */
  fuel_rate?: string | null
  /** 操作费(票) */
  operate_fee?: string | null
  /** 生效日 */
  valid_from: string
  /** 失效日 */
  valid_to?: string | null
  /** 阶梯价 */
  steps?: {
    /** 编号 */
    id?: string
    /** 起：从这个计费量起，如 21、51、100 */
    from_qty?: string | null
    /** 单价：报价的币种，每 kg、每 m³ 或每箱 */
    unit_price?: string | null
    /** 一口价：勾选：这一档不论多少都是这个价 */
    whole?: boolean | null
  }[]
  /** 附加费 */
  surcharges?: {
    /** 编号 */
    id?: string
    /** 附加费 */
    fee_name?: string | null
    /** 按 */
    per?: string | null
    /** 金额：报价的币种；按票、按箱、按计费单位时填写 */
    fee_amount?: string | null
    /** 比例：按运费比例时填写 */
    fee_rate?: string | null
    /** 单边超过（cm）：只对超过的箱子收；不填不限 */
    over_side?: string | null
    /** 单箱超过（kg） */
    over_weight?: string | null
  }[]
}

export interface FreightQuoteEdit {
  /** 物流渠道 */
  channel_id?: string | null
  /** 国家 */
  country?: string | null
  /** 分区：运营中心代码或邮编分区，几个用逗号分开，如 ONT8,LGB8；不填或填全境：到全国 */
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
  /** 可靠下一档：按下一档的起点计费更便宜时按下一档 */
  lift?: boolean | null
  /** 逐箱计重：每箱各取实重与体积重的大者；不勾选：整票合计后取大者 */
  weigh_each?: boolean | null
  /** 进位单位：计费量进到它的整数倍，如 0.5、1；不填：0.01 kg、0.001 m³ */
  charge_unit?: string | null
  /** 最低计费量 */
  least_charge?: string | null
  /** 每箱最低(kg)：逐箱计重时每箱不足按它，如快递 12 kg */
  box_least?: string | null
  /** 最低运费 */
  min_fee?: string | null
  /** 燃油率 */
  fuel_rate?: string | null
  /** 操作费(票) */
  operate_fee?: string | null
  /** 生效日 */
  valid_from?: string | null
  /** 失效日 */
  valid_to?: string | null
  /** 阶梯价 */
  steps?: {
    /** 编号 */
    id?: string
    /** 起：从这个计费量起，如 21、51、100 */
    from_qty?: string | null
    /** 单价：报价的币种，每 kg、每 m³ 或每箱 */
    unit_price?: string | null
    /** 一口价：勾选：这一档不论多少都是这个价 */
    whole?: boolean | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 附加费 */
  surcharges?: {
    /** 编号 */
    id?: string
    /** 附加费 */
    fee_name?: string | null
    /** 按 */
    per?: string | null
    /** 金额：报价的币种；按票、按箱、按计费单位时填写 */
    fee_amount?: string | null
    /** 比例：按运费比例时填写 */
    fee_rate?: string | null
    /** 单边超过（cm）：只对超过的箱子收；不填不限 */
    over_side?: string | null
    /** 单箱超过（kg） */
    over_weight?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
