/**
 * 补货商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/replenish_plan_item.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 补货商品 */
export interface ReplenishPlanItemRow {
  /** 编号 */
  id: string
  /** 补货计划 */
  plan_id?: string
  /** MSKU */
  product_id?: string
  /** 店铺 */
  shop_id?: string | null
  /** 发货仓库 */
  warehouse_id?: string | null
  /** 库存池 */
  pool_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 建议发货量：写进计划时「补货建议」里的 */
  advice_qty?: number | null
  /** 加权日均销量：写进计划时「补货建议」里的 */
  daily?: string | null
  /** 可售天数（天）：写进计划时「补货建议」里的 */
  sellable_days?: number | null
  /** 本地仓可用：写进计划时「补货建议」里的 */
  local_qty?: number | null
  /** 补货数量 */
  replenish_qty?: number
  /** 审核改为：审核人改的数量；0 是这次不补 */
  approve_qty?: number | null
  /** 审核数量 */
  agreed_qty?: number | null
  /** 已建货件数：发货批次里的计划数，删除的批次不算 */
  batch_qty?: number | null
  /** 未安排数量 */
  open_qty?: number | null
  /** 本地缺货：审核数量里本地仓不够的 */
  lack_qty?: number | null
  /** 本位币 */
  cost_currency?: CurrencyAllValue | (string & {}) | null
  /** 补货货值：审核数量 × 现在的 FBA 单位成本；没有成本的不计 */
  agreed_value?: string | null
  /** FBA库存货值：FBA 在仓 × 现在的 FBA 单位成本；没有成本的不计 */
  fba_value?: string | null
  /** 采购币种 */
  buy_currency?: CurrencyAllValue | (string & {}) | null
  /** 采购单价：写进计划时，一件 MSKU 配对的商品按默认供应商报价的采购价；没有报价或币种不一的不计 */
  buy_price?: string | null
  /** 预计采购额：本地缺货 × 采购单价 */
  buy_amount?: string | null
  /** 采购计划数 */
  buy_count?: number | null
  /** 备注 */
  remark?: string | null
  /** 批次号 */
  'plan.plan_no'?: string | null
  /** 店铺 */
  'plan.shop_id'?: string | null
  /** 发货仓库 */
  'plan.warehouse_id'?: string | null
  /** 运输方式 */
  'plan.transport_mode'?: string | null
  /** 期望发货日 */
  'plan.expect_ship'?: string | null
  /** 计划状态 */
  'plan.state'?: string | null
  /** 审核人 */
  'plan.auditor'?: string | null
  /** 审核时间 */
  'plan.audit_time'?: string | null
  /** 审核意见 */
  'plan.audit_remark'?: string | null
  /** 创建人 */
  'plan.creator'?: string | null
  /** 创建时间 */
  'plan.create_time'?: string | null
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
  /** 库存池 */
  'product.pool_id'?: string | null
  /** 销售状态 */
  'product.sales_status'?: string | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  'product.specialist'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
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
  /** 单位成本：剩余 FBA 批次的成本（采购、头程、包材与其他）÷ 数量；没有剩余时取最近一个有成本的批次 */
  'cost.unit_cost'?: string | null
  /** 本位币 */
  'cost.currency'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
  /** 库存状态 */
  'advice.advice_state'?: string | null
  /** 加权日均销量：近 7、14、30 天日均按业务配置的权重相加 */
  'advice.daily'?: string | null
  /** 7天销量：到每个店铺最后一个完整的订单日 */
  'advice.s7'?: number | null
  /** 30天销量 */
  'advice.s30'?: number | null
  /** FBA可用：可售 + 待调仓 + 调仓中 − 锁定 */
  'advice.fba_qty'?: number | null
  /** FBA在途：入库中，加标发在途与自发在途里多的一个 */
  'advice.fba_onway'?: number | null
  /** 待发货：未发货批次的计划数；业务配置「扣除待发货数量」打开时从建议里扣 */
  'advice.waiting_qty'?: number | null
  /** 可售天数（天）：（FBA可用 + FBA在途）÷ 加权日均销量 */
  'advice.sellable_days'?: number | null
  /** 预计断货日：按每一批的预计到货日逐批推算：下一批到货前卖完也算断货 */
  'advice.out_day'?: string | null
  /** 建议发货日：预计断货日 − 补货头程天数 − FBA备货天数；过去的日子就是现在要发 */
  'advice.ship_day'?: string | null
  /** 本地仓可发：配对的商品在本地仓的可用良品够发多少 */
  'advice.local_qty'?: number | null
  /** 单箱数量 */
  'advice.box_qty'?: number | null
}

export interface ReplenishPlanItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ReplenishPlanItemAdd {
  /** MSKU */
  product_id: string
  /** 补货数量 */
  replenish_qty: number
  /** 审核改为：审核人改的数量；0 是这次不补 */
  approve_qty?: number | null
  /** 备注 */
  remark?: string | null
}

export interface ReplenishPlanItemEdit {
  /** MSKU */
  product_id?: string | null
  /** 补货数量 */
  replenish_qty?: number | null
  /** 审核改为：审核人改的数量；0 是这次不补 */
  approve_qty?: number | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
