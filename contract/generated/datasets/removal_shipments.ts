/**
 * 移除货件：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/removal_shipments.json: edit that, not this file.
 */
import type { DispositionValue, RemovalTypeValue, SiteValue } from '../enums'

/** 移除货件 */
export interface RemovalShipmentsFigures {
  /** 日期 */
  day?: string | null
  /** 周 */
  week?: string | null
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** MSKU */
  msku?: string | null
  /** FNSKU */
  fnsku?: string | null
  /** 父ASIN */
  parent_asin?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  sku?: string | null
  /** ASIN */
  asin?: string | null
  /** 移除类型 */
  removal_type?: RemovalTypeValue | (string & {}) | null
  /** 库存属性 */
  disposition?: DispositionValue | (string & {}) | null
  /** 承运商 */
  carrier?: string | null
  /** 移除订单号 */
  order?: string | null
  /** 图片 */
  image?: string | null
  /** 商品名称 */
  title?: string | null
  /** 品名 */
  product_name?: string | null
  /** 发货数量 */
  shipped?: number | null
  /** 包裹数 */
  parcels?: number | null
  /** 移除订单数 */
  orders?: number | null
  /** 行数 */
  rows?: number | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
