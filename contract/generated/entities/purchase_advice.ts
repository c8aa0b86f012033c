/**
 * 采购建议：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/purchase_advice.json: edit that, not this file.
 */
import type { CurrencyAllValue, ReplenishStateValue } from '../enums'

/** 采购建议 */
export interface PurchaseAdviceRow {
  /** 编号 */
  id: string
  /** 本地SKU */
  sku_id?: string
  /** 默认供应商 */
  supplier_id?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 库存状态 */
  advice_state?: ReplenishStateValue | (string & {}) | null
  /** 加权日均销量：近 7、14、30 天日均按权重相加，换算成本地SKU；到每个店铺最后一个完整的订单日 */
  daily?: string
  /** 断货天数（天）：近 30 天里没有货可卖的天数，几个 MSKU 取最多的；业务配置「剔除断货的日子」打开时不算进日均 */
  out_days?: number | null
  /** 覆盖天数（天）：计划 + 采购周期 + 质检 + 采购头程 + 采购频率 + 采购备货天数；几个 MSKU 取最长的 */
  cover_days?: number
  /** FBA可用：可售、待调仓与调仓中减去锁定，换算成本地SKU */
  fba_qty?: number
  /** FBA在途：标发在途与入库中，换算成本地SKU */
  fba_onway?: number
  /** FBA缺口：各库存池 × MSKU：配对数量 ×（日均 × 覆盖天数 − 可用 − 在途），多出来的不抵别的库存池 */
  need_qty?: string
  /** 本地仓库存：良品，含锁定与调拨在途 */
  local_qty?: number
  /** 海外仓库存 */
  oversea_qty?: number
  /** 海外仓在途 */
  oversea_onway?: number
  /** 采购在途 */
  onway_qty?: number
  /** 已申请数量：已提交、还没有采购的计划，与还没有下单的采购单 */
  requested_qty?: number
  /** 抵扣数量：按业务配置打开的开关，从本地仓、采购在途、海外仓、海外仓在途与已申请里抵扣的 */
  taken_qty?: number
  /** 自定义数量 */
  custom_qty?: number
  /** 起订量 */
  moq?: number | null
  /** 单箱数量 */
  box_qty?: number | null
  /** 建议采购量：FBA缺口减抵扣，不足 0 按 0，加自定义数量，再凑足起订量与整箱 */
  advice_qty?: number
  /** 采购数量：开始时是建议采购量，可以改；重新计算后回到建议 */
  buy_qty?: number
  /** 可售天数（天）：（FBA可用 + FBA在途）÷ 加权日均销量 */
  sellable_days?: number | null
  /** 预计断货日：从 FBA可用与本地仓开始，按 FBA 在途与采购在途每一批的预计到货日逐批推算：下一批到货前卖完也算断货 */
  out_day?: string | null
  /** 建议采购日：预计断货日减去计划、采购周期、质检与采购头程天数 */
  buy_day?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 单价 */
  price?: string | null
  /** 总金额 */
  amount?: string | null
  /** 忽略：忽略的不再建议，重新计算后仍然忽略 */
  ignored?: boolean | null
  /** 预警天数（天）：可售天数少于它就是「即将断货」：有货的本地仓的安全库存天数（几个仓库取最长的），没有货时是业务配置的库存预警天数 */
  warning_days?: number | null
  /** 预警天数取自：哪个仓库的安全库存天数，或「业务配置」 */
  warning_of?: string | null
  /** 计算时间 */
  make_time?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 单位 */
  'sku.unit'?: string | null
  /** 分类 */
  'sku.category_id'?: string | null
  /** 状态 */
  'sku.product_status'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编码 */
  'supplier.supplier_code'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
}

export interface PurchaseAdviceKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PurchaseAdviceAdd {
  /** 采购数量：开始时是建议采购量，可以改；重新计算后回到建议 */
  buy_qty: number
  /** 忽略：忽略的不再建议，重新计算后仍然忽略 */
  ignored?: boolean | null
}

export interface PurchaseAdviceEdit {
  /** 采购数量：开始时是建议采购量，可以改；重新计算后回到建议 */
  buy_qty?: number | null
  /** 忽略：忽略的不再建议，重新计算后仍然忽略 */
  ignored?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
