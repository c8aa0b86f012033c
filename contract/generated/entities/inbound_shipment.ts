/**
 * 申报货件：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/inbound_shipment.json: edit that, not this file.
 */
import type { CurrencyAllValue, ShipModeValue, ShipSolutionValue, WindowTypeValue } from '../enums'

/** 申报货件 */
export interface InboundShipmentRow {
  /** 编号 */
  id: string
  /** 货件申报 */
  plan_id?: string
  /** 店铺 */
  shop_id?: string | null
  /** 货件：这份申报里的第几个货件 */
  ship_no?: number
  /** 货件编号：卖家后台的货件编号，如 FBA15ABC1234 */
  shipment_id?: string
  /** 目的运营中心 */
  destination_fc?: string
  /** 箱号：小包：这个货件有哪些箱子，如 1-5,8；只有一个货件时不填 */
  box_nos?: string | null
  /** 件数 */
  qty?: number | null
  /** 箱数 */
  box_count?: number | null
  /** 货件就绪日 */
  ready_date?: string | null
  /** 送达窗口起 */
  window_from?: string | null
  /** 送达窗口止 */
  window_to?: string | null
  /** 窗口类型 */
  window_type?: WindowTypeValue | (string & {}) | null
  /** 配送模式 */
  ship_mode?: ShipModeValue | (string & {}) | null
  /** 承运方式 */
  ship_solution?: ShipSolutionValue | (string & {}) | null
  /** 承运商 */
  carrier?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 配送报价 */
  quote?: string | null
  /** 托盘数 */
  pallets?: number | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 发货批次 */
  batch_id?: string | null
  /** 备注 */
  remark?: string | null
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
  /** 批次号 */
  'batch.batch_no'?: string | null
  /** 发货状态 */
  'batch.fba_ship_status'?: string | null
  /** 装箱状态 */
  'batch.packing_type'?: string | null
  /** 发货数量 */
  'batch.shipped_qty'?: number | null
  /** 签收数量 */
  'batch.received_qty'?: number | null
  /** 编号 */
  'batch.id'?: string | null
}

export interface InboundShipmentKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface InboundShipmentAdd {
  /** 货件：这份申报里的第几个货件 */
  ship_no: number
  /** 货件编号：卖家后台的货件编号，如 FBA15ABC1234 */
  shipment_id: string
  /** 目的运营中心 */
  destination_fc: string
  /** 箱号：小包：这个货件有哪些箱子，如 1-5,8；只有一个货件时不填 */
  box_nos?: string | null
  /** 货件就绪日 */
  ready_date?: string | null
  /** 送达窗口起 */
  window_from?: string | null
  /** 送达窗口止 */
  window_to?: string | null
  /** 窗口类型 */
  window_type?: WindowTypeValue | (string & {}) | null
  /** 配送模式 */
  ship_mode?: ShipModeValue | (string & {}) | null
  /** 承运方式 */
  ship_solution?: ShipSolutionValue | (string & {}) | null
  /** 承运商 */
  carrier?: string | null
  /** 配送报价 */
  quote?: string | null
  /** 托盘数 */
  pallets?: number | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 备注 */
  remark?: string | null
}

export interface InboundShipmentEdit {
  /** 货件：这份申报里的第几个货件 */
  ship_no?: number | null
  /** 货件编号：卖家后台的货件编号，如 FBA15ABC1234 */
  shipment_id?: string | null
  /** 目的运营中心 */
  destination_fc?: string | null
  /** 箱号：小包：这个货件有哪些箱子，如 1-5,8；只有一个货件时不填 */
  box_nos?: string | null
  /** 货件就绪日 */
  ready_date?: string | null
  /** 送达窗口起 */
  window_from?: string | null
  /** 送达窗口止 */
  window_to?: string | null
  /** 窗口类型 */
  window_type?: WindowTypeValue | (string & {}) | null
  /** 配送模式 */
  ship_mode?: ShipModeValue | (string & {}) | null
  /** 承运方式 */
  ship_solution?: ShipSolutionValue | (string & {}) | null
  /** 承运商 */
  carrier?: string | null
  /** 配送报价 */
  quote?: string | null
  /** 托盘数 */
  pallets?: number | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
