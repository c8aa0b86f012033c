/**
 * 自定义费用：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/custom_fee.json: edit that, not this file.
 */
import type { CurrencyAllValue, CustomFeeTypeValue, FeeShareValue } from '../enums'

/** 自定义费用 */
export interface CustomFeeRow {
  /** 编号 */
  id: string
  /** 登记编号 */
  no?: string | null
  /** 月份 */
  fee_month?: string
  /** 店铺 */
  shop_id?: string
  /** MSKU：留空：店铺的费用，按分摊方式算到各 MSKU */
  msku?: string | null
  /** 费用类型 */
  fee_type?: CustomFeeTypeValue | (string & {})
  /** 费用细类：公司自己的名目，在「费用细类」里设置；不分细类的留空 */
  kind_id?: string | null
  /** 币种：按当月汇率换算为店铺币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 金额：支出填正数；冲减与收入填负数 */
  amount?: string
  /** 分摊方式：没有写 MSKU 时用；当月没有销售的留在未分摊 */
  share_by?: FeeShareValue | (string & {})
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 细类名称 */
  'fee_kind.name'?: string | null
  /** 费用类型 */
  'fee_kind.category'?: string | null
  /** 编号 */
  'fee_kind.id'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 结算币种 */
  'shop.currency'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
}

export interface CustomFeeKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CustomFeeAdd {
  /** 月份 */
  fee_month: string
  /** 店铺 */
  shop_id: string
  /** MSKU：留空：店铺的费用，按分摊方式算到各 MSKU */
  msku?: string | null
  /** 费用类型 */
  fee_type: CustomFeeTypeValue | (string & {})
  /** 费用细类：公司自己的名目，在「费用细类」里设置；不分细类的留空 */
  kind_id?: string | null
  /** 币种：按当月汇率换算为店铺币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 金额：支出填正数；冲减与收入填负数 */
  amount: string
  /** 分摊方式：没有写 MSKU 时用；当月没有销售的留在未分摊 */
  share_by?: FeeShareValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
}

export interface CustomFeeEdit {
  /** 月份 */
  fee_month?: string | null
  /** 店铺 */
  shop_id?: string | null
  /** MSKU：留空：店铺的费用，按分摊方式算到各 MSKU */
  msku?: string | null
  /** 费用类型 */
  fee_type?: CustomFeeTypeValue | (string & {}) | null
  /** 费用细类：公司自己的名目，在「费用细类」里设置；不分细类的留空 */
  kind_id?: string | null
  /** 币种：按当月汇率换算为店铺币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 金额：支出填正数；冲减与收入填负数 */
  amount?: string | null
  /** 分摊方式：没有写 MSKU 时用；当月没有销售的留在未分摊 */
  share_by?: FeeShareValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
