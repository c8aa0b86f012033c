/**
 * 库存：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/stock_balance.json: edit that, not this file.
 */
import type { CurrencyAllValue, StockConditionValue, StockPlaceValue } from '../enums'

/** 库存 */
export interface StockBalanceRow {
  /** 编号 */
  id: string
  /** 地点 */
  place_kind?: StockPlaceValue | (string & {})
  /** 地点编号 */
  place_id?: string
  /** 仓库：在途的写要到的仓库 */
  warehouse_id?: string | null
  /** 仓位 */
  bin_id?: string | null
  /** 本地SKU */
  sku_id?: string
  /** 品质 */
  condition?: StockConditionValue | (string & {})
  /** 批次 */
  lot?: string
  /** 有效期至 */
  expiry?: string | null
  /** 在库 */
  qty?: number
  /** 首次入账 */
  since?: string | null
  /** 锁定：已审核、还没有出库的数量 */
  held?: number | null
  /** 可用：在库减去锁定 */
  available?: number | null
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 库存货值：在库 × 单位成本；没有成本的不计 */
  stock_value?: string | null
  /** 平均库龄（天）：这个商品到这个仓库的天数，按数量加权 */
  age_avg?: string | null
  /** 累计转入 */
  in_qty?: number | null
  /** 累计转出 */
  out_qty?: number | null
  /** 忽略原因 */
  ignore_reason?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 分类 */
  'sku.category_id'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 仓库类型 */
  'warehouse.wh_type'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 仓位 */
  'bin.code'?: string | null
  /** 单位成本 */
  'cost.unit_cost'?: string | null
  /** 本位币 */
  'cost.currency'?: string | null
  /** 数量 × 库龄 */
  'place.age_sum'?: number | null
  /** 库龄数量 */
  'place.age_qty'?: number | null
  /** 采购在途：已下单到这个仓库、还没有入库的数量 */
  'place.onway_qty'?: number | null
  /** 待检待上架：已签收到这个仓库、还没有入库的数量 */
  'place.checking_qty'?: number | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
  /** 忽略原因 */
  'said.ignore_reason'?: string | null
}

export interface StockBalanceKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface StockBalanceAdd {
  /** 忽略原因 */
  ignore_reason?: string | null
}

export interface StockBalanceEdit {
  /** 忽略原因 */
  ignore_reason?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
