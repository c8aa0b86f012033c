/**
 * 库存池：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/pool.json: edit that, not this file.
 */
import type { NetworkValue } from '../enums'

/** 库存池 */
export interface PoolRow {
  /** 编号 */
  id: string
  /** 库存池 */
  name?: string | null
  /** 卖家账号 */
  account_name?: string
  /** 物流网络 */
  network?: NetworkValue | (string & {})
  /** 店铺 */
  shop_ids?: string[] | null
}

export interface PoolKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
