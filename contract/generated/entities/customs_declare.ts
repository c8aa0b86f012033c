/**
 * 报关单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/customs_declare.json: edit that, not this file.
 */
import type {
  CurrencyAllValue,
  CustomsDeclareDocStatusValue,
  DeclareStatusValue,
  PrintStatusValue,
  TradeModeValue,
  TradeTermValue,
  TransportValue,
} from '../enums'

/** 报关单 */
export interface CustomsDeclareRow {
  /** 编号 */
  id: string
  /** 报关单号 */
  declare_no?: string | null
  /** 店铺 */
  shop_id?: string
  /** 发货批次 */
  batch_id?: string | null
  /** 境内发货人 */
  declare_company?: string
  /** 发货人统一社会信用代码 */
  company_code?: string | null
  /** 境外收货人 */
  consignee?: string
  /** 生产销售单位 */
  producer?: string | null
  /** 出境关别 */
  port?: string | null
  /** 申报日期 */
  declare_day?: string
  /** 出口日期 */
  export_day?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {})
  /** 运输工具名称及航次号 */
  vessel?: string | null
  /** 提运单号 */
  bill_no?: string | null
  /** 监管方式 */
  trade_mode?: TradeModeValue | (string & {})
  /** 征免性质 */
  levy_kind?: string | null
  /** 许可证号 */
  license_no?: string | null
  /** 合同协议号 */
  contract_no?: string | null
  /** 贸易国（地区） */
  trade_country?: string
  /** 运抵国（地区） */
  dest_country?: string
  /** 指运港 */
  dest_port?: string | null
  /** 离境口岸 */
  leave_port?: string | null
  /** 包装种类 */
  package_kind?: string | null
  /** 件数 */
  box_count?: number
  /** 毛重（kg） */
  gross_weight_kg?: string
  /** 净重（kg） */
  net_weight?: string
  /** 成交方式 */
  trade_term?: TradeTermValue | (string & {})
  /** 费用币种 */
  fee_currency?: CurrencyAllValue | (string & {}) | null
  /** 运费 */
  freight?: string | null
  /** 保费 */
  insurance?: string | null
  /** 杂费 */
  other_fee?: string | null
  /** 标记唛码及备注 */
  marks?: string | null
  /** 单据状态 */
  doc_status?: CustomsDeclareDocStatusValue | (string & {}) | null
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 审核人 */
  auditor?: string | null
  /** 审核时间 */
  audit_time?: string | null
  /** 申报状态 */
  declare_status?: DeclareStatusValue | (string & {})
  /** 打印状态 */
  print_status?: PrintStatusValue | (string & {})
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 单证模板：打印它的报关单时先用这个模板；不选则用默认的 */
  'party.template_id'?: string | null
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
  /** 编号 */
  'batch.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface CustomsDeclareKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CustomsDeclareAdd {
  /** 店铺 */
  shop_id: string
  /** 发货批次 */
  batch_id?: string | null
  /** 境内发货人 */
  declare_company: string
  /** 发货人统一社会信用代码 */
  company_code?: string | null
  /** 境外收货人 */
  consignee: string
  /** 生产销售单位 */
  producer?: string | null
  /** 出境关别 */
  port?: string | null
  /** 申报日期 */
  declare_day: string
  /** 出口日期 */
  export_day?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 运输工具名称及航次号 */
  vessel?: string | null
  /** 提运单号 */
  bill_no?: string | null
  /** 监管方式 */
  trade_mode?: TradeModeValue | (string & {}) | null
  /** 征免性质 */
  levy_kind?: string | null
  /** 许可证号 */
  license_no?: string | null
  /** 合同协议号 */
  contract_no?: string | null
  /** 贸易国（地区） */
  trade_country: string
  /** 运抵国（地区） */
  dest_country: string
  /** 指运港 */
  dest_port?: string | null
  /** 离境口岸 */
  leave_port?: string | null
  /** 包装种类 */
  package_kind?: string | null
  /** 件数 */
  box_count: number
  /** 毛重（kg） */
  gross_weight_kg: string
  /** 净重（kg） */
  net_weight: string
  /** 成交方式 */
  trade_term?: TradeTermValue | (string & {}) | null
  /** 费用币种 */
  fee_currency?: CurrencyAllValue | (string & {}) | null
  /** 运费 */
  freight?: string | null
  /** 保费 */
  insurance?: string | null
  /** 杂费 */
  other_fee?: string | null
  /** 标记唛码及备注 */
  marks?: string | null
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 申报商品 */
  items?: {
    /** 编号 */
    id?: string
    /** 商品编号 */
    hs_code?: string | null
    /** 商品名称 */
    product_name?: string | null
    /** 规格型号及申报要素 */
    declare_elements?: string | null
    /** 数量 */
    quantity?: number | null
    /** 单位 */
    unit?: string | null
    /** 币制 */
    currency?: string | null
    /** 单价 */
    unit_price?: string | null
    /** 原产国（地区） */
    origin?: string | null
    /** 最终目的国（地区） */
    dest_country?: string | null
    /** 境内货源地 */
    source_place?: string | null
    /** 征免 */
    exempt?: string | null
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

export interface CustomsDeclareEdit {
  /** 店铺 */
  shop_id?: string | null
  /** 发货批次 */
  batch_id?: string | null
  /** 境内发货人 */
  declare_company?: string | null
  /** 发货人统一社会信用代码 */
  company_code?: string | null
  /** 境外收货人 */
  consignee?: string | null
  /** 生产销售单位 */
  producer?: string | null
  /** 出境关别 */
  port?: string | null
  /** 申报日期 */
  declare_day?: string | null
  /** 出口日期 */
  export_day?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 运输工具名称及航次号 */
  vessel?: string | null
  /** 提运单号 */
  bill_no?: string | null
  /** 监管方式 */
  trade_mode?: TradeModeValue | (string & {}) | null
  /** 征免性质 */
  levy_kind?: string | null
  /** 许可证号 */
  license_no?: string | null
  /** 合同协议号 */
  contract_no?: string | null
  /** 贸易国（地区） */
  trade_country?: string | null
  /** 运抵国（地区） */
  dest_country?: string | null
  /** 指运港 */
  dest_port?: string | null
  /** 离境口岸 */
  leave_port?: string | null
  /** 包装种类 */
  package_kind?: string | null
  /** 件数 */
  box_count?: number | null
  /** 毛重（kg） */
  gross_weight_kg?: string | null
  /** 净重（kg） */
  net_weight?: string | null
  /** 成交方式 */
  trade_term?: TradeTermValue | (string & {}) | null
  /** 费用币种 */
  fee_currency?: CurrencyAllValue | (string & {}) | null
  /** 运费 */
  freight?: string | null
  /** 保费 */
  insurance?: string | null
  /** 杂费 */
  other_fee?: string | null
  /** 标记唛码及备注 */
  marks?: string | null
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 申报商品 */
  items?: {
    /** 编号 */
    id?: string
    /** 商品编号 */
    hs_code?: string | null
    /** 商品名称 */
    product_name?: string | null
    /** 规格型号及申报要素 */
    declare_elements?: string | null
    /** 数量 */
    quantity?: number | null
    /** 单位 */
    unit?: string | null
    /** 币制 */
    currency?: string | null
    /** 单价 */
    unit_price?: string | null
    /** 原产国（地区） */
    origin?: string | null
    /** 最终目的国（地区） */
    dest_country?: string | null
    /** 境内货源地 */
    source_place?: string | null
    /** 征免 */
    exempt?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
