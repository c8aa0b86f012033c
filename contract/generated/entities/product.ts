/**
 * 在售商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/product.json: edit that, not this file.
 */
import type { CurrencyAllValue, FulfillValue, SalesStatusValue } from '../enums'

/** 在售商品 */
export interface ProductRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 库存池 */
  pool_id?: string | null
  /** MSKU */
  msku?: string
  /** ASIN */
  asin?: string | null
  /** 父ASIN */
  parent_asin?: string | null
  /** FNSKU：不贴标的混合库存里，同一 ASIN 的几个 MSKU 共用一个 FNSKU（与 ASIN 相同） */
  fnsku?: string | null
  /** 标题 */
  title?: string | null
  /** 图片 */
  image?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 分类：今天有效的配对里第一个本地SKU的分类 */
  category_id?: string | null
  /** 品牌：今天有效的配对里第一个本地SKU的品牌 */
  brand_id?: string | null
  /** 主SKU：今天有效的配对里第一个本地SKU的主SKU */
  spu_id?: string | null
  /** 销售组长 */
  leader?: string | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  specialist?: string | null
  /** 销售助理 */
  assistant?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 关注人：在「产品表现」里关注了它的人 */
  followers?: string[] | null
  /** 备注 */
  note?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 售价：最近导入的在售商品报告里的售价；改价先成为待提交，由「价格与数量」文件带给亚马逊，报告带回新价即生效 */
  price?: string | null
  /** 售价：待提交的值，没有则不出现 */
  'price.pending'?: string | null
  /** 最低售价：改价不能低于它；在售商品报告带有卖家最低允许价时取报告的 */
  least_price?: string | null
  /** 最高售价：改价不能高于它；在售商品报告带有卖家最高允许价时取报告的 */
  most_price?: string | null
  /** 优惠价：优惠期里买家看到的价；改动先成为待提交，由「优惠价」文件带给亚马逊，在卖家后台看到后标为已生效（在售商品报告里没有优惠价） */
  sale_price?: string | null
  /** 优惠价：待提交的值，没有则不出现 */
  'sale_price.pending'?: string | null
  /** 优惠开始 */
  sale_from?: string | null
  /** 优惠开始：待提交的值，没有则不出现 */
  'sale_from.pending'?: string | null
  /** 优惠结束：要提前结束，把它改成今天 */
  sale_to?: string | null
  /** 优惠结束：待提交的值，没有则不出现 */
  'sale_to.pending'?: string | null
  /** 配送方式：最近导入的在售商品报告里的配送方式 */
  fulfilment?: FulfillValue | (string & {}) | null
  /** 自配送库存：卖家自配送的商品在亚马逊上的可售数量；亚马逊配送的商品为空，不能修改 */
  fbm_qty?: number | null
  /** 自配送库存：待提交的值，没有则不出现 */
  'fbm_qty.pending'?: number | null
  /** 扣费后：售价 − 预估费用：还没有减去采购与头程成本 */
  after_fee?: string | null
  /** 扣费与成本后：售价 − 预估费用 − 近90天入账销量的单件采购与头程成本（站点币种）；缺一项则不算 */
  after_cost?: string | null
  /** 每件亏损：预估费用 + 近90天入账销量的单件采购与头程成本 − 售价（站点币种），为负即有盈余；缺一项则不算 */
  unit_loss?: string | null
  /** 优惠时每件亏损：预估费用 + 近90天入账销量的单件采购与头程成本 − 优惠价（站点币种），为负即有盈余；缺一项则不算 */
  sale_loss?: string | null
  /** 费用占售价 */
  fee_share?: string | null
  /** 采购成本 */
  purchase_cost?: string | null
  /** 成本币种 */
  cost_currency?: CurrencyAllValue | (string & {}) | null
  /** 销售状态 */
  sales_status?: SalesStatusValue | (string & {}) | null
  /** 不检测资料 */
  check_skip?: boolean | null
  /** 不检测原因 */
  check_note?: string | null
  /** 库存预警天数（天）：FBA库存的可售天数低于它即预警；不填时按「业务配置」 */
  warning_days?: number | null
  /** 建议发货量：「补货建议」最近一次算出的 */
  advice_qty?: number | null
  /** 补货数量：「补货建议」里的发货数量 */
  ship_qty?: number | null
  /** 本地仓可用：配对的商品在本地仓的可用良品够发多少 */
  ready_qty?: number | null
  /** 上架日期 */
  open_day?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 库存池：留空时按卖家账号与站点所属的物流网络归入；同一池的店铺共用一份 FBA 库存 */
  'shop.pool_id'?: string | null
  /** 店铺负责人 */
  'shop.owner'?: string | null
  /** 部门 */
  'shop.dept_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 标签 */
  'tag.name'?: string | null
  /** 编号 */
  'tag.id'?: string | null
  /** 姓名 */
  'follower.name'?: string | null
  /** 编号 */
  'follower.id'?: string | null
  /** 分类：从最上级写起，例如：家居/厨房/刀具 */
  'category.full_name'?: string | null
  /** 编号 */
  'category.id'?: string | null
  /** 品牌 */
  'brand.name'?: string | null
  /** 编号 */
  'brand.id'?: string | null
  /** 主SKU */
  'spu.spu_code'?: string | null
  /** 品名 */
  'spu.product_name'?: string | null
  /** 编号 */
  'spu.id'?: string | null
  /** 快照日期 */
  'fee.stat_date'?: string | null
  /** 币种 */
  'fee.currency'?: string | null
  /** 预估费用合计 */
  'fee.total_fee'?: string | null
  /** 预估佣金 */
  'fee.referral_fee'?: string | null
  /** 预估配送费：亚马逊物流每件的配送费；欧洲旧版报告写作本地配送费 */
  'fee.delivery_fee'?: string | null
  /** 尺寸分段 */
  'fee.size_tier'?: string | null
  /** 现行费用类别 */
  'fee.fee_tier'?: string | null
  /** 包装重量 */
  'fee.weight'?: string | null
  /** 重量单位 */
  'fee.weight_unit'?: string | null
  /** 长边 */
  'fee.longest_side'?: string | null
  /** 中边 */
  'fee.median_side'?: string | null
  /** 短边 */
  'fee.shortest_side'?: string | null
  /** 尺寸单位 */
  'fee.dim_unit'?: string | null
  /** 库存池 */
  'pool.name'?: string | null
  /** 物流网络 */
  'pool.network'?: string | null
  /** 亚马逊状态 */
  'listing.status'?: string | null
  /** 配送方式 */
  'listing.fulfilment'?: string | null
  /** 币种 */
  'listing.currency'?: string | null
  /** 售价 */
  'listing.price'?: string | null
  /** 自配送库存：亚马逊配送的商品为空 */
  'listing.quantity'?: number | null
  /** 运费模板 */
  'listing.shipping_group'?: string | null
  /** 上架时间 */
  'listing.open_at'?: string | null
  /** 商品状况 */
  'stock.condition'?: string | null
  /** 可售 */
  'stock.sellable_qty'?: number | null
  /** 计划入库 */
  'stock.inbound_working'?: number | null
  /** 标发在途 */
  'stock.inbound_shipped'?: number | null
  /** 入库中 */
  'stock.inbound_receiving'?: number | null
  /** 自配送可售 */
  'stock.mfn_qty'?: number | null
  /** 建议发货量：日均 × 覆盖天数 − FBA可用 − FBA在途 − 待发货，不足 0 按 0，加自定义数量，再凑整箱 */
  'advice.advice_qty'?: number | null
  /** 发货数量：开始时是建议发货量，可以改；「重新计算」后回到建议，夜里更新时保留 */
  'advice.ship_qty'?: number | null
  /** 本地仓可发：配对的商品在本地仓的可用良品够发多少 */
  'advice.local_qty'?: number | null
  /** 可售天数（天）：（FBA可用 + FBA在途）÷ 加权日均销量 */
  'advice.sellable_days'?: number | null
  /** 预计断货日：按每一批的预计到货日逐批推算：下一批到货前卖完也算断货 */
  'advice.out_day'?: string | null
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
  /** 近90天入账销量 */
  'costs90.quantity'?: number | null
  'costs90.quantity.prev'?: string | number | null
  'costs90.quantity.delta'?: string | number | null
  'costs90.quantity.rate'?: string | number | null
  'costs90.quantity.lastYear'?: string | number | null
  'costs90.quantity.lastYearDelta'?: string | number | null
  'costs90.quantity.lastYearRate'?: string | number | null
  'costs90.quantity.trend'?: (number | null)[] | null
  'costs90.quantity.trendTo'?: string | null
  /** 近90天缺成本销量 */
  'costs90.uncosted_quantity'?: number | null
  'costs90.uncosted_quantity.prev'?: string | number | null
  'costs90.uncosted_quantity.delta'?: string | number | null
  'costs90.uncosted_quantity.rate'?: string | number | null
  'costs90.uncosted_quantity.lastYear'?: string | number | null
  'costs90.uncosted_quantity.lastYearDelta'?: string | number | null
  'costs90.uncosted_quantity.lastYearRate'?: string | number | null
  'costs90.uncosted_quantity.trend'?: (number | null)[] | null
  'costs90.uncosted_quantity.trendTo'?: string | null
  /** 近90天有成本的销量 */
  'costs90.costed'?: number | null
  'costs90.costed.prev'?: string | number | null
  'costs90.costed.delta'?: string | number | null
  'costs90.costed.rate'?: string | number | null
  'costs90.costed.lastYear'?: string | number | null
  'costs90.costed.lastYearDelta'?: string | number | null
  'costs90.costed.lastYearRate'?: string | number | null
  'costs90.costed.trend'?: (number | null)[] | null
  'costs90.costed.trendTo'?: string | null
  /** 近90天采购成本：为负 */
  'costs90.purchase_cost'?: string | null
  'costs90.purchase_cost.prev'?: string | number | null
  'costs90.purchase_cost.delta'?: string | number | null
  'costs90.purchase_cost.rate'?: string | number | null
  'costs90.purchase_cost.lastYear'?: string | number | null
  'costs90.purchase_cost.lastYearDelta'?: string | number | null
  'costs90.purchase_cost.lastYearRate'?: string | number | null
  'costs90.purchase_cost.trend'?: (number | null)[] | null
  'costs90.purchase_cost.trendTo'?: string | null
  /** 近90天头程成本：为负 */
  'costs90.head_cost'?: string | null
  'costs90.head_cost.prev'?: string | number | null
  'costs90.head_cost.delta'?: string | number | null
  'costs90.head_cost.rate'?: string | number | null
  'costs90.head_cost.lastYear'?: string | number | null
  'costs90.head_cost.lastYearDelta'?: string | number | null
  'costs90.head_cost.lastYearRate'?: string | number | null
  'costs90.head_cost.trend'?: (number | null)[] | null
  'costs90.head_cost.trendTo'?: string | null
  /** 近90天单件采购与头程：（采购成本 + 头程成本）÷ 有成本的入账销量 */
  'costs90.unit_cost'?: string | null
  'costs90.unit_cost.prev'?: string | number | null
  'costs90.unit_cost.delta'?: string | number | null
  'costs90.unit_cost.rate'?: string | number | null
  'costs90.unit_cost.lastYear'?: string | number | null
  'costs90.unit_cost.lastYearDelta'?: string | number | null
  'costs90.unit_cost.lastYearRate'?: string | number | null
  'costs90.unit_cost.trend'?: (number | null)[] | null
  'costs90.unit_cost.trendTo'?: string | null
}

