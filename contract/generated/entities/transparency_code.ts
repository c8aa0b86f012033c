/**
 * T码：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/transparency_code.json: edit that, not this file.
 */
import type { TransparencyCodeStateValue } from '../enums'

/** T码 */
export interface TransparencyCodeRow {
  /** 编号 */
  id: string
  /** GTIN */
  item_id?: string
  /** T码 */
  code?: string
  /** 状态 */
  state?: TransparencyCodeStateValue | (string & {}) | null
  /** 打印时间 */
  printed_at?: string | null
  /** 打印人 */
  printer?: string | null
  /** 备注：如来自哪一份码文件 */
  remark?: string | null
  /** GTIN：商品在透明计划里登记的 UPC、EAN 或 GTIN */
  'item.gtin'?: string | null
  /** MSKU */
  'item.msku'?: string | null
  /** 店铺 */
  'item.shop_id'?: string | null
  /** MSKU */
  'item.product_id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface TransparencyCodeKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface TransparencyCodeAdd {
  /** GTIN */
  item_id: string
  /** T码 */
  code: string
  /** 备注：如来自哪一份码文件 */
  remark?: string | null
}

export interface TransparencyCodeEdit {
  /** GTIN */
  item_id?: string | null
  /** T码 */
  code?: string | null
  /** 备注：如来自哪一份码文件 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
