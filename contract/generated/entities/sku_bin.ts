/**
 * 固定仓位：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/sku_bin.json: edit that, not this file.
 */
/** 固定仓位 */
export interface SkuBinRow {
  /** 编号 */
  id: string
  /** 仓库：仓位所在的仓库 */
  warehouse_id?: string | null
  /** 本地SKU */
  sku_id?: string
  /** 仓位 */
  bin_id?: string
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 仓位 */
  'bin.code'?: string | null
}

export interface SkuBinKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SkuBinAdd {
  /** 本地SKU */
  sku_id: string
  /** 仓位 */
  bin_id: string
  /** 备注 */
  remark?: string | null
}

export interface SkuBinEdit {
  /** 本地SKU */
  sku_id?: string | null
  /** 仓位 */
  bin_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
