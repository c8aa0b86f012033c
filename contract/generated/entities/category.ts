/**
 * 商品分类：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/commodity/category.json: edit that, not this file.
 */
/** 商品分类 */
export interface CategoryRow {
  /** 编号 */
  id: string
  /** 名称 */
  name?: string
  /** 上级分类 */
  parent_id?: string | null
  /** 分类：从最上级写起，例如：家居/厨房/刀具 */
  full_name?: string | null
  /** SKU 数 */
  sku_count?: number | null
  /** 备注 */
  remark?: string | null
  /** 分类：从最上级写起，例如：家居/厨房/刀具 */
  'parent.full_name'?: string | null
  /** 编号 */
  'parent.id'?: string | null
}

export interface CategoryKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CategoryAdd {
  /** 名称 */
  name: string
  /** 上级分类 */
  parent_id?: string | null
  /** 备注 */
  remark?: string | null
}

export interface CategoryEdit {
  /** 名称 */
  name?: string | null
  /** 上级分类 */
  parent_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
