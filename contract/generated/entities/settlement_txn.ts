/**
 * 亚马逊交易：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/settlement_txn.json: edit that, not this file.
 */
import type { CurrencyAllValue, FulfillValue, ReleaseStatusValue, TransactionTypeValue } from '../enums'

/** 亚马逊交易 */
export interface SettlementTxnRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 入账时间 */
  posted_at?: string
  /** 入账日期：交易报告里写的日期，按报告自己的时区；月份合计因此与亚马逊的月报一致。入账时间换算成站点当地时间后可能是前一天或后一天 */
  posted_day?: string
  /** 结算编号 */
  settlement_id?: string | null
  /** 交易类型 */
  transaction_type?: TransactionTypeValue | (string & {})
  /** 原始类型 */
  type_text?: string | null
  /** 订单号 */
  order_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 报告里的SKU：报告在 SKU 一栏写的不是 MSKU（FNSKU、ASIN 或 Amazon.Found.<ASIN>）时，这里保留原文；MSKU 是按它找到的商品，找不到的是“未识别” */
  file_sku?: string | null
  /** 交易描述 */
  description?: string | null
  /** 数量 */
  quantity?: number | null
  /** 销售渠道 */
  marketplace?: string | null
  /** 账户类型 */
  account_type?: string | null
  /** 配送方式 */
  fulfillment?: FulfillValue | (string & {}) | null
  /** 城市 */
  order_city?: string | null
  /** 州/省 */
  order_state?: string | null
  /** 邮编 */
  order_postal?: string | null
  /** 代收税模式 */
  tax_model?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 商品销售额 */
  product_sales?: string | null
  /** 商品销售税 */
  product_sales_tax?: string | null
  /** 买家运费 */
  shipping_credits?: string | null
  /** 运费税 */
  shipping_credits_tax?: string | null
  /** 包装收入 */
  gift_wrap_credits?: string | null
  /** 包装税 */
  gift_wrap_credits_tax?: string | null
  /** 监管费 */
  regulatory_fee?: string | null
  /** 监管费税 */
  tax_on_regulatory_fee?: string | null
  /** 促销折扣 */
  promotional_rebates?: string | null
  /** 促销折扣税 */
  promotional_rebates_tax?: string | null
  /** 代收销售税 */
  sales_tax_collected?: string | null
  /** 平台代征税 */
  marketplace_facilitator_tax?: string | null
  /** 平台代扣税 */
  marketplace_withheld_tax?: string | null
  /** 积分费用 */
  points_cost?: string | null
  /** 销售费用 */
  selling_fees?: string | null
  /** FBA费用 */
  fba_fees?: string | null
  /** 其他交易费 */
  other_transaction_fees?: string | null
  /** 其他 */
  other?: string | null
  /** 总计 */
  total_amount?: string
  /** 下单到入账(天) */
  settle_gap?: number | null
  /** 各列与总计之差：总计减去各金额列之和；不为 0 的行以总计为准 */
  column_gap?: string | null
  /** 释放状态 */
  release_status?: ReleaseStatusValue | (string & {}) | null
  /** 释放日期 */
  release_date?: string | null
  /** 未匹配金额 */
  unmapped_amount?: string | null
  /** 备注 */
  note?: string | null
  /** 索赔号：由类型与来源的编号组成，不会变 */
  'claim.claim_title'?: string | null
  /** 状态 */
  'claim.claim_state'?: string | null
  /** Case编号 */
  'claim.case_id'?: string | null
  /** 赔偿基准 */
  'claim.basis'?: string | null
  /** 可申请起 */
  'claim.claim_from'?: string | null
  /** 申请截止 */
  'claim.deadline'?: string | null
  /** 预计币种 */
  'claim.currency'?: string | null
  /** 预计金额：每件金额 × 还差数量；多收费用与赔偿低于成本的为差额合计 */
  'claim.est_amount'?: string | null
  /** 已赔数量：赔偿报告里对得上的：先按 Case，再按原因、商品与日期先后 */
  'claim.reimbursed_qty'?: number | null
  /** 实赔币种 */
  'claim.paid_currency'?: string | null
  /** 实赔金额：赔偿报告里对得上的金额，撤回的已减去 */
  'claim.actual_amount'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 店铺负责人 */
  'shop.owner'?: string | null
  /** 部门 */
  'shop.dept_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 文件名 */
  'import.file_name'?: string | null
  /** 订单号 */
  'order.order_id'?: string | null
  /** 下单时间 */
  'order.purchase_at'?: string | null
  /** 下单日期 */
  'order.purchase_day'?: string | null
  /** 店铺 */
  'order.shop_id'?: string | null
  /** 发货时间 */
  'shipped.ship_at'?: string | null
  /** 承运商 */
  'shipped.carrier'?: string | null
  /** 跟踪号 */
  'shipped.tracking_no'?: string | null
  /** 运营中心 */
  'shipped.fulfillment_center'?: string | null
  /** 结算开始 */
  'settlement.start_at'?: string | null
  /** 结算结束 */
  'settlement.end_at'?: string | null
  /** 打款时间 */
  'settlement.deposit_at'?: string | null
  /** 店铺 */
  'settlement.shop_id'?: string | null
  /** 结算编号 */
  'settlement.settlement_id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 父ASIN */
  'product.parent_asin'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 销售组长 */
  'product.leader'?: string | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  'product.specialist'?: string | null
  /** 销售助理 */
  'product.assistant'?: string | null
  /** 开发专员 */
  'product.developer'?: string | null
  /** 标签 */
  'product.tags'?: string[] | null
  /** 关注人：在「产品表现」里关注了它的人 */
  'product.followers'?: string[] | null
  /** 分类：今天有效的配对里第一个本地SKU的分类 */
  'product.category_id'?: string | null
  /** 品牌：今天有效的配对里第一个本地SKU的品牌 */
  'product.brand_id'?: string | null
  /** 主SKU：今天有效的配对里第一个本地SKU的主SKU */
  'product.spu_id'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
  /** 备注 */
  'said.note'?: string | null
}

export interface SettlementTxnKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SettlementTxnAdd {
  /** 备注 */
  note?: string | null
}

export interface SettlementTxnEdit {
  /** 备注 */
  note?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
