/**
 * 供应商：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/supplier.json: edit that, not this file.
 */
import type { SettleMethodValue, SupplierLevelValue } from '../enums'

/** 供应商 */
export interface SupplierRow {
  /** 编号 */
  id: string
  /** 供应商 */
  supplier_name?: string
  /** 编码 */
  supplier_code?: string | null
  /** 等级 */
  level?: SupplierLevelValue | (string & {}) | null
  /** 供货SKU：以它为默认供应商的商品 */
  sku_count?: number | null
  /** 采购单数：作废的不算 */
  order_count?: number | null
  /** 联系人 */
  contact?: string
  /** 电话 */
  mobile?: string
  /** 地址 */
  address?: string | null
  /** 结算方式 */
  settle_method?: SettleMethodValue | (string & {})
  /** 账期(天) */
  period_days?: number | null
  /** 预付比例 */
  prepay_rate?: string | null
  /** 开户行 */
  bank_name?: string | null
  /** 账号 */
  bank_account?: string | null
  /** 税号 */
  tax_no?: string | null
  /** 网址 */
  shop_url?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 创建时间 */
  create_time?: string | null
}

export interface SupplierKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SupplierAdd {
  /** 供应商 */
  supplier_name: string
  /** 编码 */
  supplier_code?: string | null
  /** 等级 */
  level?: SupplierLevelValue | (string & {}) | null
  /** 联系人 */
  contact: string
  /** 电话 */
  mobile: string
  /** 地址 */
  address?: string | null
  /** 结算方式 */
  settle_method: SettleMethodValue | (string & {})
  /** 账期(天) */
  period_days?: number | null
  /** 预付比例 */
  prepay_rate?: string | null
  /** 开户行 */
  bank_name?: string | null
  /** 账号 */
  bank_account?: string | null
  /** 税号 */
  tax_no?: string | null
  /** 网址 */
  shop_url?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 启用 */
  is_enable?: boolean | null
}

export interface SupplierEdit {
  /** 供应商 */
  supplier_name?: string | null
  /** 编码 */
  supplier_code?: string | null
  /** 等级 */
  level?: SupplierLevelValue | (string & {}) | null
  /** 联系人 */
  contact?: string | null
  /** 电话 */
  mobile?: string | null
  /** 地址 */
  address?: string | null
  /** 结算方式 */
  settle_method?: SettleMethodValue | (string & {}) | null
  /** 账期(天) */
  period_days?: number | null
  /** 预付比例 */
  prepay_rate?: string | null
  /** 开户行 */
  bank_name?: string | null
  /** 账号 */
  bank_account?: string | null
  /** 税号 */
  tax_no?: string | null
  /** 网址 */
  shop_url?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
