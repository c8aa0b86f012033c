/**
 * 询价报价：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/develop/dev_quote.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 询价报价 */
export interface DevQuoteRow {
  /** 编号 */
  id: string
  /** 开发中产品 */
  product_id?: string
  /** 项目 */
  project_id?: string | null
  /** 供应商 */
  supplier_id?: string
  /** 报价日期 */
  quote_day?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 单价 */
  price?: string
  /** 起订量 */
  min_qty?: number
  /** 交期（天） */
  lead_days?: number | null
  /** 税率 */
  tax_rate?: string | null
  /** 选定：转正式时用它；一个产品只选定一个 */
  is_chosen?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 本地SKU：转正式时用的编码，转之前要填 */
  'product.sku_code'?: string | null
  /** 状态 */
  'product.dev_state'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 商品：转正式后在商品档案里的本地SKU */
  'product.sku_id'?: string | null
  /** 项目编号 */
  'project.project_no'?: string | null
  /** 阶段 */
  'project.dev_stage'?: string | null
  /** 编号 */
  'project.id'?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
}

export interface DevQuoteKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface DevQuoteAdd {
  /** 开发中产品 */
  product_id: string
  /** 供应商 */
  supplier_id: string
  /** 报价日期 */
  quote_day: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 单价 */
  price: string
  /** 起订量 */
  min_qty?: number | null
  /** 交期（天） */
  lead_days?: number | null
  /** 税率 */
  tax_rate?: string | null
  /** 选定：转正式时用它；一个产品只选定一个 */
  is_chosen?: boolean | null
  /** 备注 */
  remark?: string | null
}

export interface DevQuoteEdit {
  /** 开发中产品 */
  product_id?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 报价日期 */
  quote_day?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 单价 */
  price?: string | null
  /** 起订量 */
  min_qty?: number | null
  /** 交期（天） */
  lead_days?: number | null
  /** 税率 */
  tax_rate?: string | null
  /** 选定：转正式时用它；一个产品只选定一个 */
  is_chosen?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
