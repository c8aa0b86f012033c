/**
 * 样品单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/develop/dev_sample.json: edit that, not this file.
 */
import type { CurrencyAllValue, QcResultValue, SampleStateValue } from '../enums'

/** 样品单 */
export interface DevSampleRow {
  /** 编号 */
  id: string
  /** 样品单号 */
  sample_no?: string | null
  /** 开发中产品 */
  product_id?: string
  /** 项目 */
  project_id?: string | null
  /** 供应商 */
  supplier_id?: string
  /** 状态 */
  sample_state?: SampleStateValue | (string & {}) | null
  /** 数量 */
  quantity?: number
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 样品费 */
  sample_fee?: string | null
  /** 运费 */
  freight?: string | null
  /** 费用合计 */
  total_fee?: string | null
  /** 已请款 */
  asked_amount?: string | null
  /** 已付款 */
  paid_amount?: string | null
  /** 未请款 */
  unasked_amount?: string | null
  /** 下单日期 */
  order_day?: string | null
  /** 快递单号 */
  express_no?: string | null
  /** 收样日期 */
  receive_day?: string | null
  /** 存放位置 */
  location?: string | null
  /** 检测结果 */
  test_result?: QcResultValue | (string & {}) | null
  /** 检测说明 */
  test_desc?: string | null
  /** 检测人 */
  tester?: string | null
  /** 检测日期 */
  test_day?: string | null
  /** 归还日期 */
  back_day?: string | null
  /** 备注 */
  remark?: string | null
  /** 申请人 */
  creator?: string | null
  /** 申请时间 */
  create_time?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 本地SKU：转正式时用的编码，转之前要填 */
  'product.sku_code'?: string | null
  /** 状态 */
  'product.dev_state'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 商品：转正式后在商品档案里的本地SKU */
  'product.sku_id'?: string | null
  /** 项目编号 */
  'project.project_no'?: string | null
  /** 阶段 */
  'project.dev_stage'?: string | null
  /** 开发专员 */
  'project.developer'?: string | null
  /** 编号 */
  'project.id'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface DevSampleKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface DevSampleAdd {
  /** 开发中产品 */
  product_id: string
  /** 供应商 */
  supplier_id: string
  /** 数量 */
  quantity?: number | null
  /** 样品费 */
  sample_fee?: string | null
  /** 运费 */
  freight?: string | null
  /** 快递单号 */
  express_no?: string | null
  /** 存放位置 */
  location?: string | null
  /** 检测说明 */
  test_desc?: string | null
  /** 备注 */
  remark?: string | null
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'product'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface DevSampleEdit {
  /** 开发中产品 */
  product_id?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 数量 */
  quantity?: number | null
  /** 样品费 */
  sample_fee?: string | null
  /** 运费 */
  freight?: string | null
  /** 快递单号 */
  express_no?: string | null
  /** 存放位置 */
  location?: string | null
  /** 检测说明 */
  test_desc?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
