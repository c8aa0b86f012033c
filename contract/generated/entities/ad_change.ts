/**
 * 广告操作历史：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_change.json: edit that, not this file.
 */
import type { HistoryItemValue, HistoryObjectValue, ReportMatchValue, ReportTargetingValue } from '../enums'

/** 广告操作历史 */
export interface AdChangeRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 操作时间 */
  changed_at?: string
  /** 操作日期 */
  changed_day?: string
  /** 对象 */
  object_type?: HistoryObjectValue | (string & {})
  /** 对象编号 */
  object_id?: string | null
  /** 对象名称 */
  object_name?: string | null
  /** 变更项 */
  change_type?: HistoryItemValue | (string & {})
  /** 变更前 */
  from_value?: string | null
  /** 变更后 */
  to_value?: string | null
  /** 投放类型 */
  targeting_type?: ReportTargetingValue | (string & {}) | null
  /** 匹配类型 */
  match_type?: ReportMatchValue | (string & {}) | null
  /** 投放补充 */
  targeting_secondary?: string | null
  /** 广告活动编号 */
  campaign_id?: string | null
  /** 广告组编号 */
  ad_group_id?: string | null
  /** 系统操作 */
  system_event?: boolean | null
  /** 附加信息 */
  extra?: unknown
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

export interface AdChangeKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
