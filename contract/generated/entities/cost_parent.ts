/**
 * 批次来历：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/cost_parent.json: edit that, not this file.
 */
/** 批次来历 */
export interface CostParentRow {
  /** 批次号 */
  layer_id: string
  /** 出库流水 */
  entry_id: string
  /** 料件SKU：只有加工的来历有：领的是哪个商品 */
  part_sku_id?: string | null
  /** 份额起 */
  from_part?: string | null
  /** 份额止：加工的领料分给几个产出：这个批次分到总份数里从起到止的这一段；为空是全部 */
  to_part?: string | null
  /** 总份数 */
  whole?: string | null
  /** 入库日期 */
  'layer.in_day'?: string | null
  /** 日期 */
  'entry.entry_day'?: string | null
  /** 本地SKU */
  'part_sku.sku_code'?: string | null
  /** 编号 */
  'part_sku.id'?: string | null
}

export interface CostParentKey {
  /** 批次号 */
  layer_id: string
  /** 出库流水 */
  entry_id: string
  /** @maxItems 1000 */
  fields?: string[]
}
