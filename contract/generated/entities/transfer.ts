/**
 * 调拨单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/transfer.json: edit that, not this file.
 */
import type { ApportionValue, CurrencyAllValue, TransferStateValue, TransportValue } from '../enums'

/** 调拨单 */
export interface TransferRow {
  /** 编号 */
  id: string
  /** 单据编号 */
  doc_no?: string | null
  /** 调出仓 */
  out_wh_id?: string
  /** 调入仓 */
  in_wh_id?: string
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 物流单号 */
  logistics_no?: string | null
  /** SKU 数 */
  sku_count?: number | null
  /** 数量 */
  quantity?: number | null
  /** 出库数 */
  out_qty?: number | null
  /** 入库数量 */
  in_qty?: number | null
  /** 差异：出库数减去入库数 */
  diff_qty?: number | null
  /** 出库时间 */
  ship_time?: string | null
  /** 入库时间 */
  receive_time?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 运费 */
  freight?: string | null
  /** 分摊方式：运费分到各商品的依据，不选按成本；按仓库核算成本的公司，入库完成时记入调入仓的批次 */
  apportion_method?: ApportionValue | (string & {}) | null
  /** 状态 */
  transfer_state?: TransferStateValue | (string & {}) | null
  /** 收货地址：地址管理里的地址，印在调拨单上 */
  address_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 仓库 */
  'out_wh.name'?: string | null
  /** 编号 */
  'out_wh.id'?: string | null
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
  'in_wh.name'?: string | null
  /** 编号 */
  'in_wh.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface TransferKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface TransferAdd {
  /** 调出仓 */
  out_wh_id: string
  /** 调入仓 */
  in_wh_id: string
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 物流单号 */
  logistics_no?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 运费 */
  freight?: string | null
  /** 分摊方式：运费分到各商品的依据，不选按成本；按仓库核算成本的公司，入库完成时记入调入仓的批次 */
  apportion_method?: ApportionValue | (string & {}) | null
  /** 收货地址：地址管理里的地址，印在调拨单上 */
  address_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 商品明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 本地SKU */
    sku_id?: string | null
    /** 品质 */
    condition?: string | null
    /** 批次 */
    lot?: string | null
    /** 调出仓位：不填：仓库的默认仓位 */
    out_bin_id?: string | null
    /** 调入仓位：不填：仓库的默认仓位 */
    in_bin_id?: string | null
    /** 数量 */
    quantity?: number | null
    /** 出库数 */
    out_qty?: number | null
    /** 本次入库 */
    now_qty?: number | null
    /** 备注 */
    remark?: string | null
  }[]
}

export interface TransferEdit {
  /** 调出仓 */
  out_wh_id?: string | null
  /** 调入仓 */
  in_wh_id?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 物流单号 */
  logistics_no?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 运费 */
  freight?: string | null
  /** 分摊方式：运费分到各商品的依据，不选按成本；按仓库核算成本的公司，入库完成时记入调入仓的批次 */
  apportion_method?: ApportionValue | (string & {}) | null
  /** 收货地址：地址管理里的地址，印在调拨单上 */
  address_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 商品明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 本地SKU */
    sku_id?: string | null
    /** 品质 */
    condition?: string | null
    /** 批次 */
    lot?: string | null
    /** 调出仓位：不填：仓库的默认仓位 */
    out_bin_id?: string | null
    /** 调入仓位：不填：仓库的默认仓位 */
    in_bin_id?: string | null
    /** 数量 */
    quantity?: number | null
    /** 出库数 */
    out_qty?: number | null
    /** 本次入库 */
    now_qty?: number | null
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
