/**
 * 品牌：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/commodity/brand.json: edit that, not this file.
 */
/** 品牌 */
export interface BrandRow {
  /** 编号 */
  id: string
  /** 品牌 */
  name?: string
  /** 商标权利人 */
  owner?: string | null
  /** 商标注册号 */
  trademark_no?: string | null
  /** 有效期至 */
  valid_to?: string | null
  /** SKU 数 */
  sku_count?: number | null
  /** 备注 */
  remark?: string | null
}

export interface BrandKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface BrandAdd {
  /** 品牌 */
  name: string
  /** 商标权利人 */
  owner?: string | null
  /** 商标注册号 */
  trademark_no?: string | null
  /** 有效期至 */
  valid_to?: string | null
  /** 备注 */
  remark?: string | null
}

export interface BrandEdit {
  /** 品牌 */
  name?: string | null
  /** 商标权利人 */
  owner?: string | null
  /** 商标注册号 */
  trademark_no?: string | null
  /** 有效期至 */
  valid_to?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
