/**
 * AWD入库商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/awd_order_item.json: edit that, not this file.
 */
import type { PrepOwnerValue } from '../enums'

/** AWD入库商品 */
export interface AwdOrderItemRow {
  /** 编号 */
  id: string
  /** AWD入库单 */
  order_id?: string
  /** MSKU */
  product_id?: string
  /** 店铺 */
  shop_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 单箱数量 */
  box_qty?: number
  /** 箱数 */
  box_count?: number
  /** 计划数量 */
  qty?: number | null
  /** 预处理方 */
  prep_owner?: PrepOwnerValue | (string & {}) | null
  /** 贴标方 */
  label_owner?: PrepOwnerValue | (string & {}) | null
  /** 发货数量 */
  shipped_qty?: number | null
  /** 本次签收 */
  now_qty?: number | null
  /** 签收数量 */
  received_qty?: number | null
  /** 已记差异 */
  lost_qty?: number | null
  /** 在途数量 */
  open_qty?: number | null
  /** 签收差异：签收数量减去发货数量 */
  receive_diff?: number | null
  /** 备注 */
  remark?: string | null
  /** 入库单号 */
  'order.order_no'?: string | null
  /** 店铺 */
  'order.shop_id'?: string | null
  /** 发货仓库 */
  'order.warehouse_id'?: string | null
  /** AWD仓 */
  'order.awd_wh_id'?: string | null
  /** 状态 */
  'order.state'?: string | null
  /** AWD订单号：卖家后台 AWD 入库订单的编号 */
  'order.awd_order_id'?: string | null
  /** AWD货件号：卖家后台的货件编号，如 STAR-XXXX */
  'order.awd_shipment_id'?: string | null
  /** 承运商 */
  'order.carrier'?: string | null
  /** 跟踪号 */
  'order.tracking_no'?: string | null
  /** 发货日期 */
  'order.ship_day'?: string | null
  /** 最近签收 */
  'order.receive_day'?: string | null
  /** 创建人 */
  'order.creator'?: string | null
  /** 创建时间 */
  'order.create_time'?: string | null
  /** 编号 */
  'order.id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** MSKU */
  'product.msku'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 父ASIN */
  'product.parent_asin'?: string | null
  /** FNSKU：不贴标的混合库存里，同一 ASIN 的几个 MSKU 共用一个 FNSKU（与 ASIN 相同） */
  'product.fnsku'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 店铺 */
  'product.shop_id'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
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
}

export interface AwdOrderItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AwdOrderItemAdd {
  /** MSKU */
  product_id: string
  /** 单箱数量 */
  box_qty: number
  /** 箱数 */
  box_count: number
  /** 预处理方 */
  prep_owner?: PrepOwnerValue | (string & {}) | null
  /** 贴标方 */
  label_owner?: PrepOwnerValue | (string & {}) | null
  /** 本次签收 */
  now_qty?: number | null
  /** 备注 */
  remark?: string | null
}

export interface AwdOrderItemEdit {
  /** MSKU */
  product_id?: string | null
  /** 单箱数量 */
  box_qty?: number | null
  /** 箱数 */
  box_count?: number | null
  /** 预处理方 */
  prep_owner?: PrepOwnerValue | (string & {}) | null
  /** 贴标方 */
  label_owner?: PrepOwnerValue | (string & {}) | null
  /** 本次签收 */
  now_qty?: number | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
