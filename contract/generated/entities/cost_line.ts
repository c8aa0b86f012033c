/**
 * 成本明细：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/cost_line.json: edit that, not this file.
 */
import type { CostBasisValue, CostKindValue, CurrencyAllValue } from '../enums'

/** 成本明细 */
export interface CostLineRow {
  /** 编号 */
  id: string
  /** 批次号 */
  layer_id?: string
  /** 本地SKU */
  sku_id?: string
  /** 成本项 */
  kind?: CostKindValue | (string & {})
  /** 依据 */
  basis?: CostBasisValue | (string & {})
  /** 原币金额 */
  amount?: string
  /** 币种 */
  doc_currency?: CurrencyAllValue | (string & {})
  /** 汇率：单据日期所在月份的汇率，记下后不再变 */
  rate?: string | null
  /** 汇率月份 */
  rate_month?: string | null
  /** 成本金额：折合公司本位币；缺汇率时为空 */
  base_amount?: string | null
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {})
  /** 计入月份：单据的月份；已结账的计入下一个未结账的月份 */
  month?: string
  /** 计入日期 */
  line_day?: string
  /** 差异：这一笔中属于以前月份已消耗数量的部分，记为本月的成本差异 */
  diff_amount?: string
  /** 来源单据 */
  doc_kind?: string
  /** 单据 */
  doc_id?: string
  /** 单据行 */
  doc_line?: string | null
  /** 来源单号 */
  doc_no?: string | null
  /** 冲回明细 */
  reverses_id?: string | null
  /** 说明 */
  remark?: string | null
  /** 操作人 */
  creator?: string | null
  /** 记账时间 */
  create_time?: string
  /** 忽略原因 */
  ignore_reason?: string | null
  /** 入库日期 */
  'layer.in_day'?: string | null
  /** 入库数量：冲回的批次为 0 */
  'layer.in_qty'?: number | null
  /** 来源单号 */
  'layer.doc_no'?: string | null
  /** 来源 */
  'layer.reason'?: string | null
  /** 单据 */
  'layer.doc_id'?: string | null
  /** 来源单据 */
  'layer.doc_kind'?: string | null
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
  /** 计入日期 */
  'reverses.line_day'?: string | null
  /** 忽略原因 */
  'said.ignore_reason'?: string | null
}

export interface CostLineKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CostLineAdd {
  /** 忽略原因 */
  ignore_reason?: string | null
}

export interface CostLineEdit {
  /** 忽略原因 */
  ignore_reason?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
