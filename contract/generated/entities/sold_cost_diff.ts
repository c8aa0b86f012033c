/**
 * 往月成本差异单价：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/sold_cost_diff.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 往月成本差异单价 */
export interface SoldCostDiffRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** MSKU */
  msku?: string
  /** 出库月份 */
  start_month?: string
  /** 计入月份 */
  month?: string
  /** 来源单据 */
  doc_kind?: string
  /** 单据 */
  doc_id?: string
  /** 来源单号 */
  doc_no?: string | null
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {})
  /** 采购差异 */
  purchase_cost?: string | null
  /** 头程差异 */
  head_cost?: string | null
  /** 包材差异 */
  package_cost?: string | null
  /** 其他差异 */
  other_cost?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface SoldCostDiffKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
