/**
 * 发票抬头：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/service/vat_seller.json: edit that, not this file.
 */
/** 发票抬头 */
export interface VatSellerRow {
  /** 编号 */
  id: string
  /** 抬头名称 */
  title?: string
  /** 公司 */
  company?: string
  /** 国家：两位国家代码，例如 DE */
  country?: string
  /** 税号 */
  vat_no?: string
  /** 地址 */
  address?: string
  /** Logo */
  logo?: string | null
  /** 编号前缀：发票号是前缀、年份与五位顺序号；贷记单在前面加 C */
  prefix?: string
  /** 税率：增值税交易报告里没有这个订单时用 */
  vat_rate?: string
  /** 店铺 */
  shop_ids?: string[]
  /** 最近顺序号 */
  last_no?: number | null
  /** 启用 */
  is_enable?: boolean | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface VatSellerKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface VatSellerAdd {
  /** 抬头名称 */
  title: string
  /** 公司 */
  company: string
  /** 国家：两位国家代码，例如 DE */
  country: string
  /** 税号 */
  vat_no: string
  /** 地址 */
  address: string
  /** Logo */
  logo?: string | null
  /** 编号前缀：发票号是前缀、年份与五位顺序号；贷记单在前面加 C */
  prefix: string
  /** 税率：增值税交易报告里没有这个订单时用 */
  vat_rate: string
  /** 店铺 */
  shop_ids: string[]
  /** 启用 */
  is_enable?: boolean | null
}

export interface VatSellerEdit {
  /** 抬头名称 */
  title?: string | null
  /** 公司 */
  company?: string | null
  /** 国家：两位国家代码，例如 DE */
  country?: string | null
  /** 税号 */
  vat_no?: string | null
  /** 地址 */
  address?: string | null
  /** Logo */
  logo?: string | null
  /** 编号前缀：发票号是前缀、年份与五位顺序号；贷记单在前面加 C */
  prefix?: string | null
  /** 税率：增值税交易报告里没有这个订单时用 */
  vat_rate?: string | null
  /** 店铺 */
  shop_ids?: string[] | null
  /** 启用 */
  is_enable?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
