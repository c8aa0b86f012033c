/**
 * 变体属性：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/commodity/spu.json: edit that, not this file.
 */
/** 变体属性 */
export interface SpuAttrsRow {
  /** 编号 */
  id: string
  /** 主SKU */
  spu_id?: string
  /** 属性 */
  attr_name?: string
  /** 取值：写“代码:名称”时 SKU 编码用代码，例如 BLK:黑色 */
  attr_values?: string[]
}

export interface SpuAttrsKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SpuAttrsAdd {
  /** 属性 */
  attr_name: string
  /** 取值：写“代码:名称”时 SKU 编码用代码，例如 BLK:黑色 */
  attr_values: string[]
}

export interface SpuAttrsEdit {
  /** 属性 */
  attr_name?: string | null
  /** 取值：写“代码:名称”时 SKU 编码用代码，例如 BLK:黑色 */
  attr_values?: string[] | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
