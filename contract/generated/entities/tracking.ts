/**
 * 物流跟踪：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/tracking.json: edit that, not this file.
 */
import type { TrackStateValue, TransportValue } from '../enums'

/** 物流跟踪 */
export interface TrackingRow {
  /** 编号 */
  id: string
  /** 跟踪号 */
  tracking_no?: string
  /** 状态 */
  track_state?: TrackStateValue | (string & {})
  /** 物流商 */
  provider_id?: string | null
  /** 物流渠道 */
  logistics_channel?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 关联单号 */
  ref_no?: string | null
  /** 发货批次：不填：按货件编号或跟踪号找到时自动填写，状态随之到 FBA 货件 */
  batch_id?: string | null
  /** 货件编号 */
  shipment_id?: string | null
  /** 发货日期 */
  ship_date?: string
  /** 最新轨迹 */
  latest_event?: string | null
  /** 轨迹时间 */
  event_time?: string | null
  /** 轨迹数 */
  event_count?: number | null
  /** 预计到港 */
  eta?: string | null
  /** 运输天数（天） */
  transit_days?: number | null
  /** 签收日期 */
  arrive_day?: string | null
  /** 预警 */
  is_alert?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 物流商 */
  'provider.logistics_provider'?: string | null
  /** 编码 */
  'provider.provider_code'?: string | null
  /** 编号 */
  'provider.id'?: string | null
  /** 批次号 */
  'batch.batch_no'?: string | null
  /** 货件编号：亚马逊后台的货件编号，如 FBA15ABC1234 */
  'batch.shipment_id'?: string | null
  /** 发货状态 */
  'batch.fba_ship_status'?: string | null
  /** 编号 */
  'batch.id'?: string | null
}

export interface TrackingKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface TrackingAdd {
  /** 跟踪号 */
  tracking_no: string
  /** 状态 */
  track_state?: TrackStateValue | (string & {}) | null
  /** 物流商 */
  provider_id?: string | null
  /** 物流渠道 */
  logistics_channel?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 关联单号 */
  ref_no?: string | null
  /** 发货批次：不填：按货件编号或跟踪号找到时自动填写，状态随之到 FBA 货件 */
  batch_id?: string | null
  /** 货件编号 */
  shipment_id?: string | null
  /** 发货日期 */
  ship_date: string
  /** 最新轨迹 */
  latest_event?: string | null
  /** 轨迹时间 */
  event_time?: string | null
  /** 预计到港 */
  eta?: string | null
  /** 签收日期 */
  arrive_day?: string | null
  /** 预警 */
  is_alert?: boolean | null
  /** 备注 */
  remark?: string | null
}

export interface TrackingEdit {
  /** 跟踪号 */
  tracking_no?: string | null
  /** 状态 */
  track_state?: TrackStateValue | (string & {}) | null
  /** 物流商 */
  provider_id?: string | null
  /** 物流渠道 */
  logistics_channel?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 关联单号 */
  ref_no?: string | null
  /** 发货批次：不填：按货件编号或跟踪号找到时自动填写，状态随之到 FBA 货件 */
  batch_id?: string | null
  /** 货件编号 */
  shipment_id?: string | null
  /** 发货日期 */
  ship_date?: string | null
  /** 最新轨迹 */
  latest_event?: string | null
  /** 轨迹时间 */
  event_time?: string | null
  /** 预计到港 */
  eta?: string | null
  /** 签收日期 */
  arrive_day?: string | null
  /** 预警 */
  is_alert?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
