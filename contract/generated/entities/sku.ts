/**
 * 商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/commodity/sku.json: edit that, not this file.
 */
import type { CurrencyAllValue, GoodsKindValue, ProductStatusValue, SkuKindValue, SpecialAttrValue } from '../enums'

/** 商品 */
export interface SkuRow {
  /** 编号 */
  id: string
  /** 本地SKU */
  sku_code?: string
  /** 品名 */
  product_name?: string
  /** 图片 */
  image?: string | null
  /** 商品类型：组合商品没有自己的库存，由子件配成 */
  goods_kind?: GoodsKindValue | (string & {})
  /** SKU类型 */
  sku_kind?: SkuKindValue | (string & {})
  /** 状态 */
  product_status?: ProductStatusValue | (string & {})
  /** 主SKU */
  spu_id?: string | null
  /** 变体 */
  variant?: string[] | null
  /** 分类 */
  category_id?: string | null
  /** 品牌 */
  brand_id?: string | null
  /** 单位 */
  unit?: string | null
  /** 型号 */
  model?: string | null
  /** 条码：扫描时除本地SKU外也认这个条码 */
  barcode?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 特殊属性 */
  special_attr?: SpecialAttrValue | (string & {}) | null
  /** 默认供应商 */
  supplier_id?: string | null
  /** 采购价：默认供应商现在有效、起订量最小的报价 */
  purchase_price?: string | null
  /** 采购币种 */
  price_currency?: CurrencyAllValue | (string & {}) | null
  /** 交期（天） */
  lead_days?: number | null
  /** 包装长（cm） */
  pkg_length?: string | null
  /** 包装宽（cm） */
  pkg_width?: string | null
  /** 包装高（cm） */
  pkg_height?: string | null
  /** 毛重（g） */
  gross_weight?: number | null
  /** 净重（g） */
  net_weight?: number | null
  /** 单箱数量 */
  box_qty?: number | null
  /** 箱长（cm） */
  box_length?: string | null
  /** 箱宽（cm） */
  box_width?: string | null
  /** 箱高（cm） */
  box_height?: string | null
  /** 箱重（kg） */
  box_weight?: string | null
  /** HS编码 */
  hs_code?: string | null
  /** 中文报关名 */
  declare_cn?: string | null
  /** 英文报关名 */
  declare_en?: string | null
  /** 申报币种 */
  declare_currency?: CurrencyAllValue | (string & {})
  /** 申报价 */
  declare_price?: string | null
  /** 材质 */
  material?: string | null
  /** 申报要素 */
  elements?: string | null
  /** 销售组长 */
  sales_leader?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 关联MSKU */
  msku_count?: number | null
  /** 加工需求：待加工与加工中的加工计划里还没有排单的数量 */
  to_make?: number | null
  /** 子件数 */
  part_count?: number | null
  /** 在库良品 */
  good_qty?: number | null
  /** 在库次品 */
  bad_qty?: number | null
  /** 调拨在途 */
  transit_qty?: number | null
  /** 发往FBA：已发货、还没有签收的批次里的数量 */
  sent_qty?: number | null
  /** 锁定 */
  held_qty?: number | null
  /** 可用 */
  available_qty?: number | null
  /** 采购在途：已下单、还没有入库的数量 */
  onway_qty?: number | null
  /** 采购逾期：采购在途里过了预计到货日的 */
  overdue_qty?: number | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 主SKU */
  'spu.spu_code'?: string | null
  /** 品名 */
  'spu.product_name'?: string | null
  /** 编号 */
  'spu.id'?: string | null
  /** 分类：从最上级写起，例如：家居/厨房/刀具 */
  'category.full_name'?: string | null
  /** 编号 */
  'category.id'?: string | null
  /** 品牌 */
  'brand.name'?: string | null
  /** 编号 */
  'brand.id'?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
}

