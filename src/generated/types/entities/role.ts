/**
 * 角色：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/role.json: edit that, not this file.
 */
/** 角色 */
export interface RoleRow {
  /** 标识 */
  name: string
  /** 名称 */
  label?: string
  /** 管理员：可以使用公司的全部页面、操作与字段 */
  everything?: boolean | null
  /** 可见菜单：菜单键；写上一级的键表示其下全部 */
  menus?: string[] | null
  /** 特殊权限：例如查看成本、查看利润 */
  permissions?: string[] | null
  /** 禁用的操作：页面.操作 */
  denied_actions?: string[] | null
  /** 隐藏的字段：数据.字段 */
  hidden_fields?: string[] | null
  /** 创建时间 */
  create_time?: string | null
}

export interface RoleKey {
  /** 标识 */
  name: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface RoleAdd {
  /** 标识 */
  name: string
  /** 名称 */
  label: string
  /** 管理员：可以使用公司的全部页面、操作与字段 */
  everything?: boolean | null
  /** 可见菜单：菜单键；写上一级的键表示其下全部 */
  menus?: string[] | null
  /** 特殊权限：例如查看成本、查看利润 */
  permissions?: string[] | null
  /** 禁用的操作：页面.操作 */
  denied_actions?: string[] | null
  /** 隐藏的字段：数据.字段 */
  hidden_fields?: string[] | null
}

export interface RoleEdit {
  /** 标识 */
  name: string
  /** 名称 */
  label?: string | null
  /** 管理员：可以使用公司的全部页面、操作与字段 */
  everything?: boolean | null
  /** 可见菜单：菜单键；写上一级的键表示其下全部 */
  menus?: string[] | null
  /** 特殊权限：例如查看成本、查看利润 */
  permissions?: string[] | null
  /** 禁用的操作：页面.操作 */
  denied_actions?: string[] | null
  /** 隐藏的字段：数据.字段 */
  hidden_fields?: string[] | null
  /** 表单打开时各字段的值；期间被别人改过的字段会被指出 */
  before?: Record<string, unknown>
}
