/**
 * 操作日志：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/audit_log.json: edit that, not this file.
 */
/** 操作日志 */
export interface AuditLogRow {
  /** 编号 */
  id: string
  /** 时间 */
  at?: string
  /** 操作人 */
  employee_id?: string | null
  /** 操作人姓名 */
  employee_name?: string
  /** 数据标识 */
  entity?: string
  /** 数据 */
  entity_label?: string
  /** 主键 */
  row_key?: string
  /** 对象 */
  row_title?: string
  /** 动作标识 */
  action?: string
  /** 动作 */
  action_label?: string
  /** 修改内容（改前 → 改后） */
  changes?: string
  /** 接口 */
  call?: string
  /** 来自 */
  call_label?: string
  /** IP 地址 */
  address?: string
}

export interface AuditLogKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
