/**
 * 自发货异常：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/fbm_exception.json: edit that, not this file.
 */
import type { FbmExceptionKindValue, FbmExceptionReasonValue, HandleStatusValue } from '../enums'

/** 自发货异常 */
export interface FbmExceptionRow {
  /** 编号 */
  id: string
  /** 系统单号 */
  fbm_id?: string
  /** 店铺 */
  shop_id?: string
  /** 订单号 */
  order_id?: string | null
  /** 异常 */
  kind?: FbmExceptionKindValue | (string & {})
  /** 异常类型 */
  reason?: FbmExceptionReasonValue | (string & {})
  /** 异常说明 */
  exception_desc?: string | null
  /** 物流渠道 */
  channel_id?: string | null
  /** 物流商 */
  provider_id?: string | null
  /** 超时（小时）：最近一次检查时 */
  over_hours?: number | null
  /** 发现时间 */
  found_time?: string | null
  /** 最近检查 */
  check_time?: string | null
  /** 处理状态 */
  handle_status?: HandleStatusValue | (string & {})
  /** 操作人 */
  updater?: string | null
  /** 备注 */
  remark?: string | null
  /** 系统单号 */
  'fbm.order_no'?: string | null
  /** 订单状态 */
  'fbm.fbm_status'?: string | null
  /** 跟踪号 */
  'fbm.tracking_no'?: string | null
  /** 发货时间 */
  'fbm.ship_time'?: string | null
  /** 发货截止：「未发货订单」报告里承诺的最晚发货时间 */
  'fbm.ship_deadline'?: string | null
  /** 物流渠道 */
  'fbm.channel_id'?: string | null
  /** 物流商：渠道的物流商 */
  'fbm.provider_id'?: string | null
  /** 仓库 */
  'fbm.warehouse_id'?: string | null
  /** MSKU：多款商品时为第一款 */
  'fbm.msku'?: string | null
  /** 数量 */
  'fbm.quantity'?: number | null
  /** 编号 */
  'fbm.id'?: string | null
  /** 编号 */
  'fbm.product.id'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 物流渠道 */
  'channel.logistics_channel'?: string | null
  /** 编号 */
  'channel.id'?: string | null
  /** 物流商 */
  'provider.logistics_provider'?: string | null
  /** 编号 */
  'provider.id'?: string | null
}

export interface FbmExceptionKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbmExceptionAdd {
  /** 处理状态 */
  handle_status?: HandleStatusValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
}

export interface FbmExceptionEdit {
  /** 处理状态 */
  handle_status?: HandleStatusValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
