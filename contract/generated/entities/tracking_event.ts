/**
 * 物流轨迹：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/tracking_event.json: edit that, not this file.
 */
import type { TrackStateValue } from '../enums'

/** 物流轨迹 */
export interface TrackingEventRow {
  /** 编号 */
  id: string
  /** 跟踪号 */
  tracking_id?: string
  /** 轨迹时间 */
  event_time?: string | null
  /** 状态 */
  track_state?: TrackStateValue | (string & {}) | null
  /** 轨迹 */
  event?: string | null
  /** 记录人 */
  creator?: string | null
  /** 记录时间 */
  create_time?: string | null
  /** 跟踪号 */
  'tracking.tracking_no'?: string | null
  /** 发货批次：不填：按货件编号或跟踪号找到时自动填写，状态随之到 FBA 货件 */
  'tracking.batch_id'?: string | null
  /** 编号 */
  'tracking.id'?: string | null
}

export interface TrackingEventKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
