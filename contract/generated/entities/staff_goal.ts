/**
 * 人员目标：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/staff_goal.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 人员目标 */
export interface StaffGoalRow {
  /** 编号 */
  id: string
  /** 人员 */
  person?: string
  /** 月份 */
  goal_month?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 销售额目标 */
  goal_amount?: string | null
  /** 销量目标 */
  goal_quantity?: number | null
  /** 毛利润目标 */
  goal_profit?: string | null
  /** 广告费占比目标：广告费 ÷ 销售额；与销售额目标一起填写 */
  goal_ad_rate?: string | null
  /** 广告费目标 */
  goal_spend?: string | null
  /** 备注 */
  remark?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
}

export interface StaffGoalKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface StaffGoalAdd {
  /** 人员 */
  person: string
  /** 月份 */
  goal_month: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 销售额目标 */
  goal_amount?: string | null
  /** 销量目标 */
  goal_quantity?: number | null
  /** 毛利润目标 */
  goal_profit?: string | null
  /** 广告费占比目标：广告费 ÷ 销售额；与销售额目标一起填写 */
  goal_ad_rate?: string | null
  /** 备注 */
  remark?: string | null
}

export interface StaffGoalEdit {
  /** 人员 */
  person?: string | null
  /** 月份 */
  goal_month?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 销售额目标 */
  goal_amount?: string | null
  /** 销量目标 */
  goal_quantity?: number | null
  /** 毛利润目标 */
  goal_profit?: string | null
  /** 广告费占比目标：广告费 ÷ 销售额；与销售额目标一起填写 */
  goal_ad_rate?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
