/**
 * 地址：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/address.json: edit that, not this file.
 */
import type { AddressTypeValue } from '../enums'

/** 地址 */
export interface AddressRow {
  /** 编号 */
  id: string
  /** 地址名称 */
  address_name?: string
  /** 类型 */
  address_type?: AddressTypeValue | (string & {})
  /** 联系人 */
  contact?: string
  /** 公司 */
  company?: string | null
  /** 国家 */
  country?: string
  /** 州/省 */
  state_code?: string
  /** 城市 */
  city?: string
  /** 区县 */
  district?: string | null
  /** 地址1 */
  address1?: string
  /** 地址2 */
  address2?: string | null
  /** 邮编 */
  postal?: string
  /** 电话 */
  phone?: string
  /** 邮箱 */
  email?: string | null
  /** 适用店铺：只有这些店铺的发货与申报能用它；留空表示全部店铺 */
  shop_ids?: string[] | null
  /** 默认 */
  is_default?: boolean | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface AddressKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AddressAdd {
  /** 地址名称 */
  address_name: string
  /** 类型 */
  address_type: AddressTypeValue | (string & {})
  /** 联系人 */
  contact: string
  /** 公司 */
  company?: string | null
  /** 国家 */
  country: string
  /** 州/省 */
  state_code: string
  /** 城市 */
  city: string
  /** 区县 */
  district?: string | null
  /** 地址1 */
  address1: string
  /** 地址2 */
  address2?: string | null
  /** 邮编 */
  postal: string
  /** 电话 */
  phone: string
  /** 邮箱 */
  email?: string | null
  /** 适用店铺：只有这些店铺的发货与申报能用它；留空表示全部店铺 */
  shop_ids?: string[] | null
  /** 默认 */
  is_default?: boolean | null
}

export interface AddressEdit {
  /** 地址名称 */
  address_name?: string | null
  /** 类型 */
  address_type?: AddressTypeValue | (string & {}) | null
  /** 联系人 */
  contact?: string | null
  /** 公司 */
  company?: string | null
  /** 国家 */
  country?: string | null
  /** 州/省 */
  state_code?: string | null
  /** 城市 */
  city?: string | null
  /** 区县 */
  district?: string | null
  /** 地址1 */
  address1?: string | null
  /** 地址2 */
  address2?: string | null
  /** 邮编 */
  postal?: string | null
  /** 电话 */
  phone?: string | null
  /** 邮箱 */
  email?: string | null
  /** 适用店铺：只有这些店铺的发货与申报能用它；留空表示全部店铺 */
  shop_ids?: string[] | null
  /** 默认 */
  is_default?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
