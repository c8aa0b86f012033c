/**
 * 亚马逊月度库存：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/fba_months.json: edit that, not this file.
 */
import type { DispositionValue, NetworkValue } from '../enums'

/** 亚马逊月度库存 */
export interface FbaMonthsFigures {
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
  /** 地点：国家或运营中心，看下载时怎样汇总 */
  location?: string | null
  /** 物流网络 */
  network?: NetworkValue | (string & {}) | null
  /** 图片 */
  image?: string | null
  /** 期末库存 */
  ending_warehouse_balance?: number | null
  /** 期末货值：期末库存 × 现在的 FBA 单位成本，本位币；没有成本的不计。几个月一起看时是最后一个月的 */
  ending_value?: string | null
  /** 仓间在途 */
  in_transit_between?: number | null
  /** 签收 */
  receipts?: number | null
  /** 销售出库 */
  customer_shipments?: number | null
  /** 买家退货 */
  customer_returns?: number | null
  /** 移除 */
  vendor_returns?: number | null
  /** 调仓 */
  warehouse_transfer?: number | null
  /** 找到 */
  found?: number | null
  /** 丢失 */
  lost?: number | null
  /** 损坏 */
  damaged?: number | null
  /** 弃置 */
  disposed?: number | null
  /** 其他 */
  other_events?: number | null
  /** 未知：亚马逊自己写的“未知事件” */
  unknown_events?: number | null
  /** 差异：期末 −（期初 + 各类变动），应为 0 */
  difference?: number | null
  /** 期初库存：所选月份里第一个月的期初 */
  starting_warehouse_balance?: number | null
  /** 平均库存：（期初 + 期末）÷ 2，各月相加 */
  mean_qty?: string | null
  /** 库存件天：平均库存 × 当月天数 */
  stock_days?: string | null
  /** 出库件数 */
  sold?: number | null
  /** 周转率：销售出库 ÷ 平均库存，几个月一起看时是每月的平均 */
  turnover_rate?: string | null
  /** 周转天数：当月天数 ÷ 周转率 */
  turnover_day?: string | null
  /** 币种 */
  cost_currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
