/**
 * 广告修改单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_request.json: edit that, not this file.
 */
import type { AdRequestStateValue } from '../enums'

/** 广告修改单 */
export interface AdRequestRow {
  /** 编号 */
  id: string
  /** 修改单号 */
  request_no?: string | null
  /** 店铺 */
  shop_id?: string
  /** 摘要：第一项修改 */
  summary?: string | null
  /** 修改数 */
  change_count?: number | null
  /** 审批状态 */
  state?: AdRequestStateValue | (string & {}) | null
  /** 驳回原因 */
  audit_remark?: string | null
  /** 审批人 */
  auditor?: string | null
  /** 审批时间 */
  audit_time?: string | null
  /** 申请人 */
  creator?: string | null
  /** 申请时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface AdRequestKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdRequestAdd {
  /** 驳回原因 */
  audit_remark?: string | null
}

export interface AdRequestEdit {
  /** 驳回原因 */
  audit_remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
