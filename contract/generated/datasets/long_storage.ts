/**
 * 长期仓储费：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/long_storage.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** 长期仓储费 */
export interface LongStorageFigures {
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
  /** FNSKU */
  fnsku?: string | null
  /** 父ASIN */
  parent_asin?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  sku?: string | null
  /** 库龄档 */
  age_tier?: string | null
  /** 国家 */
  country?: string | null
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
  /** 长期仓储费：新版报告的收费金额；旧版报告的满 6 个月与满 12 个月费用之和 */
  fee?: string | null
  /** 计费数量 */
  qty?: number | null
  /** 每件费用 */
  fee_per_unit?: string | null
  /** 行数 */
  rows?: number | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
