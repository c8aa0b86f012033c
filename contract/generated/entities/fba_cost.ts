/**
 * FBA存货成本：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/fba_cost.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** FBA存货成本 */
export interface FbaCostRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 库存池 */
  pool_id?: string
  /** MSKU */
  msku?: string
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {})
  /** 单位成本：剩余 FBA 批次的成本（采购、头程、包材与其他）÷ 数量；没有剩余时取最近一个有成本的批次 */
  unit_cost?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 库存池：留空时按卖家账号与站点所属的物流网络归入；同一池的店铺共用一份 FBA 库存 */
  'shop.pool_id'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 库存池 */
  'pool.name'?: string | null
}

export interface FbaCostKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
