/**
 * 广告修改单明细：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_request_item.json: edit that, not this file.
 */
import type { AdProductKindValue, PendingOperationValue } from '../enums'

/** 广告修改单明细 */
export interface AdRequestItemRow {
  /** 编号 */
  id: string
  /** 广告修改单 */
  request_id?: string
  /** 店铺 */
  shop_id?: string
  /** 待提交修改 */
  change_id?: string
  /** 广告产品 */
  ad_product?: AdProductKindValue | (string & {}) | null
  /** 操作 */
  operation?: PendingOperationValue | (string & {}) | null
  /** 对象 */
  target_label?: string | null
  /** 名称 */
  row_title?: string | null
  /** 修改项 */
  field_label?: string | null
  /** 当前值 */
  old_text?: string | null
  /** 新值 */
  new_text?: string | null
  /** 原因 */
  reason?: string | null
  /** 修改单号 */
  'request.request_no'?: string | null
  /** 审批状态 */
  'request.state'?: string | null
  /** 编号 */
  'request.id'?: string | null
}

export interface AdRequestItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
