/**
 * 员工：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/employee.json: edit that, not this file.
 */
import type { EmployeeDefaultCurrencyValue, OnOffValue } from '../enums'

/** 员工 */
export interface EmployeeRow {
  /** 编号 */
  id: string
  /** 登录账号 */
  login_account?: string
  /** 姓名 */
  name?: string
  /** 手机号 */
  mobile?: string | null
  /** 已确认手机号：本人用短信验证码确认过的手机号：与手机号相同时，才能用来登录和找回密码 */
  confirmed_mobile?: string | null
  /** 邮箱 */
  email?: string | null
  /** 部门 */
  dept_name?: string | null
  /** 岗位 */
  position?: string | null
  /** 上级 */
  leader?: string | null
  /** 角色 */
  roles?: string[] | null
  /** 全部店铺：打开时看得到公司全部店铺，包括以后新增的 */
  all_shops?: boolean | null
  /** 可见店铺：没有打开“全部店铺”时，只看得到这里的店铺；留空则一个也看不到 */
  shop_ids?: string[] | null
  /** 全部仓库：关闭后只看得到“可见仓库”里的仓库与它们的单据、库存 */
  all_warehouses?: boolean | null
  /** 可见仓库：关闭“全部仓库”时，只看得到这里的仓库；留空则一个也看不到 */
  warehouse_ids?: string[] | null
  /** 本部门店铺：打开时还看得到本部门与下级部门的店铺，包括以后归入的 */
  dept_shops?: boolean | null
  /** 头像 */
  avatar?: string | null
  /** 默认店铺：打开列表与看板时先只看这些店铺；视图、链接里说了店铺的按它们 */
  default_shops?: string[] | null
  /** 默认币种：可以换算的列表与看板先用它显示金额 */
  default_currency?: EmployeeDefaultCurrencyValue | (string & {}) | null
  /** 须改密码：管理员设置的密码，本人下次登录时要换成自己的 */
  must_change_password?: boolean | null
  /** 状态 */
  state?: OnOffValue | (string & {}) | null
  /** 最近登录 */
  last_login?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 完整名称：从最上级写起，例如：运营中心/北美运营部 */
  'dept.full_name'?: string | null
  /** 负责人 */
  'dept.leader'?: string | null
  /** 部门：改名请用「改名」 */
  'dept.name'?: string | null
  /** 名称 */
  'role.label'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 店铺名称 */
  'begins_with.name'?: string | null
  /** 编号 */
  'begins_with.id'?: string | null
}

export interface EmployeeKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface EmployeeAdd {
  /** 登录账号 */
  login_account: string
  /** 姓名 */
  name: string
  /** 手机号 */
  mobile?: string | null
  /** 邮箱 */
  email?: string | null
  /** 部门 */
  dept_name?: string | null
  /** 岗位 */
  position?: string | null
  /** 上级 */
  leader?: string | null
  /** 角色 */
  roles?: string[] | null
  /** 全部店铺：打开时看得到公司全部店铺，包括以后新增的 */
  all_shops?: boolean | null
  /** 可见店铺：没有打开“全部店铺”时，只看得到这里的店铺；留空则一个也看不到 */
  shop_ids?: string[] | null
  /** 全部仓库：关闭后只看得到“可见仓库”里的仓库与它们的单据、库存 */
  all_warehouses?: boolean | null
  /** 可见仓库：关闭“全部仓库”时，只看得到这里的仓库；留空则一个也看不到 */
  warehouse_ids?: string[] | null
  /** 本部门店铺：打开时还看得到本部门与下级部门的店铺，包括以后归入的 */
  dept_shops?: boolean | null
  /** 头像 */
  avatar?: string | null
  /** 默认店铺：打开列表与看板时先只看这些店铺；视图、链接里说了店铺的按它们 */
  default_shops?: string[] | null
  /** 默认币种：可以换算的列表与看板先用它显示金额 */
  default_currency?: EmployeeDefaultCurrencyValue | (string & {}) | null
  /** 状态 */
  state?: OnOffValue | (string & {}) | null
}

export interface EmployeeEdit {
  /** 登录账号 */
  login_account?: string | null
  /** 姓名 */
  name?: string | null
  /** 手机号 */
  mobile?: string | null
  /** 邮箱 */
  email?: string | null
  /** 部门 */
  dept_name?: string | null
  /** 岗位 */
  position?: string | null
  /** 上级 */
  leader?: string | null
  /** 角色 */
  roles?: string[] | null
  /** 全部店铺：打开时看得到公司全部店铺，包括以后新增的 */
  all_shops?: boolean | null
  /** 可见店铺：没有打开“全部店铺”时，只看得到这里的店铺；留空则一个也看不到 */
  shop_ids?: string[] | null
  /** 全部仓库：关闭后只看得到“可见仓库”里的仓库与它们的单据、库存 */
  all_warehouses?: boolean | null
  /** 可见仓库：关闭“全部仓库”时，只看得到这里的仓库；留空则一个也看不到 */
  warehouse_ids?: string[] | null
  /** 本部门店铺：打开时还看得到本部门与下级部门的店铺，包括以后归入的 */
  dept_shops?: boolean | null
  /** 头像 */
  avatar?: string | null
  /** 默认店铺：打开列表与看板时先只看这些店铺；视图、链接里说了店铺的按它们 */
  default_shops?: string[] | null
  /** 默认币种：可以换算的列表与看板先用它显示金额 */
  default_currency?: EmployeeDefaultCurrencyValue | (string & {}) | null
  /** 状态 */
  state?: OnOffValue | (string & {}) | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
