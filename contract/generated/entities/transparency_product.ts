/**
 * 透明计划商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/transparency_product.json: edit that, not this file.
 */
/** 透明计划商品 */
export interface TransparencyProductRow {
  /** 编号 */
  id: string
  /** MSKU */
  product_id?: string
  /** 店铺 */
  shop_id?: string | null
  /** MSKU */
  msku?: string | null
  /** GTIN：商品在透明计划里登记的 UPC、EAN 或 GTIN */
  gtin?: string
  /** T码 */
  code_count?: number | null
  /** 未打印 */
  left_qty?: number | null
  /** 已打印 */
  printed_qty?: number | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** MSKU */
  'product.msku'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** FNSKU：不贴标的混合库存里，同一 ASIN 的几个 MSKU 共用一个 FNSKU（与 ASIN 相同） */
  'product.fnsku'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 店铺 */
  'product.shop_id'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface TransparencyProductKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface TransparencyProductAdd {
  /** MSKU */
  product_id: string
  /** GTIN：商品在透明计划里登记的 UPC、EAN 或 GTIN */
  gtin: string
  /** 备注 */
  remark?: string | null
  /** T码 */
  codes?: {
    /** 编号 */
    id?: string
    /** T码 */
    code?: string | null
    /** 备注：如来自哪一份码文件 */
    remark?: string | null
  }[]
}

export interface TransparencyProductEdit {
  /** MSKU */
  product_id?: string | null
  /** GTIN：商品在透明计划里登记的 UPC、EAN 或 GTIN */
  gtin?: string | null
  /** 备注 */
  remark?: string | null
  /** T码 */
  codes?: {
    /** 编号 */
    id?: string
    /** T码 */
    code?: string | null
    /** 备注：如来自哪一份码文件 */
    remark?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
