/**
 * 物流账单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/logistics_bill.json: edit that, not this file.
 */
import type { AbnormalFeeTypeValue, BillStatusValue, CurrencyAllValue, HandleStatusValue, PayStatusValue } from '../enums'

/** 物流账单 */
export interface LogisticsBillRow {
  /** 编号 */
  id: string
  /** 账单号 */
  bill_no?: string
  /** 物流商 */
  provider_id?: string
  /** 发货批次：不填：按货件编号、批次号或跟踪号找到时自动填写 */
  batch_id?: string | null
  /** 物流渠道 */
  logistics_channel?: string | null
  /** 关联单号 */
  ref_no?: string | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 发货日期 */
  ship_date?: string | null
  /** 计费重(kg) */
  charge_weight?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 预估 */
  est_fee?: string | null
  /** 账单 */
  bill_fee?: string
  /** 差异 */
  fee_diff?: string | null
  /** 差异率 */
  diff_rate?: string | null
  /** 计费重差异率 */
  weight_rate?: string | null
  /** 异常类型：与货件的预估比：重复 > 超重 > 超价；差多少算异常按「业务配置」 */
  abnormal_type?: AbnormalFeeTypeValue | (string & {}) | null
  /** 处理状态 */
  handle_status?: HandleStatusValue | (string & {}) | null
  /** 处理结果 */
  handle_result?: string | null
  /** 处理人 */
  handle_user?: string | null
  /** 关税 */
  tax_fee?: string | null
  /** 其他费用 */
  other_fee?: string | null
  /** 费用合计 */
  total_fee?: string | null
  /** 对账 */
  bill_status?: BillStatusValue | (string & {}) | null
  /** 付款状态：由物流请款得出 */
  pay_status?: PayStatusValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 物流商 */
  'provider.logistics_provider'?: string | null
  /** 编码 */
  'provider.provider_code'?: string | null
  /** 编号 */
  'provider.id'?: string | null
  /** 批次号 */
  'batch.batch_no'?: string | null
  /** 货件编号：亚马逊后台的货件编号，如 FBA15ABC1234 */
  'batch.shipment_id'?: string | null
  /** 发货状态 */
  'batch.fba_ship_status'?: string | null
  /** 发货日期 */
  'batch.ship_day'?: string | null
  /** 物流渠道 */
  'batch.channel_id'?: string | null
  /** 运输方式 */
  'batch.transport_mode'?: string | null
  /** 计费量 */
  'batch.charge_weight'?: string | null
  /** 分摊方式：头程分摊到商品的依据；商品没有重量、尺寸或采购价时按件数 */
  'batch.apportion_method'?: string | null
  /** 编号 */
  'batch.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface LogisticsBillKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface LogisticsBillAdd {
  /** 账单号 */
  bill_no: string
  /** 物流商 */
  provider_id: string
  /** 发货批次：不填：按货件编号、批次号或跟踪号找到时自动填写 */
  batch_id?: string | null
  /** 物流渠道 */
  logistics_channel?: string | null
  /** 关联单号 */
  ref_no?: string | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 发货日期 */
  ship_date?: string | null
  /** 计费重(kg) */
  charge_weight?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 预估 */
  est_fee?: string | null
  /** 账单 */
  bill_fee: string
  /** 处理状态 */
  handle_status?: HandleStatusValue | (string & {}) | null
  /** 处理结果 */
  handle_result?: string | null
  /** 关税 */
  tax_fee?: string | null
  /** 其他费用 */
  other_fee?: string | null
  /** 备注 */
  remark?: string | null
}

export interface LogisticsBillEdit {
  /** 账单号 */
  bill_no?: string | null
  /** 物流商 */
  provider_id?: string | null
  /** 发货批次：不填：按货件编号、批次号或跟踪号找到时自动填写 */
  batch_id?: string | null
  /** 物流渠道 */
  logistics_channel?: string | null
  /** 关联单号 */
  ref_no?: string | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 发货日期 */
  ship_date?: string | null
  /** 计费重(kg) */
  charge_weight?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 预估 */
  est_fee?: string | null
  /** 账单 */
  bill_fee?: string | null
  /** 处理状态 */
  handle_status?: HandleStatusValue | (string & {}) | null
  /** 处理结果 */
  handle_result?: string | null
  /** 关税 */
  tax_fee?: string | null
  /** 其他费用 */
  other_fee?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
