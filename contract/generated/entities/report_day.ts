/**
 * 报告数据日：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/report_day.json: edit that, not this file.
 */
import type { ReportFormatValue } from '../enums'

/** 报告数据日 */
export interface ReportDayRow {
  /** 来源文件 */
  import_id: string
  /** 日期 */
  day: string
  /** 店铺 */
  shop_id?: string
  /** 报告类型 */
  report?: ReportFormatValue | (string & {})
  /** 行数 */
  row_count?: number
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 文件名 */
  'import.file_name'?: string | null
}

export interface ReportDayKey {
  /** 来源文件 */
  import_id: string
  /** 日期 */
  day: string
  /** @maxItems 1000 */
  fields?: string[]
}
