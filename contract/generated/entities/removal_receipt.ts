/**
 * 移除收货登记：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/removal_receipt.json: edit that, not this file.
 */
import type { DispositionValue, RemovalReceiptDocStatusValue } from '../enums'

/** 移除收货登记 */
export interface RemovalReceiptRow {
  /** 编号 */
  id: string
  /** 收货单号 */
  receipt_no?: string | null
  /** 状态 */
  doc_status?: RemovalReceiptDocStatusValue | (string & {}) | null
  /** 店铺 */
  shop_id?: string
  /** 移除订单号 */
  order_id?: string
  /** MSKU */
  msku?: string
  /** 库存属性 */
  disposition?: DispositionValue | (string & {})
  /** 跟踪号 */
  tracking_no?: string | null
  /** 收货仓库 */
  warehouse_id?: string
  /** 入库仓位：不填时为仓库的默认仓位 */
  bin_id?: string | null
  /** 收货日期 */
  receive_day?: string
  /** 良品数 */
  good_qty?: number
  /** 次品数 */
  bad_qty?: number
  /** 签收数量 */
  received_qty?: number | null
  /** 备注 */
  remark?: string | null
  /** 登记人 */
  creator?: string | null
  /** 登记时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 仓位 */
  'bin.code'?: string | null
  /** 仓库 */
  'bin.warehouse_id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
  /** 申请日期 */
  'order.request_day'?: string | null
  /** 申请数量 */
  'order.requested_qty'?: number | null
  /** 发货数量 */
  'order.shipped_qty'?: number | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface RemovalReceiptKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface RemovalReceiptAdd {
  /** 店铺 */
  shop_id: string
  /** 移除订单号 */
  order_id: string
  /** MSKU */
  msku: string
  /** 库存属性 */
  disposition: DispositionValue | (string & {})
  /** 跟踪号 */
  tracking_no?: string | null
  /** 收货仓库 */
  warehouse_id: string
  /** 入库仓位：不填时为仓库的默认仓位 */
  bin_id?: string | null
  /** 收货日期 */
  receive_day: string
  /** 良品数 */
  good_qty: number
  /** 次品数 */
  bad_qty?: number | null
  /** 备注 */
  remark?: string | null
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'order'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface RemovalReceiptEdit {
  /** 店铺 */
  shop_id?: string | null
  /** 移除订单号 */
  order_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 库存属性 */
  disposition?: DispositionValue | (string & {}) | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 收货仓库 */
  warehouse_id?: string | null
  /** 入库仓位：不填时为仓库的默认仓位 */
  bin_id?: string | null
  /** 收货日期 */
  receive_day?: string | null
  /** 良品数 */
  good_qty?: number | null
  /** 次品数 */
  bad_qty?: number | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
