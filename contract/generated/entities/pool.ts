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
  /** 店铺的库存预警天数（天）：池里的店铺在「店铺业务配置」里设的；设得不同时取最大的 */
  warning_days?: number | null
}

export interface PoolKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
