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
  /** 周转天数（天）：在库 × 30 ÷ 最近 30 天从这个仓库出库的数量（到最后一笔流水那天）：照这样出，现在的货够几天；没有出库不算 */
  turn_days?: string | null
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
  /** 近30天入库 */
  'flow30.in_qty'?: number | null
  'flow30.in_qty.prev'?: string | number | null
  'flow30.in_qty.delta'?: string | number | null
  'flow30.in_qty.rate'?: string | number | null
  'flow30.in_qty.lastYear'?: string | number | null
  'flow30.in_qty.lastYearDelta'?: string | number | null
  'flow30.in_qty.lastYearRate'?: string | number | null
  'flow30.in_qty.trend'?: (number | null)[] | null
  'flow30.in_qty.trendTo'?: string | null
  /** 近30天出库 */
  'flow30.out_qty'?: number | null
  'flow30.out_qty.prev'?: string | number | null
  'flow30.out_qty.delta'?: string | number | null
  'flow30.out_qty.rate'?: string | number | null
  'flow30.out_qty.lastYear'?: string | number | null
  'flow30.out_qty.lastYearDelta'?: string | number | null
  'flow30.out_qty.lastYearRate'?: string | number | null
  'flow30.out_qty.trend'?: (number | null)[] | null
  'flow30.out_qty.trendTo'?: string | null
  /** 近30天采购入库 */
  'flow30.purchase_in'?: number | null
  'flow30.purchase_in.prev'?: string | number | null
  'flow30.purchase_in.delta'?: string | number | null
  'flow30.purchase_in.rate'?: string | number | null
  'flow30.purchase_in.lastYear'?: string | number | null
  'flow30.purchase_in.lastYearDelta'?: string | number | null
  'flow30.purchase_in.lastYearRate'?: string | number | null
  'flow30.purchase_in.trend'?: (number | null)[] | null
  'flow30.purchase_in.trendTo'?: string | null
  /** 近30天退货入库 */
  'flow30.return_in'?: number | null
  'flow30.return_in.prev'?: string | number | null
  'flow30.return_in.delta'?: string | number | null
  'flow30.return_in.rate'?: string | number | null
  'flow30.return_in.lastYear'?: string | number | null
  'flow30.return_in.lastYearDelta'?: string | number | null
  'flow30.return_in.lastYearRate'?: string | number | null
  'flow30.return_in.trend'?: (number | null)[] | null
  'flow30.return_in.trendTo'?: string | null
  /** 近30天加工入库 */
  'flow30.process_in'?: number | null
  'flow30.process_in.prev'?: string | number | null
  'flow30.process_in.delta'?: string | number | null
  'flow30.process_in.rate'?: string | number | null
  'flow30.process_in.lastYear'?: string | number | null
  'flow30.process_in.lastYearDelta'?: string | number | null
  'flow30.process_in.lastYearRate'?: string | number | null
  'flow30.process_in.trend'?: (number | null)[] | null
  'flow30.process_in.trendTo'?: string | null
  /** 近30天调拨入库 */
  'flow30.transfer_in'?: number | null
  'flow30.transfer_in.prev'?: string | number | null
  'flow30.transfer_in.delta'?: string | number | null
  'flow30.transfer_in.rate'?: string | number | null
  'flow30.transfer_in.lastYear'?: string | number | null
  'flow30.transfer_in.lastYearDelta'?: string | number | null
  'flow30.transfer_in.lastYearRate'?: string | number | null
  'flow30.transfer_in.trend'?: (number | null)[] | null
  'flow30.transfer_in.trendTo'?: string | null
  /** 近30天其他入库：期初、手动、盘盈、退料与冲回的出库 */
  'flow30.other_in'?: number | null
  'flow30.other_in.prev'?: string | number | null
  'flow30.other_in.delta'?: string | number | null
  'flow30.other_in.rate'?: string | number | null
  'flow30.other_in.lastYear'?: string | number | null
  'flow30.other_in.lastYearDelta'?: string | number | null
  'flow30.other_in.lastYearRate'?: string | number | null
  'flow30.other_in.trend'?: (number | null)[] | null
  'flow30.other_in.trendTo'?: string | null
  /** 近30天销售出库 */
  'flow30.sale_out'?: number | null
  'flow30.sale_out.prev'?: string | number | null
  'flow30.sale_out.delta'?: string | number | null
  'flow30.sale_out.rate'?: string | number | null
  'flow30.sale_out.lastYear'?: string | number | null
  'flow30.sale_out.lastYearDelta'?: string | number | null
  'flow30.sale_out.lastYearRate'?: string | number | null
  'flow30.sale_out.trend'?: (number | null)[] | null
  'flow30.sale_out.trendTo'?: string | null
  /** 近30天FBA发货 */
  'flow30.fba_out'?: number | null
  'flow30.fba_out.prev'?: string | number | null
  'flow30.fba_out.delta'?: string | number | null
  'flow30.fba_out.rate'?: string | number | null
  'flow30.fba_out.lastYear'?: string | number | null
  'flow30.fba_out.lastYearDelta'?: string | number | null
  'flow30.fba_out.lastYearRate'?: string | number | null
  'flow30.fba_out.trend'?: (number | null)[] | null
  'flow30.fba_out.trendTo'?: string | null
  /** 近30天调拨出库 */
  'flow30.transfer_out'?: number | null
  'flow30.transfer_out.prev'?: string | number | null
  'flow30.transfer_out.delta'?: string | number | null
  'flow30.transfer_out.rate'?: string | number | null
  'flow30.transfer_out.lastYear'?: string | number | null
  'flow30.transfer_out.lastYearDelta'?: string | number | null
  'flow30.transfer_out.lastYearRate'?: string | number | null
  'flow30.transfer_out.trend'?: (number | null)[] | null
  'flow30.transfer_out.trendTo'?: string | null
  /** 近30天其他出库：采购退货、手动、领料、盘亏、报废与冲回的入库 */
  'flow30.other_out'?: number | null
  'flow30.other_out.prev'?: string | number | null
  'flow30.other_out.delta'?: string | number | null
  'flow30.other_out.rate'?: string | number | null
  'flow30.other_out.lastYear'?: string | number | null
  'flow30.other_out.lastYearDelta'?: string | number | null
  'flow30.other_out.lastYearRate'?: string | number | null
  'flow30.other_out.trend'?: (number | null)[] | null
  'flow30.other_out.trendTo'?: string | null
}

export interface PlaceStockKey {
  /** 本地SKU */
  sku_id: string
  /** 仓库 */
  warehouse_id: string
  /** @maxItems 1000 */
  fields?: string[]
}
