/**
 * 加工单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/process_order.json: edit that, not this file.
 */
import type { CurrencyAllValue, ProcessStatusValue, ProcessTypeValue } from '../enums'

/** 加工单 */
export interface ProcessOrderRow {
  /** 编号 */
  id: string
  /** 加工单号 */
  process_no?: string | null
  /** 类型 */
  process_type?: ProcessTypeValue | (string & {})
  /** 状态 */
  process_status?: ProcessStatusValue | (string & {}) | null
  /** 仓库 */
  warehouse_id?: string
  /** 商品：加工：做成的商品；拆分：拆开的商品 */
  sku_id?: string
  /** 仓位：拆分时从哪个仓位取，加工时成品放到哪个仓位；不填：拆分按有货的仓位，加工用默认仓位 */
  bin_id?: string | null
  /** 加工计划 */
  plan_id?: string | null
  /** 数量 */
  quantity?: number
  /** 料件数 */
  part_count?: number | null
  /** 已送质检：加工质检里的完工数，作废的不算 */
  checked_qty?: number | null
  /** 未完工 */
  open_qty?: number | null
  /** 入库良品 */
  good_qty?: number | null
  /** 入库次品 */
  bad_qty?: number | null
  /** 已完工：质检后入库的良品与次品 */
  done_qty?: number | null
  /** 完成良品 */
  made_good?: number | null
  /** 完成次品 */
  made_bad?: number | null
  /** 用时（小时）：从领料开工到完成 */
  work_hours?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 加工费 */
  process_fee?: string | null
  /** 单件加工费 */
  unit_fee?: string | null
  /** 加工人 */
  worker?: string | null
  /** 计划完成 */
  plan_date?: string | null
  /** 开工时间 */
  begin_time?: string | null
  /** 完成日期 */
  finish_day?: string | null
  /** 完成时间 */
  finish_time?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
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
  /** SKU类型 */
  'sku.sku_kind'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 仓位 */
  'bin.code'?: string | null
  /** 计划单号 */
  'plan.plan_no'?: string | null
  /** 编号 */
  'plan.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface ProcessOrderKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ProcessOrderAdd {
  /** 类型 */
  process_type?: ProcessTypeValue | (string & {}) | null
  /** 仓库 */
  warehouse_id: string
  /** 商品：加工：做成的商品；拆分：拆开的商品 */
  sku_id: string
  /** 仓位：拆分时从哪个仓位取，加工时成品放到哪个仓位；不填：拆分按有货的仓位，加工用默认仓位 */
  bin_id?: string | null
  /** 加工计划 */
  plan_id?: string | null
  /** 数量 */
  quantity: number
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 加工费 */
  process_fee?: string | null
  /** 加工人 */
  worker?: string | null
  /** 计划完成 */
  plan_date?: string | null
  /** 备注 */
  remark?: string | null
  /** 料件 */
  items?: {
    /** 编号 */
    id?: string
    /** 用途 */
    role?: string | null
    /** 本地SKU */
    sku_id?: string | null
    /** 每件用量 */
    unit_qty?: number | null
    /** 备损：在用量之外多领的，用不完的完成时退回 */
    spare_qty?: number | null
    /** 仓位：领料从哪里取、退料与产出放到哪里；不填：按有货的仓位取，退回默认仓位 */
    bin_id?: string | null
    /** 退回或产出良品 */
    back_qty?: number | null
    /** 退回或产出次品 */
    bad_back?: number | null
    /** 备注 */
    remark?: string | null
  }[]
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'plan'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface ProcessOrderEdit {
  /** 类型 */
  process_type?: ProcessTypeValue | (string & {}) | null
  /** 仓库 */
  warehouse_id?: string | null
  /** 商品：加工：做成的商品；拆分：拆开的商品 */
  sku_id?: string | null
  /** 仓位：拆分时从哪个仓位取，加工时成品放到哪个仓位；不填：拆分按有货的仓位，加工用默认仓位 */
  bin_id?: string | null
  /** 加工计划 */
  plan_id?: string | null
  /** 数量 */
  quantity?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 加工费 */
  process_fee?: string | null
  /** 加工人 */
  worker?: string | null
  /** 计划完成 */
  plan_date?: string | null
  /** 备注 */
  remark?: string | null
  /** 料件 */
  items?: {
    /** 编号 */
    id?: string
    /** 用途 */
    role?: string | null
    /** 本地SKU */
    sku_id?: string | null
    /** 每件用量 */
    unit_qty?: number | null
    /** 备损：在用量之外多领的，用不完的完成时退回 */
    spare_qty?: number | null
    /** 仓位：领料从哪里取、退料与产出放到哪里；不填：按有货的仓位取，退回默认仓位 */
    bin_id?: string | null
    /** 退回或产出良品 */
    back_qty?: number | null
    /** 退回或产出次品 */
    bad_back?: number | null
    /** 备注 */
    remark?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
