/**
 * 角色：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/role.json: edit that, not this file.
 */
import type { OnOffValue, SpecialPermissionValue } from '../enums'

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
  permissions?: SpecialPermissionValue | (string & {}) | null
  /** 禁用的操作：页面.操作 */
  denied_actions?: string[] | null
  /** 隐藏的字段：数据.字段 */
  hidden_fields?: string[] | null
  /** 限定店铺：打开时，只有这个角色的人只看得到下面的店铺；另有不限定店铺的角色时不受限 */
  limit_shops?: boolean | null
  /** 店铺范围 */
  shop_ids?: string[] | null
  /** 状态：停用后，有这个角色的人立即失去它给的权限 */
  state?: OnOffValue | (string & {}) | null
  /** 成员数：启用的员工 */
  member_count?: number | null
  /** 部门数：启用的成员来自几个部门 */
  dept_count?: number | null
  /** 菜单数：打得开的菜单页面，保存角色时数 */
  menu_count?: number | null
  /** 说明 */
  remark?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
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
  permissions?: SpecialPermissionValue | (string & {}) | null
  /** 禁用的操作：页面.操作 */
  denied_actions?: string[] | null
  /** 隐藏的字段：数据.字段 */
  hidden_fields?: string[] | null
  /** 限定店铺：打开时，只有这个角色的人只看得到下面的店铺；另有不限定店铺的角色时不受限 */
  limit_shops?: boolean | null
  /** 店铺范围 */
  shop_ids?: string[] | null
  /** 状态：停用后，有这个角色的人立即失去它给的权限 */
  state?: OnOffValue | (string & {}) | null
  /** 说明 */
  remark?: string | null
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
  permissions?: SpecialPermissionValue | (string & {}) | null
  /** 禁用的操作：页面.操作 */
  denied_actions?: string[] | null
  /** 隐藏的字段：数据.字段 */
  hidden_fields?: string[] | null
  /** 限定店铺：打开时，只有这个角色的人只看得到下面的店铺；另有不限定店铺的角色时不受限 */
  limit_shops?: boolean | null
  /** 店铺范围 */
  shop_ids?: string[] | null
  /** 状态：停用后，有这个角色的人立即失去它给的权限 */
  state?: OnOffValue | (string & {}) | null
  /** 说明 */
  remark?: string | null
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
