/**
 * 采购计划：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/purchase_plan.json: edit that, not this file.
 */
import type { CurrencyAllValue, PlanStatusValue } from '../enums'

/** 采购计划 */
export interface PurchasePlanRow {
  /** 编号 */
  id: string
  /** 计划单号 */
  plan_no?: string | null
  /** 本地SKU */
  sku?: string
  /** 商品：商品资料里与本地SKU同名的商品；没有的要先建商品，才能生成采购单 */
  sku_id?: string | null
  /** 品名 */
  product_name?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 仓库 */
  warehouse_id?: string
  /** 店铺：为哪个店铺买的；不填是各店铺共用 */
  shop_id?: string | null
  /** 计划数量 */
  plan_qty?: number
  /** 已采购数量：采购单里的数量，作废的不算 */
  bought_qty?: number | null
  /** 未采购数量 */
  open_qty?: number | null
  /** 起订量 */
  moq?: number | null
  /** 单箱数量 */
  box_qty?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 上次价 */
  last_price?: string | null
  /** 预计金额 */
  est_amount?: string | null
  /** 预计到货日 */
  expect_date?: string
  /** 补货商品：由哪一行补货计划生成 */
  replenish_item_id?: string | null
  /** 来源 */
  source_desc?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 状态 */
  plan_status?: PlanStatusValue | (string & {}) | null
  /** 完成人：没有买满就由人完成采购的 */
  closer?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 审核通过时间 */
  approve_time?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编码 */
  'supplier.supplier_code'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** MSKU */
  'replenish.msku'?: string | null
  /** 本地SKU */
  'goods.sku_code'?: string | null
  /** 品名 */
  'goods.product_name'?: string | null
  /** 图片 */
  'goods.image'?: string | null
  /** 编号 */
  'goods.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface PurchasePlanKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PurchasePlanAdd {
  /** 本地SKU */
  sku: string
  /** 品名 */
  product_name?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 仓库 */
  warehouse_id: string
  /** 店铺：为哪个店铺买的；不填是各店铺共用 */
  shop_id?: string | null
  /** 计划数量 */
  plan_qty: number
  /** 起订量 */
  moq?: number | null
  /** 单箱数量 */
  box_qty?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 上次价 */
  last_price?: string | null
  /** 预计到货日 */
  expect_date: string
  /** 来源 */
  source_desc?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 备注 */
  remark?: string | null
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'replenish'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface PurchasePlanEdit {
  /** 本地SKU */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 仓库 */
  warehouse_id?: string | null
  /** 店铺：为哪个店铺买的；不填是各店铺共用 */
  shop_id?: string | null
  /** 计划数量 */
  plan_qty?: number | null
  /** 起订量 */
  moq?: number | null
  /** 单箱数量 */
  box_qty?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 上次价 */
  last_price?: string | null
  /** 预计到货日 */
  expect_date?: string | null
  /** 来源 */
  source_desc?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
