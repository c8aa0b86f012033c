/**
 * 采购单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/purchase_order.json: edit that, not this file.
 */
import type { CurrencyAllValue, PayStatusValue, PoStatusValue, PurchaseTypeValue, SettleMethodValue } from '../enums'

/** 采购单 */
export interface PurchaseOrderRow {
  /** 编号 */
  id: string
  /** 采购单号 */
  order_no?: string | null
  /** 单据状态 */
  po_status?: PoStatusValue | (string & {}) | null
  /** 类型 */
  purchase_type?: PurchaseTypeValue | (string & {})
  /** 供应商 */
  supplier_id?: string
  /** 仓库 */
  warehouse_id?: string
  /** 采购员 */
  buyer?: string | null
  /** 结算方式 */
  settle_method?: SettleMethodValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 预计到货日 */
  expect_date?: string | null
  /** SKU 数 */
  sku_count?: number | null
  /** 数量 */
  quantity?: number | null
  /** 入库数量 */
  received_qty?: number | null
  /** 待到货数量 */
  open_qty?: number | null
  /** 退货数量 */
  returned_qty?: number | null
  /** 最近到货日 */
  arrive_date?: string | null
  /** 货款 */
  goods_amount?: string | null
  /** 运费 */
  freight?: string | null
  /** 其他费用 */
  other_fee?: string | null
  /** 总金额 */
  total_amount?: string | null
  /** 已付金额：按采购单请款付的；按对账单付的看「供应商对账」 */
  paid_amount?: string | null
  /** 未付金额 */
  unpaid_amount?: string | null
  /** 付款状态：由采购单的请款得出；按对账单付的看「供应商对账」 */
  pay_status?: PayStatusValue | (string & {}) | null
  /** 变更次数 */
  change_count?: number | null
  /** 按上次价金额 */
  last_amount?: string | null
  /** 较上次价差额：比各商品上一次下单多花的；为负是省下的 */
  diff_amount?: string | null
  /** 较上次价 */
  price_diff?: string | null
  /** 审核人 */
  auditor?: string | null
  /** 审核时间 */
  audit_time?: string | null
  /** 下单时间 */
  order_time?: string | null
  /** 完成日期 */
  done_date?: string | null
  /** 完成人：没有收满就由人完成的 */
  closer?: string | null
  /** 逾期(天)：预计到货日到完成日期；没有完成的，到今天 */
  overdue_days?: number | null
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 收货地址：地址管理里的收货地址，印在采购单上；不填按收货仓库的地址 */
  address_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编码 */
  'supplier.supplier_code'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 地址 */
  'warehouse.address'?: string | null
  /** 联系人 */
  'warehouse.contact'?: string | null
  /** 电话 */
  'warehouse.phone'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
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
  /** 公司名称 */
  'company.company_name'?: string | null
  /** 公司英文名：印在发票与报关资料上 */
  'company.company_en'?: string | null
  /** 统一社会信用代码 */
  'company.credit_code'?: string | null
  /** 联系人 */
  'company.contact'?: string | null
  /** 联系电话 */
  'company.mobile'?: string | null
  /** 地址 */
  'company.address'?: string | null
  /** 公司 Logo：可以印在公司自己的单据模板上；选择后自动缩小 */
  'company.logo'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface PurchaseOrderKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PurchaseOrderAdd {
  /** 类型 */
  purchase_type?: PurchaseTypeValue | (string & {}) | null
  /** 供应商 */
  supplier_id: string
  /** 仓库 */
  warehouse_id: string
  /** 采购员 */
  buyer?: string | null
  /** 结算方式 */
  settle_method?: SettleMethodValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 预计到货日 */
  expect_date?: string | null
  /** 运费 */
  freight?: string | null
  /** 其他费用 */
  other_fee?: string | null
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 收货地址：地址管理里的收货地址，印在采购单上；不填按收货仓库的地址 */
  address_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 商品明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 采购计划 */
    plan_id?: string | null
    /** 本地SKU */
    sku_id?: string | null
    /** 数量 */
    qty?: number | null
    /** 含税单价 */
    price?: string | null
    /** 税率 */
    tax_rate?: string | null
    /** 备注 */
    remark?: string | null
  }[]
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'advice' | 'plan'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface PurchaseOrderEdit {
  /** 类型 */
  purchase_type?: PurchaseTypeValue | (string & {}) | null
  /** 供应商 */
  supplier_id?: string | null
  /** 仓库 */
  warehouse_id?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 结算方式 */
  settle_method?: SettleMethodValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 预计到货日 */
  expect_date?: string | null
  /** 运费 */
  freight?: string | null
  /** 其他费用 */
  other_fee?: string | null
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 收货地址：地址管理里的收货地址，印在采购单上；不填按收货仓库的地址 */
  address_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 商品明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 采购计划 */
    plan_id?: string | null
    /** 本地SKU */
    sku_id?: string | null
    /** 数量 */
    qty?: number | null
    /** 含税单价 */
    price?: string | null
    /** 税率 */
    tax_rate?: string | null
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
