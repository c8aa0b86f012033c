/**
 * 采购退货：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/purchase_return.json: edit that, not this file.
 */
import type { CurrencyAllValue, DocStatusValue, ReturnMethodValue } from '../enums'

/** 采购退货 */
export interface PurchaseReturnRow {
  /** 编号 */
  id: string
  /** 单据编号 */
  doc_no?: string | null
  /** 采购单 */
  order_id?: string | null
  /** 手填的采购单号：退货单还不关联采购单时登记的 */
  purchase_no?: string | null
  /** 供应商 */
  supplier_id?: string
  /** 仓库 */
  warehouse_id?: string
  /** 退货方式：换货：供应商补发，换回来的不再付款，成本沿用退出的货 */
  return_method?: ReturnMethodValue | (string & {})
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** SKU 数 */
  sku_count?: number | null
  /** 换货数量 */
  back_qty?: number | null
  /** 已换回数量 */
  swapped_qty?: number | null
  /** 待换回数量：出库后供应商还没有补来的 */
  swap_open_qty?: number | null
  /** 退货数量 */
  return_qty?: number | null
  /** 良品退货 */
  good_return?: number | null
  /** 次品退货 */
  bad_return?: number | null
  /** 总金额 */
  total_amount?: string | null
  /** 运费 */
  freight?: string | null
  /** 退货原因 */
  return_desc?: string | null
  /** 单据状态 */
  doc_status?: DocStatusValue | (string & {}) | null
  /** 出库日期：退货按这一天记入出入库流水 */
  out_date?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 退回地址：地址管理里的地址，印在退货单上 */
  address_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 采购单号 */
  'order.order_no'?: string | null
  /** 单据状态 */
  'order.po_status'?: string | null
  /** 供应商 */
  'order.supplier_id'?: string | null
  /** 仓库 */
  'order.warehouse_id'?: string | null
  /** 币种 */
  'order.currency'?: string | null
  /** 编号 */
  'order.id'?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编码 */
  'supplier.supplier_code'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
  /** 地址名称 */
  'address.address_name'?: string | null
  /** 联系人 */
  'address.contact'?: string | null
  /** 电话 */
  'address.phone'?: string | null
  /** 城市 */
  'address.city'?: string | null
  /** 地址1 */
  'address.address1'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface PurchaseReturnKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PurchaseReturnAdd {
  /** 采购单 */
  order_id?: string | null
  /** 供应商 */
  supplier_id: string
  /** 仓库 */
  warehouse_id: string
  /** 退货方式：换货：供应商补发，换回来的不再付款，成本沿用退出的货 */
  return_method?: ReturnMethodValue | (string & {}) | null
  /** 运费 */
  freight?: string | null
  /** 退货原因 */
  return_desc?: string | null
  /** 出库日期：退货按这一天记入出入库流水 */
  out_date?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 退回地址：地址管理里的地址，印在退货单上 */
  address_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 商品明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 收货单行 */
    receipt_item_id?: string | null
    /** 采购单行：不填：按本地SKU在采购单里找 */
    order_item_id?: string | null
    /** 本地SKU */
    sku_id?: string | null
    /** 品质 */
    condition?: string | null
    /** 仓位：不填：仓库的默认仓位 */
    bin_id?: string | null
    /** 批次 */
    lot?: string | null
    /** 退货数量 */
    qty?: number | null
    /** 含税单价：不填：采购单的含税单价 */
    price?: string | null
    /** 备注 */
    remark?: string | null
  }[]
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'receipt' | 'bad'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface PurchaseReturnEdit {
  /** 采购单 */
  order_id?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 仓库 */
  warehouse_id?: string | null
  /** 退货方式：换货：供应商补发，换回来的不再付款，成本沿用退出的货 */
  return_method?: ReturnMethodValue | (string & {}) | null
  /** 运费 */
  freight?: string | null
  /** 退货原因 */
  return_desc?: string | null
  /** 出库日期：退货按这一天记入出入库流水 */
  out_date?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 退回地址：地址管理里的地址，印在退货单上 */
  address_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 商品明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 收货单行 */
    receipt_item_id?: string | null
    /** 采购单行：不填：按本地SKU在采购单里找 */
    order_item_id?: string | null
    /** 本地SKU */
    sku_id?: string | null
    /** 品质 */
    condition?: string | null
    /** 仓位：不填：仓库的默认仓位 */
    bin_id?: string | null
    /** 批次 */
    lot?: string | null
    /** 退货数量 */
    qty?: number | null
    /** 含税单价：不填：采购单的含税单价 */
    price?: string | null
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
