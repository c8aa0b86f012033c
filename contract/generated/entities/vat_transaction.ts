/**
 * 增值税交易：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/vat_transaction.json: edit that, not this file.
 */
import type { CurrencyAllValue, VatTypeValue } from '../enums'

/** 增值税交易 */
export interface VatTransactionRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 同款序号 */
  occurrence?: number
  /** 账号标识 */
  account_no?: string | null
  /** 申报期间 */
  period?: string | null
  /** 完成日期 */
  complete_day?: string
  /** 起运日期 */
  depart_day?: string | null
  /** 到货日期 */
  arrival_day?: string | null
  /** 计税日期 */
  tax_day?: string | null
  /** 交易类型 */
  vat_type?: VatTypeValue | (string & {})
  /** 交易事件编号 */
  event_id?: string
  /** 活动交易编号 */
  activity_id?: string
  /** 销售渠道 */
  channel?: string | null
  /** 站点 */
  marketplace?: string | null
  /** 项目 */
  program?: string | null
  /** MSKU */
  msku?: string | null
  /** 报告里的SKU */
  file_sku?: string | null
  /** ASIN */
  asin?: string | null
  /** 商品 */
  title?: string | null
  /** 原产国 */
  made_in?: string | null
  /** 数量 */
  quantity?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 不含税金额 */
  net_amount?: string | null
  /** 税额 */
  vat_amount?: string | null
  /** 含税金额 */
  gross_amount?: string | null
  /** 税率 */
  vat_rate?: string | null
  /** 销售起运国 */
  depart_country?: string | null
  /** 销售到货国 */
  arrival_country?: string | null
  /** 起运国 */
  move_from?: string | null
  /** 到货国 */
  move_to?: string | null
  /** 卖家税号国家 */
  seller_vat_country?: string | null
  /** 卖家税号 */
  seller_vat_no?: string | null
  /** 买家税号国家 */
  buyer_vat_country?: string | null
  /** 买家税号 */
  buyer_vat_no?: string | null
  /** 征税国家 */
  jurisdiction?: string | null
  /** 申报方式 */
  scheme?: string | null
  /** 由谁缴税：SELLER 由卖家申报缴纳，MARKETPLACE 由亚马逊代缴 */
  collects?: string | null
  /** 发票号 */
  invoice_no?: string | null
  /** 发票币种 */
  invoice_currency?: CurrencyAllValue | (string & {}) | null
  /** 发票税额 */
  invoice_amount?: string | null
  /** 发票地址 */
  invoice_url?: string | null
  /** 出口欧盟外 */
  outside_eu?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 文件名 */
  'import.file_name'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
}

export interface VatTransactionKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
