/**
 * 分时任务：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_timed_task.json: edit that, not this file.
 */
import type { TimingObjectValue, TimingResultValue, TimingRunStateValue, TimingTypeValue } from '../enums'

/** 分时任务 */
export interface AdTimedTaskRow {
  /** 编号 */
  id: string
  /** 任务名称 */
  task_name?: string
  /** 运行状态 */
  run_state?: TimingRunStateValue | (string & {})
  /** 店铺 */
  shop_id?: string
  /** 策略 */
  tactic_id?: string
  /** 策略类型 */
  timing_type?: TimingTypeValue | (string & {})
  /** 作用对象 */
  timing_object?: TimingObjectValue | (string & {})
  /** 开始日期 */
  from_day?: string
  /** 结束日期：留空一直运行；到期后还原基准值 */
  to_day?: string | null
  /** 对象数 */
  object_count?: number | null
  /** 已处理到 */
  handled_until?: string | null
  /** 最近执行 */
  last_time?: string | null
  /** 执行结果 */
  last_result?: TimingResultValue | (string & {}) | null
  /** 说明 */
  last_said?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 策略名称 */
  'tactic.tactic_name'?: string | null
  /** 时段：拖动或按住 Shift 与方向键选时段，填一个值；点星期或钟点选整行整列 */
  'tactic.week'?: {
    unit: 'rate' | 'amount' | 'value' | 'switch'
    hours: (string | null)[]
  } | null
  /** 时区 */
  'tactic.zone_mode'?: string | null
  /** 编号 */
  'tactic.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface AdTimedTaskKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdTimedTaskAdd {
  /** 任务名称 */
  task_name: string
  /** 策略 */
  tactic_id: string
  /** 开始日期 */
  from_day: string
  /** 结束日期：留空一直运行；到期后还原基准值 */
  to_day?: string | null
}

export interface AdTimedTaskEdit {
  /** 任务名称 */
  task_name?: string | null
  /** 策略 */
  tactic_id?: string | null
  /** 开始日期 */
  from_day?: string | null
  /** 结束日期：留空一直运行；到期后还原基准值 */
  to_day?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
