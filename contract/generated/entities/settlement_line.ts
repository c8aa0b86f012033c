/**
 * 结算明细：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/settlement_line.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 结算明细 */
export interface SettlementLineRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 店铺 */
  shop_id?: string
  /** 文件行号 */
  line_no?: number | null
  /** 结算编号 */
  settlement_id?: string
  /** 交易类型 */
  transaction_type?: string
  /** 订单号 */
  order_id?: string | null
  /** 商家订单号 */
  merchant_order_id?: string | null
  /** 调整编号 */
  adjustment_id?: string | null
  /** 货件编号 */
  shipment_id?: string | null
  /** 销售渠道 */
  marketplace?: string | null
  /** 金额大类 */
  amount_type?: string
  /** 金额名称 */
  amount_description?: string | null
  /** 配送方式 */
  fulfillment_id?: string | null
  /** 入账时间 */
  posted_at?: string | null
  /** 入账日期 */
  posted_day?: string
  /** 订单商品编号 */
  order_item_code?: string | null
  /** MSKU */
  msku?: string | null
  /** 报告里的SKU：报告在 SKU 一栏写的不是 MSKU（FNSKU、ASIN 或 Amazon.Found.<ASIN>）时，这里保留原文；MSKU 是按它找到的商品，找不到的是“未识别” */
  file_sku?: string | null
  /** 数量 */
  quantity?: number | null
  /** 促销编号 */
  promotion_id?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 金额 */
  amount?: string
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 文件名 */
  'import.file_name'?: string | null
}

export interface SettlementLineKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
