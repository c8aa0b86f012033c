/**
 * 亚马逊库存流水：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/fba_ledger.json: edit that, not this file.
 */
import type { DispositionValue, LedgerEventValue, LedgerReasonValue } from '../enums'

/** 亚马逊库存流水 */
export interface FbaLedgerRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 来源店铺：为哪个店铺导入的 */
  shop_id?: string
  /** 库存池 */
  pool_id?: string | null
  /** 日期 */
  event_day?: string
  /** 时间 */
  event_at?: string | null
  /** MSKU */
  msku?: string
  /** 报告里的SKU：报告在 MSKU 一栏写的是 FNSKU、ASIN 或 Amazon.Found.<ASIN> 时，这里保留原文；找不到商品的是“未识别” */
  file_sku?: string | null
  /** FNSKU */
  fnsku?: string | null
  /** ASIN */
  asin?: string | null
  /** 商品名称 */
  title?: string | null
  /** 事件 */
  event_type?: LedgerEventValue | (string & {})
  /** 参考编号：签收入库是货件编号，移除是移除订单号 */
  reference_id?: string | null
  /** 数量：增加为正，减少为负 */
  quantity?: number
  /** 运营中心 */
  fulfillment_center?: string | null
  /** 库存属性 */
  disposition?: DispositionValue | (string & {})
  /** 调整原因 */
  reason?: LedgerReasonValue | (string & {}) | null
  /** 所在国家 */
  country?: string | null
  /** 已核对 */
  reconciled_qty?: number | null
  /** 未核对 */
  unreconciled_qty?: number | null
  /** 店铺标识 */
  store?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 库存池 */
  'pool.name'?: string | null
  /** 卖家账号 */
  'pool.account_name'?: string | null
  /** 物流网络 */
  'pool.network'?: string | null
  /** 文件名 */
  'import.file_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
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
  'product.goods.id'?: string | null
}

export interface FbaLedgerKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
