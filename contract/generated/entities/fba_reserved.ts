/**
 * FBA预留明细：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/fba_reserved.json: edit that, not this file.
 */
/** FBA预留明细 */
export interface FbaReservedRow {
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
  /** 预留 */
  reserved_qty?: number | null
  /** 待发货：买家已下单，还没有发出 */
  customer_orders?: number | null
  /** 待调仓：在运营中心之间调拨 */
  fc_transfers?: number | null
  /** 调仓中：运营中心正在处理 */
  fc_processing?: number | null
  /** 待整理 */
  staging?: number | null
  /** 项目 */
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
  /** 上传时间 */
  'import.create_time'?: string | null
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

export interface FbaReservedKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
