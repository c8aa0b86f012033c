/**
 * 库存差异：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/stock_diff.json: edit that, not this file.
 */
import type { CurrencyAllValue, HandleStatusValue } from '../enums'

/** 库存差异 */
export interface StockDiffRow {
  /** 编号 */
  id: string
  /** 仓库 */
  warehouse_id?: string
  /** 本地SKU */
  sku_id?: string
  /** 第三方SKU */
  third_sku?: string | null
  /** 比对日期：系统数量取这一天结束时的良品；今天取比对的那一刻 */
  count_day?: string
  /** 系统数量 */
  erp_qty?: number | null
  /** 第三方数量 */
  third_qty?: number
  /** 差异：第三方数量减去系统数量 */
  diff_qty?: number | null
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 差异货值：差异数量 × 现在的单位成本 */
  diff_value?: string | null
  /** 原因 */
  reason?: string | null
  /** 处理 */
  handle_status?: HandleStatusValue | (string & {}) | null
  /** 比对时间 */
  check_time?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 仓库类型 */
  'warehouse.wh_type'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 单位成本 */
  'cost.unit_cost'?: string | null
  /** 本位币 */
  'cost.currency'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface StockDiffKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface StockDiffAdd {
  /** 仓库 */
  warehouse_id: string
  /** 本地SKU */
  sku_id: string
  /** 第三方SKU */
  third_sku?: string | null
  /** 比对日期：系统数量取这一天结束时的良品；今天取比对的那一刻 */
  count_day: string
  /** 第三方数量 */
  third_qty: number
  /** 原因 */
  reason?: string | null
}

export interface StockDiffEdit {
  /** 仓库 */
  warehouse_id?: string | null
  /** 本地SKU */
  sku_id?: string | null
  /** 第三方SKU */
  third_sku?: string | null
  /** 比对日期：系统数量取这一天结束时的良品；今天取比对的那一刻 */
  count_day?: string | null
  /** 第三方数量 */
  third_qty?: number | null
  /** 原因 */
  reason?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
