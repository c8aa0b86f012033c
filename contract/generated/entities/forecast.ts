/**
 * 物流预报：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/forecast.json: edit that, not this file.
 */
import type { ForecastStateValue } from '../enums'

/** 物流预报 */
export interface ForecastRow {
  /** 编号 */
  id: string
  /** 预报单号 */
  forecast_no?: string | null
  /** 物流商 */
  provider_id?: string
  /** 物流渠道 */
  channel_id?: string | null
  /** 预报模板：导出的表格按它的列 */
  template_id?: string
  /** 状态 */
  state?: ForecastStateValue | (string & {}) | null
  /** 货件数 */
  batch_count?: number | null
  /** 箱数 */
  box_count?: number | null
  /** 总重量(kg) */
  total_weight?: string | null
  /** 预报日期 */
  told_at?: string | null
  /** 操作人 */
  teller?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 物流商 */
  'provider.logistics_provider'?: string | null
  /** 编号 */
  'provider.id'?: string | null
  /** 物流渠道 */
  'channel.logistics_channel'?: string | null
  /** 物流商 */
  'channel.provider_id'?: string | null
  /** 编号 */
  'channel.id'?: string | null
  /** 模板名称 */
  'template.template_name'?: string | null
  /** 编号 */
  'template.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface ForecastKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ForecastAdd {
  /** 物流商 */
  provider_id: string
  /** 物流渠道 */
  channel_id?: string | null
  /** 预报模板：导出的表格按它的列 */
  template_id: string
  /** 备注 */
  remark?: string | null
  /** 货件 */
  items?: {
    /** 编号 */
    id?: string
    /** 发货批次 */
    batch_id?: string | null
    /** 跟踪号 */
    tracking_no?: string | null
    /** 备注 */
    remark?: string | null
  }[]
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'batch'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface ForecastEdit {
  /** 物流商 */
  provider_id?: string | null
  /** 物流渠道 */
  channel_id?: string | null
  /** 预报模板：导出的表格按它的列 */
  template_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 货件 */
  items?: {
    /** 编号 */
    id?: string
    /** 发货批次 */
    batch_id?: string | null
    /** 跟踪号 */
    tracking_no?: string | null
    /** 备注 */
    remark?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