export interface ProductKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ProductAdd {
  /** MSKU */
  msku: string
  /** ASIN */
  asin?: string | null
  /** 父ASIN */
  parent_asin?: string | null
  /** FNSKU：不贴标的混合库存里，同一 ASIN 的几个 MSKU 共用一个 FNSKU（与 ASIN 相同） */
  fnsku?: string | null
  /** 标题 */
  title?: string | null
  /** 图片 */
  image?: string | null
  /** 销售组长 */
  leader?: string | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  specialist?: string | null
  /** 销售助理 */
  assistant?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  note?: string | null
  /** 售价：最近导入的在售商品报告里的售价；改价先成为待提交，由「价格与数量」文件带给亚马逊，报告带回新价即生效 */
  price?: string | null
  /** 最低售价：改价不能低于它；在售商品报告带有卖家最低允许价时取报告的 */
  least_price?: string | null
  /** 最高售价：改价不能高于它；在售商品报告带有卖家最高允许价时取报告的 */
  most_price?: string | null
  /** 优惠价：优惠期里买家看到的价；改动先成为待提交，由「优惠价」文件带给亚马逊，在卖家后台看到后标为已生效（在售商品报告里没有优惠价） */
  sale_price?: string | null
  /** 优惠开始 */
  sale_from?: string | null
  /** 优惠结束：要提前结束，把它改成今天 */
  sale_to?: string | null
  /** 自配送库存：卖家自配送的商品在亚马逊上的可售数量；亚马逊配送的商品为空，不能修改 */
  fbm_qty?: number | null
  /** 采购成本 */
  purchase_cost?: string | null
  /** 销售状态 */
  sales_status?: SalesStatusValue | (string & {}) | null
  /** 不检测资料 */
  check_skip?: boolean | null
  /** 不检测原因 */
  check_note?: string | null
  /** 库存预警天数（天）：FBA库存的可售天数低于它即预警；不填时按「业务配置」 */
  warning_days?: number | null
}

