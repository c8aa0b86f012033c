/**
 * 自发货渠道：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/fbm_channel.json: edit that, not this file.
 */
import type { PaperSizeValue } from '../enums'

/** 自发货渠道 */
export interface FbmChannelRow {
  /** 编号 */
  id: string
  /** 物流商 */
  logistics_provider?: string
  /** 物流渠道 */
  logistics_channel?: string
  /** 渠道代码 */
  channel_code?: string | null
  /** 适用国家 */
  country?: string[] | null
  /** 面单尺寸 */
  label_size?: PaperSizeValue | (string & {}) | null
  /** 需申报 */
  need_declare?: boolean | null
  /** 平台承运商映射 */
  platform_carrier?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 更新时间 */
  update_time?: string | null
}

export interface FbmChannelKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbmChannelAdd {
  /** 物流商 */
  logistics_provider: string
  /** 物流渠道 */
  logistics_channel: string
  /** 渠道代码 */
  channel_code?: string | null
  /** 适用国家 */
  country?: string[] | null
  /** 面单尺寸 */
  label_size?: PaperSizeValue | (string & {}) | null
  /** 需申报 */
  need_declare?: boolean | null
  /** 平台承运商映射 */
  platform_carrier?: string | null
  /** 启用 */
  is_enable?: boolean | null
}

export interface FbmChannelEdit {
  /** 物流商 */
  logistics_provider?: string | null
  /** 物流渠道 */
  logistics_channel?: string | null
  /** 渠道代码 */
  channel_code?: string | null
  /** 适用国家 */
  country?: string[] | null
  /** 面单尺寸 */
  label_size?: PaperSizeValue | (string & {}) | null
  /** 需申报 */
  need_declare?: boolean | null
  /** 平台承运商映射 */
  platform_carrier?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
