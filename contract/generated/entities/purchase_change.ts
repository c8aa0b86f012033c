/**
 * 采购变更单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/purchase_change.json: edit that, not this file.
 */
import type { CurrencyAllValue, PurchaseChangeChangeStateValue } from '../enums'

/** 采购变更单 */
export interface PurchaseChangeRow {
  /** 编号 */
  id: string
  /** 变更单号 */
  change_no?: string | null
  /** 采购单 */
  order_id?: string
  /** 供应商 */
  supplier_id?: string | null
  /** 状态 */
  change_state?: PurchaseChangeChangeStateValue | (string & {}) | null
  /** 采购单版本：生效后采购单是第几版，下单时是第 1 版 */
  version_no?: number | null
  /** 变更原因 */
  reason?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 预计到货日 */
  expect_date?: string | null
  /** 原预计到货日 */
  old_expect_date?: string | null
  /** 运费 */
  freight?: string | null
  /** 原运费 */
  old_freight?: string | null
  /** 其他费用 */
  other_fee?: string | null
  /** 原其他费用 */
  old_other_fee?: string | null
  /** 数量变化 */
  qty_diff?: number | null
  /** 货款变化 */
  goods_diff?: string | null
  /** 总金额变化 */
  amount_diff?: string | null
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 审核人 */
  auditor?: string | null
  /** 审核时间 */
  audit_time?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 采购单号 */
  'order.order_no'?: string | null
  /** 单据状态 */
  'order.po_status'?: string | null
  /** 供应商 */
  'order.supplier_id'?: string | null
  /** 仓库 */
  'order.warehouse_id'?: string | null
  /** 采购员 */
  'order.buyer'?: string | null
  /** 编号 */
  'order.id'?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface PurchaseChangeKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PurchaseChangeAdd {
  /** 采购单 */
  order_id: string
  /** 变更原因 */
  reason: string
  /** 预计到货日 */
  expect_date?: string | null
  /** 运费 */
  freight?: string | null
  /** 其他费用 */
  other_fee?: string | null
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 变更明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 采购单行 */
    order_item_id?: string | null
    /** 改为数量 */
    new_qty?: number | null
    /** 改为含税单价 */
    new_price?: string | null
    /** 备注 */
    remark?: string | null
  }[]
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

export interface PurchaseChangeEdit {
  /** 采购单 */
  order_id?: string | null
  /** 变更原因 */
  reason?: string | null
  /** 预计到货日 */
  expect_date?: string | null
  /** 运费 */
  freight?: string | null
  /** 其他费用 */
  other_fee?: string | null
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 变更明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 采购单行 */
    order_item_id?: string | null
    /** 改为数量 */
    new_qty?: number | null
    /** 改为含税单价 */
    new_price?: string | null
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
