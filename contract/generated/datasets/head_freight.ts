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
  /** 头程费用：有账单按账单，没有按预估 */
  head_fee?: string | null
  /** 发货数量 */
  shipped_qty?: number | null
  /** 箱数 */
  box_count?: number | null
  /** 总重量(kg) */
  weight?: string | null
  /** 总体积(m³) */
  volume?: string | null
  /** 有头程的重量(kg) */
  weighed?: string | null
  /** 有头程的发货数量 */
  charged?: number | null
  /** 每公斤：头程费用 ÷ 箱子毛重；没有头程的货件不计 */
  fee_kg?: string | null
  /** 单位头程：头程费用 ÷ 发货数量；没有头程的货件不计 */
  fee_piece?: string | null
  /** 已签收货件 */
  signed?: number | null
  /** 运输天数合计（天）：发货到签收 */
  way_total?: number | null
  /** 平均运输(天)：发货到签收的天数；还没有签收的不计 */
  way_days?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
