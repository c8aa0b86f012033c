/**
 * 亚马逊补货建议：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/restock_advice.json: edit that, not this file.
 */
import type { AmazonConditionValue, CurrencyAllValue } from '../enums'

/** 亚马逊补货建议 */
export interface RestockAdviceRow {
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
  /** 国家 */
  country?: string | null
  /** 商品名称 */
  title?: string | null
  /** FNSKU */
  fnsku?: string | null
  /** MSKU */
  msku?: string
  /** 报告里的SKU：报告在 SKU 一栏写的不是 MSKU（FNSKU、ASIN 或 Amazon.Found.<ASIN>）时，这里保留原文；MSKU 是按它找到的商品，找不到的是“未识别” */
  file_sku?: string | null
  /** ASIN */
  asin?: string | null
  /** 商品状况 */
  condition?: AmazonConditionValue | (string & {}) | null
  /** 供应商 */
  supplier?: string | null
  /** 供应商料号 */
  supplier_part?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 售价 */
  price?: string | null
  /** 30天销售额 */
  sales_30?: string | null
  /** 30天销量 */
  sold_30?: number | null
  /** 总库存 */
  total_qty?: number | null
  /** 在途 */
  inbound_qty?: number | null
  /** 可售 */
  sellable_qty?: number | null
  /** 调拨中 */
  fc_transfer_qty?: number | null
  /** 运营中心处理 */
  fc_processing_qty?: number | null
  /** 买家订单占用 */
  order_qty?: number | null
  /** 不可售 */
  unsellable_qty?: number | null
  /** 在途-准备中 */
  inbound_working?: number | null
  /** 在途-已发货 */
  inbound_shipped?: number | null
  /** 在途-接收中 */
  inbound_receiving?: number | null
  /** 配送方 */
  fulfilled_by?: string | null
  /** 总可供天数（含在途） */
  total_supply_days?: string | null
  /** FBA可供天数 */
  fba_supply_days?: string | null
  /** 亚马逊提醒 */
  alert?: string | null
  /** 建议补货数量 */
  advised_qty?: number | null
  /** 建议发货日期 */
  advised_ship_day?: string | null
  /** 建议操作 */
  advised_action?: string | null
  /** 仓储尺寸 */
  storage_size?: string | null
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

export interface RestockAdviceKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
