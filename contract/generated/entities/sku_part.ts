/**
 * 子件：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/commodity/sku_part.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 子件 */
export interface SkuPartRow {
  /** 编号 */
  id: string
  /** 商品 */
  sku_id?: string
  /** 子件 */
  part_id?: string
  /** 用量 */
  qty?: number
  /** 成本占比：不填时按子件的采购价分 */
  cost_share?: string | null
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 够配套数：子件的可用库存 ÷ 用量，舍去小数 */
  sets?: number | null
  /** 子件成本：用量 × 子件的单位成本 */
  part_cost?: string | null
  /** 生效日期：不填：一直有效 */
  from_day?: string | null
  /** 失效日期：含当天；不填：一直有效 */
  to_day?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 商品类型：组合商品没有自己的库存，由子件配成 */
  'sku.goods_kind'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 本地SKU */
  'part.sku_code'?: string | null
  /** 品名 */
  'part.product_name'?: string | null
  /** 图片 */
  'part.image'?: string | null
  /** 单位 */
  'part.unit'?: string | null
  /** 采购价：默认供应商现在有效、起订量最小的报价 */
  'part.purchase_price'?: string | null
  /** 采购币种 */
  'part.price_currency'?: string | null
  /** 在库良品 */
  'part.good_qty'?: number | null
  /** 锁定 */
  'part.held_qty'?: number | null
  /** 编号 */
  'part.id'?: string | null
  /** 单位成本：库存货值 ÷ 有成本的结存数量；没有结存时取最近一个有成本的批次 */
  'cost.unit_cost'?: string | null
  /** 本位币 */
  'cost.currency'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
}

export interface SkuPartKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SkuPartAdd {
  /** 子件 */
  part_id: string
  /** 用量 */
  qty?: number | null
  /** 成本占比：不填时按子件的采购价分 */
  cost_share?: string | null
  /** 生效日期：不填：一直有效 */
  from_day?: string | null
  /** 失效日期：含当天；不填：一直有效 */
  to_day?: string | null
}

export interface SkuPartEdit {
  /** 子件 */
  part_id?: string | null
  /** 用量 */
  qty?: number | null
  /** 成本占比：不填时按子件的采购价分 */
  cost_share?: string | null
  /** 生效日期：不填：一直有效 */
  from_day?: string | null
  /** 失效日期：含当天；不填：一直有效 */
  to_day?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
