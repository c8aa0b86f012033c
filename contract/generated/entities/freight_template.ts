/**
 * 运费模板：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/freight_template.json: edit that, not this file.
 */
import type { BillWayValue, CurrencyAllValue } from '../enums'

/** 运费模板 */
export interface FreightTemplateRow {
  /** 编号 */
  id: string
  /** 模板 */
  template_name?: string
  /** 物流渠道 */
  logistics_channel?: string
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
  /** 体积重系数 */
  volume_divisor?: number | null
  /** 进位单位：计费量进到它的整数倍；不填：0.01 kg、0.001 m³ */
  charge_unit?: string | null
  /** 最低运费 */
  min_fee?: string | null
  /** 燃油率 */
  fuel_rate?: string | null
  /** 操作费 */
  operate_fee?: string | null
  /** 折扣：实付的比例，85% 即八五折；不填不打折 */
  discount?: string | null
  /** 分区价格档数：有分区价格时按它计费，不看首重与续重 */
  zone_count?: number | null
  /** 启用 */
  is_enable?: boolean | null
  /** 更新时间 */
  update_time?: string | null
}

export interface FreightTemplateKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FreightTemplateAdd {
  /** 模板 */
  template_name: string
  /** 物流渠道 */
  logistics_channel: string
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
  /** 体积重系数 */
  volume_divisor?: number | null
  /** 进位单位：计费量进到它的整数倍；不填：0.01 kg、0.001 m³ */
  charge_unit?: string | null
  /** 最低运费 */
  min_fee?: string | null
  /** 燃油率 */
  fuel_rate?: string | null
  /** 操作费 */
  operate_fee?: string | null
  /** 折扣：实付的比例，85% 即八五折；不填不打折 */
  discount?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 分区价格 */
  prices?: {
    /** 编号 */
    id?: string
    /** 分区 */
    zone?: string | null
    /** 起：从这个计费量起（kg、m³ 或件），到下一档为止 */
    from_qty?: string | null
    /** 价格：模板的币种；每 kg、每 m³ 或每件，勾选一口价时是这一档的总价 */
    unit_price?: string | null
    /** 一口价：勾选：这一档不论多少都是这个价 */
    whole?: boolean | null
  }[]
}

export interface FreightTemplateEdit {
  /** 模板 */
  template_name?: string | null
  /** 物流渠道 */
  logistics_channel?: string | null
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
  /** 体积重系数 */
  volume_divisor?: number | null
  /** 进位单位：计费量进到它的整数倍；不填：0.01 kg、0.001 m³ */
  charge_unit?: string | null
  /** 最低运费 */
  min_fee?: string | null
  /** 燃油率 */
  fuel_rate?: string | null
  /** 操作费 */
  operate_fee?: string | null
  /** 折扣：实付的比例，85% 即八五折；不填不打折 */
  discount?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 分区价格 */
  prices?: {
    /** 编号 */
    id?: string
    /** 分区 */
    zone?: string | null
    /** 起：从这个计费量起（kg、m³ 或件），到下一档为止 */
    from_qty?: string | null
    /** 价格：模板的币种；每 kg、每 m³ 或每件，勾选一口价时是这一档的总价 */
    unit_price?: string | null
    /** 一口价：勾选：这一档不论多少都是这个价 */
    whole?: boolean | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
