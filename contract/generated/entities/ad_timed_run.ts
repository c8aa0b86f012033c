/**
 * 分时执行：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_timed_run.json: edit that, not this file.
 */
import type { TimingResultValue } from '../enums'

/** 分时执行 */
export interface AdTimedRunRow {
  /** 编号 */
  id: string
  /** 任务 */
  task_id?: string
  /** 对象 */
  object_id?: string | null
  /** 店铺 */
  shop_id?: string
  /** 时段开始 */
  slot_time?: string
  /** 策略时间：按策略的时区 */
  slot_text?: string | null
  /** 动作 */
  entry?: string | null
  /** 执行前 */
  before_text?: string | null
  /** 执行后 */
  wanted_text?: string | null
  /** 执行结果 */
  exec_result?: TimingResultValue | (string & {})
  /** 尝试次数 */
  attempts?: number | null
  /** 下次重试 */
  next_time?: string | null
  /** 失败原因 */
  message?: string | null
  /** 操作时间 */
  done_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 任务名称 */
  'task.task_name'?: string | null
  /** 策略类型 */
  'task.timing_type'?: string | null
  /** 编号 */
  'task.id'?: string | null
  /** 对象 */
  'object.object_name'?: string | null
  /** 广告活动 */
  'object.campaign_name'?: string | null
}

export interface AdTimedRunKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
