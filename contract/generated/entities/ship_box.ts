/**
 * 货件箱子：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/ship_box.json: edit that, not this file.
 */
import type { PrintStatusValue } from '../enums'

/** 货件箱子 */
export interface ShipBoxRow {
  /** 编号 */
  id: string
  /** 批次 */
  batch_id?: string
  /** 箱号 */
  box_no?: number
  /** 箱唛编号 */
  box_code?: string | null
  /** 长（cm） */
  length?: string | null
  /** 宽（cm） */
  width?: string | null
  /** 高（cm） */
  height?: string | null
  /** 毛重（kg） */
  weight?: string | null
  /** 体积（m³） */
  volume?: string | null
  /** 件数 */
  qty?: number | null
  /** 打印状态 */
  print_status?: PrintStatusValue | (string & {})
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 批次号 */
  'batch.batch_no'?: string | null
  /** 批次名称 */
  'batch.batch_name'?: string | null
  /** 店铺 */
  'batch.shop_id'?: string | null
  /** 货件编号：亚马逊后台的货件编号，如 FBA15ABC1234 */
  'batch.shipment_id'?: string | null
  /** 目的运营中心 */
  'batch.destination_fc'?: string | null
  /** 箱数 */
  'batch.box_count'?: number | null
  /** 运输方式 */
  'batch.transport_mode'?: string | null
  /** 编号 */
  'batch.id'?: string | null
}

export interface ShipBoxKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ShipBoxAdd {
  /** 长（cm） */
  length?: string | null
  /** 宽（cm） */
  width?: string | null
  /** 高（cm） */
  height?: string | null
  /** 毛重（kg） */
  weight?: string | null
}

export interface ShipBoxEdit {
  /** 长（cm） */
  length?: string | null
  /** 宽（cm） */
  width?: string | null
  /** 高（cm） */
  height?: string | null
  /** 毛重（kg） */
  weight?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
