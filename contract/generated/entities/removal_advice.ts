/**
 * 亚马逊建议移除：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/removal_advice.json: edit that, not this file.
 */
import type { AmazonConditionValue } from '../enums'

/** 亚马逊建议移除 */
export interface RemovalAdviceRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 快照日期 */
  stat_date?: string
  /** MSKU */
  msku?: string
  /** 报告里的SKU：报告在 SKU 一栏写的不是 MSKU（FNSKU、ASIN 或 Amazon.Found.<ASIN>）时，这里保留原文；MSKU 是按它找到的商品，找不到的是“未识别” */
  file_sku?: string | null
  /** FNSKU */
  fnsku?: string | null
  /** ASIN */
  asin?: string | null
  /** 商品名称 */
  title?: string | null
  /** 商品状况 */
  condition?: AmazonConditionValue | (string & {}) | null
  /** 可售 */
  sellable_qty?: number | null
  /** 可售121-180天 */
  age_121_180?: number | null
  /** 可售181-270天 */
  age_181_270?: number | null
  /** 可售271-365天 */
  age_271_365?: number | null
  /** 可售365天以上 */
  age_365_plus?: number | null
  /** 建议移除的可售 */
  sellable_removal_qty?: number | null
  /** 不可售 */
  unsellable_qty?: number | null
  /** 不可售0-7天 */
  unsellable_0_7?: number | null
  /** 不可售8-60天 */
  unsellable_8_60?: number | null
  /** 不可售61-90天 */
  unsellable_61_90?: number | null
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
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 父ASIN */
  'product.parent_asin'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
}

export interface RemovalAdviceKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
