/**
 * 分时对象：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_timed_object.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 分时对象 */
export interface AdTimedObjectRow {
  /** 编号 */
  id: string
  /** 任务 */
  task_id?: string
  /** 店铺 */
  shop_id?: string
  /** 对象 */
  object_name?: string | null
  /** 广告活动 */
  campaign_name?: string | null
  /** 广告组 */
  ad_group_name?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 基准值：任务开始时的值 */
  base_text?: string | null
  /** 最近要求的值：任务最近一次要求的值；空着是还没有改过 */
  asked_text?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 任务名称 */
  'task.task_name'?: string | null
  /** 运行状态 */
  'task.run_state'?: string | null
  /** 策略类型 */
  'task.timing_type'?: string | null
  /** 编号 */
  'task.id'?: string | null
}

export interface AdTimedObjectKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
