/**
 * 调价单改动：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/price_request_item.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 调价单改动 */
export interface PriceRequestItemRow {
  /** 编号 */
  id: string
  /** 调价单 */
  request_id?: string
  /** 店铺 */
  shop_id?: string
  /** 待提交修改 */
  change_id?: string
  /** 商品 */
  product_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 修改项 */
  field_label?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 当前值 */
  old_text?: string | null
  /** 新值 */
  new_text?: string | null
  /** 提示：低于预估费用与成本的，每件亏多少 */
  warning?: string | null
  /** 调价单号 */
  'request.request_no'?: string | null
  /** 审批状态 */
  'request.state'?: string | null
  /** 编号 */
  'request.id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 编号 */
  'product.id'?: string | null
}

export interface PriceRequestItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
