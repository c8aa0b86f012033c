/**
 * 入库问题：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/inbound_defect.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 入库问题 */
export interface InboundDefectRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 报告日期 */
  stat_date?: string
  /** 货件创建日期 */
  shipment_day?: string | null
  /** 货件编号 */
  shipment_id?: string
  /** 箱号 */
  carton_id?: string | null
  /** 库房 */
  fc?: string | null
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
  /** 问题 */
  problem_type?: string
  /** 问题数量 */
  problem_qty?: number | null
  /** 应收数量 */
  expected_qty?: number | null
  /** 实收数量 */
  received_qty?: number | null
  /** 计量单位 */
  measure_unit?: string | null
  /** 指导等级 */
  coaching_level?: string | null
  /** 费用类型 */
  fee_type?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 费用 */
  fee_total?: string | null
  /** 问题等级 */
  problem_level?: string | null
  /** 提醒状态 */
  alert_status?: string | null
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

export interface InboundDefectKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
