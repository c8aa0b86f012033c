/**
 * 商品在仓库的库存：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/place_stock.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 商品在仓库的库存 */
export interface PlaceStockRow {
  /** 本地SKU */
  sku_id: string
  /** 仓库 */
  warehouse_id: string
  /** 在库良品 */
  good_qty?: number | null
  /** 在库次品 */
  bad_qty?: number | null
  /** 在库 */
  all_qty?: number | null
  /** 采购在途：已下单到这个仓库、还没有入库的数量 */
  onway_qty?: number | null
  /** 待检待上架：已签收到这个仓库、还没有入库的数量 */
  checking_qty?: number | null
  /** 0-30天 */
  age_0_30?: number | null
  /** 31-60天 */
  age_31_60?: number | null
  /** 61-90天 */
  age_61_90?: number | null
  /** 91-180天 */
  age_91_180?: number | null
  /** 181-270天 */
  age_181_270?: number | null
  /** 271-365天 */
  age_271_365?: number | null
  /** 366天以上 */
  age_366?: number | null
  /** 库龄数量 */
  age_qty?: number | null
  /** 数量 × 库龄 */
  age_sum?: number | null
  /** 平均库龄（天）：到这个仓库的天数，按数量加权 */
  age_avg?: string | null
  /** 最近到仓 */
  last_in?: string | null
  /** 最早到仓 */
  first_in?: string | null
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 库存货值：在库 × 单位成本；没有成本的不计 */
  stock_value?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 分类 */
  'sku.category_id'?: string | null
  /** 采购员 */
  'sku.buyer'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 仓库类型 */
  'warehouse.wh_type'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 单位成本 */
  'cost.unit_cost'?: string | null
  /** 本位币 */
  'cost.currency'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
}

export interface PlaceStockKey {
  /** 本地SKU */
  sku_id: string
  /** 仓库 */
  warehouse_id: string
  /** @maxItems 1000 */
  fields?: string[]
}
