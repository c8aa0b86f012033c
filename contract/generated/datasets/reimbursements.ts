/**
 * 赔偿：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/reimbursements.json: edit that, not this file.
 */
import type { ReimbReasonValue, SiteValue } from '../enums'

/** 赔偿 */
export interface ReimbursementsFigures {
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
  /** 赔偿原因 */
  reason?: ReimbReasonValue | (string & {}) | null
  /** 订单号 */
  order?: string | null
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
  /** 赔偿金额：撤回的赔偿为负数 */
  amount?: string | null
  /** 赔偿数量 */
  total_qty?: number | null
  /** 现金赔偿数量 */
  cash_qty?: number | null
  /** 库存赔偿数量 */
  inv_qty?: number | null
  /** 每件现金赔偿 */
  per_unit?: string | null
  /** 赔偿笔数 */
  cases?: number | null
  /** 行数 */
  rows?: number | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
