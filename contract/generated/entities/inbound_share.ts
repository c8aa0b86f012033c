/**
 * 申报数量分配：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/inbound_share.json: edit that, not this file.
 */
/** 申报数量分配 */
export interface InboundShareRow {
  /** 编号 */
  id: string
  /** 货件申报 */
  plan_id?: string
  /** 货件 */
  ship_no?: number
  /** MSKU */
  product_id?: string
  /** 有效期至：这个 MSKU 只申报了一个有效期时不用填 */
  expiry?: string | null
  /** 件数 */
  qty?: number
  /** 申报单号 */
  'plan.plan_no'?: string | null
  /** 计划名称：与卖家后台「发送至亚马逊」里的计划名称一致，便于对照 */
  'plan.plan_name'?: string | null
  /** 店铺 */
  'plan.shop_id'?: string | null
  /** 发货仓库 */
  'plan.warehouse_id'?: string | null
  /** 申报流程：小包先装箱再选方案；卡车先选方案，发货批次建好后再装箱 */
  'plan.ship_flow'?: string | null
  /** 运输方式 */
  'plan.transport_mode'?: string | null
  /** 期望发货日期 */
  'plan.expect_ship'?: string | null
  /** 当前步骤 */
  'plan.state'?: string | null
  /** 创建人 */
  'plan.creator'?: string | null
  /** 创建时间 */
  'plan.create_time'?: string | null
  /** 审核人 */
  'plan.auditor'?: string | null
  /** 审核时间 */
  'plan.audit_time'?: string | null
  /** 审核意见 */
  'plan.audit_remark'?: string | null
  /** 编号 */
  'plan.id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** MSKU */
  'product.msku'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 父ASIN */
  'product.parent_asin'?: string | null
  /** FNSKU：不贴标的混合库存里，同一 ASIN 的几个 MSKU 共用一个 FNSKU（与 ASIN 相同） */
  'product.fnsku'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 店铺 */
  'product.shop_id'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
}

export interface InboundShareKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface InboundShareAdd {
  /** 货件 */
  ship_no: number
  /** MSKU */
  product_id: string
  /** 有效期至：这个 MSKU 只申报了一个有效期时不用填 */
  expiry?: string | null
  /** 件数 */
  qty: number
}

export interface InboundShareEdit {
  /** 货件 */
  ship_no?: number | null
  /** MSKU */
  product_id?: string | null
  /** 有效期至：这个 MSKU 只申报了一个有效期时不用填 */
  expiry?: string | null
  /** 件数 */
  qty?: number | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
