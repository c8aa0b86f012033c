/**
 * 部门：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/department.json: edit that, not this file.
 */
/** 部门 */
export interface DepartmentRow {
  /** 部门：改名请用「改名」 */
  name: string
  /** 上级部门 */
  parent_name?: string | null
  /** 完整名称：从最上级写起，例如：运营中心/北美运营部 */
  full_name?: string | null
  /** 负责人 */
  leader?: string | null
  /** 员工数：直属的启用员工 */
  member_count?: number | null
  /** 店铺数：直属的店铺 */
  shop_count?: number | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 完整名称：从最上级写起，例如：运营中心/北美运营部 */
  'parent.full_name'?: string | null
  /** 部门：改名请用「改名」 */
  'parent.name'?: string | null
}

export interface DepartmentKey {
  /** 部门：改名请用「改名」 */
  name: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface DepartmentAdd {
  /** 部门：改名请用「改名」 */
  name: string
  /** 上级部门 */
  parent_name?: string | null
  /** 负责人 */
  leader?: string | null
  /** 备注 */
  remark?: string | null
}

export interface DepartmentEdit {
  /** 部门：改名请用「改名」 */
  name: string
  /** 上级部门 */
  parent_name?: string | null
  /** 负责人 */
  leader?: string | null
  /** 备注 */
  remark?: string | null
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
