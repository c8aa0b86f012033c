/**
 * 无在售信息的库存：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/stranded_stock.json: edit that, not this file.
 */
import type { AmazonConditionValue, CurrencyAllValue } from '../enums'

/** 无在售信息的库存 */
export interface StrandedStockRow {
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
  /** 建议操作 */
  advised_action?: string | null
  /** 滞留日期 */
  stranded_day?: string | null
  /** 自动移除日期 */
  removal_day?: string | null
  /** 状态 */
  status?: string | null
  /** 状态说明 */
  status_detail?: string | null
  /** 错误信息 */
  error_text?: string | null
  /** 滞留原因 */
  reason?: string | null
  /** ASIN */
  asin?: string | null
  /** MSKU */
  msku?: string
  /** 报告里的SKU：报告在 SKU 一栏写的不是 MSKU（FNSKU、ASIN 或 Amazon.Found.<ASIN>）时，这里保留原文；MSKU 是按它找到的商品，找不到的是“未识别” */
  file_sku?: string | null
  /** FNSKU */
  fnsku?: string | null
  /** 商品名称 */
  title?: string | null
  /** 商品状况 */
  condition?: AmazonConditionValue | (string & {}) | null
  /** 配送方 */
  fulfilled_by?: string | null
  /** 可售 */
  sellable_qty?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 售价 */
  price?: string | null
  /** 不可售 */
  unsellable_qty?: number | null
  /** 预留 */
  reserved_qty?: number | null
  /** 在途-已发货 */
  inbound_shipped?: number | null
  /** 计划 */
  program?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 库存池：留空时按卖家账号与站点所属的物流网络归入；同一池的店铺共用一份 FBA 库存 */
  'shop.pool_id'?: string | null
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
  /** 销售组长 */
  'product.leader'?: string | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  'product.specialist'?: string | null
  /** 销售助理 */
  'product.assistant'?: string | null
  /** 开发专员 */
  'product.developer'?: string | null
  /** 标签 */
  'product.tags'?: string[] | null
  /** 分类：今天有效的配对里第一个本地SKU的分类 */
  'product.category_id'?: string | null
  /** 品牌：今天有效的配对里第一个本地SKU的品牌 */
  'product.brand_id'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
}

export interface StrandedStockKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
