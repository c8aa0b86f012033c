/**
 * 缺少的报告：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/report_gap.json: edit that, not this file.
 */
import type { ReportFormatValue, ReportGapKindValue } from '../enums'

/** 缺少的报告 */
export interface ReportGapRow {
  /** 店铺 */
  shop_id: string
  /** 报告类型 */
  report: ReportFormatValue | (string & {})
  /** 缺什么：中间缺：前后都有文件；没有更新：最近一个文件之后；没有导入过：店铺有其他报告的数据，而没有这一种 */
  kind?: ReportGapKindValue | (string & {})
  /** 从 */
  from_day: string
  /** 到：亚马逊已经能给出数据的最后一天 */
  to_day?: string
  /** 天数 */
  days?: number
  /** 此前数据到 */
  last_day?: string | null
  /** 在卖家后台的哪里 */
  console?: string | null
  /** 影响的页面 */
  pages?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface ReportGapKey {
  /** 店铺 */
  shop_id: string
  /** 报告类型 */
  report: ReportFormatValue | (string & {})
  /** 从 */
  from_day: string
  /** @maxItems 1000 */
  fields?: string[]
}
