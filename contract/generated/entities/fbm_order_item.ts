/**
 * 自发货商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/fbm_order_item.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 自发货商品 */
export interface FbmOrderItemRow {
  /** 编号 */
  id: string
  /** 自发货订单 */
  fbm_id?: string
  /** 店铺 */
  shop_id?: string | null
  /** 订单号：合并发货的几张订单各是哪一张 */
  order_id?: string | null
  /** 订单商品编号：发货确认用；「未发货订单」报告才有 */
  order_item_id?: string | null
  /** MSKU */
  msku?: string
  /** 数量 */
  quantity?: number
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 商品金额 */
  amount?: string | null
  /** 客付运费 */
  ship_paid?: string | null
  /** 退回良品 */
  returned_good?: number | null
  /** 退回次品 */
  returned_bad?: number | null
  /** 未退 */
  kept_qty?: number | null
  /** 备注 */
  remark?: string | null
  /** 系统单号 */
  'fbm.order_no'?: string | null
  /** 店铺 */
  'fbm.shop_id'?: string | null
  /** 仓库 */
  'fbm.warehouse_id'?: string | null
  /** 订单状态 */
  'fbm.fbm_status'?: string | null
  /** 跟踪号 */
  'fbm.tracking_no'?: string | null
  /** 发货时间 */
  'fbm.ship_time'?: string | null
  /** 编号 */
  'fbm.id'?: string | null
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
}

export interface FbmOrderItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbmOrderItemAdd {
  /** MSKU */
  msku: string
  /** 数量 */
  quantity: number
  /** 备注 */
  remark?: string | null
}

export interface FbmOrderItemEdit {
  /** MSKU */
  msku?: string | null
  /** 数量 */
  quantity?: number | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
