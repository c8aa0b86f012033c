/**
 * 供应商服务打分：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/supplier_service.json: edit that, not this file.
 */
/** 供应商服务打分 */
export interface SupplierServiceRow {
  /** 编号 */
  id: string
  /** 供应商 */
  supplier_id?: string
  /** 月份 */
  stat_month?: string
  /** 服务打分：0 到 100：响应、配合与售后 */
  score?: number
  /** 说明 */
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
  /** 等级 */
  'supplier.level'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
}

export interface SupplierServiceKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SupplierServiceAdd {
  /** 供应商 */
  supplier_id: string
  /** 月份 */
  stat_month: string
  /** 服务打分：0 到 100：响应、配合与售后 */
  score: number
  /** 说明 */
  remark?: string | null
}

export interface SupplierServiceEdit {
  /** 供应商 */
  supplier_id?: string | null
  /** 月份 */
  stat_month?: string | null
  /** 服务打分：0 到 100：响应、配合与售后 */
  score?: number | null
  /** 说明 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
