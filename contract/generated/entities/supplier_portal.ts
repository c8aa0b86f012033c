/**
 * 供应商账号：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/supplier_portal.json: edit that, not this file.
 */
import type { AuthStatusValue } from '../enums'

/** 供应商账号 */
export interface SupplierPortalRow {
  /** 编号 */
  id: string
  /** 供应商 */
  supplier_id?: string
  /** 登录账号 */
  login_account?: string
  /** 联系人 */
  contact?: string | null
  /** 手机 */
  mobile?: string | null
  /** 状态 */
  auth_status?: AuthStatusValue | (string & {}) | null
  /** 可见模块 */
  modules?: string[] | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编码 */
  'supplier.supplier_code'?: string | null
  /** 联系人 */
  'supplier.contact'?: string | null
  /** 电话 */
  'supplier.mobile'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
}

export interface SupplierPortalKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SupplierPortalAdd {
  /** 供应商 */
  supplier_id: string
  /** 登录账号 */
  login_account: string
  /** 联系人 */
  contact?: string | null
  /** 手机 */
  mobile?: string | null
  /** 可见模块 */
  modules?: string[] | null
  /** 备注 */
  remark?: string | null
}

export interface SupplierPortalEdit {
  /** 供应商 */
  supplier_id?: string | null
  /** 登录账号 */
  login_account?: string | null
  /** 联系人 */
  contact?: string | null
  /** 手机 */
  mobile?: string | null
  /** 可见模块 */
  modules?: string[] | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