export interface SkuKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SkuAdd {
  /** 本地SKU */
  sku_code: string
  /** 品名 */
  product_name: string
  /** 图片 */
  image?: string | null
  /** 商品类型：组合商品没有自己的库存，由子件配成 */
  goods_kind?: GoodsKindValue | (string & {}) | null
  /** SKU类型 */
  sku_kind?: SkuKindValue | (string & {}) | null
  /** 状态 */
  product_status?: ProductStatusValue | (string & {}) | null
  /** 主SKU */
  spu_id?: string | null
  /** 变体 */
  variant?: string[] | null
  /** 分类 */
  category_id?: string | null
  /** 品牌 */
  brand_id?: string | null
  /** 单位 */
  unit?: string | null
  /** 型号 */
  model?: string | null
  /** 条码：扫描时除本地SKU外也认这个条码 */
  barcode?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 特殊属性 */
  special_attr?: SpecialAttrValue | (string & {}) | null
  /** 包装长（cm） */
  pkg_length?: string | null
  /** 包装宽（cm） */
  pkg_width?: string | null
  /** 包装高（cm） */
  pkg_height?: string | null
  /** 毛重（g） */
  gross_weight?: number | null
  /** 净重（g） */
  net_weight?: number | null
  /** 单箱数量 */
  box_qty?: number | null
  /** 箱长（cm） */
  box_length?: string | null
  /** 箱宽（cm） */
  box_width?: string | null
  /** 箱高（cm） */
  box_height?: string | null
  /** 箱重（kg） */
  box_weight?: string | null
  /** HS编码 */
  hs_code?: string | null
  /** 中文报关名 */
  declare_cn?: string | null
  /** 英文报关名 */
  declare_en?: string | null
  /** 申报币种 */
  declare_currency?: CurrencyAllValue | (string & {}) | null
  /** 申报价 */
  declare_price?: string | null
  /** 材质 */
  material?: string | null
  /** 申报要素 */
  elements?: string | null
  /** 销售组长 */
  sales_leader?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 备注 */
  remark?: string | null
  /** 子件 */
  parts?: {
    /** 编号 */
    id?: string
    /** 子件 */
    part_id?: string | null
    /** 用量 */
    qty?: number | null
    /** 成本占比：不填时按子件的采购价分 */
    cost_share?: string | null
    /** 生效日期：不填：一直有效 */
    from_day?: string | null
    /** 失效日期：含当天；不填：一直有效 */
    to_day?: string | null
  }[]
  /** 供应商报价 */
  prices?: {
    /** 编号 */
    id?: string
    /** 供应商 */
    supplier_id?: string | null
    /** 默认供应商 */
    is_default?: boolean | null
    /** 起订量：从这个数量起按这个价格 */
    min_qty?: number | null
    /** 币种 */
    currency?: string | null
    /** 单价 */
    price?: string | null
    /** 税率 */
    tax_rate?: string | null
    /** 交期（天） */
    lead_days?: number | null
    /** 生效日期 */
    from_day?: string | null
    /** 备注 */
    remark?: string | null
  }[]
}

export interface SkuEdit {
  /** 本地SKU */
  sku_code?: string | null
  /** 品名 */
  product_name?: string | null
  /** 图片 */
  image?: string | null
  /** 商品类型：组合商品没有自己的库存，由子件配成 */
  goods_kind?: GoodsKindValue | (string & {}) | null
  /** SKU类型 */
  sku_kind?: SkuKindValue | (string & {}) | null
  /** 状态 */
  product_status?: ProductStatusValue | (string & {}) | null
  /** 主SKU */
  spu_id?: string | null
  /** 变体 */
  variant?: string[] | null
  /** 分类 */
  category_id?: string | null
  /** 品牌 */
  brand_id?: string | null
  /** 单位 */
  unit?: string | null
  /** 型号 */
  model?: string | null
  /** 条码：扫描时除本地SKU外也认这个条码 */
  barcode?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 特殊属性 */
  special_attr?: SpecialAttrValue | (string & {}) | null
  /** 包装长（cm） */
  pkg_length?: string | null
  /** 包装宽（cm） */
  pkg_width?: string | null
  /** 包装高（cm） */
  pkg_height?: string | null
  /** 毛重（g） */
  gross_weight?: number | null
  /** 净重（g） */
  net_weight?: number | null
  /** 单箱数量 */
  box_qty?: number | null
  /** 箱长（cm） */
  box_length?: string | null
  /** 箱宽（cm） */
  box_width?: string | null
  /** 箱高（cm） */
  box_height?: string | null
  /** 箱重（kg） */
  box_weight?: string | null
  /** HS编码 */
  hs_code?: string | null
  /** 中文报关名 */
  declare_cn?: string | null
  /** 英文报关名 */
  declare_en?: string | null
  /** 申报币种 */
  declare_currency?: CurrencyAllValue | (string & {}) | null
  /** 申报价 */
  declare_price?: string | null
  /** 材质 */
  material?: string | null
  /** 申报要素 */
  elements?: string | null
  /** 销售组长 */
  sales_leader?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 备注 */
  remark?: string | null
  /** 子件 */
  parts?: {
    /** 编号 */
    id?: string
    /** 子件 */
    part_id?: string | null
    /** 用量 */
    qty?: number | null
    /** 成本占比：不填时按子件的采购价分 */
    cost_share?: string | null
    /** 生效日期：不填：一直有效 */
    from_day?: string | null
    /** 失效日期：含当天；不填：一直有效 */
    to_day?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 供应商报价 */
  prices?: {
    /** 编号 */
    id?: string
    /** 供应商 */
    supplier_id?: string | null
    /** 默认供应商 */
    is_default?: boolean | null
    /** 起订量：从这个数量起按这个价格 */
    min_qty?: number | null
    /** 币种 */
    currency?: string | null
    /** 单价 */
    price?: string | null
    /** 税率 */
    tax_rate?: string | null
    /** 交期（天） */
    lead_days?: number | null
    /** 生效日期 */
    from_day?: string | null
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
