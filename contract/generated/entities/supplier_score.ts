/**
 * 供应商评分：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/supplier_score.json: edit that, not this file.
 */
/** 供应商评分 */
export interface SupplierScoreRow {
  /** 编号 */
  id: string
  /** 供应商 */
  supplier_id?: string
  /** 月份 */
  stat_month?: string
  /** 入库数量 */
  in_qty?: number | null
  /** 准交率：不晚于预计到货日入库的 ÷ 有预计到货日的入库 */
  on_time_rate?: string | null
  /** 合格率（减退货）：（良品 − 退货）÷ 入库 */
  quality_rate?: string | null
  /** 价格涨跌：各行与上一次下单比的涨跌，按数量加权；为负是降价 */
  price_trend?: string | null
  /** 服务打分 */
  service_score?: number | null
  /** 交期分 */
  on_time_points?: string | null
  /** 质量分 */
  quality_points?: string | null
  /** 价格分 */
  price_points?: string | null
  /** 服务分 */
  service_points?: string | null
  /** 总分：各项得分按权重平均 */
  total_score?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编码 */
  'supplier.supplier_code'?: string | null
  /** 等级 */
  'supplier.level'?: string | null
  /** 采购员 */
  'supplier.buyer'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
}

export interface SupplierScoreKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
