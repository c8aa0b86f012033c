/**
 * 退货原因：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/return_reasons.json: edit that, not this file.
 */
import type { DispositionValue, ReturnReasonValue, ReturnStateValue, SiteValue } from '../enums'

/** 退货原因 */
export interface ReturnReasonsFigures {
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
  /** 退货原因 */
  reason?: ReturnReasonValue | (string & {}) | null
  /** 库存属性 */
  disposition?: DispositionValue | (string & {}) | null
  /** 状态 */
  state?: ReturnStateValue | (string & {}) | null
  /** 运营中心 */
  center?: string | null
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
  /** 退货量 */
  returned?: number | null
  /** 退货订单数 */
  orders?: number | null
  /** 行数 */
  rows?: number | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
