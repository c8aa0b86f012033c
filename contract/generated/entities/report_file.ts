/**
 * 导入的报告：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/report_file.json: edit that, not this file.
 */
import type { ImportStateValue, ReportFormatValue } from '../enums'

/** 导入的报告 */
export interface ReportFileRow {
  /** 编号 */
  id: string
  /** 报告类型 */
  report?: ReportFormatValue | (string & {}) | null
  /** 报告名称：上传时的名称 */
  report_label?: string | null
  /** 店铺 */
  shop_id?: string | null
  /** 状态 */
  state?: ImportStateValue | (string & {})
  /** 进度 */
  progress?: string | null
  /** 数据开始 */
  data_start?: string | null
  /** 数据结束 */
  data_end?: string | null
  /** 总行数 */
  total_count?: number | null
  /** 写入行数 */
  success_count?: number | null
  /** 覆盖行数 */
  replaced_count?: number | null
  /** 拒绝行数 */
  fail_count?: number | null
  /** 文件名 */
  file_name?: string
  /** 文件大小（字节） */
  file_size?: number | null
  /** 文件指纹 */
  file_hash?: string | null
  /** 编码 */
  encoding?: string | null
  /** 提醒 */
  warnings?: unknown
  /** 预检结果 */
  preview?: unknown
  /** 说明 */
  message?: string | null
  /** 创建人 */
  creator?: string | null
  /** 上传时间 */
  create_time?: string | null
  /** 完成时间 */
  finish_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface ReportFileKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
