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
  /** 需要有效期：发往亚马逊时每一件都要写明有效期（食品、化妆品等） */
  needs_expiry?: boolean | null
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
  /** 产地标注：产品标签上的产地，如 MADE IN VIETNAM */
  origin?: string | null
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
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 库存货值：自有仓库与在途里剩余批次的成本，含次品；缺成本的数量不计 */
  stock_value?: string | null
  /** 可组套数：子件可用库存各够配几套，取最少的 */
  sets?: number | null
  /** 组合成本：各子件的单位成本 × 用量之和 */
  bundle_cost?: string | null
  /** 重量与尺寸不检测 */
  skip_package?: number | null
  /** 箱规不检测 */
  skip_box?: number | null
  /** 报关资料不检测 */
  skip_customs?: number | null
  /** 基本资料不检测 */
  skip_basic?: number | null
  /** 采购价不检测 */
  skip_price?: number | null
  /** 关联不检测 */
  skip_unpaired?: number | null
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
  /** 待检待上架：已签收、还没有入库的数量 */
  checking_qty?: number | null
  /** 采购逾期：采购在途里过了预计到货日的 */
  overdue_qty?: number | null
  /** 本地仓良品 */
  local_qty?: number | null
  /** 海外仓良品：海外仓、第三方仓与中转仓 */
  oversea_qty?: number | null
  /** 总库存：在库良品与次品 + 调拨在途 + 发往FBA + FBA在仓；亚马逊报告里的 FBA在途 多半就是发往FBA的货，不再另加 */
  all_qty?: number | null
  /** 加权日均销量：近 7、14、30 天的日均销量按「业务配置」的销量权重加权，没有设置时为 70%、20%、10% */
  daily_sales?: string | null
  /** FBA可售天数（天）：（FBA可售 + FBA在途）÷ 加权日均销量；没有销量则不算 */
  fba_days?: string | null
  /** 总库存可售天数（天）：总库存 ÷ 加权日均销量；没有销量则不算 */
  stock_days?: string | null
  /** 0-30天 */
  age_0_30?: number | null
  /** 31-60天 */
  age_31_60?: number | null
  /** 61-90天 */
  age_61_90?: number | null
  /** 91-180天 */
  age_91_180?: number | null
  /** 181-270天 */
  age_181_270?: number | null
  /** 271-365天 */
  age_271_365?: number | null
  /** 366天以上 */
  age_366?: number | null
  /** 总库存：自有仓库与在途里的良品与次品 */
  age_qty?: number | null
  /** 数量 × 库龄 */
  age_sum?: number | null
  /** 平均库龄（天） */
  age_avg?: string | null
  /** 最近入库 */
  last_in?: string | null
  /** 最近出库 */
  last_out?: string | null
  /** 模板方案：方案里写了的字段，这里还空着的都按它填上 */
  solution_id?: string | null
  /** 标签方案：打印商品标签时先用它的打印模板 */
  label_solution_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 近 7 天销量权重（%） */
  'config.weight7'?: string | null
  /** 近 14 天销量权重（%） */
  'config.weight14'?: string | null
  /** 近 30 天销量权重（%） */
  'config.weight30'?: string | null
  /** 单位成本：库存货值 ÷ 有成本的结存数量；没有结存时取最近一个有成本的批次 */
  'cost.unit_cost'?: string | null
  /** 库存货值：剩余批次的成本合计，含采购、头程、包材与其他；缺成本的数量不计 */
  'cost.amount'?: string | null
  /** 缺成本数量：结存里批次还没有成本的数量，不计入货值 */
  'cost.uncosted_qty'?: number | null
  /** 本位币 */
  'cost.currency'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
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
  /** 品名 */
  'developed.product_name'?: string | null
  /** 转正式日期 */
  'developed.formal_day'?: string | null
  /** 编号 */
  'developed.id'?: string | null
  /** 方案名称 */
  'solution.solution_name'?: string | null
  /** 品牌 */
  'solution.brand_id'?: string | null
  /** 单位 */
  'solution.unit'?: string | null
  /** 标签 */
  'solution.tags'?: string[] | null
  /** 特殊属性 */
  'solution.special_attr'?: string | null
  /** 包装长（cm） */
  'solution.pkg_length'?: string | null
  /** 包装宽（cm） */
  'solution.pkg_width'?: string | null
  /** 包装高（cm） */
  'solution.pkg_height'?: string | null
  /** 单箱数量 */
  'solution.box_qty'?: number | null
  /** 箱长（cm） */
  'solution.box_length'?: string | null
  /** 箱宽（cm） */
  'solution.box_width'?: string | null
  /** 箱高（cm） */
  'solution.box_height'?: string | null
  /** HS编码 */
  'solution.hs_code'?: string | null
  /** 中文报关名 */
  'solution.declare_cn'?: string | null
  /** 英文报关名 */
  'solution.declare_en'?: string | null
  /** 申报币种 */
  'solution.declare_currency'?: string | null
  /** 申报价 */
  'solution.declare_price'?: string | null
  /** 材质 */
  'solution.material'?: string | null
  /** 申报要素 */
  'solution.elements'?: string | null
  /** 销售组长 */
  'solution.sales_leader'?: string | null
  /** 开发专员 */
  'solution.developer'?: string | null
  /** 采购员 */
  'solution.buyer'?: string | null
  /** 编号 */
  'solution.id'?: string | null
  /** 方案名称 */
  'label_solution.solution_name'?: string | null
  /** 打印模板：在「打印模板」里设计，用于商品标签 */
  'label_solution.label_template_id'?: string | null
  /** 编号 */
  'label_solution.id'?: string | null
  /** FBA可售 */
  'fba.sellable'?: number | null
  'fba.sellable.prev'?: string | number | null
  'fba.sellable.delta'?: string | number | null
  'fba.sellable.rate'?: string | number | null
  'fba.sellable.lastYear'?: string | number | null
  'fba.sellable.lastYearDelta'?: string | number | null
  'fba.sellable.lastYearRate'?: string | number | null
  'fba.sellable.trend'?: (number | null)[] | null
  'fba.sellable.trendTo'?: string | null
  /** FBA预留 */
  'fba.reserved'?: number | null
  'fba.reserved.prev'?: string | number | null
  'fba.reserved.delta'?: string | number | null
  'fba.reserved.rate'?: string | number | null
  'fba.reserved.lastYear'?: string | number | null
  'fba.reserved.lastYearDelta'?: string | number | null
  'fba.reserved.lastYearRate'?: string | number | null
  'fba.reserved.trend'?: (number | null)[] | null
  'fba.reserved.trendTo'?: string | null
  /** FBA不可售 */
  'fba.unsellable'?: number | null
  'fba.unsellable.prev'?: string | number | null
  'fba.unsellable.delta'?: string | number | null
  'fba.unsellable.rate'?: string | number | null
  'fba.unsellable.lastYear'?: string | number | null
  'fba.unsellable.lastYearDelta'?: string | number | null
  'fba.unsellable.lastYearRate'?: string | number | null
  'fba.unsellable.trend'?: (number | null)[] | null
  'fba.unsellable.trendTo'?: string | null
  /** FBA在仓：可售 + 预留 + 不可售 */
  'fba.warehouse'?: number | null
  'fba.warehouse.prev'?: string | number | null
  'fba.warehouse.delta'?: string | number | null
  'fba.warehouse.rate'?: string | number | null
  'fba.warehouse.lastYear'?: string | number | null
  'fba.warehouse.lastYearDelta'?: string | number | null
  'fba.warehouse.lastYearRate'?: string | number | null
  'fba.warehouse.trend'?: (number | null)[] | null
  'fba.warehouse.trendTo'?: string | null
  /** FBA在途：亚马逊报告里的计划入库、标发在途与入库中 */
  'fba.inbound'?: number | null
  'fba.inbound.prev'?: string | number | null
  'fba.inbound.delta'?: string | number | null
  'fba.inbound.rate'?: string | number | null
  'fba.inbound.lastYear'?: string | number | null
  'fba.inbound.lastYearDelta'?: string | number | null
  'fba.inbound.lastYearRate'?: string | number | null
  'fba.inbound.trend'?: (number | null)[] | null
  'fba.inbound.trendTo'?: string | null
  /** 近7天销量 */
  'sales7.quantity'?: number | null
  'sales7.quantity.prev'?: string | number | null
  'sales7.quantity.delta'?: string | number | null
  'sales7.quantity.rate'?: string | number | null
  'sales7.quantity.lastYear'?: string | number | null
  'sales7.quantity.lastYearDelta'?: string | number | null
  'sales7.quantity.lastYearRate'?: string | number | null
  'sales7.quantity.trend'?: (number | null)[] | null
  'sales7.quantity.trendTo'?: string | null
  /** 近7天订单量 */
  'sales7.orders'?: number | null
  'sales7.orders.prev'?: string | number | null
  'sales7.orders.delta'?: string | number | null
  'sales7.orders.rate'?: string | number | null
  'sales7.orders.lastYear'?: string | number | null
  'sales7.orders.lastYearDelta'?: string | number | null
  'sales7.orders.lastYearRate'?: string | number | null
  'sales7.orders.trend'?: (number | null)[] | null
  'sales7.orders.trendTo'?: string | null
  /** 近7天订单行数 */
  'sales7.items'?: number | null
  'sales7.items.prev'?: string | number | null
  'sales7.items.delta'?: string | number | null
  'sales7.items.rate'?: string | number | null
  'sales7.items.lastYear'?: string | number | null
  'sales7.items.lastYearDelta'?: string | number | null
  'sales7.items.lastYearRate'?: string | number | null
  'sales7.items.trend'?: (number | null)[] | null
  'sales7.items.trendTo'?: string | null
  /** 近14天销量 */
  'sales14.quantity'?: number | null
  'sales14.quantity.prev'?: string | number | null
  'sales14.quantity.delta'?: string | number | null
  'sales14.quantity.rate'?: string | number | null
  'sales14.quantity.lastYear'?: string | number | null
  'sales14.quantity.lastYearDelta'?: string | number | null
  'sales14.quantity.lastYearRate'?: string | number | null
  'sales14.quantity.trend'?: (number | null)[] | null
  'sales14.quantity.trendTo'?: string | null
  /** 近14天订单量 */
  'sales14.orders'?: number | null
  'sales14.orders.prev'?: string | number | null
  'sales14.orders.delta'?: string | number | null
  'sales14.orders.rate'?: string | number | null
  'sales14.orders.lastYear'?: string | number | null
  'sales14.orders.lastYearDelta'?: string | number | null
  'sales14.orders.lastYearRate'?: string | number | null
  'sales14.orders.trend'?: (number | null)[] | null
  'sales14.orders.trendTo'?: string | null
  /** 近14天订单行数 */
  'sales14.items'?: number | null
  'sales14.items.prev'?: string | number | null
  'sales14.items.delta'?: string | number | null
  'sales14.items.rate'?: string | number | null
  'sales14.items.lastYear'?: string | number | null
  'sales14.items.lastYearDelta'?: string | number | null
  'sales14.items.lastYearRate'?: string | number | null
  'sales14.items.trend'?: (number | null)[] | null
  'sales14.items.trendTo'?: string | null
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
  /** 需要有效期：发往亚马逊时每一件都要写明有效期（食品、化妆品等） */
  needs_expiry?: boolean | null
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
  /** 产地标注：产品标签上的产地，如 MADE IN VIETNAM */
  origin?: string | null
  /** 申报要素 */
  elements?: string | null
  /** 销售组长 */
  sales_leader?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 模板方案：方案里写了的字段，这里还空着的都按它填上 */
  solution_id?: string | null
  /** 标签方案：打印商品标签时先用它的打印模板 */
  label_solution_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 忽略的检测 */
  skips?: {
    /** 编号 */
    id?: string
    /** 检测项 */
    item?: string | null
    /** 忽略原因 */
    reason?: string | null
  }[]
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
  /** 需要有效期：发往亚马逊时每一件都要写明有效期（食品、化妆品等） */
  needs_expiry?: boolean | null
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
  /** 产地标注：产品标签上的产地，如 MADE IN VIETNAM */
  origin?: string | null
  /** 申报要素 */
  elements?: string | null
  /** 销售组长 */
  sales_leader?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 模板方案：方案里写了的字段，这里还空着的都按它填上 */
  solution_id?: string | null
  /** 标签方案：打印商品标签时先用它的打印模板 */
  label_solution_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 忽略的检测 */
  skips?: {
    /** 编号 */
    id?: string
    /** 检测项 */
    item?: string | null
    /** 忽略原因 */
    reason?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
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
