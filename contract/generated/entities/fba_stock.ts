/**
 * FBA库存：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/fba_stock.json: edit that, not this file.
 */
import type { AmazonConditionValue, CurrencyAllValue, SiteValue } from '../enums'

/** FBA库存 */
export interface FbaStockRow {
  /** 编号 */
  id: string
  /** 库存池 */
  pool_id?: string
  /** 在售店铺：库存池里有这个 MSKU 的店铺 */
  shop_ids?: string[] | null
  /** 来源站点：最新一份文件所属的站点 */
  site?: SiteValue | (string & {}) | null
  /** 在售站点 */
  sites?: SiteValue | (string & {}) | null
  /** 快照日期 */
  stat_date?: string
  /** MSKU */
  msku?: string
  /** FNSKU */
  fnsku?: string | null
  /** ASIN */
  asin?: string | null
  /** 商品名称 */
  title?: string | null
  /** 商品状况 */
  condition?: AmazonConditionValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 售价 */
  price?: string | null
  /** 仓内库存：可售 + 预留 + 不可售 */
  warehouse_qty?: number | null
  /** 可售 */
  sellable_qty?: number | null
  /** 可用：可售 − 锁定库存 */
  free_qty?: number | null
  /** 预留 */
  reserved_qty?: number | null
  /** 待发货：预留库存报告：买家已下单，还没有发出 */
  reserved_orders?: number | null
  /** 待调仓：预留库存报告：在运营中心之间调拨 */
  reserved_transfers?: number | null
  /** 调仓中：预留库存报告：运营中心正在处理 */
  reserved_processing?: number | null
  /** 预留日期：预留库存报告的日期 */
  reserved_day?: string | null
  /** 不可售 */
  unsellable_qty?: number | null
  /** 计划入库 */
  inbound_working?: number | null
  /** 标发在途 */
  inbound_shipped?: number | null
  /** 入库中 */
  inbound_receiving?: number | null
  /** 在途合计 */
  onway_qty?: number | null
  /** 调查中 */
  researching_qty?: number | null
  /** FBA总库存：仓内库存 + 在途 */
  total_qty?: number | null
  /** 库存核对：FBA总库存 − 仓内库存 − 在途，应为 0 */
  stock_gap?: number | null
  /** 日均销量：近 7、14、30 天的日均销量按「业务配置」的销量权重加权，没有设置时为 70%、20%、10% */
  daily_sales?: string | null
  /** 可售天数（天）：（可售 − 锁定 + 在途）÷ 日均销量；没有销量则不算 */
  sellable_days?: string | null
  /** 现货售完：快照日期 + （可售 − 锁定）÷ 日均销量；早于预计到货即到货前会断货 */
  gone_on?: string | null
  /** 含在途售完：快照日期 + 可售天数；最多按十年算 */
  runs_out_on?: string | null
  /** 预计到货：最早的一批在途何时可售：入库中按快照日期后 3 天；没有入库中的，标发在途、计划入库按「业务配置」的补货头程天数 */
  arrives_on?: string | null
  /** 库存预警天数（天）：商品自己的库存预警天数；没有设置时取店铺的，再没有取「业务配置」的 */
  warning_days?: number | null
  /** 预警天数来源 */
  warning_from?: string | null
  /** 距预警天数（天）：可售天数 − 库存预警天数，负数即低于预警；没有销量则不算 */
  warning_gap?: string | null
  /** 本位币 */
  cost_currency?: CurrencyAllValue | (string & {}) | null
  /** 库存货值：FBA总库存 × 现在的 FBA 单位成本；没有成本的不计。按批次剩余金额算的是「FBA批次货值」，两者不等的部分是亚马逊的数量里没有批次、或批次还没有成本的 */
  stock_value?: string | null
  /** 自配送可售 */
  mfn_qty?: number | null
  /** 库存池 */
  'pool.name'?: string | null
  /** 卖家账号 */
  'pool.account_name'?: string | null
  /** 物流网络 */
  'pool.network'?: string | null
  /** 店铺的库存预警天数（天）：池里的店铺在「店铺业务配置」里设的；设得不同时取最大的 */
  'pool.warning_days'?: number | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 库存预警天数：FBA库存的可售天数低于它即预警 */
  'config.stockWarningDays'?: number | null
  /** 近 7 天销量权重（%） */
  'config.weight7'?: string | null
  /** 近 14 天销量权重（%） */
  'config.weight14'?: string | null
  /** 近 30 天销量权重（%） */
  'config.weight30'?: string | null
  /** 补货头程天数 */
  'config.repShippingDays'?: number | null
  /** 锁定库存：开启后可在「FBA库存」里锁定商品的可售库存，锁定的不计入可用库存与可售天数；关闭时释放全部锁定 */
  'settings.lock_stock'?: boolean | null
  /** 编号 */
  'lock.id'?: string | null
  /** 锁定数量 */
  'lock.lock_qty'?: number | null
  /** 锁定原因 */
  'lock.remark'?: string | null
  /** 单位成本：剩余 FBA 批次的成本（采购、头程、包材与其他）÷ 数量；没有剩余时取最近一个有成本的批次 */
  'cost.unit_cost'?: string | null
  /** 本位币 */
  'cost.currency'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 店铺 */
  'product.shop_id'?: string | null
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
  /** 销售状态 */
  'product.sales_status'?: string | null
  /** 上架日期 */
  'product.open_day'?: string | null
  /** 库存预警天数（天）：FBA库存的可售天数低于它即预警；不填时按「业务配置」 */
  'product.warning_days'?: number | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  'product.specialist'?: string | null
  /** 销售组长 */
  'product.leader'?: string | null
  /** 开发专员 */
  'product.developer'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
  /** 发货数 */
  'sent.shipped_qty'?: number | null
  'sent.shipped_qty.prev'?: string | number | null
  'sent.shipped_qty.delta'?: string | number | null
  'sent.shipped_qty.rate'?: string | number | null
  'sent.shipped_qty.lastYear'?: string | number | null
  'sent.shipped_qty.lastYearDelta'?: string | number | null
  'sent.shipped_qty.lastYearRate'?: string | number | null
  'sent.shipped_qty.trend'?: (number | null)[] | null
  'sent.shipped_qty.trendTo'?: string | null
  /** 亚马逊已收 */
  'sent.arrived_qty'?: number | null
  'sent.arrived_qty.prev'?: string | number | null
  'sent.arrived_qty.delta'?: string | number | null
  'sent.arrived_qty.rate'?: string | number | null
  'sent.arrived_qty.lastYear'?: string | number | null
  'sent.arrived_qty.lastYearDelta'?: string | number | null
  'sent.arrived_qty.lastYearRate'?: string | number | null
  'sent.arrived_qty.trend'?: (number | null)[] | null
  'sent.arrived_qty.trendTo'?: string | null
  /** 自发在途：发货数 − 亚马逊已收；签收的批次不再在路上 */
  'sent.open_qty'?: number | null
  'sent.open_qty.prev'?: string | number | null
  'sent.open_qty.delta'?: string | number | null
  'sent.open_qty.rate'?: string | number | null
  'sent.open_qty.lastYear'?: string | number | null
  'sent.open_qty.lastYearDelta'?: string | number | null
  'sent.open_qty.lastYearRate'?: string | number | null
  'sent.open_qty.trend'?: (number | null)[] | null
  'sent.open_qty.trendTo'?: string | null
  /** 接收进度 */
  'sent.arrived_rate'?: string | null
  'sent.arrived_rate.prev'?: string | number | null
  'sent.arrived_rate.delta'?: string | number | null
  'sent.arrived_rate.rate'?: string | number | null
  'sent.arrived_rate.lastYear'?: string | number | null
  'sent.arrived_rate.lastYearDelta'?: string | number | null
  'sent.arrived_rate.lastYearRate'?: string | number | null
  'sent.arrived_rate.trend'?: (number | null)[] | null
  'sent.arrived_rate.trendTo'?: string | null
  /** 近30天图片 */
  'ages.image'?: string | null
  /** 近30天商品名称 */
  'ages.title'?: string | null
  /** 近30天品名 */
  'ages.product_name'?: string | null
  /** 近30天0–90天 */
  'ages.age_0_90'?: number | null
  'ages.age_0_90.prev'?: string | number | null
  'ages.age_0_90.delta'?: string | number | null
  'ages.age_0_90.rate'?: string | number | null
  'ages.age_0_90.lastYear'?: string | number | null
  'ages.age_0_90.lastYearDelta'?: string | number | null
  'ages.age_0_90.lastYearRate'?: string | number | null
  'ages.age_0_90.trend'?: (number | null)[] | null
  'ages.age_0_90.trendTo'?: string | null
  /** 近30天91–180天 */
  'ages.age_91_180'?: number | null
  'ages.age_91_180.prev'?: string | number | null
  'ages.age_91_180.delta'?: string | number | null
  'ages.age_91_180.rate'?: string | number | null
  'ages.age_91_180.lastYear'?: string | number | null
  'ages.age_91_180.lastYearDelta'?: string | number | null
  'ages.age_91_180.lastYearRate'?: string | number | null
  'ages.age_91_180.trend'?: (number | null)[] | null
  'ages.age_91_180.trendTo'?: string | null
  /** 近30天181–270天 */
  'ages.age_181_270'?: number | null
  'ages.age_181_270.prev'?: string | number | null
  'ages.age_181_270.delta'?: string | number | null
  'ages.age_181_270.rate'?: string | number | null
  'ages.age_181_270.lastYear'?: string | number | null
  'ages.age_181_270.lastYearDelta'?: string | number | null
  'ages.age_181_270.lastYearRate'?: string | number | null
  'ages.age_181_270.trend'?: (number | null)[] | null
  'ages.age_181_270.trendTo'?: string | null
  /** 近30天271–365天 */
  'ages.age_271_365'?: number | null
  'ages.age_271_365.prev'?: string | number | null
  'ages.age_271_365.delta'?: string | number | null
  'ages.age_271_365.rate'?: string | number | null
  'ages.age_271_365.lastYear'?: string | number | null
  'ages.age_271_365.lastYearDelta'?: string | number | null
  'ages.age_271_365.lastYearRate'?: string | number | null
  'ages.age_271_365.trend'?: (number | null)[] | null
  'ages.age_271_365.trendTo'?: string | null
  /** 近30天366–455天 */
  'ages.age_366_455'?: number | null
  'ages.age_366_455.prev'?: string | number | null
  'ages.age_366_455.delta'?: string | number | null
  'ages.age_366_455.rate'?: string | number | null
  'ages.age_366_455.lastYear'?: string | number | null
  'ages.age_366_455.lastYearDelta'?: string | number | null
  'ages.age_366_455.lastYearRate'?: string | number | null
  'ages.age_366_455.trend'?: (number | null)[] | null
  'ages.age_366_455.trendTo'?: string | null
  /** 近30天456天以上 */
  'ages.age_456_plus'?: number | null
  'ages.age_456_plus.prev'?: string | number | null
  'ages.age_456_plus.delta'?: string | number | null
  'ages.age_456_plus.rate'?: string | number | null
  'ages.age_456_plus.lastYear'?: string | number | null
  'ages.age_456_plus.lastYearDelta'?: string | number | null
  'ages.age_456_plus.lastYearRate'?: string | number | null
  'ages.age_456_plus.trend'?: (number | null)[] | null
  'ages.age_456_plus.trendTo'?: string | null
  /** 近30天365天以上（旧报告）：旧版报告的 365 天以上不再细分 */
  'ages.age_365_plus'?: number | null
  'ages.age_365_plus.prev'?: string | number | null
  'ages.age_365_plus.delta'?: string | number | null
  'ages.age_365_plus.rate'?: string | number | null
  'ages.age_365_plus.lastYear'?: string | number | null
  'ages.age_365_plus.lastYearDelta'?: string | number | null
  'ages.age_365_plus.lastYearRate'?: string | number | null
  'ages.age_365_plus.trend'?: (number | null)[] | null
  'ages.age_365_plus.trendTo'?: string | null
  /** 近30天365天以上 */
  'ages.over_365'?: number | null
  'ages.over_365.prev'?: string | number | null
  'ages.over_365.delta'?: string | number | null
  'ages.over_365.rate'?: string | number | null
  'ages.over_365.lastYear'?: string | number | null
  'ages.over_365.lastYearDelta'?: string | number | null
  'ages.over_365.lastYearRate'?: string | number | null
  'ages.over_365.trend'?: (number | null)[] | null
  'ages.over_365.trendTo'?: string | null
  /** 近30天超过180天：181 天起亚马逊按档收超龄库存附加费 */
  'ages.over_180'?: number | null
  'ages.over_180.prev'?: string | number | null
  'ages.over_180.delta'?: string | number | null
  'ages.over_180.rate'?: string | number | null
  'ages.over_180.lastYear'?: string | number | null
  'ages.over_180.lastYearDelta'?: string | number | null
  'ages.over_180.lastYearRate'?: string | number | null
  'ages.over_180.trend'?: (number | null)[] | null
  'ages.over_180.trendTo'?: string | null
  /** 近30天在库合计 */
  'ages.age_total'?: number | null
  'ages.age_total.prev'?: string | number | null
  'ages.age_total.delta'?: string | number | null
  'ages.age_total.rate'?: string | number | null
  'ages.age_total.lastYear'?: string | number | null
  'ages.age_total.lastYearDelta'?: string | number | null
  'ages.age_total.lastYearRate'?: string | number | null
  'ages.age_total.trend'?: (number | null)[] | null
  'ages.age_total.trendTo'?: string | null
  /** 近30天超过180天占比 */
  'ages.over_180_share'?: string | null
  'ages.over_180_share.prev'?: string | number | null
  'ages.over_180_share.delta'?: string | number | null
  'ages.over_180_share.rate'?: string | number | null
  'ages.over_180_share.lastYear'?: string | number | null
  'ages.over_180_share.lastYearDelta'?: string | number | null
  'ages.over_180_share.lastYearRate'?: string | number | null
  'ages.over_180_share.trend'?: (number | null)[] | null
  'ages.over_180_share.trendTo'?: string | null
  /** 近30天可售 */
  'ages.sellable'?: number | null
  'ages.sellable.prev'?: string | number | null
  'ages.sellable.delta'?: string | number | null
  'ages.sellable.rate'?: string | number | null
  'ages.sellable.lastYear'?: string | number | null
  'ages.sellable.lastYearDelta'?: string | number | null
  'ages.sellable.lastYearRate'?: string | number | null
  'ages.sellable.trend'?: (number | null)[] | null
  'ages.sellable.trendTo'?: string | null
  /** 近30天待移除 */
  'ages.pending_removal'?: number | null
  'ages.pending_removal.prev'?: string | number | null
  'ages.pending_removal.delta'?: string | number | null
  'ages.pending_removal.rate'?: string | number | null
  'ages.pending_removal.lastYear'?: string | number | null
  'ages.pending_removal.lastYearDelta'?: string | number | null
  'ages.pending_removal.lastYearRate'?: string | number | null
  'ages.pending_removal.trend'?: (number | null)[] | null
  'ages.pending_removal.trendTo'?: string | null
  /** 近30天不可售 */
  'ages.unsellable'?: number | null
  'ages.unsellable.prev'?: string | number | null
  'ages.unsellable.delta'?: string | number | null
  'ages.unsellable.rate'?: string | number | null
  'ages.unsellable.lastYear'?: string | number | null
  'ages.unsellable.lastYearDelta'?: string | number | null
  'ages.unsellable.lastYearRate'?: string | number | null
  'ages.unsellable.trend'?: (number | null)[] | null
  'ages.unsellable.trendTo'?: string | null
  /** 近30天冗余数量 */
  'ages.excess'?: number | null
  'ages.excess.prev'?: string | number | null
  'ages.excess.delta'?: string | number | null
  'ages.excess.rate'?: string | number | null
  'ages.excess.lastYear'?: string | number | null
  'ages.excess.lastYearDelta'?: string | number | null
  'ages.excess.lastYearRate'?: string | number | null
  'ages.excess.trend'?: (number | null)[] | null
  'ages.excess.trendTo'?: string | null
  /** 近30天将收费数量 */
  'ages.ais_qty'?: number | null
  'ages.ais_qty.prev'?: string | number | null
  'ages.ais_qty.delta'?: string | number | null
  'ages.ais_qty.rate'?: string | number | null
  'ages.ais_qty.lastYear'?: string | number | null
  'ages.ais_qty.lastYearDelta'?: string | number | null
  'ages.ais_qty.lastYearRate'?: string | number | null
  'ages.ais_qty.trend'?: (number | null)[] | null
  'ages.ais_qty.trendTo'?: string | null
  /** 近30天7天发货 */
  'ages.shipped_7'?: number | null
  'ages.shipped_7.prev'?: string | number | null
  'ages.shipped_7.delta'?: string | number | null
  'ages.shipped_7.rate'?: string | number | null
  'ages.shipped_7.lastYear'?: string | number | null
  'ages.shipped_7.lastYearDelta'?: string | number | null
  'ages.shipped_7.lastYearRate'?: string | number | null
  'ages.shipped_7.trend'?: (number | null)[] | null
  'ages.shipped_7.trendTo'?: string | null
  /** 近30天30天发货 */
  'ages.shipped_30'?: number | null
  'ages.shipped_30.prev'?: string | number | null
  'ages.shipped_30.delta'?: string | number | null
  'ages.shipped_30.rate'?: string | number | null
  'ages.shipped_30.lastYear'?: string | number | null
  'ages.shipped_30.lastYearDelta'?: string | number | null
  'ages.shipped_30.lastYearRate'?: string | number | null
  'ages.shipped_30.trend'?: (number | null)[] | null
  'ages.shipped_30.trendTo'?: string | null
  /** 近30天90天发货 */
  'ages.shipped_90'?: number | null
  'ages.shipped_90.prev'?: string | number | null
  'ages.shipped_90.delta'?: string | number | null
  'ages.shipped_90.rate'?: string | number | null
  'ages.shipped_90.lastYear'?: string | number | null
  'ages.shipped_90.lastYearDelta'?: string | number | null
  'ages.shipped_90.lastYearRate'?: string | number | null
  'ages.shipped_90.trend'?: (number | null)[] | null
  'ages.shipped_90.trendTo'?: string | null
  /** 近30天行数 */
  'ages.rows'?: number | null
  'ages.rows.prev'?: string | number | null
  'ages.rows.delta'?: string | number | null
  'ages.rows.rate'?: string | number | null
  'ages.rows.lastYear'?: string | number | null
  'ages.rows.lastYearDelta'?: string | number | null
  'ages.rows.lastYearRate'?: string | number | null
  'ages.rows.trend'?: (number | null)[] | null
  'ages.rows.trendTo'?: string | null
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

export interface FbaStockKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
