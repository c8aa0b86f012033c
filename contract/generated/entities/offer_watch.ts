/**
 * 跟卖监控：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/tool/offer_watch.json: edit that, not this file.
 */
import type { CurrencyAllValue, MonitorStateValue } from '../enums'

/** 跟卖监控 */
export interface OfferWatchRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** ASIN */
  asin?: string
  /** 监控状态 */
  monitor_state?: MonitorStateValue | (string & {})
  /** 白名单：自己人的卖家编号，用空格、逗号或换行分开；不算跟卖 */
  white_list?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 跟卖数：最近一次检查里，不是本店、也不在白名单的卖家 */
  hijack_count?: number | null
  /** 新增跟卖：最近一次检查里第一次见到的跟卖卖家 */
  new_hijack?: number | null
  /** 购物车卖家 */
  buybox_seller?: string | null
  /** 本店购物车 */
  is_own_buybox?: boolean | null
  /** 最低价 */
  lowest_price?: string | null
  /** 本店价：最近一次检查里本店的报价 */
  own_price?: string | null
  /** 跟卖卖家 */
  seller_list?: string | null
  /** 首次发现 */
  first_found?: string | null
  /** 最近检查 */
  last_check?: string | null
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
  /** 卖家编号 */
  'shop.seller_id'?: string | null
  /** 结算币种 */
  'shop.currency'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** MSKU */
  'product.msku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 售价：最近导入的在售商品报告里的售价；改价先成为待提交，由「价格与数量」文件带给亚马逊，报告带回新价即生效 */
  'product.price'?: string | null
  /** 编号 */
  'product.id'?: string | null
}

export interface OfferWatchKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface OfferWatchAdd {
  /** 店铺 */
  shop_id: string
  /** ASIN */
  asin: string
  /** 监控状态 */
  monitor_state?: MonitorStateValue | (string & {}) | null
  /** 白名单：自己人的卖家编号，用空格、逗号或换行分开；不算跟卖 */
  white_list?: string | null
  /** 备注 */
  remark?: string | null
  /** 跟卖记录 */
  offers?: {
    /** 编号 */
    id?: string
    /** 店铺 */
    shop_id?: string | null
    /** ASIN */
    asin?: string | null
    /** 检查时间 */
    seen_time?: string | null
    /** 卖家编号 */
    seller_id?: string | null
    /** 卖家 */
    seller_name?: string | null
    /** 价格：含运费，站点币种 */
    price?: string | null
    /** FBA */
    is_fba?: boolean | null
    /** 购物车 */
    is_buybox?: boolean | null
  }[]
}

export interface OfferWatchEdit {
  /** 店铺 */
  shop_id?: string | null
  /** ASIN */
  asin?: string | null
  /** 监控状态 */
  monitor_state?: MonitorStateValue | (string & {}) | null
  /** 白名单：自己人的卖家编号，用空格、逗号或换行分开；不算跟卖 */
  white_list?: string | null
  /** 备注 */
  remark?: string | null
  /** 跟卖记录 */
  offers?: {
    /** 编号 */
    id?: string
    /** 店铺 */
    shop_id?: string | null
    /** ASIN */
    asin?: string | null
    /** 检查时间 */
    seen_time?: string | null
    /** 卖家编号 */
    seller_id?: string | null
    /** 卖家 */
    seller_name?: string | null
    /** 价格：含运费，站点币种 */
    price?: string | null
    /** FBA */
    is_fba?: boolean | null
    /** 购物车 */
    is_buybox?: boolean | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
