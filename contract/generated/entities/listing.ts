/**
 * 亚马逊在售信息：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/listing.json: edit that, not this file.
 */
import type { AmazonConditionValue, CurrencyAllValue, FulfillValue, ListingCodeTypeValue, ListingStatusValue } from '../enums'

/** 亚马逊在售信息 */
export interface ListingRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** MSKU */
  msku?: string
  /** 标题 */
  title?: string | null
  /** 商品描述 */
  description?: string | null
  /** Listing编号 */
  listing_no?: string | null
  /** ASIN */
  asin?: string | null
  /** 商品编码 */
  product_code?: string | null
  /** 编码类型 */
  code_type?: ListingCodeTypeValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 售价 */
  price?: string | null
  /** 企业价 */
  business_price?: string | null
  /** 最低允许价 */
  least_price?: string | null
  /** 最高允许价 */
  most_price?: string | null
  /** 自配送库存：亚马逊配送的商品为空 */
  quantity?: number | null
  /** 待处理数量 */
  pending_qty?: number | null
  /** 亚马逊状态 */
  status?: ListingStatusValue | (string & {}) | null
  /** 配送方式 */
  fulfilment?: FulfillValue | (string & {}) | null
  /** 上架时间 */
  open_at?: string | null
  /** 商品状况 */
  condition?: AmazonConditionValue | (string & {}) | null
  /** 图片地址 */
  image_url?: string | null
  /** 卖家备注 */
  item_note?: string | null
  /** 运费模板 */
  shipping_group?: string | null
  /** ASIN 2 */
  asin2?: string | null
  /** ASIN 3 */
  asin3?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 库存池：留空时按卖家账号与站点所属的物流网络归入；同一池的店铺共用一份 FBA 库存 */
  'shop.pool_id'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 文件名 */
  'import.file_name'?: string | null
  /** 上传时间 */
  'import.create_time'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 父ASIN */
  'product.parent_asin'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
}

export interface ListingKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
