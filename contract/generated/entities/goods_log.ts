/**
 * 商品日志：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/commodity/goods_log.json: edit that, not this file.
 */
import type { GoodsLogAboutValue, GoodsLogDoingValue } from '../enums'

/** 商品日志 */
export interface GoodsLogRow {
  /** 编号 */
  id: string
  /** 操作时间 */
  at?: string
  /** 操作人 */
  employee_id?: string | null
  /** 商品 */
  sku_id?: string | null
  /** 本地SKU */
  sku_code?: string | null
  /** 资料 */
  about?: GoodsLogAboutValue | (string & {}) | null
  /** 动作 */
  doing?: GoodsLogDoingValue | (string & {}) | null
  /** 字段 */
  field_label?: string | null
  /** 变更前 */
  before_value?: string | null
  /** 变更后 */
  after_value?: string | null
  /** 变更前（成本） */
  before_cost?: string | null
  /** 变更后（成本） */
  after_cost?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 分类 */
  'sku.category_id'?: string | null
  /** 状态 */
  'sku.product_status'?: string | null
  /** 编号 */
  'sku.id'?: string | null
}

export interface GoodsLogKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
