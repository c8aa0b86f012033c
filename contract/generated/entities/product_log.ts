/**
 * 运营日志：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/product_log.json: edit that, not this file.
 */
import type { ProductLogAboutValue, ProductLogHowValue } from '../enums'

/** 运营日志 */
export interface ProductLogRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** MSKU */
  msku?: string
  /** 日期 */
  log_day?: string
  /** 事项 */
  about?: ProductLogAboutValue | (string & {})
  /** 内容 */
  content?: string
  /** 来源 */
  how?: ProductLogHowValue | (string & {}) | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
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
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  'product.specialist'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
}

export interface ProductLogKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ProductLogAdd {
  /** 店铺 */
  shop_id: string
  /** MSKU */
  msku: string
  /** 日期 */
  log_day: string
  /** 事项 */
  about: ProductLogAboutValue | (string & {})
  /** 内容 */
  content: string
}

export interface ProductLogEdit {
  /** 店铺 */
  shop_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 日期 */
  log_day?: string | null
  /** 事项 */
  about?: ProductLogAboutValue | (string & {}) | null
  /** 内容 */
  content?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
