/**
 * 自发货退货申请的备注：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/fbm_return_request.json: edit that, not this file.
 */
import type { FbmReturnRequestRegisterValue } from '../enums'

/** 自发货退货申请的备注 */
export interface FbmReturnRequestSaidRow {
  /** 店铺 */
  shop_id: string
  /** 订单号 */
  order_id: string
  /** 亚马逊RMA号 */
  rma_id: string
  /** MSKU */
  msku: string
  /** 登记：不登记：不按这条申请生成退货；删除按它生成的退货时自动标上，清空后下次整理再生成 */
  register?: FbmReturnRequestRegisterValue | (string & {}) | null
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
  /** 编号 */
  'shop.id'?: string | null
}

export interface FbmReturnRequestSaidKey {
  /** 店铺 */
  shop_id: string
  /** 订单号 */
  order_id: string
  /** 亚马逊RMA号 */
  rma_id: string
  /** MSKU */
  msku: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbmReturnRequestSaidAdd {
  /** 登记：不登记：不按这条申请生成退货；删除按它生成的退货时自动标上，清空后下次整理再生成 */
  register?: FbmReturnRequestRegisterValue | (string & {}) | null
  /** 备注 */
  note?: string | null
}

export interface FbmReturnRequestSaidEdit {
  /** 登记：不登记：不按这条申请生成退货；删除按它生成的退货时自动标上，清空后下次整理再生成 */
  register?: FbmReturnRequestRegisterValue | (string & {}) | null
  /** 备注 */
  note?: string | null
  /** 店铺 */
  shop_id: string
  /** 订单号 */
  order_id: string
  /** 亚马逊RMA号 */
  rma_id: string
  /** MSKU */
  msku: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
