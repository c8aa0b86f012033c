/**
 * 店铺：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/shop.json: edit that, not this file.
 */
import type { CurrencyAllValue, OnOffValue, SiteValue } from '../enums'

/** 店铺 */
export interface ShopRow {
  /** 编号 */
  id: string
  /** 店铺名称 */
  name?: string
  /** 卖家账号 */
  account_name?: string
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {})
  /** 销售渠道：报告里写的站点名，例如 amazon.com */
  marketplace?: string | null
  /** 结算币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 库存池：留空时按卖家账号与站点所属的物流网络归入；同一池的店铺共用一份 FBA 库存 */
  pool_id?: string | null
  /** 卖家编号 */
  seller_id?: string | null
  /** 店铺编码：公司内部的编号，报表与单据上用 */
  shop_code?: string | null
  /** 市场编号：亚马逊的 marketplaceId */
  marketplace_id?: string | null
  /** 站点时区 */
  time_zone?: string | null
  /** 销售组长 */
  leader?: string | null
  /** 部门 */
  dept_name?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  remark?: string | null
  /** 店铺负责人 */
  owner?: string | null
  /** 状态 */
  state?: OnOffValue | (string & {}) | null
  /** 自己的库存预警天数（天）：在「店铺业务配置」里设置；没有则按「业务配置」 */
  warning_days?: number | null
  /** 创建时间 */
  create_time?: string | null
  /** 完整名称：从最上级写起，例如：运营中心/北美运营部 */
  'dept.full_name'?: string | null
  /** 部门：改名请用「改名」 */
  'dept.name'?: string | null
  /** 库存池 */
  'pool.name'?: string | null
  /** 物流网络 */
  'pool.network'?: string | null
  /** 库存预警天数（天） */
  'own_config.stockWarningDays'?: number | null
  /** 近30天销量 */
  'sales30.quantity'?: number | null
  'sales30.quantity.prev'?: string | number | null
  'sales30.quantity.delta'?: string | number | null
  'sales30.quantity.rate'?: string | number | null
  'sales30.quantity.lastYear'?: string | number | null
  'sales30.quantity.lastYearDelta'?: string | number | null
  'sales30.quantity.lastYearRate'?: string | number | null
  'sales30.quantity.trend'?: (number | null)[] | null
  'sales30.quantity.trendTo'?: string | null
  /** 近30天订单量 */
  'sales30.orders'?: number | null
  'sales30.orders.prev'?: string | number | null
  'sales30.orders.delta'?: string | number | null
  'sales30.orders.rate'?: string | number | null
  'sales30.orders.lastYear'?: string | number | null
  'sales30.orders.lastYearDelta'?: string | number | null
  'sales30.orders.lastYearRate'?: string | number | null
  'sales30.orders.trend'?: (number | null)[] | null
  'sales30.orders.trendTo'?: string | null
  /** 近30天订单行数 */
  'sales30.items'?: number | null
  'sales30.items.prev'?: string | number | null
  'sales30.items.delta'?: string | number | null
  'sales30.items.rate'?: string | number | null
  'sales30.items.lastYear'?: string | number | null
  'sales30.items.lastYearDelta'?: string | number | null
  'sales30.items.lastYearRate'?: string | number | null
  'sales30.items.trend'?: (number | null)[] | null
  'sales30.items.trendTo'?: string | null
}

export interface ShopKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ShopAdd {
  /** 店铺名称 */
  name: string
  /** 卖家账号 */
  account_name: string
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site: SiteValue | (string & {})
  /** 库存池：留空时按卖家账号与站点所属的物流网络归入；同一池的店铺共用一份 FBA 库存 */
  pool_id?: string | null
  /** 卖家编号 */
  seller_id?: string | null
  /** 店铺编码：公司内部的编号，报表与单据上用 */
  shop_code?: string | null
  /** 销售组长 */
  leader?: string | null
  /** 部门 */
  dept_name?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  remark?: string | null
  /** 店铺负责人 */
  owner?: string | null
  /** 状态 */
  state?: OnOffValue | (string & {}) | null
}

export interface ShopEdit {
  /** 店铺名称 */
  name?: string | null
  /** 卖家账号 */
  account_name?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 库存池：留空时按卖家账号与站点所属的物流网络归入；同一池的店铺共用一份 FBA 库存 */
  pool_id?: string | null
  /** 卖家编号 */
  seller_id?: string | null
  /** 店铺编码：公司内部的编号，报表与单据上用 */
  shop_code?: string | null
  /** 销售组长 */
  leader?: string | null
  /** 部门 */
  dept_name?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  remark?: string | null
  /** 店铺负责人 */
  owner?: string | null
  /** 状态 */
  state?: OnOffValue | (string & {}) | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
