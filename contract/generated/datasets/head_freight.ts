/**
 * 头程费用：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/head_freight.json: edit that, not this file.
 */
import type { CurrencyAllValue, SiteValue, TransportValue } from '../enums'

/** 头程费用 */
export interface HeadFreightFigures {
  /** 日期 */
  day?: string | null
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 批次号 */
  batch?: string | null
  /** 货件编号：亚马逊后台的货件编号，如 FBA15ABC1234 */
  shipment?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 物流商 */
  provider?: string | null
  /** 物流渠道 */
  channel?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 货件数 */
  batches?: number | null
  /** 预估头程：按所选渠道的报价与箱子的尺寸、毛重计算 */
  est_fee?: string | null
  /** 实际头程：对账无误的物流账单的费用合计 */
  bill_fee?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
