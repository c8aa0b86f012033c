/**
 * 固定成本：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/fixed_cost.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 固定成本 */
export interface FixedCostRow {
  /** 编号 */
  id: string
  /** 本地SKU */
  sku_id?: string
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 单位成本：公司本位币 */
  unit_cost?: string
  /** 备注 */
  remark?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
}

export interface FixedCostKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FixedCostAdd {
  /** 本地SKU */
  sku_id: string
  /** 单位成本：公司本位币 */
  unit_cost: string
  /** 备注 */
  remark?: string | null
}

export interface FixedCostEdit {
  /** 本地SKU */
  sku_id?: string | null
  /** 单位成本：公司本位币 */
  unit_cost?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
