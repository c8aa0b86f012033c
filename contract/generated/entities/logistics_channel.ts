/**
 * 物流渠道：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/logistics_channel.json: edit that, not this file.
 */
import type { TransportValue } from '../enums'

/** 物流渠道 */
export interface LogisticsChannelRow {
  /** 编号 */
  id: string
  /** 物流商 */
  provider_id?: string
  /** 物流渠道 */
  logistics_channel?: string
  /** 渠道代码 */
  channel_code?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {})
  /** 时效(天) */
  transit_days?: number | null
  /** 体积重系数：长×宽×高（cm）÷ 系数 = 体积重（kg）；快递多为 5000 */
  volume_divisor?: number | null
  /** 单边上限（cm）：有箱子超过时渠道不收；不填不限 */
  max_side?: string | null
  /** 单箱上限（kg） */
  max_weight?: string | null
  /** 包税 */
  tax_included?: boolean | null
  /** 启用 */
  is_enable?: boolean | null
  /** 物流商 */
  'provider.logistics_provider'?: string | null
  /** 编码 */
  'provider.provider_code'?: string | null
  /** 编号 */
  'provider.id'?: string | null
}

export interface LogisticsChannelKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface LogisticsChannelAdd {
  /** 物流商 */
  provider_id: string
  /** 物流渠道 */
  logistics_channel: string
  /** 渠道代码 */
  channel_code?: string | null
  /** 运输方式 */
  transport_mode: TransportValue | (string & {})
  /** 时效(天) */
  transit_days?: number | null
  /** 体积重系数：长×宽×高（cm）÷ 系数 = 体积重（kg）；快递多为 5000 */
  volume_divisor?: number | null
  /** 单边上限（cm）：有箱子超过时渠道不收；不填不限 */
  max_side?: string | null
  /** 单箱上限（kg） */
  max_weight?: string | null
  /** 包税 */
  tax_included?: boolean | null
  /** 启用 */
  is_enable?: boolean | null
}

export interface LogisticsChannelEdit {
  /** 物流商 */
  provider_id?: string | null
  /** 物流渠道 */
  logistics_channel?: string | null
  /** 渠道代码 */
  channel_code?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 时效(天) */
  transit_days?: number | null
  /** 体积重系数：长×宽×高（cm）÷ 系数 = 体积重（kg）；快递多为 5000 */
  volume_divisor?: number | null
  /** 单边上限（cm）：有箱子超过时渠道不收；不填不限 */
  max_side?: string | null
  /** 单箱上限（kg） */
  max_weight?: string | null
  /** 包税 */
  tax_included?: boolean | null
  /** 启用 */
  is_enable?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
