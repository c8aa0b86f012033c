/**
 * 亚马逊月度库存：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/fba_ledger_month.json: edit that, not this file.
 */
import type { CurrencyAllValue, DispositionValue } from '../enums'

/** 亚马逊月度库存 */
export interface FbaLedgerMonthRow {
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
  /** 月份 */
  stat_month?: string
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
  /** 库存属性 */
  disposition?: DispositionValue | (string & {})
  /** 地点：国家或运营中心，看下载时怎样汇总 */
  location?: string | null
  /** 期初库存 */
  starting_qty?: number
  /** 仓间在途 */
  in_transit_qty?: number | null
  /** 签收 */
  receipts?: number | null
  /** 销售出库 */
  customer_shipments?: number | null
  /** 买家退货 */
  customer_returns?: number | null
  /** 移除 */
  vendor_returns?: number | null
  /** 调仓 */
  warehouse_transfer?: number | null
  /** 找到 */
  found?: number | null
  /** 丢失 */
  lost?: number | null
  /** 损坏 */
  damaged?: number | null
  /** 弃置 */
  disposed?: number | null
  /** 其他 */
  other_events?: number | null
  /** 未知 */
  unknown_events?: number | null
  /** 期末库存 */
  ending_qty?: number
  /** 差异：期末 −（期初 + 各类变动），应为 0；不含亚马逊自己写的“未知” */
  difference?: number | null
  /** 本位币 */
  cost_currency?: CurrencyAllValue | (string & {}) | null
  /** 期末货值：期末库存 × 现在的 FBA 单位成本；没有成本的不计 */
  ending_value?: string | null
  /** 平均库存：（期初 + 期末）÷ 2 */
  mean_qty?: string | null
  /** 库存件天：平均库存 × 当月天数 */
  stock_days?: string | null
  /** 店铺标识 */
  store?: string | null
  /** 备注 */
  note?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 店铺负责人 */
  'shop.owner'?: string | null
  /** 部门 */
  'shop.dept_name'?: string | null
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
  /** 单位成本：剩余 FBA 批次的成本（采购、头程、包材与其他）÷ 数量；没有剩余时取最近一个有成本的批次 */
  'cost.unit_cost'?: string | null
  /** 本位币 */
  'cost.currency'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
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
  /** 分类：今天有效的配对里第一个本地SKU的分类 */
  'product.category_id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
  /** 销售组长 */
  'then.leader'?: string | null
  /** 销售专员 */
  'then.specialist'?: string | null
  /** 销售助理 */
  'then.assistant'?: string | null
  /** 开发专员 */
  'then.developer'?: string | null
  /** 备注 */
  'said.note'?: string | null
}

export interface FbaLedgerMonthKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbaLedgerMonthAdd {
  /** 备注 */
  note?: string | null
}

export interface FbaLedgerMonthEdit {
  /** 备注 */
  note?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
