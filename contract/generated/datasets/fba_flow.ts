/**
 * 亚马逊库存收发：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/fba_flow.json: edit that, not this file.
 */
import type { DispositionValue } from '../enums'

/** 亚马逊库存收发 */
export interface FbaFlowFigures {
  /** 日期 */
  day?: string | null
  /** 月份 */
  month?: string | null
  /** 库存池 */
  pool?: string | null
  /** 来源店铺：为哪个店铺导入的 */
  shop?: string | null
  /** MSKU */
  msku?: string | null
  /** FNSKU */
  fnsku?: string | null
  /** ASIN */
  asin?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 库存属性 */
  disposition?: DispositionValue | (string & {}) | null
  /** 期初录入 */
  opening_qty?: number | null
  /** 净变动：增加为正，减少为负 */
  quantity?: number | null
  /** 签收：增加为正，减少为负 */
  receipts?: number | null
  /** 销售出库：增加为正，减少为负 */
  customer_shipments?: number | null
  /** 买家退货：增加为正，减少为负 */
  customer_returns?: number | null
  /** 移除：增加为正，减少为负 */
  vendor_returns?: number | null
  /** 调仓：增加为正，减少为负 */
  warehouse_transfer?: number | null
  /** 找到：增加为正，减少为负 */
  found?: number | null
  /** 丢失：增加为正，减少为负 */
  lost?: number | null
  /** 损坏：增加为正，减少为负 */
  damaged?: number | null
  /** 弃置：增加为正，减少为负 */
  disposed?: number | null
  /** 其他：状态变更、产品重新定义与账目调整 */
  other_events?: number | null
  /** 累计期初 */
  opening_all?: number | null
  /** 累计变动 */
  moved_all?: number | null
  /** 结存：期初加上从分类账第一天起逐笔累计；没有导入月度汇总时没有期初，只是变动的累计 */
  closing?: number | null
  /** 期初：这一行之前的结存 */
  starting?: number | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
