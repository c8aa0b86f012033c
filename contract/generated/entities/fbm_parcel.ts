/**
 * 自发货跟踪号：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/fbm_parcel.json: edit that, not this file.
 */
/** 自发货跟踪号 */
export interface FbmParcelRow {
  /** 编号 */
  id: string
  /** 系统单号 */
  fbm_id?: string
  /** 店铺 */
  shop_id?: string | null
  /** 订单号 */
  order_id?: string | null
  /** 跟踪号 */
  tracking_no?: string
  /** 实际运费：按订单的运费币种，多为人民币 */
  real_freight?: string | null
  /** 备注 */
  remark?: string | null
  /** 登记人 */
  creator?: string | null
  /** 登记时间 */
  create_time?: string | null
  /** 系统单号 */
  'fbm.order_no'?: string | null
  /** 订单状态 */
  'fbm.fbm_status'?: string | null
  /** 店铺 */
  'fbm.shop_id'?: string | null
  /** 仓库 */
  'fbm.warehouse_id'?: string | null
  /** 发货时间 */
  'fbm.ship_time'?: string | null
  /** 运费币种 */
  'fbm.freight_currency'?: string | null
  /** 编号 */
  'fbm.id'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface FbmParcelKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbmParcelAdd {
  /** 系统单号 */
  fbm_id: string
  /** 跟踪号 */
  tracking_no: string
  /** 实际运费：按订单的运费币种，多为人民币 */
  real_freight?: string | null
  /** 备注 */
  remark?: string | null
}

export interface FbmParcelEdit {
  /** 系统单号 */
  fbm_id?: string | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 实际运费：按订单的运费币种，多为人民币 */
  real_freight?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
