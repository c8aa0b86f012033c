/**
 * 锁定库存：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/stock_lock.json: edit that, not this file.
 */
/** 锁定库存 */
export interface StockLockRow {
  /** 编号 */
  id: string
  /** 库存池 */
  pool_id?: string
  /** 在售店铺 */
  shop_ids?: string[] | null
  /** MSKU */
  msku?: string
  /** 锁定数量 */
  lock_qty?: number
  /** 锁定原因 */
  remark?: string | null
  /** 锁定人 */
  creator?: string | null
  /** 锁定时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 库存池 */
  'pool.name'?: string | null
  /** 卖家账号 */
  'pool.account_name'?: string | null
  /** 物流网络 */
  'pool.network'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface StockLockKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface StockLockAdd {
  /** 库存池 */
  pool_id: string
  /** MSKU */
  msku: string
  /** 锁定数量 */
  lock_qty: number
  /** 锁定原因 */
  remark?: string | null
}

export interface StockLockEdit {
  /** 库存池 */
  pool_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 锁定数量 */
  lock_qty?: number | null
  /** 锁定原因 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
