/**
 * 广告操作：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_log.json: edit that, not this file.
 */
import type { AdLogResultValue, AdLogSourceValue, AdObjectValue, PendingOperationValue } from '../enums'

/** 广告操作 */
export interface AdLogRow {
  /** 编号 */
  id: string
  /** 来源 */
  source?: AdLogSourceValue | (string & {})
  /** 待提交修改 */
  change_id?: string | null
  /** 亚马逊操作 */
  history_id?: string | null
  /** 来源文件 */
  import_id?: string | null
  /** 店铺 */
  shop_id?: string
  /** 时间 */
  at?: string
  /** 站点日期：亚马逊操作历史的操作日期 */
  log_day?: string | null
  /** 对象 */
  object_kind?: AdObjectValue | (string & {})
  /** 对象名称 */
  object_name?: string | null
  /** 对象编号：亚马逊的编号；还没有建成的新对象没有 */
  object_id?: string | null
  /** 修改项 */
  item?: string | null
  /** 操作 */
  operation?: PendingOperationValue | (string & {}) | null
  /** 改前 */
  from_text?: string | null
  /** 改后 */
  to_text?: string | null
  /** 修改人：亚马逊的操作历史不说是谁改的 */
  creator?: string | null
  /** 结果 */
  result?: AdLogResultValue | (string & {})
  /** 导出时间 */
  exported_time?: string | null
  /** 结束时间 */
  done_time?: string | null
  /** 原因 */
  reason?: string | null
  /** 批次 */
  batch?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 名称 */
  'change.row_title'?: string | null
  /** 对象名称 */
  'history.object_name'?: string | null
  /** 文件名 */
  'import.file_name'?: string | null
}

export interface AdLogKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
