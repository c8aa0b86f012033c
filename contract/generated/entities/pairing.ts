/**
 * 配对：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/commodity/pairing.json: edit that, not this file.
 */
import type { PairingSourceValue } from '../enums'

/** 配对 */
export interface PairingRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** MSKU */
  msku?: string
  /** 本地SKU */
  sku_id?: string
  /** 每件数量：卖出一件 MSKU 用几个本地SKU */
  qty?: number
  /** 起始日期：不填：从一开始 */
  from_day?: string | null
  /** 截止日期：含当天；不填：一直有效 */
  to_day?: string | null
  /** 来源 */
  source?: PairingSourceValue | (string & {})
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
  /** 编号 */
  'shop.id'?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** FNSKU：不贴标的混合库存里，同一 ASIN 的几个 MSKU 共用一个 FNSKU（与 ASIN 相同） */
  'product.fnsku'?: string | null
  /** 编号 */
  'product.id'?: string | null
}

export interface PairingKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PairingAdd {
  /** 店铺 */
  shop_id: string
  /** MSKU */
  msku: string
  /** 本地SKU */
  sku_id: string
  /** 每件数量：卖出一件 MSKU 用几个本地SKU */
  qty?: number | null
  /** 起始日期：不填：从一开始 */
  from_day?: string | null
  /** 截止日期：含当天；不填：一直有效 */
  to_day?: string | null
  /** 备注 */
  remark?: string | null
}

export interface PairingEdit {
  /** 店铺 */
  shop_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 本地SKU */
  sku_id?: string | null
  /** 每件数量：卖出一件 MSKU 用几个本地SKU */
  qty?: number | null
  /** 起始日期：不填：从一开始 */
  from_day?: string | null
  /** 截止日期：含当天；不填：一直有效 */
  to_day?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
