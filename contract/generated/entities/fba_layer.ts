/**
 * FBA批次：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/fba_layer.json: edit that, not this file.
 */
import type { CostBasisValue, CurrencyAllValue, FbaLayerKindValue } from '../enums'

/** FBA批次 */
export interface FbaLayerRow {
  /** 编号 */
  id: string
  /** 来历 */
  source_key?: string
  /** 来源 */
  kind?: FbaLayerKindValue | (string & {})
  /** 库存池 */
  pool_id?: string
  /** 店铺 */
  shop_id?: string
  /** MSKU */
  msku?: string
  /** 发货批次 */
  batch_id?: string | null
  /** 来源单号 */
  doc_no?: string | null
  /** 入池日期：亚马逊第一次收到的日期，没有时为签收日期 */
  in_day?: string
  /** 数量 */
  in_qty?: number
  /** 依据：还没有签收，或头程还没有账单时为暂估 */
  basis?: CostBasisValue | (string & {})
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {})
  /** 采购成本 */
  purchase_cost?: string | null
  /** 头程 */
  head_cost?: string | null
  /** 包材 */
  package_cost?: string | null
  /** 其他成本 */
  other_cost?: string | null
  /** 批次成本 */
  cost?: string | null
  /** 已消耗 */
  used_qty?: number | null
  /** 剩余数量 */
  left_qty?: number | null
  /** 已消耗成本 */
  used_cost?: string | null
  /** 剩余金额 */
  left_cost?: string | null
  /** 采购单价 */
  unit_purchase?: string | null
  /** 头程单价 */
  unit_head?: string | null
  /** 单位成本 */
  unit_cost?: string | null
  /** 忽略原因 */
  ignore_reason?: string | null
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
  /** 批次号 */
  'batch.batch_no'?: string | null
  /** 货件编号：亚马逊后台的货件编号，如 FBA15ABC1234 */
  'batch.shipment_id'?: string | null
  /** 发货日期 */
  'batch.ship_day'?: string | null
  /** 编号 */
  'batch.id'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  'product.specialist'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
  /** 忽略原因 */
  'said.ignore_reason'?: string | null
}

export interface FbaLayerKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbaLayerAdd {
  /** 忽略原因 */
  ignore_reason?: string | null
}

export interface FbaLayerEdit {
  /** 忽略原因 */
  ignore_reason?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
