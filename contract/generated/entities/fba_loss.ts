/**
 * 亚马逊丢失与损坏：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/fba_loss.json: edit that, not this file.
 */
import type { FbaLossLossKindValue, LedgerReasonValue } from '../enums'

/** 亚马逊丢失与损坏 */
export interface FbaLossRow {
  /** 编号 */
  id: string
  /** 来源店铺 */
  shop_id?: string
  /** 库存池 */
  pool_id?: string
  /** 日期 */
  event_day?: string
  /** MSKU */
  msku?: string
  /** FNSKU */
  fnsku?: string | null
  /** ASIN */
  asin?: string | null
  /** 类型 */
  loss_kind?: FbaLossLossKindValue | (string & {})
  /** 调整原因 */
  reason?: LedgerReasonValue | (string & {}) | null
  /** 丢失/损坏 */
  lost_qty?: number
  /** 已找到：之后找到（F、N）的，先抵最早丢失的 */
  found_qty?: number
  /** 未找到：丢失/损坏 − 已找到 */
  open_qty?: number
  /** 找到日期 */
  found_day?: string | null
  /** 可索赔起：发生后 30 天仍没有找到，可以向亚马逊申请赔偿 */
  claim_from?: string | null
  /** 索赔截止：亚马逊规定发生后 60 天内申请 */
  claim_until?: string | null
  /** 剩余天数（天）：到索赔截止还有几天，负数是已过期 */
  days_left?: number | null
  /** 运营中心 */
  fulfillment_center?: string | null
  /** 所在国家 */
  country?: string | null
  /** 参考编号 */
  reference_id?: string | null
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
  /** 编号 */
  'shop.id'?: string | null
  /** 库存池 */
  'pool.name'?: string | null
  /** 卖家账号 */
  'pool.account_name'?: string | null
  /** 物流网络 */
  'pool.network'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 售价：最近导入的在售商品报告里的售价；改价先成为待提交，由「价格与数量」文件带给亚马逊，报告带回新价即生效 */
  'product.price'?: string | null
  /** 币种 */
  'product.currency'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
  /** 备注 */
  'said.note'?: string | null
}

export interface FbaLossKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbaLossAdd {
  /** 备注 */
  note?: string | null
}

export interface FbaLossEdit {
  /** 备注 */
  note?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
