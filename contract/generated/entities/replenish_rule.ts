/**
 * 补货与采购参数：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/replenish_rule.json: edit that, not this file.
 */
/** 补货与采购参数 */
export interface ReplenishRuleRow {
  /** 编号 */
  id: string
  /** 库存池 */
  pool_id?: string
  /** MSKU：不填：整个库存池的参数 */
  msku?: string | null
  /** 补货头程天数（天） */
  lead_days?: number | null
  /** 补货频率（天） */
  freq_days?: number | null
  /** FBA备货天数（天） */
  safe_days?: number | null
  /** 库存预警天数（天） */
  warning_days?: number | null
  /** 补货自定义数量 */
  custom_qty?: number | null
  /** 采购计划天数（天） */
  pur_plan_days?: number | null
  /** 采购周期（天） */
  pur_buy_days?: number | null
  /** 质检天数（天） */
  pur_check_days?: number | null
  /** 采购头程天数（天） */
  pur_ship_days?: number | null
  /** 采购频率（天） */
  pur_freq_days?: number | null
  /** 采购备货天数（天） */
  pur_sales_days?: number | null
  /** 采购自定义数量：按 MSKU 件数，在建议采购量上另加 */
  pur_custom_qty?: number | null
  /** 最小采购量：按本地SKU；与供应商起订量取多的 */
  pur_moq?: number | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 库存池 */
  'pool.name'?: string | null
  /** 卖家账号 */
  'pool.account_name'?: string | null
  /** 物流网络 */
  'pool.network'?: string | null
  /** 店铺 */
  'pool.shop_ids'?: string[] | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
}

export interface ReplenishRuleKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ReplenishRuleAdd {
  /** 库存池 */
  pool_id: string
  /** MSKU：不填：整个库存池的参数 */
  msku?: string | null
  /** 补货头程天数（天） */
  lead_days?: number | null
  /** 补货频率（天） */
  freq_days?: number | null
  /** FBA备货天数（天） */
  safe_days?: number | null
  /** 库存预警天数（天） */
  warning_days?: number | null
  /** 补货自定义数量 */
  custom_qty?: number | null
  /** 采购计划天数（天） */
  pur_plan_days?: number | null
  /** 采购周期（天） */
  pur_buy_days?: number | null
  /** 质检天数（天） */
  pur_check_days?: number | null
  /** 采购头程天数（天） */
  pur_ship_days?: number | null
  /** 采购频率（天） */
  pur_freq_days?: number | null
  /** 采购备货天数（天） */
  pur_sales_days?: number | null
  /** 采购自定义数量：按 MSKU 件数，在建议采购量上另加 */
  pur_custom_qty?: number | null
  /** 最小采购量：按本地SKU；与供应商起订量取多的 */
  pur_moq?: number | null
  /** 备注 */
  remark?: string | null
}

export interface ReplenishRuleEdit {
  /** 库存池 */
  pool_id?: string | null
  /** MSKU：不填：整个库存池的参数 */
  msku?: string | null
  /** 补货头程天数（天） */
  lead_days?: number | null
  /** 补货频率（天） */
  freq_days?: number | null
  /** FBA备货天数（天） */
  safe_days?: number | null
  /** 库存预警天数（天） */
  warning_days?: number | null
  /** 补货自定义数量 */
  custom_qty?: number | null
  /** 采购计划天数（天） */
  pur_plan_days?: number | null
  /** 采购周期（天） */
  pur_buy_days?: number | null
  /** 质检天数（天） */
  pur_check_days?: number | null
  /** 采购头程天数（天） */
  pur_ship_days?: number | null
  /** 采购频率（天） */
  pur_freq_days?: number | null
  /** 采购备货天数（天） */
  pur_sales_days?: number | null
  /** 采购自定义数量：按 MSKU 件数，在建议采购量上另加 */
  pur_custom_qty?: number | null
  /** 最小采购量：按本地SKU；与供应商起订量取多的 */
  pur_moq?: number | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
