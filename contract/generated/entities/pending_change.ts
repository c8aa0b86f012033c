/**
 * 待提交修改：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/pending_change.json: edit that, not this file.
 */
import type { AdProductKindValue, BulkSheetValue, PendingOperationValue, PendingStateValue } from '../enums'

/** 待提交修改 */
export interface PendingChangeRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 数据 */
  target?: string
  /** 对象 */
  target_label?: string
  /** 行 */
  row_key?: string
  /** 名称 */
  row_title?: string | null
  /** 操作 */
  operation?: PendingOperationValue | (string & {})
  /** 广告产品 */
  ad_product?: AdProductKindValue | (string & {})
  /** 工作表：对象所在的批量表格工作表 */
  sheet?: BulkSheetValue | (string & {}) | null
  /** 新增内容（原文）：新增的对象的各项值，按字段名 */
  made?: unknown
  /** 字段 */
  field?: string
  /** 修改项 */
  field_label?: string
  /** 当前值（原文） */
  old_value?: string | null
  /** 新值（原文） */
  new_value?: string | null
  /** 当前值 */
  old_text?: string | null
  /** 待提交值 */
  new_text?: string | null
  /** 原因：为什么修改：由做出修改的功能写下，也可以自己填写 */
  reason?: string | null
  /** 批次：同一个人同一分钟、同一种做法的修改是一批 */
  batch?: string | null
  /** 状态 */
  state?: PendingStateValue | (string & {})
  /** 调价单 */
  request_id?: string | null
  /** 广告修改单 */
  ad_request_id?: string | null
  /** 修改人 */
  creator?: string | null
  /** 提出时间 */
  create_time?: string | null
  /** 最近修改 */
  update_time?: string | null
  /** 导出时间 */
  exported_time?: string | null
  /** 导出日期 */
  exported_day?: string | null
  /** 导出后天数（天）：导出批量表格后过了几天 */
  exported_days?: number | null
  /** 未出现在最新表格：导出之后导入的表格里没有这个对象：可能已存档，也可能表格没有带上它；导入含已归档的表格即可确认 */
  unseen?: boolean | null
  /** 结束时间 */
  done_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 调价单号 */
  'request.request_no'?: string | null
  /** 编号 */
  'request.id'?: string | null
  /** 修改单号 */
  'adRequest.request_no'?: string | null
  /** 编号 */
  'adRequest.id'?: string | null
}

export interface PendingChangeKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PendingChangeAdd {
  /** 原因：为什么修改：由做出修改的功能写下，也可以自己填写 */
  reason?: string | null
}

export interface PendingChangeEdit {
  /** 原因：为什么修改：由做出修改的功能写下，也可以自己填写 */
  reason?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
