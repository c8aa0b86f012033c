/**
 * 店铺授权：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/shop_authorization.json: edit that, not this file.
 */
import type { AuthChannelValue, AuthStatusValue } from '../enums'

/** 店铺授权 */
export interface ShopAuthorizationRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 授权类型 */
  channel?: AuthChannelValue | (string & {})
  /** 授权状态 */
  auth_status?: AuthStatusValue | (string & {})
  /** 授权人 */
  auth_user?: string | null
  /** 授权时间 */
  auth_time?: string | null
  /** 到期日 */
  expire_date?: string | null
  /** 权限范围 */
  scopes?: string[] | null
  /** 失败原因 */
  error_msg?: string | null
  /** 备注 */
  remark?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 更新人 */
  updater?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 店铺负责人 */
  'shop.owner'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface ShopAuthorizationKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ShopAuthorizationAdd {
  /** 店铺 */
  shop_id: string
  /** 授权类型 */
  channel: AuthChannelValue | (string & {})
  /** 授权状态 */
  auth_status?: AuthStatusValue | (string & {}) | null
  /** 授权人 */
  auth_user?: string | null
  /** 授权时间 */
  auth_time?: string | null
  /** 到期日 */
  expire_date?: string | null
  /** 权限范围 */
  scopes?: string[] | null
  /** 失败原因 */
  error_msg?: string | null
  /** 备注 */
  remark?: string | null
}

export interface ShopAuthorizationEdit {
  /** 店铺 */
  shop_id?: string | null
  /** 授权类型 */
  channel?: AuthChannelValue | (string & {}) | null
  /** 授权状态 */
  auth_status?: AuthStatusValue | (string & {}) | null
  /** 授权人 */
  auth_user?: string | null
  /** 授权时间 */
  auth_time?: string | null
  /** 到期日 */
  expire_date?: string | null
  /** 权限范围 */
  scopes?: string[] | null
  /** 失败原因 */
  error_msg?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
