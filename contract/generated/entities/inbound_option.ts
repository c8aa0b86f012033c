/**
 * 货件方案：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/inbound_option.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 货件方案 */
export interface InboundOptionRow {
  /** 编号 */
  id: string
  /** 货件申报 */
  plan_id?: string
  /** 店铺 */
  shop_id?: string | null
  /** 方案 */
  option_name?: string
  /** 运营中心：如 ONT8、LGB8、FTW1 */
  centres?: string | null
  /** 货件数 */
  shipments?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 配置费 */
  fee?: string
  /** 优惠 */
  discount?: string | null
  /** 实付 */
  net_fee?: string | null
  /** 有效期至 */
  expires?: string | null
  /** 选用 */
  chosen?: boolean | null
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
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 结算币种 */
  'shop.currency'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface InboundOptionKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface InboundOptionAdd {
  /** 方案 */
  option_name: string
  /** 运营中心：如 ONT8、LGB8、FTW1 */
  centres?: string | null
  /** 货件数 */
  shipments?: number | null
  /** 配置费 */
  fee?: string | null
  /** 优惠 */
  discount?: string | null
  /** 有效期至 */
  expires?: string | null
  /** 选用 */
  chosen?: boolean | null
}

export interface InboundOptionEdit {
  /** 方案 */
  option_name?: string | null
  /** 运营中心：如 ONT8、LGB8、FTW1 */
  centres?: string | null
  /** 货件数 */
  shipments?: number | null
  /** 配置费 */
  fee?: string | null
  /** 优惠 */
  discount?: string | null
  /** 有效期至 */
  expires?: string | null
  /** 选用 */
  chosen?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
