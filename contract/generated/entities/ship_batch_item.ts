/**
 * 批次商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/ship_batch_item.json: edit that, not this file.
 */
import type { ClaimStateValue, CurrencyAllValue, PrintStatusValue } from '../enums'

/** 批次商品 */
export interface ShipBatchItemRow {
  /** 编号 */
  id: string
  /** 批次 */
  batch_id?: string
  /** 店铺 */
  shop_id?: string | null
  /** 调出仓 */
  warehouse_id?: string | null
  /** 发货日期 */
  ship_day?: string | null
  /** MSKU */
  product_id?: string
  /** MSKU */
  msku?: string | null
  /** FNSKU */
  fnsku?: string | null
  /** ASIN */
  asin?: string | null
  /** 本地SKU */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 标题 */
  title?: string | null
  /** 补货计划：由哪一行补货计划生成 */
  plan_item_id?: string | null
  /** 计划数 */
  plan_qty?: number
  /** 单箱数量 */
  box_qty?: number | null
  /** 已装 */
  packed_qty?: number | null
  /** 发货数 */
  shipped_qty?: number | null
  /** 亚马逊已收：库存分类账里货件编号相同的签收入库 */
  arrived_qty?: number | null
  /** 建议签收数 */
  counted_qty?: number | null
  /** 剩余 */
  left_qty?: number | null
  /** 签收数 */
  received_qty?: number | null
  /** 签收差异：发货数减去签收数：大于 0 是少收，小于 0 是多收 */
  short_qty?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 分摊头程：货件的头程费用按分摊方式分到商品；有账单按账单，没有按预估 */
  head_fee?: string | null
  /** 单位头程 */
  unit_head_fee?: string | null
  /** 原登记的索赔状态：以前在这里登记的；现在从「发起索赔」到「索赔助手」 */
  claim_state?: ClaimStateValue | (string & {}) | null
  /** 原登记的Case编号 */
  claim_no?: string | null
  /** 原登记的赔偿数量 */
  claim_qty?: number | null
  /** 原登记的索赔备注 */
  claim_remark?: string | null
  /** 仓位 */
  bin_code?: string | null
  /** 打印状态 */
  print_status?: PrintStatusValue | (string & {})
  /** 备注 */
  remark?: string | null
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
  /** 批次号 */
  'batch.batch_no'?: string | null
  /** 店铺 */
  'batch.shop_id'?: string | null
  /** 发货仓库 */
  'batch.warehouse_id'?: string | null
  /** 货件编号：亚马逊后台的货件编号，如 FBA15ABC1234 */
  'batch.shipment_id'?: string | null
  /** 发货状态 */
  'batch.fba_ship_status'?: string | null
  /** 运输方式 */
  'batch.transport_mode'?: string | null
  /** 期望发货日期 */
  'batch.expect_ship'?: string | null
  /** 发货日期 */
  'batch.ship_day'?: string | null
  /** 跟踪号 */
  'batch.tracking_no'?: string | null
  /** 创建人 */
  'batch.creator'?: string | null
  /** 创建时间 */
  'batch.create_time'?: string | null
  /** 编号 */
  'batch.id'?: string | null
  /** 亚马逊已收 */
  'arrival.arrived_qty'?: number | null
  /** 在路上：发货数 − 亚马逊已收；签收的批次不再在路上 */
  'arrival.open_qty'?: number | null
  /** 开始签收 */
  'arrival.first_day'?: string | null
  /** 最近签收 */
  'arrival.last_day'?: string | null
  /** 补货计划 */
  'plan_item.plan_id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
}

export interface ShipBatchItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ShipBatchItemAdd {
  /** MSKU */
  product_id: string
  /** 计划数 */
  plan_qty: number
  /** 单箱数量 */
  box_qty?: number | null
  /** 签收数 */
  received_qty?: number | null
  /** 仓位 */
  bin_code?: string | null
  /** 备注 */
  remark?: string | null
}

export interface ShipBatchItemEdit {
  /** MSKU */
  product_id?: string | null
  /** 计划数 */
  plan_qty?: number | null
  /** 单箱数量 */
  box_qty?: number | null
  /** 签收数 */
  received_qty?: number | null
  /** 仓位 */
  bin_code?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
