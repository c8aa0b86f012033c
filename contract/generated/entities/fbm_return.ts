/**
 * 自发货退货：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/fbm_return.json: edit that, not this file.
 */
import type { FbmReturnDocStatusValue, ReturnReasonValue } from '../enums'

/** 自发货退货 */
export interface FbmReturnRow {
  /** 编号 */
  id: string
  /** 退货单号 */
  return_no?: string | null
  /** 状态 */
  doc_status?: FbmReturnDocStatusValue | (string & {}) | null
  /** 退的是哪一行 */
  item_id?: string
  /** 店铺 */
  shop_id?: string | null
  /** 订单号 */
  order_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 亚马逊RMA号：按「自发货退货」报告生成的；人登记的为空 */
  rma_id?: string | null
  /** 退货日期 */
  return_day?: string
  /** 退货原因 */
  return_reason?: ReturnReasonValue | (string & {})
  /** 退回仓库 */
  warehouse_id?: string
  /** 入库仓位：不填时为仓库的默认仓位 */
  bin_id?: string | null
  /** 良品数 */
  good_qty?: number
  /** 次品数 */
  bad_qty?: number
  /** 退货数量 */
  return_qty?: number | null
  /** 退回跟踪号 */
  tracking_no?: string | null
  /** 备注 */
  remark?: string | null
  /** 登记人 */
  creator?: string | null
  /** 登记时间 */
  create_time?: string | null
  /** 修改时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** MSKU */
  'item.msku'?: string | null
  /** 数量 */
  'item.quantity'?: number | null
  /** 订单号：合并发货的几张订单各是哪一张 */
  'item.order_id'?: string | null
  /** 自发货订单 */
  'item.fbm_id'?: string | null
  /** 店铺 */
  'item.shop_id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
  /** 亚马逊RMA号 */
  'request.rma_id'?: string | null
  /** 申请状态 */
  'request.request_state'?: string | null
  /** 退货原因 */
  'request.return_reason'?: string | null
  /** 退回送达日期 */
  'request.delivered_day'?: string | null
  /** 币种 */
  'request.currency'?: string | null
  /** 面单费用 */
  'request.label_cost'?: string | null
  /** 已退款 */
  'request.refunded_amount'?: string | null
  /** 编号 */
  'request.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 仓位 */
  'bin.code'?: string | null
  /** 仓库 */
  'bin.warehouse_id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface FbmReturnKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbmReturnAdd {
  /** 退的是哪一行 */
  item_id: string
  /** 退货日期 */
  return_day: string
  /** 退货原因 */
  return_reason: ReturnReasonValue | (string & {})
  /** 退回仓库 */
  warehouse_id: string
  /** 入库仓位：不填时为仓库的默认仓位 */
  bin_id?: string | null
  /** 良品数 */
  good_qty?: number | null
  /** 次品数 */
  bad_qty?: number | null
  /** 退回跟踪号 */
  tracking_no?: string | null
  /** 备注 */
  remark?: string | null
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'item'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface FbmReturnEdit {
  /** 退的是哪一行 */
  item_id?: string | null
  /** 退货日期 */
  return_day?: string | null
  /** 退货原因 */
  return_reason?: ReturnReasonValue | (string & {}) | null
  /** 退回仓库 */
  warehouse_id?: string | null
  /** 入库仓位：不填时为仓库的默认仓位 */
  bin_id?: string | null
  /** 良品数 */
  good_qty?: number | null
  /** 次品数 */
  bad_qty?: number | null
  /** 退回跟踪号 */
  tracking_no?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
