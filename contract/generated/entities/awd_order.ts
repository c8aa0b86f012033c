/**
 * AWD入库单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/awd_order.json: edit that, not this file.
 */
import type { AwdOrderRegionValue, AwdOrderStateValue } from '../enums'

/** AWD入库单 */
export interface AwdOrderRow {
  /** 编号 */
  id: string
  /** 入库单号 */
  order_no?: string | null
  /** 店铺 */
  shop_id?: string
  /** 发货仓库 */
  warehouse_id?: string
  /** AWD仓 */
  awd_wh_id?: string
  /** 发货地址 */
  address_id?: string | null
  /** 目的区域 */
  region?: AwdOrderRegionValue | (string & {}) | null
  /** AWD订单号：卖家后台 AWD 入库订单的编号 */
  awd_order_id?: string | null
  /** AWD货件号：卖家后台的货件编号，如 STAR-XXXX */
  awd_shipment_id?: string | null
  /** 承运商 */
  carrier?: string | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 状态 */
  state?: AwdOrderStateValue | (string & {}) | null
  /** MSKU数 */
  msku_count?: number | null
  /** 箱数 */
  box_count?: number | null
  /** 计划数量 */
  plan_qty?: number | null
  /** 发货数量 */
  shipped_qty?: number | null
  /** 签收数量 */
  received_qty?: number | null
  /** 在途数量 */
  open_qty?: number | null
  /** 签收差异：签收数量减去发货数量，完成后才算 */
  receive_diff?: number | null
  /** 发货日期 */
  ship_day?: string | null
  /** 最近签收 */
  receive_day?: string | null
  /** 备注 */
  remark?: string | null
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
  /** 编号 */
  'shop.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 仓库类型 */
  'warehouse.wh_type'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 仓库 */
  'awd_wh.name'?: string | null
  /** 仓库类型 */
  'awd_wh.wh_type'?: string | null
  /** 编号 */
  'awd_wh.id'?: string | null
  /** 地址名称 */
  'address.address_name'?: string | null
  /** 城市 */
  'address.city'?: string | null
  /** 国家 */
  'address.country'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface AwdOrderKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AwdOrderAdd {
  /** 店铺 */
  shop_id: string
  /** 发货仓库 */
  warehouse_id: string
  /** AWD仓 */
  awd_wh_id: string
  /** 发货地址 */
  address_id?: string | null
  /** 目的区域 */
  region?: AwdOrderRegionValue | (string & {}) | null
  /** AWD订单号：卖家后台 AWD 入库订单的编号 */
  awd_order_id?: string | null
  /** AWD货件号：卖家后台的货件编号，如 STAR-XXXX */
  awd_shipment_id?: string | null
  /** 承运商 */
  carrier?: string | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 备注 */
  remark?: string | null
  /** 入库商品 */
  items?: {
    /** 编号 */
    id?: string
    /** MSKU */
    product_id?: string | null
    /** 单箱数量 */
    box_qty?: number | null
    /** 箱数 */
    box_count?: number | null
    /** 预处理方 */
    prep_owner?: string | null
    /** 贴标方 */
    label_owner?: string | null
    /** 本次签收 */
    now_qty?: number | null
    /** 备注 */
    remark?: string | null
  }[]
}

export interface AwdOrderEdit {
  /** 店铺 */
  shop_id?: string | null
  /** 发货仓库 */
  warehouse_id?: string | null
  /** AWD仓 */
  awd_wh_id?: string | null
  /** 发货地址 */
  address_id?: string | null
  /** 目的区域 */
  region?: AwdOrderRegionValue | (string & {}) | null
  /** AWD订单号：卖家后台 AWD 入库订单的编号 */
  awd_order_id?: string | null
  /** AWD货件号：卖家后台的货件编号，如 STAR-XXXX */
  awd_shipment_id?: string | null
  /** 承运商 */
  carrier?: string | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 备注 */
  remark?: string | null
  /** 入库商品 */
  items?: {
    /** 编号 */
    id?: string
    /** MSKU */
    product_id?: string | null
    /** 单箱数量 */
    box_qty?: number | null
    /** 箱数 */
    box_count?: number | null
    /** 预处理方 */
    prep_owner?: string | null
    /** 贴标方 */
    label_owner?: string | null
    /** 本次签收 */
    now_qty?: number | null
    /** 备注 */
    remark?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
