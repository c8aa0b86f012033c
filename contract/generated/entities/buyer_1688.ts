/**
 * 1688买家账号：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/buyer_1688.json: edit that, not this file.
 */
import type { AuthStatusValue } from '../enums'

/** 1688买家账号 */
export interface Buyer1688Row {
  /** 编号 */
  id: string
  /** 1688账号 */
  account_name?: string
  /** 状态 */
  auth_status?: AuthStatusValue | (string & {}) | null
  /** 绑定采购员 */
  buyer?: string | null
  /** 默认收货地址 */
  default_address?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
}

export interface Buyer1688Key {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface Buyer1688Add {
  /** 1688账号 */
  account_name: string
  /** 绑定采购员 */
  buyer?: string | null
  /** 默认收货地址 */
  default_address?: string | null
  /** 备注 */
  remark?: string | null
}

export interface Buyer1688Edit {
  /** 1688账号 */
  account_name?: string | null
  /** 绑定采购员 */
  buyer?: string | null
  /** 默认收货地址 */
  default_address?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
