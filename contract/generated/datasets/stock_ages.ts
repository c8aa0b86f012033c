/**
 * FBA库龄：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/stock_ages.json: edit that, not this file.
 */
import type { AmazonStockActionValue, AmazonStorageTypeValue, SiteValue } from '../enums'

/** FBA库龄 */
export interface StockAgesFigures {
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
  /** 库存池：留空时按卖家账号与站点所属的物流网络归入；同一池的店铺共用一份 FBA 库存 */
  pool?: string | null
  /** MSKU */
  msku?: string | null
  /** ASIN */
  asin?: string | null
  /** FNSKU */
  fnsku?: string | null
  /** 父ASIN */
  parent_asin?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  sku?: string | null
  /** 仓储类型 */
  storage_type?: AmazonStorageTypeValue | (string & {}) | null
  /** 建议操作 */
  recommended_action?: AmazonStockActionValue | (string & {}) | null
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
  /** 商品名称 */
  title?: string | null
  /** 品名 */
  product_name?: string | null
  /** 0–90天 */
  age_0_90?: number | null
  /** 91–180天 */
  age_91_180?: number | null
  /** 181–270天 */
  age_181_270?: number | null
  /** 271–365天 */
  age_271_365?: number | null
  /** 366–455天 */
  age_366_455?: number | null
  /** 456天以上 */
  age_456_plus?: number | null
  /** 365天以上（旧报告）：旧版报告的 365 天以上不再细分 */
  age_365_plus?: number | null
  /** 365天以上 */
  over_365?: number | null
  /** 超过180天：181 天起亚马逊按档收超龄库存附加费 */
  over_180?: number | null
  /** 在库合计 */
  age_total?: number | null
  /** 超过180天占比 */
  over_180_share?: string | null
  /** 可售 */
  sellable?: number | null
  /** 待移除 */
  pending_removal?: number | null
  /** 不可售 */
  unsellable?: number | null
  /** 冗余数量 */
  excess?: number | null
  /** 预计下月仓储费 */
  storage_next?: string | null
  /** 库存货值：库龄数量 × 现在的 FBA 单位成本，没有成本的不计 */
  stock_value?: string | null
  /** 超过180天货值 */
  old_value?: string | null
  /** 将收费数量 */
  ais_qty?: number | null
  /** 预计超龄附加费：各档预计附加费之和：到下次收费日仍未售出时收取 */
  ais_fee?: string | null
  /** 7天发货 */
  shipped_7?: number | null
  /** 30天发货 */
  shipped_30?: number | null
  /** 90天发货 */
  shipped_90?: number | null
  /** 行数 */
  rows?: number | null
  /** 币种 */
  currency?: string | null
  /** 币种 */
  cost_currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
