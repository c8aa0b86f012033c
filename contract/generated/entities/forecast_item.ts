/**
 * 预报货件：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/forecast_item.json: edit that, not this file.
 */
/** 预报货件 */
export interface ForecastItemRow {
  /** 编号 */
  id: string
  /** 物流预报 */
  forecast_id?: string
  /** 发货批次 */
  batch_id?: string
  /** 箱数 */
  box_count?: number | null
  /** 总重量(kg) */
  total_weight?: string | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 面单：物流商给回的面单文件数，在附件里 */
  label_count?: number | null
  /** 备注 */
  remark?: string | null
  /** 预报单号 */
  'forecast.forecast_no'?: string | null
  /** 状态 */
  'forecast.state'?: string | null
  /** 预报日期 */
  'forecast.told_at'?: string | null
  /** 物流商 */
  'forecast.provider_id'?: string | null
  /** 编号 */
  'forecast.id'?: string | null
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
  /** 发货状态 */
  'batch.fba_ship_status'?: string | null
  /** 装箱状态 */
  'batch.packing_type'?: string | null
  /** 箱数 */
  'batch.box_count'?: number | null
  /** 总重量(kg) */
  'batch.total_weight'?: string | null
  /** 跟踪号 */
  'batch.tracking_no'?: string | null
  /** 编号 */
  'batch.id'?: string | null
}

export interface ForecastItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ForecastItemAdd {
  /** 发货批次 */
  batch_id: string
  /** 跟踪号 */
  tracking_no?: string | null
  /** 备注 */
  remark?: string | null
}

export interface ForecastItemEdit {
  /** 发货批次 */
  batch_id?: string | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
