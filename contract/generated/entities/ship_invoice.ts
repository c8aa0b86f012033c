/**
 * 商业发票：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/ship_invoice.json: edit that, not this file.
 */
import type { PrintStatusValue, TradeTermValue, TransportValue } from '../enums'

/** 商业发票 */
export interface ShipInvoiceRow {
  /** 编号 */
  id: string
  /** 发票号 */
  invoice_no?: string | null
  /** 店铺 */
  shop_id?: string
  /** 发货批次 */
  batch_id?: string | null
  /** 发票日期 */
  invoice_day?: string
  /** 卖方 */
  seller_name?: string
  /** 卖方地址 */
  seller_address?: string
  /** 卖方国家 */
  seller_country?: string | null
  /** 卖方联系人 */
  seller_contact?: string | null
  /** 卖方电话 */
  seller_phone?: string | null
  /** 买方 */
  buyer_name?: string
  /** 买方地址 */
  buyer_address?: string
  /** 买方国家 */
  buyer_country?: string | null
  /** 买方联系人 */
  buyer_contact?: string | null
  /** 买方电话 */
  buyer_phone?: string | null
  /** 买方税号/EORI */
  buyer_tax_no?: string | null
  /** 成交方式 */
  trade_term?: TradeTermValue | (string & {})
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 原产国 */
  origin?: string | null
  /** 付款条件 */
  pay_term?: string | null
  /** 箱数 */
  box_count?: number | null
  /** 打印状态 */
  print_status?: PrintStatusValue | (string & {})
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 批次号 */
  'batch.batch_no'?: string | null
  /** 货件编号：亚马逊后台的货件编号，如 FBA15ABC1234 */
  'batch.shipment_id'?: string | null
  /** 目的运营中心 */
  'batch.destination_fc'?: string | null
  /** 编号 */
  'batch.id'?: string | null
}

export interface ShipInvoiceKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ShipInvoiceAdd {
  /** 店铺 */
  shop_id: string
  /** 发货批次 */
  batch_id?: string | null
  /** 发票日期 */
  invoice_day: string
  /** 卖方 */
  seller_name: string
  /** 卖方地址 */
  seller_address: string
  /** 卖方国家 */
  seller_country?: string | null
  /** 卖方联系人 */
  seller_contact?: string | null
  /** 卖方电话 */
  seller_phone?: string | null
  /** 买方 */
  buyer_name: string
  /** 买方地址 */
  buyer_address: string
  /** 买方国家 */
  buyer_country?: string | null
  /** 买方联系人 */
  buyer_contact?: string | null
  /** 买方电话 */
  buyer_phone?: string | null
  /** 买方税号/EORI */
  buyer_tax_no?: string | null
  /** 成交方式 */
  trade_term?: TradeTermValue | (string & {}) | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 原产国 */
  origin?: string | null
  /** 付款条件 */
  pay_term?: string | null
  /** 箱数 */
  box_count?: number | null
  /** 备注 */
  remark?: string | null
  /** 货物 */
  items?: {
    /** 编号 */
    id?: string
    /** 中文品名 */
    declare_cn?: string | null
    /** 英文品名 */
    declare_en?: string | null
    /** HS编码 */
    hs_code?: string | null
    /** 材质 */
    material?: string | null
    /** 原产国 */
    origin?: string | null
    /** 数量 */
    quantity?: number | null
    /** 单位 */
    unit?: string | null
    /** 币种 */
    currency?: string | null
    /** 申报单价 */
    unit_price?: string | null
    /** 净重（kg） */
    net_weight?: string | null
    /** 毛重（kg） */
    gross_weight_kg?: string | null
  }[]
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'batch'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface ShipInvoiceEdit {
  /** 店铺 */
  shop_id?: string | null
  /** 发货批次 */
  batch_id?: string | null
  /** 发票日期 */
  invoice_day?: string | null
  /** 卖方 */
  seller_name?: string | null
  /** 卖方地址 */
  seller_address?: string | null
  /** 卖方国家 */
  seller_country?: string | null
  /** 卖方联系人 */
  seller_contact?: string | null
  /** 卖方电话 */
  seller_phone?: string | null
  /** 买方 */
  buyer_name?: string | null
  /** 买方地址 */
  buyer_address?: string | null
  /** 买方国家 */
  buyer_country?: string | null
  /** 买方联系人 */
  buyer_contact?: string | null
  /** 买方电话 */
  buyer_phone?: string | null
  /** 买方税号/EORI */
  buyer_tax_no?: string | null
  /** 成交方式 */
  trade_term?: TradeTermValue | (string & {}) | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 原产国 */
  origin?: string | null
  /** 付款条件 */
  pay_term?: string | null
  /** 箱数 */
  box_count?: number | null
  /** 备注 */
  remark?: string | null
  /** 货物 */
  items?: {
    /** 编号 */
    id?: string
    /** 中文品名 */
    declare_cn?: string | null
    /** 英文品名 */
    declare_en?: string | null
    /** HS编码 */
    hs_code?: string | null
    /** 材质 */
    material?: string | null
    /** 原产国 */
    origin?: string | null
    /** 数量 */
    quantity?: number | null
    /** 单位 */
    unit?: string | null
    /** 币种 */
    currency?: string | null
    /** 申报单价 */
    unit_price?: string | null
    /** 净重（kg） */
    net_weight?: string | null
    /** 毛重（kg） */
    gross_weight_kg?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
