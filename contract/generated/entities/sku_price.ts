/**
 * 供应商报价：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/commodity/sku_price.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 供应商报价 */
export interface SkuPriceRow {
  /** 编号 */
  id: string
  /** 商品 */
  sku_id?: string
  /** 供应商 */
  supplier_id?: string
  /** 默认供应商 */
  is_default?: boolean | null
  /** 起订量：从这个数量起按这个价格 */
  min_qty?: number
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 单价 */
  price?: string
  /** 税率 */
  tax_rate?: string | null
  /** 交期（天） */
  lead_days?: number | null
  /** 生效日期 */
  from_day?: string
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
}

export interface SkuPriceKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SkuPriceAdd {
  /** 商品 */
  sku_id: string
  /** 供应商 */
  supplier_id: string
  /** 默认供应商 */
  is_default?: boolean | null
  /** 起订量：从这个数量起按这个价格 */
  min_qty?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 单价 */
  price: string
  /** 税率 */
  tax_rate?: string | null
  /** 交期（天） */
  lead_days?: number | null
  /** 生效日期 */
  from_day: string
  /** 备注 */
  remark?: string | null
}

export interface SkuPriceEdit {
  /** 商品 */
  sku_id?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 默认供应商 */
  is_default?: boolean | null
  /** 起订量：从这个数量起按这个价格 */
  min_qty?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 单价 */
  price?: string | null
  /** 税率 */
  tax_rate?: string | null
  /** 交期（天） */
  lead_days?: number | null
  /** 生效日期 */
  from_day?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
