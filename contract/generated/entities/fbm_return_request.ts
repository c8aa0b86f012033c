/**
 * 自发货退货申请：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/fbm_return_request.json: edit that, not this file.
 */
import type {
  CurrencyAllValue,
  FbmReturnRequestAtozValue,
  FbmReturnRequestInPolicyValue,
  FbmReturnRequestLabelPayerValue,
  FbmReturnRequestPrimeValue,
  FbmReturnRequestRegisterValue,
  FbmReturnRequestRequestStateValue,
  ReturnReasonValue,
} from '../enums'

/** 自发货退货申请 */
export interface FbmReturnRequestRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 同样的第几行 */
  occurrence?: number | null
  /** 店铺 */
  shop_id?: string
  /** 订单号 */
  order_id?: string
  /** 下单日期 */
  order_day?: string | null
  /** 订单商品编号 */
  order_item_id?: string | null
  /** 申请日期 */
  request_day?: string
  /** 申请状态 */
  request_state?: FbmReturnRequestRequestStateValue | (string & {}) | null
  /** 亚马逊RMA号 */
  rma_id?: string
  /** 卖家RMA号 */
  merchant_rma_id?: string | null
  /** MSKU */
  msku?: string
  /** 报告里的SKU：报告在 SKU 一栏写的不是 MSKU 时，这里保留原文 */
  file_sku?: string | null
  /** ASIN */
  asin?: string | null
  /** 商品标题 */
  title?: string | null
  /** 申请数量 */
  quantity?: number | null
  /** 退货原因 */
  return_reason?: ReturnReasonValue | (string & {}) | null
  /** 退货类型 */
  return_type?: string | null
  /** 处理方式：报告的 Resolution：例如 StandardRefund */
  resolution?: string | null
  /** 符合政策 */
  in_policy?: FbmReturnRequestInPolicyValue | (string & {}) | null
  /** Prime */
  prime?: FbmReturnRequestPrimeValue | (string & {}) | null
  /** A-to-Z索赔 */
  atoz?: FbmReturnRequestAtozValue | (string & {}) | null
  /** 面单类型 */
  label_type?: string | null
  /** 面单谁付 */
  label_payer?: FbmReturnRequestLabelPayerValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 面单费用 */
  label_cost?: string | null
  /** 退回承运人 */
  carrier?: string | null
  /** 退回跟踪号 */
  tracking_no?: string | null
  /** 退回送达日期 */
  delivered_day?: string | null
  /** 发票号 */
  invoice_no?: string | null
  /** 订单金额 */
  order_amount?: string | null
  /** 下单数量 */
  order_quantity?: number | null
  /** 已退款 */
  refunded_amount?: string | null
  /** SAFE-T索赔号 */
  safet_id?: string | null
  /** SAFE-T状态 */
  safet_state?: string | null
  /** SAFE-T原因 */
  safet_reason?: string | null
  /** SAFE-T申请日期 */
  safet_day?: string | null
  /** SAFE-T赔付 */
  safet_amount?: string | null
  /** 登记：不登记：不按这条申请生成退货；删除按它生成的退货时自动标上，清空后下次整理再生成 */
  register?: FbmReturnRequestRegisterValue | (string & {}) | null
  /** 备注 */
  note?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 文件名 */
  'import.file_name'?: string | null
  /** 退货单号 */
  'made.return_no'?: string | null
  /** 状态 */
  'made.doc_status'?: string | null
  /** 良品数 */
  'made.good_qty'?: number | null
  /** 次品数 */
  'made.bad_qty'?: number | null
  /** 编号 */
  'made.id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
  /** 登记：不登记：不按这条申请生成退货；删除按它生成的退货时自动标上，清空后下次整理再生成 */
  'said.register'?: string | null
  /** 备注 */
  'said.note'?: string | null
}

export interface FbmReturnRequestKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbmReturnRequestAdd {
  /** 登记：不登记：不按这条申请生成退货；删除按它生成的退货时自动标上，清空后下次整理再生成 */
  register?: FbmReturnRequestRegisterValue | (string & {}) | null
  /** 备注 */
  note?: string | null
}

export interface FbmReturnRequestEdit {
  /** 登记：不登记：不按这条申请生成退货；删除按它生成的退货时自动标上，清空后下次整理再生成 */
  register?: FbmReturnRequestRegisterValue | (string & {}) | null
  /** 备注 */
  note?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
