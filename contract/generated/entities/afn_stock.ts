/**
 * 亚马逊库存：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/afn_stock.json: edit that, not this file.
 */
import type { AmazonConditionValue } from '../enums'

/** 亚马逊库存 */
export interface AfnStockRow {
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
  /** 商品状况 */
  condition?: AmazonConditionValue | (string & {}) | null
  /** 库房状况：SELLABLE 为可售，其他为不可售的原因 */
  warehouse_condition?: string | null
  /** 数量 */
  available_qty?: number | null
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

export interface AfnStockKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
