/**
 * 索赔：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/claim.json: edit that, not this file.
 */
import type { ClaimBasisValue, ClaimStateValue, ClaimTypeValue, CurrencyAllValue, FbaLossLossKindValue } from '../enums'

/** 索赔 */
export interface ClaimRow {
  /** 编号 */
  id: string
  /** 索赔号：由类型与来源的编号组成，不会变 */
  claim_title?: string
  /** 索赔类型 */
  claim_type?: ClaimTypeValue | (string & {})
  /** 丢失或损坏：库存盘存按它找到自己的索赔 */
  loss_kind?: FbaLossLossKindValue | (string & {}) | null
  /** 状态 */
  claim_state?: ClaimStateValue | (string & {})
  /** 店铺 */
  shop_id?: string
  /** ASIN */
  asin?: string | null
  /** MSKU */
  msku?: string | null
  /** FNSKU */
  fnsku?: string | null
  /** 订单号：买家订单号；移除丢失的是移除订单号 */
  order_id?: string | null
  /** 货件编号 */
  shipment_id?: string | null
  /** 库存池 */
  pool_id?: string | null
  /** 赔偿编号：赔得太少的那一笔赔偿 */
  reimb_id?: string | null
  /** 批次商品：短收的那一行货件商品 */
  item_id?: string | null
  /** 事件日期 */
  event_day?: string
  /** 运营中心 */
  fulfillment_center?: string | null
  /** 应赔数量 */
  claimable_qty?: number
  /** 已赔数量：赔偿报告里对得上的：先按 Case，再按原因、商品与日期先后 */
  reimbursed_qty?: number
  /** 还差数量 */
  open_qty?: number | null
  /** 赔偿基准 */
  basis?: ClaimBasisValue | (string & {}) | null
  /** 预计币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 每件金额：按赔偿基准：事件当月的采购成本（不含头程），或售价；赔偿低于成本的是成本与每件赔款之差；没有成本的空着 */
  unit_value?: string | null
  /** 预计金额：每件金额 × 还差数量；多收费用与赔偿低于成本的为差额合计 */
  est_amount?: string | null
  /** 实赔币种 */
  paid_currency?: CurrencyAllValue | (string & {}) | null
  /** 实赔金额：赔偿报告里对得上的金额，撤回的已减去 */
  actual_amount?: string | null
  /** 可申请起 */
  claim_from?: string | null
  /** 申请截止 */
  deadline?: string | null
  /** 几天后可申请（天）：0 或负数是已经可以申请 */
  wait_left?: number | null
  /** 剩余天数（天）：到申请截止还有几天，负数是已过期 */
  days_left?: number | null
  /** Case编号 */
  case_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 发现时间 */
  found_time?: string | null
  /** 上次扫描 */
  scan_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 库存池：留空时按卖家账号与站点所属的物流网络归入；同一池的店铺共用一份 FBA 库存 */
  'shop.pool_id'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 库存池 */
  'pool.name'?: string | null
  /** MSKU */
  'item.msku'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface ClaimKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ClaimAdd {
  /** Case编号 */
  case_id?: string | null
  /** 备注 */
  remark?: string | null
}

export interface ClaimEdit {
  /** Case编号 */
  case_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
