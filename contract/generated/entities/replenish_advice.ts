/**
 * 补货建议：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/replenish_advice.json: edit that, not this file.
 */
import type { ReplenishStateValue } from '../enums'

/** 补货建议 */
export interface ReplenishAdviceRow {
  /** 编号 */
  id: string
  /** 库存池 */
  pool_id?: string
  /** 在售店铺 */
  shop_ids?: string[] | null
  /** MSKU */
  msku?: string
  /** 库存状态 */
  advice_state?: ReplenishStateValue | (string & {}) | null
  /** 7天销量：到每个店铺最后一个完整的订单日 */
  s7?: number | null
  /** 14天销量 */
  s14?: number | null
  /** 30天销量 */
  s30?: number | null
  /** 断货天数（天）：近 30 天里没有货可卖的天数；业务配置「剔除断货的日子」打开时不算进日均 */
  out_days?: number | null
  /** 加权日均销量：近 7、14、30 天日均按业务配置的权重相加 */
  daily?: string | null
  /** 覆盖天数（天）：补货头程 + 补货频率 + FBA备货天数 */
  cover_days?: number | null
  /** FBA可用：可售 + 待调仓 + 调仓中 − 锁定 */
  fba_qty?: number | null
  /** FBA在途：入库中，加标发在途与自发在途里多的一个 */
  fba_onway?: number | null
  /** 自发在途：我方已发货、亚马逊还没有收到的 */
  own_onway?: number | null
  /** 待发货：未发货批次的计划数；业务配置「扣除待发货数量」打开时从建议里扣 */
  waiting_qty?: number | null
  /** 本地仓可发：配对的商品在本地仓的可用良品够发多少 */
  local_qty?: number | null
  /** 采购在途：配对的商品已下单未到的够发多少；几个 MSKU 用同一个本地SKU时各按全部计 */
  buy_onway?: number | null
  /** 建议采购量：发货数量里本地仓与采购在途都不够的，按 MSKU 件数；按本地SKU汇总与起订量见「智能采购单」 */
  buy_qty?: number | null
  /** 单箱数量 */
  box_qty?: number | null
  /** 建议发货量：日均 × 覆盖天数 − FBA可用 − FBA在途 − 待发货，不足 0 按 0，加自定义数量，再凑整箱 */
  advice_qty?: number | null
  /** 发货数量：开始时是建议发货量，可以改；「重新计算」后回到建议，夜里更新时保留 */
  ship_qty?: number | null
  /** 本地缺货：发货数量里本地仓不够的 */
  lack_qty?: number | null
  /** 断货缺口：头程天数之内就会断货的销量：要走更快的渠道才来得及，最多为建议发货量 */
  gap_qty?: number | null
  /** 可售天数（天）：（FBA可用 + FBA在途）÷ 加权日均销量 */
  sellable_days?: number | null
  /** 预计断货日：按每一批的预计到货日逐批推算：下一批到货前卖完也算断货 */
  out_day?: string | null
  /** 建议发货日：预计断货日 − 补货头程天数 − FBA备货天数；过去的日子就是现在要发 */
  ship_day?: string | null
  /** 忽略：忽略的不再建议，重新计算后仍然忽略 */
  ignored?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 计算时间 */
  make_time?: string | null
  /** 库存池 */
  'pool.name'?: string | null
  /** 卖家账号 */
  'pool.account_name'?: string | null
  /** 物流网络 */
  'pool.network'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 店铺 */
  'product.shop_id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
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
  /** 销售状态 */
  'product.sales_status'?: string | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  'product.specialist'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
}

export interface ReplenishAdviceKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ReplenishAdviceAdd {
  /** 发货数量：开始时是建议发货量，可以改；「重新计算」后回到建议，夜里更新时保留 */
  ship_qty?: number | null
  /** 忽略：忽略的不再建议，重新计算后仍然忽略 */
  ignored?: boolean | null
  /** 备注 */
  remark?: string | null
}

export interface ReplenishAdviceEdit {
  /** 发货数量：开始时是建议发货量，可以改；「重新计算」后回到建议，夜里更新时保留 */
  ship_qty?: number | null
  /** 忽略：忽略的不再建议，重新计算后仍然忽略 */
  ignored?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