export interface ProductEdit {
  /** MSKU */
  msku?: string | null
  /** ASIN */
  asin?: string | null
  /** 父ASIN */
  parent_asin?: string | null
  /** FNSKU：不贴标的混合库存里，同一 ASIN 的几个 MSKU 共用一个 FNSKU（与 ASIN 相同） */
  fnsku?: string | null
  /** 标题 */
  title?: string | null
  /** 图片 */
  image?: string | null
  /** 销售组长 */
  leader?: string | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  specialist?: string | null
  /** 销售助理 */
  assistant?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  note?: string | null
  /** 售价：最近导入的在售商品报告里的售价；改价先成为待提交，由「价格与数量」文件带给亚马逊，报告带回新价即生效 */
  price?: string | null
  /** 最低售价：改价不能低于它；在售商品报告带有卖家最低允许价时取报告的 */
  least_price?: string | null
  /** 最高售价：改价不能高于它；在售商品报告带有卖家最高允许价时取报告的 */
  most_price?: string | null
  /** 优惠价：优惠期里买家看到的价；改动先成为待提交，由「优惠价」文件带给亚马逊，在卖家后台看到后标为已生效（在售商品报告里没有优惠价） */
  sale_price?: string | null
  /** 优惠开始 */
  sale_from?: string | null
  /** 优惠结束：要提前结束，把它改成今天 */
  sale_to?: string | null
  /** 自配送库存：卖家自配送的商品在亚马逊上的可售数量；亚马逊配送的商品为空，不能修改 */
  fbm_qty?: number | null
  /** 采购成本 */
  purchase_cost?: string | null
  /** 销售状态 */
  sales_status?: SalesStatusValue | (string & {}) | null
  /** 不检测资料 */
  check_skip?: boolean | null
  /** 不检测原因 */
  check_note?: string | null
  /** 库存预警天数（天）：FBA库存的可售天数低于它即预警；不填时按「业务配置」 */
  warning_days?: number | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
  /** 已经看过并确认：没有它，需要确认的修改（例如低于成本的售价）被拒绝（1009） */
  confirmed?: boolean
}
