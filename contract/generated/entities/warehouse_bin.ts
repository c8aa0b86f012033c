/**
 * 仓位：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/warehouse_bin.json: edit that, not this file.
 */
/** 仓位 */
export interface WarehouseBinRow {
  /** 编号 */
  id: string
  /** 仓库 */
  warehouse_id?: string
  /** 仓位 */
  code?: string
  /** 默认仓位：单据没有写仓位的货放在这里 */
  is_default?: boolean | null
  /** 收货位：仓库打开「收货后上架」时，采购入库的货先放在这里，等待上架 */
  is_receiving?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
}

export interface WarehouseBinKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface WarehouseBinAdd {
  /** 仓库 */
  warehouse_id: string
  /** 仓位 */
  code: string
  /** 备注 */
  remark?: string | null
}

export interface WarehouseBinEdit {
  /** 仓库 */
  warehouse_id?: string | null
  /** 仓位 */
  code?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
