/**
 * FBA买家退货的备注：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/fba_return.json: edit that, not this file.
 */
import type { FbaReturnHandleStateValue } from '../enums'

/** FBA买家退货的备注 */
export interface FbaReturnSaidRow {
  /** 店铺 */
  shop_id: string
  /** 退货时间 */
  return_at: string
  /** 订单号 */
  order_id: string
  /** MSKU */
  msku: string
  /** 处理状态：空的就是还没有处理 */
  handle_state?: FbaReturnHandleStateValue | (string & {}) | null
  /** 备注 */
  note?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 结算币种 */
  'shop.currency'?: string | null
  /** 库存池：留空时按卖家账号与站点所属的物流网络归入；同一池的店铺共用一份 FBA 库存 */
  'shop.pool_id'?: string | null
  /** 店铺负责人 */
  'shop.owner'?: string | null
  /** 部门 */
  'shop.dept_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface FbaReturnSaidKey {
  /** 店铺 */
  shop_id: string
  /** 退货时间 */
  return_at: string
  /** 订单号 */
  order_id: string
  /** MSKU */
  msku: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbaReturnSaidAdd {
  /** 处理状态：空的就是还没有处理 */
  handle_state?: FbaReturnHandleStateValue | (string & {}) | null
  /** 备注 */
  note?: string | null
}

export interface FbaReturnSaidEdit {
  /** 处理状态：空的就是还没有处理 */
  handle_state?: FbaReturnHandleStateValue | (string & {}) | null
  /** 备注 */
  note?: string | null
  /** 店铺 */
  shop_id: string
  /** 退货时间 */
  return_at: string
  /** 订单号 */
  order_id: string
  /** MSKU */
  msku: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
