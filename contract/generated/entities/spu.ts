/**
 * 主SKU：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/commodity/spu.json: edit that, not this file.
 */
import type { ProductStatusValue } from '../enums'

/** 主SKU */
export interface SpuRow {
  /** 编号 */
  id: string
  /** 主SKU */
  spu_code?: string
  /** 品名 */
  product_name?: string
  /** 图片 */
  image?: string | null
  /** 分类 */
  category_id?: string | null
  /** 品牌 */
  brand_id?: string | null
  /** 状态 */
  product_status?: ProductStatusValue | (string & {})
  /** 开发专员 */
  developer?: string | null
  /** SKU命名规则：{主SKU} 换成主SKU，{属性} 换成各属性取值的代码，以 - 相连 */
  naming_rule?: string | null
  /** 属性数 */
  attr_count?: number | null
  /** SKU 数 */
  sku_count?: number | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 分类：从最上级写起，例如：家居/厨房/刀具 */
  'category.full_name'?: string | null
  /** 编号 */
  'category.id'?: string | null
  /** 品牌 */
  'brand.name'?: string | null
  /** 编号 */
  'brand.id'?: string | null
}

export interface SpuKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SpuAdd {
  /** 主SKU */
  spu_code: string
  /** 品名 */
  product_name: string
  /** 图片 */
  image?: string | null
  /** 分类 */
  category_id?: string | null
  /** 品牌 */
  brand_id?: string | null
  /** 状态 */
  product_status?: ProductStatusValue | (string & {}) | null
  /** 开发专员 */
  developer?: string | null
  /** SKU命名规则：{主SKU} 换成主SKU，{属性} 换成各属性取值的代码，以 - 相连 */
  naming_rule?: string | null
  /** 备注 */
  remark?: string | null
  /** 变体属性 */
  attrs?: {
    /** 编号 */
    id?: string
    /** 属性 */
    attr_name?: string | null
    /** 取值：写“代码:名称”时 SKU 编码用代码，例如 BLK:黑色 */
    attr_values?: string[] | null
  }[]
}

export interface SpuEdit {
  /** 主SKU */
  spu_code?: string | null
  /** 品名 */
  product_name?: string | null
  /** 图片 */
  image?: string | null
  /** 分类 */
  category_id?: string | null
  /** 品牌 */
  brand_id?: string | null
  /** 状态 */
  product_status?: ProductStatusValue | (string & {}) | null
  /** 开发专员 */
  developer?: string | null
  /** SKU命名规则：{主SKU} 换成主SKU，{属性} 换成各属性取值的代码，以 - 相连 */
  naming_rule?: string | null
  /** 备注 */
  remark?: string | null
  /** 变体属性 */
  attrs?: {
    /** 编号 */
    id?: string
    /** 属性 */
    attr_name?: string | null
    /** 取值：写“代码:名称”时 SKU 编码用代码，例如 BLK:黑色 */
    attr_values?: string[] | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
