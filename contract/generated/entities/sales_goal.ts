/**
 * 销售目标：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/sales_goal.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 销售目标 */
export interface SalesGoalRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 月份 */
  goal_month?: string
  /** 币种：与店铺的币种相同时，原币也能比完成率 */
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
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 结算币种 */
  'shop.currency'?: string | null
  /** 店铺负责人 */
  'shop.owner'?: string | null
  /** 部门 */
  'shop.dept_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface SalesGoalKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SalesGoalAdd {
  /** 店铺 */
  shop_id: string
  /** 月份 */
  goal_month: string
  /** 币种：与店铺的币种相同时，原币也能比完成率 */
  currency: CurrencyAllValue | (string & {})
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

export interface SalesGoalEdit {
  /** 店铺 */
  shop_id?: string | null
  /** 月份 */
  goal_month?: string | null
  /** 币种：与店铺的币种相同时，原币也能比完成率 */
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
