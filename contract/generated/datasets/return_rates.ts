/**
 * 退货率：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/return_rates.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** 退货率 */
export interface ReturnRatesFigures {
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
  /** ASIN */
  asin?: string | null
  /** 父ASIN */
  parent_asin?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  sku?: string | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  specialist?: string | null
  /** 销售组长 */
  leader?: string | null
  /** 销售助理 */
  assistant?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 分类：今天有效的配对里第一个本地SKU的分类 */
  category?: string | null
  /** 品牌：今天有效的配对里第一个本地SKU的品牌 */
  brand?: string | null
  /** 店铺负责人 */
  shop_owner?: string | null
  /** 部门 */
  dept?: string | null
  /** 图片 */
  image?: string | null
  /** 标题 */
  title?: string | null
  /** 品名 */
  product_name?: string | null
  /** 销量 */
  quantity?: number | null
  /** 销售额 */
  amount?: string | null
  /** 退货量 */
  returned?: number | null
  /** 退货率：退货量 ÷ 销量 */
  return_rate?: string | null
  /** 退货订单数 */
  return_orders?: number | null
  /** 可售退货 */
  sellable_returned?: number | null
  /** 不可售退货 */
  unsellable_returned?: number | null
  /** 可售占比：可售退货 ÷ 退货量 */
  sellable_share?: string | null
  /** 已赔偿退货 */
  paid_returned?: number | null
  /** 退款量 */
  refund_quantity?: number | null
  /** 退款金额 */
  refund_amount?: string | null
  /** 退款率：退款量 ÷ 销量；退款按入账日，可能属于更早的订单 */
  refund_rate?: string | null
  /** 退款未退货：退款量 − 退货量：为正时，可能有退了款却没有退回的商品；自发货订单的退款也在内 */
  not_returned?: number | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
