/**
 * 分时策略：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_tactic.json: edit that, not this file.
 */
import type { CurrencyAllValue, TimingTypeValue, TimingZoneValue } from '../enums'

/** 分时策略 */
export interface AdTacticRow {
  /** 编号 */
  id: string
  /** 策略名称 */
  tactic_name?: string
  /** 类型 */
  timing_type?: TimingTypeValue | (string & {})
  /** 时区 */
  zone_mode?: TimingZoneValue | (string & {})
  /** 时段：拖动或按住 Shift 与方向键选时段，填一个值；点星期或钟点选整行整列 */
  week?: {
    unit: 'rate' | 'amount' | 'value' | 'switch'
    hours: (string | null)[]
  }
  /** 币种：有上下限或固定值、金额时选择：只用于这个币种的对象 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 不低于 */
  floor?: string | null
  /** 不高于 */
  ceiling?: string | null
  /** 启用：停用的策略不能再用于新任务 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 进行中的任务 */
  used?: number | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
}

export interface AdTacticKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdTacticAdd {
  /** 策略名称 */
  tactic_name: string
  /** 类型 */
  timing_type?: TimingTypeValue | (string & {}) | null
  /** 时区 */
  zone_mode?: TimingZoneValue | (string & {}) | null
  /** 时段：拖动或按住 Shift 与方向键选时段，填一个值；点星期或钟点选整行整列 */
  week: {
    unit: 'rate' | 'amount' | 'value' | 'switch'
    hours: (string | null)[]
  }
  /** 币种：有上下限或固定值、金额时选择：只用于这个币种的对象 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 不低于 */
  floor?: string | null
  /** 不高于 */
  ceiling?: string | null
  /** 启用：停用的策略不能再用于新任务 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
}

export interface AdTacticEdit {
  /** 策略名称 */
  tactic_name?: string | null
  /** 类型 */
  timing_type?: TimingTypeValue | (string & {}) | null
  /** 时区 */
  zone_mode?: TimingZoneValue | (string & {}) | null
  /** 时段：拖动或按住 Shift 与方向键选时段，填一个值；点星期或钟点选整行整列 */
  week?: {
    unit: 'rate' | 'amount' | 'value' | 'switch'
    hours: (string | null)[]
  } | null
  /** 币种：有上下限或固定值、金额时选择：只用于这个币种的对象 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 不低于 */
  floor?: string | null
  /** 不高于 */
  ceiling?: string | null
  /** 启用：停用的策略不能再用于新任务 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
