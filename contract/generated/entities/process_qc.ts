/**
 * 加工质检单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/process_qc.json: edit that, not this file.
 */
import type { DocStatusValue } from '../enums'

/** 加工质检单 */
export interface ProcessQcRow {
  /** 编号 */
  id: string
  /** 质检单号 */
  qc_no?: string | null
  /** 加工单 */
  order_id?: string
  /** 仓库 */
  warehouse_id?: string | null
  /** 本地SKU */
  sku_id?: string | null
  /** 完工数 */
  quantity?: number
  /** 质检数：抽检了多少，不多于完工数 */
  qc_qty?: number
  /** 次品数 */
  bad_qty?: number | null
  /** 良品数 */
  good_qty?: number | null
  /** 合格率 */
  pass_rate?: string | null
  /** 入库仓位：不填：加工单的仓位，再没有放默认仓位 */
  bin_id?: string | null
  /** 不良原因 */
  bad_reason?: string | null
  /** 质检人 */
  qc_user?: string | null
  /** 质检日期 */
  qc_date?: string | null
  /** 单据状态 */
  doc_status?: DocStatusValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 加工单号 */
  'order.process_no'?: string | null
  /** 加工人 */
  'order.worker'?: string | null
  /** 编号 */
  'order.id'?: string | null
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
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface ProcessQcKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ProcessQcAdd {
  /** 加工单 */
  order_id: string
  /** 完工数 */
  quantity: number
  /** 质检数：抽检了多少，不多于完工数 */
  qc_qty: number
  /** 次品数 */
  bad_qty?: number | null
  /** 入库仓位：不填：加工单的仓位，再没有放默认仓位 */
  bin_id?: string | null
  /** 不良原因 */
  bad_reason?: string | null
  /** 质检人 */
  qc_user?: string | null
  /** 质检日期 */
  qc_date?: string | null
  /** 备注 */
  remark?: string | null
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'order'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface ProcessQcEdit {
  /** 加工单 */
  order_id?: string | null
  /** 完工数 */
  quantity?: number | null
  /** 质检数：抽检了多少，不多于完工数 */
  qc_qty?: number | null
  /** 次品数 */
  bad_qty?: number | null
  /** 入库仓位：不填：加工单的仓位，再没有放默认仓位 */
  bin_id?: string | null
  /** 不良原因 */
  bad_reason?: string | null
  /** 质检人 */
  qc_user?: string | null
  /** 质检日期 */
  qc_date?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
