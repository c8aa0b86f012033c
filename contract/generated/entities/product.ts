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
  /** 本地SKU */
  'goods.sku_code'?: string | null
  /** 产地标注：产品标签上的产地，如 MADE IN VIETNAM */
  'goods.origin'?: string | null
  /** 编号 */
  'goods.id'?: string | null
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
  /** 图片 */
  'perf.image'?: string | null
  /** 标题 */
  'perf.title'?: string | null
  /** 品名 */
  'perf.product_name'?: string | null
  /** 销量 */
  'perf.quantity'?: number | null
  'perf.quantity.prev'?: string | number | null
  'perf.quantity.delta'?: string | number | null
  'perf.quantity.rate'?: string | number | null
  'perf.quantity.lastYear'?: string | number | null
  'perf.quantity.lastYearDelta'?: string | number | null
  'perf.quantity.lastYearRate'?: string | number | null
  'perf.quantity.trend'?: (number | null)[] | null
  'perf.quantity.trendTo'?: string | null
  /** 销售额 */
  'perf.amount'?: string | null
  'perf.amount.prev'?: string | number | null
  'perf.amount.delta'?: string | number | null
  'perf.amount.rate'?: string | number | null
  'perf.amount.lastYear'?: string | number | null
  'perf.amount.lastYearDelta'?: string | number | null
  'perf.amount.lastYearRate'?: string | number | null
  'perf.amount.trend'?: (number | null)[] | null
  'perf.amount.trendTo'?: string | null
  /** FBA销量 */
  'perf.fba_quantity'?: number | null
  'perf.fba_quantity.prev'?: string | number | null
  'perf.fba_quantity.delta'?: string | number | null
  'perf.fba_quantity.rate'?: string | number | null
  'perf.fba_quantity.lastYear'?: string | number | null
  'perf.fba_quantity.lastYearDelta'?: string | number | null
  'perf.fba_quantity.lastYearRate'?: string | number | null
  'perf.fba_quantity.trend'?: (number | null)[] | null
  'perf.fba_quantity.trendTo'?: string | null
  /** FBA销售额 */
  'perf.fba_amount'?: string | null
  'perf.fba_amount.prev'?: string | number | null
  'perf.fba_amount.delta'?: string | number | null
  'perf.fba_amount.rate'?: string | number | null
  'perf.fba_amount.lastYear'?: string | number | null
  'perf.fba_amount.lastYearDelta'?: string | number | null
  'perf.fba_amount.lastYearRate'?: string | number | null
  'perf.fba_amount.trend'?: (number | null)[] | null
  'perf.fba_amount.trendTo'?: string | null
  /** 自发货销量 */
  'perf.fbm_quantity'?: number | null
  'perf.fbm_quantity.prev'?: string | number | null
  'perf.fbm_quantity.delta'?: string | number | null
  'perf.fbm_quantity.rate'?: string | number | null
  'perf.fbm_quantity.lastYear'?: string | number | null
  'perf.fbm_quantity.lastYearDelta'?: string | number | null
  'perf.fbm_quantity.lastYearRate'?: string | number | null
  'perf.fbm_quantity.trend'?: (number | null)[] | null
  'perf.fbm_quantity.trendTo'?: string | null
  /** 自发货销售额 */
  'perf.fbm_amount'?: string | null
  'perf.fbm_amount.prev'?: string | number | null
  'perf.fbm_amount.delta'?: string | number | null
  'perf.fbm_amount.rate'?: string | number | null
  'perf.fbm_amount.lastYear'?: string | number | null
  'perf.fbm_amount.lastYearDelta'?: string | number | null
  'perf.fbm_amount.lastYearRate'?: string | number | null
  'perf.fbm_amount.trend'?: (number | null)[] | null
  'perf.fbm_amount.trendTo'?: string | null
  /** 促销销量：订单报告里写了促销编号的商品件数 */
  'perf.promoted_quantity'?: number | null
  'perf.promoted_quantity.prev'?: string | number | null
  'perf.promoted_quantity.delta'?: string | number | null
  'perf.promoted_quantity.rate'?: string | number | null
  'perf.promoted_quantity.lastYear'?: string | number | null
  'perf.promoted_quantity.lastYearDelta'?: string | number | null
  'perf.promoted_quantity.lastYearRate'?: string | number | null
  'perf.promoted_quantity.trend'?: (number | null)[] | null
  'perf.promoted_quantity.trendTo'?: string | null
  /** 促销销售额：写了促销编号的商品金额，未减促销折扣 */
  'perf.promoted_amount'?: string | null
  'perf.promoted_amount.prev'?: string | number | null
  'perf.promoted_amount.delta'?: string | number | null
  'perf.promoted_amount.rate'?: string | number | null
  'perf.promoted_amount.lastYear'?: string | number | null
  'perf.promoted_amount.lastYearDelta'?: string | number | null
  'perf.promoted_amount.lastYearRate'?: string | number | null
  'perf.promoted_amount.trend'?: (number | null)[] | null
  'perf.promoted_amount.trendTo'?: string | null
  /** 订单量 */
  'perf.orders'?: number | null
  'perf.orders.prev'?: string | number | null
  'perf.orders.delta'?: string | number | null
  'perf.orders.rate'?: string | number | null
  'perf.orders.lastYear'?: string | number | null
  'perf.orders.lastYearDelta'?: string | number | null
  'perf.orders.lastYearRate'?: string | number | null
  'perf.orders.trend'?: (number | null)[] | null
  'perf.orders.trendTo'?: string | null
  /** 销售均价 */
  'perf.price'?: string | null
  'perf.price.prev'?: string | number | null
  'perf.price.delta'?: string | number | null
  'perf.price.rate'?: string | number | null
  'perf.price.lastYear'?: string | number | null
  'perf.price.lastYearDelta'?: string | number | null
  'perf.price.lastYearRate'?: string | number | null
  'perf.price.trend'?: (number | null)[] | null
  'perf.price.trendTo'?: string | null
  /** 促销折扣 */
  'perf.discount'?: string | null
  'perf.discount.prev'?: string | number | null
  'perf.discount.delta'?: string | number | null
  'perf.discount.rate'?: string | number | null
  'perf.discount.lastYear'?: string | number | null
  'perf.discount.lastYearDelta'?: string | number | null
  'perf.discount.lastYearRate'?: string | number | null
  'perf.discount.trend'?: (number | null)[] | null
  'perf.discount.trendTo'?: string | null
  /** 退款量 */
  'perf.refund_quantity'?: number | null
  'perf.refund_quantity.prev'?: string | number | null
  'perf.refund_quantity.delta'?: string | number | null
  'perf.refund_quantity.rate'?: string | number | null
  'perf.refund_quantity.lastYear'?: string | number | null
  'perf.refund_quantity.lastYearDelta'?: string | number | null
  'perf.refund_quantity.lastYearRate'?: string | number | null
  'perf.refund_quantity.trend'?: (number | null)[] | null
  'perf.refund_quantity.trendTo'?: string | null
  /** 退款金额 */
  'perf.refund_amount'?: string | null
  'perf.refund_amount.prev'?: string | number | null
  'perf.refund_amount.delta'?: string | number | null
  'perf.refund_amount.rate'?: string | number | null
  'perf.refund_amount.lastYear'?: string | number | null
  'perf.refund_amount.lastYearDelta'?: string | number | null
  'perf.refund_amount.lastYearRate'?: string | number | null
  'perf.refund_amount.trend'?: (number | null)[] | null
  'perf.refund_amount.trendTo'?: string | null
  /** 退款率：退款量 ÷ 销量；退款按入账日，可能属于更早的订单 */
  'perf.refund_rate'?: string | null
  'perf.refund_rate.prev'?: string | number | null
  'perf.refund_rate.delta'?: string | number | null
  'perf.refund_rate.rate'?: string | number | null
  'perf.refund_rate.lastYear'?: string | number | null
  'perf.refund_rate.lastYearDelta'?: string | number | null
  'perf.refund_rate.lastYearRate'?: string | number | null
  'perf.refund_rate.trend'?: (number | null)[] | null
  'perf.refund_rate.trendTo'?: string | null
  /** 退货量：FBA买家退货 */
  'perf.returned'?: number | null
  'perf.returned.prev'?: string | number | null
  'perf.returned.delta'?: string | number | null
  'perf.returned.rate'?: string | number | null
  'perf.returned.lastYear'?: string | number | null
  'perf.returned.lastYearDelta'?: string | number | null
  'perf.returned.lastYearRate'?: string | number | null
  'perf.returned.trend'?: (number | null)[] | null
  'perf.returned.trendTo'?: string | null
  /** 退货率：FBA退货量 ÷ 销量；退货可能属于更早的订单 */
  'perf.return_rate'?: string | null
  'perf.return_rate.prev'?: string | number | null
  'perf.return_rate.delta'?: string | number | null
  'perf.return_rate.rate'?: string | number | null
  'perf.return_rate.lastYear'?: string | number | null
  'perf.return_rate.lastYearDelta'?: string | number | null
  'perf.return_rate.lastYearRate'?: string | number | null
  'perf.return_rate.trend'?: (number | null)[] | null
  'perf.return_rate.trendTo'?: string | null
  /** 净销售额：销售额 − 退款金额 − 促销折扣 */
  'perf.net_amount'?: string | null
  'perf.net_amount.prev'?: string | number | null
  'perf.net_amount.delta'?: string | number | null
  'perf.net_amount.rate'?: string | number | null
  'perf.net_amount.lastYear'?: string | number | null
  'perf.net_amount.lastYearDelta'?: string | number | null
  'perf.net_amount.lastYearRate'?: string | number | null
  'perf.net_amount.trend'?: (number | null)[] | null
  'perf.net_amount.trendTo'?: string | null
  /** 展示量 */
  'perf.impressions'?: number | null
  'perf.impressions.prev'?: string | number | null
  'perf.impressions.delta'?: string | number | null
  'perf.impressions.rate'?: string | number | null
  'perf.impressions.lastYear'?: string | number | null
  'perf.impressions.lastYearDelta'?: string | number | null
  'perf.impressions.lastYearRate'?: string | number | null
  'perf.impressions.trend'?: (number | null)[] | null
  'perf.impressions.trendTo'?: string | null
  /** 点击量 */
  'perf.clicks'?: number | null
  'perf.clicks.prev'?: string | number | null
  'perf.clicks.delta'?: string | number | null
  'perf.clicks.rate'?: string | number | null
  'perf.clicks.lastYear'?: string | number | null
  'perf.clicks.lastYearDelta'?: string | number | null
  'perf.clicks.lastYearRate'?: string | number | null
  'perf.clicks.trend'?: (number | null)[] | null
  'perf.clicks.trendTo'?: string | null
  /** 商品广告花费：按推广商品报告；广告活动报告按活动取整，两份报告可能相差几分 */
  'perf.total_spend'?: string | null
  'perf.total_spend.prev'?: string | number | null
  'perf.total_spend.delta'?: string | number | null
  'perf.total_spend.rate'?: string | number | null
  'perf.total_spend.lastYear'?: string | number | null
  'perf.total_spend.lastYearDelta'?: string | number | null
  'perf.total_spend.lastYearRate'?: string | number | null
  'perf.total_spend.trend'?: (number | null)[] | null
  'perf.total_spend.trendTo'?: string | null
  /** 商品广告7天订单量 */
  'perf.ad_orders'?: number | null
  'perf.ad_orders.prev'?: string | number | null
  'perf.ad_orders.delta'?: string | number | null
  'perf.ad_orders.rate'?: string | number | null
  'perf.ad_orders.lastYear'?: string | number | null
  'perf.ad_orders.lastYearDelta'?: string | number | null
  'perf.ad_orders.lastYearRate'?: string | number | null
  'perf.ad_orders.trend'?: (number | null)[] | null
  'perf.ad_orders.trendTo'?: string | null
  /** 商品广告7天销售额 */
  'perf.ad_amount'?: string | null
  'perf.ad_amount.prev'?: string | number | null
  'perf.ad_amount.delta'?: string | number | null
  'perf.ad_amount.rate'?: string | number | null
  'perf.ad_amount.lastYear'?: string | number | null
  'perf.ad_amount.lastYearDelta'?: string | number | null
  'perf.ad_amount.lastYearRate'?: string | number | null
  'perf.ad_amount.trend'?: (number | null)[] | null
  'perf.ad_amount.trendTo'?: string | null
  /** 点击率 */
  'perf.CTR'?: string | null
  'perf.CTR.prev'?: string | number | null
  'perf.CTR.delta'?: string | number | null
  'perf.CTR.rate'?: string | number | null
  'perf.CTR.lastYear'?: string | number | null
  'perf.CTR.lastYearDelta'?: string | number | null
  'perf.CTR.lastYearRate'?: string | number | null
  'perf.CTR.trend'?: (number | null)[] | null
  'perf.CTR.trendTo'?: string | null
  /** CPC */
  'perf.avg_cpc'?: string | null
  'perf.avg_cpc.prev'?: string | number | null
  'perf.avg_cpc.delta'?: string | number | null
  'perf.avg_cpc.rate'?: string | number | null
  'perf.avg_cpc.lastYear'?: string | number | null
  'perf.avg_cpc.lastYearDelta'?: string | number | null
  'perf.avg_cpc.lastYearRate'?: string | number | null
  'perf.avg_cpc.trend'?: (number | null)[] | null
  'perf.avg_cpc.trendTo'?: string | null
  /** 广告转化率 */
  'perf.conversion_rate'?: string | null
  'perf.conversion_rate.prev'?: string | number | null
  'perf.conversion_rate.delta'?: string | number | null
  'perf.conversion_rate.rate'?: string | number | null
  'perf.conversion_rate.lastYear'?: string | number | null
  'perf.conversion_rate.lastYearDelta'?: string | number | null
  'perf.conversion_rate.lastYearRate'?: string | number | null
  'perf.conversion_rate.trend'?: (number | null)[] | null
  'perf.conversion_rate.trendTo'?: string | null
  /** ACOS */
  'perf.acos'?: string | null
  'perf.acos.prev'?: string | number | null
  'perf.acos.delta'?: string | number | null
  'perf.acos.rate'?: string | number | null
  'perf.acos.lastYear'?: string | number | null
  'perf.acos.lastYearDelta'?: string | number | null
  'perf.acos.lastYearRate'?: string | number | null
  'perf.acos.trend'?: (number | null)[] | null
  'perf.acos.trendTo'?: string | null
  /** ACoAS：广告花费 ÷ 净销售额 */
  'perf.acoas'?: string | null
  'perf.acoas.prev'?: string | number | null
  'perf.acoas.delta'?: string | number | null
  'perf.acoas.rate'?: string | number | null
  'perf.acoas.lastYear'?: string | number | null
  'perf.acoas.lastYearDelta'?: string | number | null
  'perf.acoas.lastYearRate'?: string | number | null
  'perf.acoas.trend'?: (number | null)[] | null
  'perf.acoas.trendTo'?: string | null
  /** TACOS：广告花费 ÷ 销售额 */
  'perf.tacos'?: string | null
  'perf.tacos.prev'?: string | number | null
  'perf.tacos.delta'?: string | number | null
  'perf.tacos.rate'?: string | number | null
  'perf.tacos.lastYear'?: string | number | null
  'perf.tacos.lastYearDelta'?: string | number | null
  'perf.tacos.lastYearRate'?: string | number | null
  'perf.tacos.trend'?: (number | null)[] | null
  'perf.tacos.trendTo'?: string | null
  /** FBA可售 */
  'perf.sellable'?: number | null
  'perf.sellable.prev'?: string | number | null
  'perf.sellable.delta'?: string | number | null
  'perf.sellable.rate'?: string | number | null
  'perf.sellable.lastYear'?: string | number | null
  'perf.sellable.lastYearDelta'?: string | number | null
  'perf.sellable.lastYearRate'?: string | number | null
  'perf.sellable.trend'?: (number | null)[] | null
  'perf.sellable.trendTo'?: string | null
  /** 预留 */
  'perf.reserved'?: number | null
  'perf.reserved.prev'?: string | number | null
  'perf.reserved.delta'?: string | number | null
  'perf.reserved.rate'?: string | number | null
  'perf.reserved.lastYear'?: string | number | null
  'perf.reserved.lastYearDelta'?: string | number | null
  'perf.reserved.lastYearRate'?: string | number | null
  'perf.reserved.trend'?: (number | null)[] | null
  'perf.reserved.trendTo'?: string | null
  /** 计划入库 */
  'perf.working'?: number | null
  'perf.working.prev'?: string | number | null
  'perf.working.delta'?: string | number | null
  'perf.working.rate'?: string | number | null
  'perf.working.lastYear'?: string | number | null
  'perf.working.lastYearDelta'?: string | number | null
  'perf.working.lastYearRate'?: string | number | null
  'perf.working.trend'?: (number | null)[] | null
  'perf.working.trendTo'?: string | null
  /** 标发在途 */
  'perf.shipped'?: number | null
  'perf.shipped.prev'?: string | number | null
  'perf.shipped.delta'?: string | number | null
  'perf.shipped.rate'?: string | number | null
  'perf.shipped.lastYear'?: string | number | null
  'perf.shipped.lastYearDelta'?: string | number | null
  'perf.shipped.lastYearRate'?: string | number | null
  'perf.shipped.trend'?: (number | null)[] | null
  'perf.shipped.trendTo'?: string | null
  /** 入库中 */
  'perf.receiving'?: number | null
  'perf.receiving.prev'?: string | number | null
  'perf.receiving.delta'?: string | number | null
  'perf.receiving.rate'?: string | number | null
  'perf.receiving.lastYear'?: string | number | null
  'perf.receiving.lastYearDelta'?: string | number | null
  'perf.receiving.lastYearRate'?: string | number | null
  'perf.receiving.trend'?: (number | null)[] | null
  'perf.receiving.trendTo'?: string | null
  /** FBA在途 */
  'perf.onway'?: number | null
  'perf.onway.prev'?: string | number | null
  'perf.onway.delta'?: string | number | null
  'perf.onway.rate'?: string | number | null
  'perf.onway.lastYear'?: string | number | null
  'perf.onway.lastYearDelta'?: string | number | null
  'perf.onway.lastYearRate'?: string | number | null
  'perf.onway.trend'?: (number | null)[] | null
  'perf.onway.trendTo'?: string | null
  /** FBA总库存 */
  'perf.stock_total'?: number | null
  'perf.stock_total.prev'?: string | number | null
  'perf.stock_total.delta'?: string | number | null
  'perf.stock_total.rate'?: string | number | null
  'perf.stock_total.lastYear'?: string | number | null
  'perf.stock_total.lastYearDelta'?: string | number | null
  'perf.stock_total.lastYearRate'?: string | number | null
  'perf.stock_total.trend'?: (number | null)[] | null
  'perf.stock_total.trendTo'?: string | null
  /** 会话数：按子 ASIN 的报告相加：看过几个子 ASIN 的访客，在父ASIN与店铺里计几次 */
  'perf.sessions'?: number | null
  'perf.sessions.prev'?: string | number | null
  'perf.sessions.delta'?: string | number | null
  'perf.sessions.rate'?: string | number | null
  'perf.sessions.lastYear'?: string | number | null
  'perf.sessions.lastYearDelta'?: string | number | null
  'perf.sessions.lastYearRate'?: string | number | null
  'perf.sessions.trend'?: (number | null)[] | null
  'perf.sessions.trendTo'?: string | null
  /** 页面浏览量 */
  'perf.page_views'?: number | null
  'perf.page_views.prev'?: string | number | null
  'perf.page_views.delta'?: string | number | null
  'perf.page_views.rate'?: string | number | null
  'perf.page_views.lastYear'?: string | number | null
  'perf.page_views.lastYearDelta'?: string | number | null
  'perf.page_views.lastYearRate'?: string | number | null
  'perf.page_views.trend'?: (number | null)[] | null
  'perf.page_views.trendTo'?: string | null
  /** 业务报告件数：有会话的那些天里订购的件数，按业务报告 */
  'perf.session_units'?: number | null
  'perf.session_units.prev'?: string | number | null
  'perf.session_units.delta'?: string | number | null
  'perf.session_units.rate'?: string | number | null
  'perf.session_units.lastYear'?: string | number | null
  'perf.session_units.lastYearDelta'?: string | number | null
  'perf.session_units.lastYearRate'?: string | number | null
  'perf.session_units.trend'?: (number | null)[] | null
  'perf.session_units.trendTo'?: string | null
  /** 业务报告订单商品数 */
  'perf.session_items'?: number | null
  'perf.session_items.prev'?: string | number | null
  'perf.session_items.delta'?: string | number | null
  'perf.session_items.rate'?: string | number | null
  'perf.session_items.lastYear'?: string | number | null
  'perf.session_items.lastYearDelta'?: string | number | null
  'perf.session_items.lastYearRate'?: string | number | null
  'perf.session_items.trend'?: (number | null)[] | null
  'perf.session_items.trendTo'?: string | null
  /** 销量转化率：业务报告的件数 ÷ 会话数：只算有业务报告的那些天 */
  'perf.unit_session_rate'?: string | null
  'perf.unit_session_rate.prev'?: string | number | null
  'perf.unit_session_rate.delta'?: string | number | null
  'perf.unit_session_rate.rate'?: string | number | null
  'perf.unit_session_rate.lastYear'?: string | number | null
  'perf.unit_session_rate.lastYearDelta'?: string | number | null
  'perf.unit_session_rate.lastYearRate'?: string | number | null
  'perf.unit_session_rate.trend'?: (number | null)[] | null
  'perf.unit_session_rate.trendTo'?: string | null
  /** 订单转化率：业务报告的订单商品数 ÷ 会话数 */
  'perf.order_session_rate'?: string | null
  'perf.order_session_rate.prev'?: string | number | null
  'perf.order_session_rate.delta'?: string | number | null
  'perf.order_session_rate.rate'?: string | number | null
  'perf.order_session_rate.lastYear'?: string | number | null
  'perf.order_session_rate.lastYearDelta'?: string | number | null
  'perf.order_session_rate.lastYearRate'?: string | number | null
  'perf.order_session_rate.trend'?: (number | null)[] | null
  'perf.order_session_rate.trendTo'?: string | null
  /** 有购物车的浏览量：推荐报价百分比 × 页面浏览量 */
  'perf.buy_box_views'?: string | null
  'perf.buy_box_views.prev'?: string | number | null
  'perf.buy_box_views.delta'?: string | number | null
  'perf.buy_box_views.rate'?: string | number | null
  'perf.buy_box_views.lastYear'?: string | number | null
  'perf.buy_box_views.lastYearDelta'?: string | number | null
  'perf.buy_box_views.lastYearRate'?: string | number | null
  'perf.buy_box_views.trend'?: (number | null)[] | null
  'perf.buy_box_views.trendTo'?: string | null
  /** 购物车占比：推荐报价百分比，按页面浏览量加权 */
  'perf.buy_box_rate'?: string | null
  'perf.buy_box_rate.prev'?: string | number | null
  'perf.buy_box_rate.delta'?: string | number | null
  'perf.buy_box_rate.rate'?: string | number | null
  'perf.buy_box_rate.lastYear'?: string | number | null
  'perf.buy_box_rate.lastYearDelta'?: string | number | null
  'perf.buy_box_rate.lastYearRate'?: string | number | null
  'perf.buy_box_rate.trend'?: (number | null)[] | null
  'perf.buy_box_rate.trendTo'?: string | null
  /** B2B件数 */
  'perf.b2b_quantity'?: number | null
  'perf.b2b_quantity.prev'?: string | number | null
  'perf.b2b_quantity.delta'?: string | number | null
  'perf.b2b_quantity.rate'?: string | number | null
  'perf.b2b_quantity.lastYear'?: string | number | null
  'perf.b2b_quantity.lastYearDelta'?: string | number | null
  'perf.b2b_quantity.lastYearRate'?: string | number | null
  'perf.b2b_quantity.trend'?: (number | null)[] | null
  'perf.b2b_quantity.trendTo'?: string | null
  /** B2B销售额 */
  'perf.b2b_amount'?: string | null
  'perf.b2b_amount.prev'?: string | number | null
  'perf.b2b_amount.delta'?: string | number | null
  'perf.b2b_amount.rate'?: string | number | null
  'perf.b2b_amount.lastYear'?: string | number | null
  'perf.b2b_amount.lastYearDelta'?: string | number | null
  'perf.b2b_amount.lastYearRate'?: string | number | null
  'perf.b2b_amount.trend'?: (number | null)[] | null
  'perf.b2b_amount.trendTo'?: string | null
  /** 入账销售额 */
  'perf.settled_sales'?: string | null
  'perf.settled_sales.prev'?: string | number | null
  'perf.settled_sales.delta'?: string | number | null
  'perf.settled_sales.rate'?: string | number | null
  'perf.settled_sales.lastYear'?: string | number | null
  'perf.settled_sales.lastYearDelta'?: string | number | null
  'perf.settled_sales.lastYearRate'?: string | number | null
  'perf.settled_sales.trend'?: (number | null)[] | null
  'perf.settled_sales.trendTo'?: string | null
  /** 平台收支合计 */
  'perf.settled'?: string | null
  'perf.settled.prev'?: string | number | null
  'perf.settled.delta'?: string | number | null
  'perf.settled.rate'?: string | number | null
  'perf.settled.lastYear'?: string | number | null
  'perf.settled.lastYearDelta'?: string | number | null
  'perf.settled.lastYearRate'?: string | number | null
  'perf.settled.trend'?: (number | null)[] | null
  'perf.settled.trendTo'?: string | null
  /** 采购成本 */
  'perf.purchase_cost'?: string | null
  'perf.purchase_cost.prev'?: string | number | null
  'perf.purchase_cost.delta'?: string | number | null
  'perf.purchase_cost.rate'?: string | number | null
  'perf.purchase_cost.lastYear'?: string | number | null
  'perf.purchase_cost.lastYearDelta'?: string | number | null
  'perf.purchase_cost.lastYearRate'?: string | number | null
  'perf.purchase_cost.trend'?: (number | null)[] | null
  'perf.purchase_cost.trendTo'?: string | null
  /** 头程成本 */
  'perf.head_cost'?: string | null
  'perf.head_cost.prev'?: string | number | null
  'perf.head_cost.delta'?: string | number | null
  'perf.head_cost.rate'?: string | number | null
  'perf.head_cost.lastYear'?: string | number | null
  'perf.head_cost.lastYearDelta'?: string | number | null
  'perf.head_cost.lastYearRate'?: string | number | null
  'perf.head_cost.trend'?: (number | null)[] | null
  'perf.head_cost.trendTo'?: string | null
  /** 包材成本 */
  'perf.package_cost'?: string | null
  'perf.package_cost.prev'?: string | number | null
  'perf.package_cost.delta'?: string | number | null
  'perf.package_cost.rate'?: string | number | null
  'perf.package_cost.lastYear'?: string | number | null
  'perf.package_cost.lastYearDelta'?: string | number | null
  'perf.package_cost.lastYearRate'?: string | number | null
  'perf.package_cost.trend'?: (number | null)[] | null
  'perf.package_cost.trendTo'?: string | null
  /** 其他成本 */
  'perf.other_cost'?: string | null
  'perf.other_cost.prev'?: string | number | null
  'perf.other_cost.delta'?: string | number | null
  'perf.other_cost.rate'?: string | number | null
  'perf.other_cost.lastYear'?: string | number | null
  'perf.other_cost.lastYearDelta'?: string | number | null
  'perf.other_cost.lastYearRate'?: string | number | null
  'perf.other_cost.trend'?: (number | null)[] | null
  'perf.other_cost.trendTo'?: string | null
  /** 退货成本冲回：可再售的 FBA 退货带回库存的成本，算在退回的月份 */
  'perf.returned_cost'?: string | null
  'perf.returned_cost.prev'?: string | number | null
  'perf.returned_cost.delta'?: string | number | null
  'perf.returned_cost.rate'?: string | number | null
  'perf.returned_cost.lastYear'?: string | number | null
  'perf.returned_cost.lastYearDelta'?: string | number | null
  'perf.returned_cost.lastYearRate'?: string | number | null
  'perf.returned_cost.trend'?: (number | null)[] | null
  'perf.returned_cost.trendTo'?: string | null
  /** 往月成本差异：以前月份的销量后来多了或少了的成本，计入单据的月份 */
  'perf.past_cost'?: string | null
  'perf.past_cost.prev'?: string | number | null
  'perf.past_cost.delta'?: string | number | null
  'perf.past_cost.rate'?: string | number | null
  'perf.past_cost.lastYear'?: string | number | null
  'perf.past_cost.lastYearDelta'?: string | number | null
  'perf.past_cost.lastYearRate'?: string | number | null
  'perf.past_cost.trend'?: (number | null)[] | null
  'perf.past_cost.trendTo'?: string | null
  /** 自定义费用：登记的自定义费用（为负），整月算在当月 1 日 */
  'perf.custom_fee'?: string | null
  'perf.custom_fee.prev'?: string | number | null
  'perf.custom_fee.delta'?: string | number | null
  'perf.custom_fee.rate'?: string | number | null
  'perf.custom_fee.lastYear'?: string | number | null
  'perf.custom_fee.lastYearDelta'?: string | number | null
  'perf.custom_fee.lastYearRate'?: string | number | null
  'perf.custom_fee.trend'?: (number | null)[] | null
  'perf.custom_fee.trendTo'?: string | null
  /** 毛利润：所选日子入账的收支减去这些日子的成本，与利润报表同一口径；有缺成本销量时偏高 */
  'perf.gross_profit'?: string | null
  'perf.gross_profit.prev'?: string | number | null
  'perf.gross_profit.delta'?: string | number | null
  'perf.gross_profit.rate'?: string | number | null
  'perf.gross_profit.lastYear'?: string | number | null
  'perf.gross_profit.lastYearDelta'?: string | number | null
  'perf.gross_profit.lastYearRate'?: string | number | null
  'perf.gross_profit.trend'?: (number | null)[] | null
  'perf.gross_profit.trendTo'?: string | null
  /** 毛利率：毛利润 ÷ 入账销售额 */
  'perf.gross_margin'?: string | null
  'perf.gross_margin.prev'?: string | number | null
  'perf.gross_margin.delta'?: string | number | null
  'perf.gross_margin.rate'?: string | number | null
  'perf.gross_margin.lastYear'?: string | number | null
  'perf.gross_margin.lastYearDelta'?: string | number | null
  'perf.gross_margin.lastYearRate'?: string | number | null
  'perf.gross_margin.trend'?: (number | null)[] | null
  'perf.gross_margin.trendTo'?: string | null
  /** ROI：毛利润 ÷（采购成本 + 头程成本） */
  'perf.roi'?: string | null
  'perf.roi.prev'?: string | number | null
  'perf.roi.delta'?: string | number | null
  'perf.roi.rate'?: string | number | null
  'perf.roi.lastYear'?: string | number | null
  'perf.roi.lastYearDelta'?: string | number | null
  'perf.roi.lastYearRate'?: string | number | null
  'perf.roi.trend'?: (number | null)[] | null
  'perf.roi.trendTo'?: string | null
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
