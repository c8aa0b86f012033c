/**
 * 广告素材：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_asset.json: edit that, not this file.
 */
import type { AdAssetAssetKindValue } from '../enums'

/** 广告素材 */
export interface AdAssetRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 素材名称 */
  asset_name?: string
  /** 素材类型 */
  asset_kind?: AdAssetAssetKindValue | (string & {})
  /** 亚马逊素材编号：amzn1.assetlibrary.asset1. 开头，在广告后台的素材库里；没有填写时不能用于广告 */
  asset_no?: string | null
  /** 品牌 */
  brand_name?: string | null
  /** 品牌实体编号：ENTITY 开头，在广告后台的网址里 */
  brand_entity_id?: string | null
  /** 尺寸：宽 × 高，像素；从 PNG、JPG 与 GIF 文件读出 */
  image_size?: string | null
  /** 文件 */
  file_name?: string | null
  /** 大小（字节） */
  file_size?: number | null
  /** 备注 */
  note?: string | null
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
}

export interface AdAssetKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdAssetAdd {
  /** 店铺 */
  shop_id: string
  /** 素材名称 */
  asset_name: string
  /** 素材类型 */
  asset_kind: AdAssetAssetKindValue | (string & {})
  /** 亚马逊素材编号：amzn1.assetlibrary.asset1. 开头，在广告后台的素材库里；没有填写时不能用于广告 */
  asset_no?: string | null
  /** 品牌 */
  brand_name?: string | null
  /** 品牌实体编号：ENTITY 开头，在广告后台的网址里 */
  brand_entity_id?: string | null
  /** 备注 */
  note?: string | null
}

export interface AdAssetEdit {
  /** 店铺 */
  shop_id?: string | null
  /** 素材名称 */
  asset_name?: string | null
  /** 素材类型 */
  asset_kind?: AdAssetAssetKindValue | (string & {}) | null
  /** 亚马逊素材编号：amzn1.assetlibrary.asset1. 开头，在广告后台的素材库里；没有填写时不能用于广告 */
  asset_no?: string | null
  /** 品牌 */
  brand_name?: string | null
  /** 品牌实体编号：ENTITY 开头，在广告后台的网址里 */
  brand_entity_id?: string | null
  /** 备注 */
  note?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
