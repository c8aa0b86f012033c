/**
 * 分时对象：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_timed_object.json: edit that, not this file.
 */
import type { AdLimitValue, AdTypeValue, CurrencyAllValue } from '../enums'

/** 分时对象 */
export interface AdTimedObjectRow {
  /** 编号 */
  id: string
  /** 任务 */
  task_id?: string
  /** 店铺 */
  shop_id?: string
  /** 对象 */
  object_name?: string | null
  /** 广告活动 */
  campaign_name?: string | null
  /** 广告组 */
  ad_group_name?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 广告类型 */
  ad_type?: AdTypeValue | (string & {})
  /** 金额的上下限 */
  limit_kind?: AdLimitValue | (string & {}) | null
  /** 近30天花费：对象自己在报告里的花费；广告位看它的整个广告活动 */
  spend?: string | null
  /** 近30天广告销售额 */
  sales?: string | null
  /** 近30天ACOS */
  acos?: string | null
  /** 基准值：任务开始时的值 */
  base_text?: string | null
  /** 最近要求的值：任务最近一次要求的值；空着是还没有改过 */
  asked_text?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 任务名称 */
  'task.task_name'?: string | null
  /** 运行状态 */
  'task.run_state'?: string | null
  /** 策略类型 */
  'task.timing_type'?: string | null
  /** 编号 */
  'task.id'?: string | null
  /** 近30天SP展示量 */
  'whole.sp_impressions'?: number | null
  'whole.sp_impressions.prev'?: string | number | null
  'whole.sp_impressions.delta'?: string | number | null
  'whole.sp_impressions.rate'?: string | number | null
  'whole.sp_impressions.lastYear'?: string | number | null
  'whole.sp_impressions.lastYearDelta'?: string | number | null
  'whole.sp_impressions.lastYearRate'?: string | number | null
  'whole.sp_impressions.trend'?: (number | null)[] | null
  'whole.sp_impressions.trendTo'?: string | null
  /** 近30天SB与SD展示量 */
  'whole.brand_impressions'?: number | null
  'whole.brand_impressions.prev'?: string | number | null
  'whole.brand_impressions.delta'?: string | number | null
  'whole.brand_impressions.rate'?: string | number | null
  'whole.brand_impressions.lastYear'?: string | number | null
  'whole.brand_impressions.lastYearDelta'?: string | number | null
  'whole.brand_impressions.lastYearRate'?: string | number | null
  'whole.brand_impressions.trend'?: (number | null)[] | null
  'whole.brand_impressions.trendTo'?: string | null
  /** 近30天SP点击量 */
  'whole.sp_clicks'?: number | null
  'whole.sp_clicks.prev'?: string | number | null
  'whole.sp_clicks.delta'?: string | number | null
  'whole.sp_clicks.rate'?: string | number | null
  'whole.sp_clicks.lastYear'?: string | number | null
  'whole.sp_clicks.lastYearDelta'?: string | number | null
  'whole.sp_clicks.lastYearRate'?: string | number | null
  'whole.sp_clicks.trend'?: (number | null)[] | null
  'whole.sp_clicks.trendTo'?: string | null
  /** 近30天SB与SD点击量 */
  'whole.brand_clicks'?: number | null
  'whole.brand_clicks.prev'?: string | number | null
  'whole.brand_clicks.delta'?: string | number | null
  'whole.brand_clicks.rate'?: string | number | null
  'whole.brand_clicks.lastYear'?: string | number | null
  'whole.brand_clicks.lastYearDelta'?: string | number | null
  'whole.brand_clicks.lastYearRate'?: string | number | null
  'whole.brand_clicks.trend'?: (number | null)[] | null
  'whole.brand_clicks.trendTo'?: string | null
  /** 近30天SP花费 */
  'whole.sp_total_spend'?: string | null
  'whole.sp_total_spend.prev'?: string | number | null
  'whole.sp_total_spend.delta'?: string | number | null
  'whole.sp_total_spend.rate'?: string | number | null
  'whole.sp_total_spend.lastYear'?: string | number | null
  'whole.sp_total_spend.lastYearDelta'?: string | number | null
  'whole.sp_total_spend.lastYearRate'?: string | number | null
  'whole.sp_total_spend.trend'?: (number | null)[] | null
  'whole.sp_total_spend.trendTo'?: string | null
  /** 近30天SB与SD花费 */
  'whole.brand_total_spend'?: string | null
  'whole.brand_total_spend.prev'?: string | number | null
  'whole.brand_total_spend.delta'?: string | number | null
  'whole.brand_total_spend.rate'?: string | number | null
  'whole.brand_total_spend.lastYear'?: string | number | null
  'whole.brand_total_spend.lastYearDelta'?: string | number | null
  'whole.brand_total_spend.lastYearRate'?: string | number | null
  'whole.brand_total_spend.trend'?: (number | null)[] | null
  'whole.brand_total_spend.trendTo'?: string | null
  /** 近30天SP订单量 */
  'whole.sp_order_quantity'?: number | null
  'whole.sp_order_quantity.prev'?: string | number | null
  'whole.sp_order_quantity.delta'?: string | number | null
  'whole.sp_order_quantity.rate'?: string | number | null
  'whole.sp_order_quantity.lastYear'?: string | number | null
  'whole.sp_order_quantity.lastYearDelta'?: string | number | null
  'whole.sp_order_quantity.lastYearRate'?: string | number | null
  'whole.sp_order_quantity.trend'?: (number | null)[] | null
  'whole.sp_order_quantity.trendTo'?: string | null
  /** 近30天SB与SD订单量 */
  'whole.brand_order_quantity'?: number | null
  'whole.brand_order_quantity.prev'?: string | number | null
  'whole.brand_order_quantity.delta'?: string | number | null
  'whole.brand_order_quantity.rate'?: string | number | null
  'whole.brand_order_quantity.lastYear'?: string | number | null
  'whole.brand_order_quantity.lastYearDelta'?: string | number | null
  'whole.brand_order_quantity.lastYearRate'?: string | number | null
  'whole.brand_order_quantity.trend'?: (number | null)[] | null
  'whole.brand_order_quantity.trendTo'?: string | null
  /** 近30天SP销售额 */
  'whole.sp_amount'?: string | null
  'whole.sp_amount.prev'?: string | number | null
  'whole.sp_amount.delta'?: string | number | null
  'whole.sp_amount.rate'?: string | number | null
  'whole.sp_amount.lastYear'?: string | number | null
  'whole.sp_amount.lastYearDelta'?: string | number | null
  'whole.sp_amount.lastYearRate'?: string | number | null
  'whole.sp_amount.trend'?: (number | null)[] | null
  'whole.sp_amount.trendTo'?: string | null
  /** 近30天SB与SD销售额 */
  'whole.brand_amount'?: string | null
  'whole.brand_amount.prev'?: string | number | null
  'whole.brand_amount.delta'?: string | number | null
  'whole.brand_amount.rate'?: string | number | null
  'whole.brand_amount.lastYear'?: string | number | null
  'whole.brand_amount.lastYearDelta'?: string | number | null
  'whole.brand_amount.lastYearRate'?: string | number | null
  'whole.brand_amount.trend'?: (number | null)[] | null
  'whole.brand_amount.trendTo'?: string | null
  /** 近30天展示量 */
  'whole.impressions'?: number | null
  'whole.impressions.prev'?: string | number | null
  'whole.impressions.delta'?: string | number | null
  'whole.impressions.rate'?: string | number | null
  'whole.impressions.lastYear'?: string | number | null
  'whole.impressions.lastYearDelta'?: string | number | null
  'whole.impressions.lastYearRate'?: string | number | null
  'whole.impressions.trend'?: (number | null)[] | null
  'whole.impressions.trendTo'?: string | null
  /** 近30天点击量 */
  'whole.clicks'?: number | null
  'whole.clicks.prev'?: string | number | null
  'whole.clicks.delta'?: string | number | null
  'whole.clicks.rate'?: string | number | null
  'whole.clicks.lastYear'?: string | number | null
  'whole.clicks.lastYearDelta'?: string | number | null
  'whole.clicks.lastYearRate'?: string | number | null
  'whole.clicks.trend'?: (number | null)[] | null
  'whole.clicks.trendTo'?: string | null
  /** 近30天花费 */
  'whole.total_spend'?: string | null
  'whole.total_spend.prev'?: string | number | null
  'whole.total_spend.delta'?: string | number | null
  'whole.total_spend.rate'?: string | number | null
  'whole.total_spend.lastYear'?: string | number | null
  'whole.total_spend.lastYearDelta'?: string | number | null
  'whole.total_spend.lastYearRate'?: string | number | null
  'whole.total_spend.trend'?: (number | null)[] | null
  'whole.total_spend.trendTo'?: string | null
  /** 近30天订单量 */
  'whole.order_quantity'?: number | null
  'whole.order_quantity.prev'?: string | number | null
  'whole.order_quantity.delta'?: string | number | null
  'whole.order_quantity.rate'?: string | number | null
  'whole.order_quantity.lastYear'?: string | number | null
  'whole.order_quantity.lastYearDelta'?: string | number | null
  'whole.order_quantity.lastYearRate'?: string | number | null
  'whole.order_quantity.trend'?: (number | null)[] | null
  'whole.order_quantity.trendTo'?: string | null
  /** 近30天销售额 */
  'whole.amount'?: string | null
  'whole.amount.prev'?: string | number | null
  'whole.amount.delta'?: string | number | null
  'whole.amount.rate'?: string | number | null
  'whole.amount.lastYear'?: string | number | null
  'whole.amount.lastYearDelta'?: string | number | null
  'whole.amount.lastYearRate'?: string | number | null
  'whole.amount.trend'?: (number | null)[] | null
  'whole.amount.trendTo'?: string | null
  /** 近30天点击率 */
  'whole.CTR'?: string | null
  'whole.CTR.prev'?: string | number | null
  'whole.CTR.delta'?: string | number | null
  'whole.CTR.rate'?: string | number | null
  'whole.CTR.lastYear'?: string | number | null
  'whole.CTR.lastYearDelta'?: string | number | null
  'whole.CTR.lastYearRate'?: string | number | null
  'whole.CTR.trend'?: (number | null)[] | null
  'whole.CTR.trendTo'?: string | null
  /** 近30天CPC */
  'whole.avg_cpc'?: string | null
  'whole.avg_cpc.prev'?: string | number | null
  'whole.avg_cpc.delta'?: string | number | null
  'whole.avg_cpc.rate'?: string | number | null
  'whole.avg_cpc.lastYear'?: string | number | null
  'whole.avg_cpc.lastYearDelta'?: string | number | null
  'whole.avg_cpc.lastYearRate'?: string | number | null
  'whole.avg_cpc.trend'?: (number | null)[] | null
  'whole.avg_cpc.trendTo'?: string | null
  /** 近30天转化率 */
  'whole.conversion_rate'?: string | null
  'whole.conversion_rate.prev'?: string | number | null
  'whole.conversion_rate.delta'?: string | number | null
  'whole.conversion_rate.rate'?: string | number | null
  'whole.conversion_rate.lastYear'?: string | number | null
  'whole.conversion_rate.lastYearDelta'?: string | number | null
  'whole.conversion_rate.lastYearRate'?: string | number | null
  'whole.conversion_rate.trend'?: (number | null)[] | null
  'whole.conversion_rate.trendTo'?: string | null
  /** 近30天CPA */
  'whole.CPA'?: string | null
  'whole.CPA.prev'?: string | number | null
  'whole.CPA.delta'?: string | number | null
  'whole.CPA.rate'?: string | number | null
  'whole.CPA.lastYear'?: string | number | null
  'whole.CPA.lastYearDelta'?: string | number | null
  'whole.CPA.lastYearRate'?: string | number | null
  'whole.CPA.trend'?: (number | null)[] | null
  'whole.CPA.trendTo'?: string | null
  /** 近30天ACOS */
  'whole.acos'?: string | null
  'whole.acos.prev'?: string | number | null
  'whole.acos.delta'?: string | number | null
  'whole.acos.rate'?: string | number | null
  'whole.acos.lastYear'?: string | number | null
  'whole.acos.lastYearDelta'?: string | number | null
  'whole.acos.lastYearRate'?: string | number | null
  'whole.acos.trend'?: (number | null)[] | null
  'whole.acos.trendTo'?: string | null
  /** 近30天ROAS */
  'whole.ROAS'?: string | null
  'whole.ROAS.prev'?: string | number | null
  'whole.ROAS.delta'?: string | number | null
  'whole.ROAS.rate'?: string | number | null
  'whole.ROAS.lastYear'?: string | number | null
  'whole.ROAS.lastYearDelta'?: string | number | null
  'whole.ROAS.lastYearRate'?: string | number | null
  'whole.ROAS.trend'?: (number | null)[] | null
  'whole.ROAS.trendTo'?: string | null
  /** 近30天展示量 */
  'group.impressions'?: number | null
  'group.impressions.prev'?: string | number | null
  'group.impressions.delta'?: string | number | null
  'group.impressions.rate'?: string | number | null
  'group.impressions.lastYear'?: string | number | null
  'group.impressions.lastYearDelta'?: string | number | null
  'group.impressions.lastYearRate'?: string | number | null
  'group.impressions.trend'?: (number | null)[] | null
  'group.impressions.trendTo'?: string | null
  /** 近30天点击量 */
  'group.clicks'?: number | null
  'group.clicks.prev'?: string | number | null
  'group.clicks.delta'?: string | number | null
  'group.clicks.rate'?: string | number | null
  'group.clicks.lastYear'?: string | number | null
  'group.clicks.lastYearDelta'?: string | number | null
  'group.clicks.lastYearRate'?: string | number | null
  'group.clicks.trend'?: (number | null)[] | null
  'group.clicks.trendTo'?: string | null
  /** 近30天花费 */
  'group.total_spend'?: string | null
  'group.total_spend.prev'?: string | number | null
  'group.total_spend.delta'?: string | number | null
  'group.total_spend.rate'?: string | number | null
  'group.total_spend.lastYear'?: string | number | null
  'group.total_spend.lastYearDelta'?: string | number | null
  'group.total_spend.lastYearRate'?: string | number | null
  'group.total_spend.trend'?: (number | null)[] | null
  'group.total_spend.trendTo'?: string | null
  /** 近30天7天订单量 */
  'group.order_quantity'?: number | null
  'group.order_quantity.prev'?: string | number | null
  'group.order_quantity.delta'?: string | number | null
  'group.order_quantity.rate'?: string | number | null
  'group.order_quantity.lastYear'?: string | number | null
  'group.order_quantity.lastYearDelta'?: string | number | null
  'group.order_quantity.lastYearRate'?: string | number | null
  'group.order_quantity.trend'?: (number | null)[] | null
  'group.order_quantity.trendTo'?: string | null
  /** 近30天7天销售额 */
  'group.amount'?: string | null
  'group.amount.prev'?: string | number | null
  'group.amount.delta'?: string | number | null
  'group.amount.rate'?: string | number | null
  'group.amount.lastYear'?: string | number | null
  'group.amount.lastYearDelta'?: string | number | null
  'group.amount.lastYearRate'?: string | number | null
  'group.amount.trend'?: (number | null)[] | null
  'group.amount.trendTo'?: string | null
  /** 近30天点击率 */
  'group.CTR'?: string | null
  'group.CTR.prev'?: string | number | null
  'group.CTR.delta'?: string | number | null
  'group.CTR.rate'?: string | number | null
  'group.CTR.lastYear'?: string | number | null
  'group.CTR.lastYearDelta'?: string | number | null
  'group.CTR.lastYearRate'?: string | number | null
  'group.CTR.trend'?: (number | null)[] | null
  'group.CTR.trendTo'?: string | null
  /** 近30天CPC */
  'group.avg_cpc'?: string | null
  'group.avg_cpc.prev'?: string | number | null
  'group.avg_cpc.delta'?: string | number | null
  'group.avg_cpc.rate'?: string | number | null
  'group.avg_cpc.lastYear'?: string | number | null
  'group.avg_cpc.lastYearDelta'?: string | number | null
  'group.avg_cpc.lastYearRate'?: string | number | null
  'group.avg_cpc.trend'?: (number | null)[] | null
  'group.avg_cpc.trendTo'?: string | null
  /** 近30天转化率 */
  'group.conversion_rate'?: string | null
  'group.conversion_rate.prev'?: string | number | null
  'group.conversion_rate.delta'?: string | number | null
  'group.conversion_rate.rate'?: string | number | null
  'group.conversion_rate.lastYear'?: string | number | null
  'group.conversion_rate.lastYearDelta'?: string | number | null
  'group.conversion_rate.lastYearRate'?: string | number | null
  'group.conversion_rate.trend'?: (number | null)[] | null
  'group.conversion_rate.trendTo'?: string | null
  /** 近30天CPA */
  'group.CPA'?: string | null
  'group.CPA.prev'?: string | number | null
  'group.CPA.delta'?: string | number | null
  'group.CPA.rate'?: string | number | null
  'group.CPA.lastYear'?: string | number | null
  'group.CPA.lastYearDelta'?: string | number | null
  'group.CPA.lastYearRate'?: string | number | null
  'group.CPA.trend'?: (number | null)[] | null
  'group.CPA.trendTo'?: string | null
  /** 近30天ACOS */
  'group.acos'?: string | null
  'group.acos.prev'?: string | number | null
  'group.acos.delta'?: string | number | null
  'group.acos.rate'?: string | number | null
  'group.acos.lastYear'?: string | number | null
  'group.acos.lastYearDelta'?: string | number | null
  'group.acos.lastYearRate'?: string | number | null
  'group.acos.trend'?: (number | null)[] | null
  'group.acos.trendTo'?: string | null
  /** 近30天ROAS */
  'group.ROAS'?: string | null
  'group.ROAS.prev'?: string | number | null
  'group.ROAS.delta'?: string | number | null
  'group.ROAS.rate'?: string | number | null
  'group.ROAS.lastYear'?: string | number | null
  'group.ROAS.lastYearDelta'?: string | number | null
  'group.ROAS.lastYearRate'?: string | number | null
  'group.ROAS.trend'?: (number | null)[] | null
  'group.ROAS.trendTo'?: string | null
  /** 近30天7天销量 */
  'group.units_sold'?: number | null
  'group.units_sold.prev'?: string | number | null
  'group.units_sold.delta'?: string | number | null
  'group.units_sold.rate'?: string | number | null
  'group.units_sold.lastYear'?: string | number | null
  'group.units_sold.lastYearDelta'?: string | number | null
  'group.units_sold.lastYearRate'?: string | number | null
  'group.units_sold.trend'?: (number | null)[] | null
  'group.units_sold.trendTo'?: string | null
  /** 近30天7天本商品销量 */
  'group.same_sku_units'?: number | null
  'group.same_sku_units.prev'?: string | number | null
  'group.same_sku_units.delta'?: string | number | null
  'group.same_sku_units.rate'?: string | number | null
  'group.same_sku_units.lastYear'?: string | number | null
  'group.same_sku_units.lastYearDelta'?: string | number | null
  'group.same_sku_units.lastYearRate'?: string | number | null
  'group.same_sku_units.trend'?: (number | null)[] | null
  'group.same_sku_units.trendTo'?: string | null
  /** 近30天7天本商品销售额 */
  'group.same_sku_sales'?: string | null
  'group.same_sku_sales.prev'?: string | number | null
  'group.same_sku_sales.delta'?: string | number | null
  'group.same_sku_sales.rate'?: string | number | null
  'group.same_sku_sales.lastYear'?: string | number | null
  'group.same_sku_sales.lastYearDelta'?: string | number | null
  'group.same_sku_sales.lastYearRate'?: string | number | null
  'group.same_sku_sales.trend'?: (number | null)[] | null
  'group.same_sku_sales.trendTo'?: string | null
  /** 近30天7天其他商品销量 */
  'group.other_sku_units'?: number | null
  'group.other_sku_units.prev'?: string | number | null
  'group.other_sku_units.delta'?: string | number | null
  'group.other_sku_units.rate'?: string | number | null
  'group.other_sku_units.lastYear'?: string | number | null
  'group.other_sku_units.lastYearDelta'?: string | number | null
  'group.other_sku_units.lastYearRate'?: string | number | null
  'group.other_sku_units.trend'?: (number | null)[] | null
  'group.other_sku_units.trendTo'?: string | null
  /** 近30天7天其他商品销售额 */
  'group.other_sku_sales'?: string | null
  'group.other_sku_sales.prev'?: string | number | null
  'group.other_sku_sales.delta'?: string | number | null
  'group.other_sku_sales.rate'?: string | number | null
  'group.other_sku_sales.lastYear'?: string | number | null
  'group.other_sku_sales.lastYearDelta'?: string | number | null
  'group.other_sku_sales.lastYearRate'?: string | number | null
  'group.other_sku_sales.trend'?: (number | null)[] | null
  'group.other_sku_sales.trendTo'?: string | null
  /** 近30天展示量 */
  'aim.impressions'?: number | null
  'aim.impressions.prev'?: string | number | null
  'aim.impressions.delta'?: string | number | null
  'aim.impressions.rate'?: string | number | null
  'aim.impressions.lastYear'?: string | number | null
  'aim.impressions.lastYearDelta'?: string | number | null
  'aim.impressions.lastYearRate'?: string | number | null
  'aim.impressions.trend'?: (number | null)[] | null
  'aim.impressions.trendTo'?: string | null
  /** 近30天点击量 */
  'aim.clicks'?: number | null
  'aim.clicks.prev'?: string | number | null
  'aim.clicks.delta'?: string | number | null
  'aim.clicks.rate'?: string | number | null
  'aim.clicks.lastYear'?: string | number | null
  'aim.clicks.lastYearDelta'?: string | number | null
  'aim.clicks.lastYearRate'?: string | number | null
  'aim.clicks.trend'?: (number | null)[] | null
  'aim.clicks.trendTo'?: string | null
  /** 近30天花费 */
  'aim.total_spend'?: string | null
  'aim.total_spend.prev'?: string | number | null
  'aim.total_spend.delta'?: string | number | null
  'aim.total_spend.rate'?: string | number | null
  'aim.total_spend.lastYear'?: string | number | null
  'aim.total_spend.lastYearDelta'?: string | number | null
  'aim.total_spend.lastYearRate'?: string | number | null
  'aim.total_spend.trend'?: (number | null)[] | null
  'aim.total_spend.trendTo'?: string | null
  /** 近30天7天订单量 */
  'aim.order_quantity'?: number | null
  'aim.order_quantity.prev'?: string | number | null
  'aim.order_quantity.delta'?: string | number | null
  'aim.order_quantity.rate'?: string | number | null
  'aim.order_quantity.lastYear'?: string | number | null
  'aim.order_quantity.lastYearDelta'?: string | number | null
  'aim.order_quantity.lastYearRate'?: string | number | null
  'aim.order_quantity.trend'?: (number | null)[] | null
  'aim.order_quantity.trendTo'?: string | null
  /** 近30天7天销售额 */
  'aim.amount'?: string | null
  'aim.amount.prev'?: string | number | null
  'aim.amount.delta'?: string | number | null
  'aim.amount.rate'?: string | number | null
  'aim.amount.lastYear'?: string | number | null
  'aim.amount.lastYearDelta'?: string | number | null
  'aim.amount.lastYearRate'?: string | number | null
  'aim.amount.trend'?: (number | null)[] | null
  'aim.amount.trendTo'?: string | null
  /** 近30天点击率 */
  'aim.CTR'?: string | null
  'aim.CTR.prev'?: string | number | null
  'aim.CTR.delta'?: string | number | null
  'aim.CTR.rate'?: string | number | null
  'aim.CTR.lastYear'?: string | number | null
  'aim.CTR.lastYearDelta'?: string | number | null
  'aim.CTR.lastYearRate'?: string | number | null
  'aim.CTR.trend'?: (number | null)[] | null
  'aim.CTR.trendTo'?: string | null
  /** 近30天CPC */
  'aim.avg_cpc'?: string | null
  'aim.avg_cpc.prev'?: string | number | null
  'aim.avg_cpc.delta'?: string | number | null
  'aim.avg_cpc.rate'?: string | number | null
  'aim.avg_cpc.lastYear'?: string | number | null
  'aim.avg_cpc.lastYearDelta'?: string | number | null
  'aim.avg_cpc.lastYearRate'?: string | number | null
  'aim.avg_cpc.trend'?: (number | null)[] | null
  'aim.avg_cpc.trendTo'?: string | null
  /** 近30天转化率 */
  'aim.conversion_rate'?: string | null
  'aim.conversion_rate.prev'?: string | number | null
  'aim.conversion_rate.delta'?: string | number | null
  'aim.conversion_rate.rate'?: string | number | null
  'aim.conversion_rate.lastYear'?: string | number | null
  'aim.conversion_rate.lastYearDelta'?: string | number | null
  'aim.conversion_rate.lastYearRate'?: string | number | null
  'aim.conversion_rate.trend'?: (number | null)[] | null
  'aim.conversion_rate.trendTo'?: string | null
  /** 近30天CPA */
  'aim.CPA'?: string | null
  'aim.CPA.prev'?: string | number | null
  'aim.CPA.delta'?: string | number | null
  'aim.CPA.rate'?: string | number | null
  'aim.CPA.lastYear'?: string | number | null
  'aim.CPA.lastYearDelta'?: string | number | null
  'aim.CPA.lastYearRate'?: string | number | null
  'aim.CPA.trend'?: (number | null)[] | null
  'aim.CPA.trendTo'?: string | null
  /** 近30天ACOS */
  'aim.acos'?: string | null
  'aim.acos.prev'?: string | number | null
  'aim.acos.delta'?: string | number | null
  'aim.acos.rate'?: string | number | null
  'aim.acos.lastYear'?: string | number | null
  'aim.acos.lastYearDelta'?: string | number | null
  'aim.acos.lastYearRate'?: string | number | null
  'aim.acos.trend'?: (number | null)[] | null
  'aim.acos.trendTo'?: string | null
  /** 近30天ROAS */
  'aim.ROAS'?: string | null
  'aim.ROAS.prev'?: string | number | null
  'aim.ROAS.delta'?: string | number | null
  'aim.ROAS.rate'?: string | number | null
  'aim.ROAS.lastYear'?: string | number | null
  'aim.ROAS.lastYearDelta'?: string | number | null
  'aim.ROAS.lastYearRate'?: string | number | null
  'aim.ROAS.trend'?: (number | null)[] | null
  'aim.ROAS.trendTo'?: string | null
  /** 近30天7天销量 */
  'aim.units_sold'?: number | null
  'aim.units_sold.prev'?: string | number | null
  'aim.units_sold.delta'?: string | number | null
  'aim.units_sold.rate'?: string | number | null
  'aim.units_sold.lastYear'?: string | number | null
  'aim.units_sold.lastYearDelta'?: string | number | null
  'aim.units_sold.lastYearRate'?: string | number | null
  'aim.units_sold.trend'?: (number | null)[] | null
  'aim.units_sold.trendTo'?: string | null
  /** 近30天7天本商品销量 */
  'aim.same_sku_units'?: number | null
  'aim.same_sku_units.prev'?: string | number | null
  'aim.same_sku_units.delta'?: string | number | null
  'aim.same_sku_units.rate'?: string | number | null
  'aim.same_sku_units.lastYear'?: string | number | null
  'aim.same_sku_units.lastYearDelta'?: string | number | null
  'aim.same_sku_units.lastYearRate'?: string | number | null
  'aim.same_sku_units.trend'?: (number | null)[] | null
  'aim.same_sku_units.trendTo'?: string | null
  /** 近30天7天本商品销售额 */
  'aim.same_sku_sales'?: string | null
  'aim.same_sku_sales.prev'?: string | number | null
  'aim.same_sku_sales.delta'?: string | number | null
  'aim.same_sku_sales.rate'?: string | number | null
  'aim.same_sku_sales.lastYear'?: string | number | null
  'aim.same_sku_sales.lastYearDelta'?: string | number | null
  'aim.same_sku_sales.lastYearRate'?: string | number | null
  'aim.same_sku_sales.trend'?: (number | null)[] | null
  'aim.same_sku_sales.trendTo'?: string | null
  /** 近30天7天其他商品销量 */
  'aim.other_sku_units'?: number | null
  'aim.other_sku_units.prev'?: string | number | null
  'aim.other_sku_units.delta'?: string | number | null
  'aim.other_sku_units.rate'?: string | number | null
  'aim.other_sku_units.lastYear'?: string | number | null
  'aim.other_sku_units.lastYearDelta'?: string | number | null
  'aim.other_sku_units.lastYearRate'?: string | number | null
  'aim.other_sku_units.trend'?: (number | null)[] | null
  'aim.other_sku_units.trendTo'?: string | null
  /** 近30天7天其他商品销售额 */
  'aim.other_sku_sales'?: string | null
  'aim.other_sku_sales.prev'?: string | number | null
  'aim.other_sku_sales.delta'?: string | number | null
  'aim.other_sku_sales.rate'?: string | number | null
  'aim.other_sku_sales.lastYear'?: string | number | null
  'aim.other_sku_sales.lastYearDelta'?: string | number | null
  'aim.other_sku_sales.lastYearRate'?: string | number | null
  'aim.other_sku_sales.trend'?: (number | null)[] | null
  'aim.other_sku_sales.trendTo'?: string | null
  /** 近30天展示量 */
  'brand_group.impressions'?: number | null
  'brand_group.impressions.prev'?: string | number | null
  'brand_group.impressions.delta'?: string | number | null
  'brand_group.impressions.rate'?: string | number | null
  'brand_group.impressions.lastYear'?: string | number | null
  'brand_group.impressions.lastYearDelta'?: string | number | null
  'brand_group.impressions.lastYearRate'?: string | number | null
  'brand_group.impressions.trend'?: (number | null)[] | null
  'brand_group.impressions.trendTo'?: string | null
  /** 近30天点击量 */
  'brand_group.clicks'?: number | null
  'brand_group.clicks.prev'?: string | number | null
  'brand_group.clicks.delta'?: string | number | null
  'brand_group.clicks.rate'?: string | number | null
  'brand_group.clicks.lastYear'?: string | number | null
  'brand_group.clicks.lastYearDelta'?: string | number | null
  'brand_group.clicks.lastYearRate'?: string | number | null
  'brand_group.clicks.trend'?: (number | null)[] | null
  'brand_group.clicks.trendTo'?: string | null
  /** 近30天花费 */
  'brand_group.total_spend'?: string | null
  'brand_group.total_spend.prev'?: string | number | null
  'brand_group.total_spend.delta'?: string | number | null
  'brand_group.total_spend.rate'?: string | number | null
  'brand_group.total_spend.lastYear'?: string | number | null
  'brand_group.total_spend.lastYearDelta'?: string | number | null
  'brand_group.total_spend.lastYearRate'?: string | number | null
  'brand_group.total_spend.trend'?: (number | null)[] | null
  'brand_group.total_spend.trendTo'?: string | null
  /** 近30天14天订单量 */
  'brand_group.order_quantity'?: number | null
  'brand_group.order_quantity.prev'?: string | number | null
  'brand_group.order_quantity.delta'?: string | number | null
  'brand_group.order_quantity.rate'?: string | number | null
  'brand_group.order_quantity.lastYear'?: string | number | null
  'brand_group.order_quantity.lastYearDelta'?: string | number | null
  'brand_group.order_quantity.lastYearRate'?: string | number | null
  'brand_group.order_quantity.trend'?: (number | null)[] | null
  'brand_group.order_quantity.trendTo'?: string | null
  /** 近30天14天销售额 */
  'brand_group.amount'?: string | null
  'brand_group.amount.prev'?: string | number | null
  'brand_group.amount.delta'?: string | number | null
  'brand_group.amount.rate'?: string | number | null
  'brand_group.amount.lastYear'?: string | number | null
  'brand_group.amount.lastYearDelta'?: string | number | null
  'brand_group.amount.lastYearRate'?: string | number | null
  'brand_group.amount.trend'?: (number | null)[] | null
  'brand_group.amount.trendTo'?: string | null
  /** 近30天点击率 */
  'brand_group.CTR'?: string | null
  'brand_group.CTR.prev'?: string | number | null
  'brand_group.CTR.delta'?: string | number | null
  'brand_group.CTR.rate'?: string | number | null
  'brand_group.CTR.lastYear'?: string | number | null
  'brand_group.CTR.lastYearDelta'?: string | number | null
  'brand_group.CTR.lastYearRate'?: string | number | null
  'brand_group.CTR.trend'?: (number | null)[] | null
  'brand_group.CTR.trendTo'?: string | null
  /** 近30天CPC */
  'brand_group.avg_cpc'?: string | null
  'brand_group.avg_cpc.prev'?: string | number | null
  'brand_group.avg_cpc.delta'?: string | number | null
  'brand_group.avg_cpc.rate'?: string | number | null
  'brand_group.avg_cpc.lastYear'?: string | number | null
  'brand_group.avg_cpc.lastYearDelta'?: string | number | null
  'brand_group.avg_cpc.lastYearRate'?: string | number | null
  'brand_group.avg_cpc.trend'?: (number | null)[] | null
  'brand_group.avg_cpc.trendTo'?: string | null
  /** 近30天转化率 */
  'brand_group.conversion_rate'?: string | null
  'brand_group.conversion_rate.prev'?: string | number | null
  'brand_group.conversion_rate.delta'?: string | number | null
  'brand_group.conversion_rate.rate'?: string | number | null
  'brand_group.conversion_rate.lastYear'?: string | number | null
  'brand_group.conversion_rate.lastYearDelta'?: string | number | null
  'brand_group.conversion_rate.lastYearRate'?: string | number | null
  'brand_group.conversion_rate.trend'?: (number | null)[] | null
  'brand_group.conversion_rate.trendTo'?: string | null
  /** 近30天CPA */
  'brand_group.CPA'?: string | null
  'brand_group.CPA.prev'?: string | number | null
  'brand_group.CPA.delta'?: string | number | null
  'brand_group.CPA.rate'?: string | number | null
  'brand_group.CPA.lastYear'?: string | number | null
  'brand_group.CPA.lastYearDelta'?: string | number | null
  'brand_group.CPA.lastYearRate'?: string | number | null
  'brand_group.CPA.trend'?: (number | null)[] | null
  'brand_group.CPA.trendTo'?: string | null
  /** 近30天ACOS */
  'brand_group.acos'?: string | null
  'brand_group.acos.prev'?: string | number | null
  'brand_group.acos.delta'?: string | number | null
  'brand_group.acos.rate'?: string | number | null
  'brand_group.acos.lastYear'?: string | number | null
  'brand_group.acos.lastYearDelta'?: string | number | null
  'brand_group.acos.lastYearRate'?: string | number | null
  'brand_group.acos.trend'?: (number | null)[] | null
  'brand_group.acos.trendTo'?: string | null
  /** 近30天ROAS */
  'brand_group.ROAS'?: string | null
  'brand_group.ROAS.prev'?: string | number | null
  'brand_group.ROAS.delta'?: string | number | null
  'brand_group.ROAS.rate'?: string | number | null
  'brand_group.ROAS.lastYear'?: string | number | null
  'brand_group.ROAS.lastYearDelta'?: string | number | null
  'brand_group.ROAS.lastYearRate'?: string | number | null
  'brand_group.ROAS.trend'?: (number | null)[] | null
  'brand_group.ROAS.trendTo'?: string | null
  /** 近30天14天销量 */
  'brand_group.units_sold'?: number | null
  'brand_group.units_sold.prev'?: string | number | null
  'brand_group.units_sold.delta'?: string | number | null
  'brand_group.units_sold.rate'?: string | number | null
  'brand_group.units_sold.lastYear'?: string | number | null
  'brand_group.units_sold.lastYearDelta'?: string | number | null
  'brand_group.units_sold.lastYearRate'?: string | number | null
  'brand_group.units_sold.trend'?: (number | null)[] | null
  'brand_group.units_sold.trendTo'?: string | null
  /** 近30天可见展示量 */
  'brand_group.viewable_impressions'?: number | null
  'brand_group.viewable_impressions.prev'?: string | number | null
  'brand_group.viewable_impressions.delta'?: string | number | null
  'brand_group.viewable_impressions.rate'?: string | number | null
  'brand_group.viewable_impressions.lastYear'?: string | number | null
  'brand_group.viewable_impressions.lastYearDelta'?: string | number | null
  'brand_group.viewable_impressions.lastYearRate'?: string | number | null
  'brand_group.viewable_impressions.trend'?: (number | null)[] | null
  'brand_group.viewable_impressions.trendTo'?: string | null
  /** 近30天点击带来的销售额 */
  'brand_group.click_sales'?: string | null
  'brand_group.click_sales.prev'?: string | number | null
  'brand_group.click_sales.delta'?: string | number | null
  'brand_group.click_sales.rate'?: string | number | null
  'brand_group.click_sales.lastYear'?: string | number | null
  'brand_group.click_sales.lastYearDelta'?: string | number | null
  'brand_group.click_sales.lastYearRate'?: string | number | null
  'brand_group.click_sales.trend'?: (number | null)[] | null
  'brand_group.click_sales.trendTo'?: string | null
  /** 近30天点击带来的订单量 */
  'brand_group.click_orders'?: number | null
  'brand_group.click_orders.prev'?: string | number | null
  'brand_group.click_orders.delta'?: string | number | null
  'brand_group.click_orders.rate'?: string | number | null
  'brand_group.click_orders.lastYear'?: string | number | null
  'brand_group.click_orders.lastYearDelta'?: string | number | null
  'brand_group.click_orders.lastYearRate'?: string | number | null
  'brand_group.click_orders.trend'?: (number | null)[] | null
  'brand_group.click_orders.trendTo'?: string | null
  /** 近30天14天详情页浏览量 */
  'brand_group.detail_views'?: number | null
  'brand_group.detail_views.prev'?: string | number | null
  'brand_group.detail_views.delta'?: string | number | null
  'brand_group.detail_views.rate'?: string | number | null
  'brand_group.detail_views.lastYear'?: string | number | null
  'brand_group.detail_views.lastYearDelta'?: string | number | null
  'brand_group.detail_views.lastYearRate'?: string | number | null
  'brand_group.detail_views.trend'?: (number | null)[] | null
  'brand_group.detail_views.trendTo'?: string | null
  /** 近30天品牌新买家订单量 */
  'brand_group.ntb_orders'?: number | null
  'brand_group.ntb_orders.prev'?: string | number | null
  'brand_group.ntb_orders.delta'?: string | number | null
  'brand_group.ntb_orders.rate'?: string | number | null
  'brand_group.ntb_orders.lastYear'?: string | number | null
  'brand_group.ntb_orders.lastYearDelta'?: string | number | null
  'brand_group.ntb_orders.lastYearRate'?: string | number | null
  'brand_group.ntb_orders.trend'?: (number | null)[] | null
  'brand_group.ntb_orders.trendTo'?: string | null
  /** 近30天品牌新买家销售额 */
  'brand_group.ntb_sales'?: string | null
  'brand_group.ntb_sales.prev'?: string | number | null
  'brand_group.ntb_sales.delta'?: string | number | null
  'brand_group.ntb_sales.rate'?: string | number | null
  'brand_group.ntb_sales.lastYear'?: string | number | null
  'brand_group.ntb_sales.lastYearDelta'?: string | number | null
  'brand_group.ntb_sales.lastYearRate'?: string | number | null
  'brand_group.ntb_sales.trend'?: (number | null)[] | null
  'brand_group.ntb_sales.trendTo'?: string | null
  /** 近30天品牌搜索量 */
  'brand_group.branded_searches'?: number | null
  'brand_group.branded_searches.prev'?: string | number | null
  'brand_group.branded_searches.delta'?: string | number | null
  'brand_group.branded_searches.rate'?: string | number | null
  'brand_group.branded_searches.lastYear'?: string | number | null
  'brand_group.branded_searches.lastYearDelta'?: string | number | null
  'brand_group.branded_searches.lastYearRate'?: string | number | null
  'brand_group.branded_searches.trend'?: (number | null)[] | null
  'brand_group.branded_searches.trendTo'?: string | null
  /** 近30天视频看完 */
  'brand_group.video_complete'?: number | null
  'brand_group.video_complete.prev'?: string | number | null
  'brand_group.video_complete.delta'?: string | number | null
  'brand_group.video_complete.rate'?: string | number | null
  'brand_group.video_complete.lastYear'?: string | number | null
  'brand_group.video_complete.lastYearDelta'?: string | number | null
  'brand_group.video_complete.lastYearRate'?: string | number | null
  'brand_group.video_complete.trend'?: (number | null)[] | null
  'brand_group.video_complete.trendTo'?: string | null
  /** 近30天5秒观看 */
  'brand_group.views_5s'?: number | null
  'brand_group.views_5s.prev'?: string | number | null
  'brand_group.views_5s.delta'?: string | number | null
  'brand_group.views_5s.rate'?: string | number | null
  'brand_group.views_5s.lastYear'?: string | number | null
  'brand_group.views_5s.lastYearDelta'?: string | number | null
  'brand_group.views_5s.lastYearRate'?: string | number | null
  'brand_group.views_5s.trend'?: (number | null)[] | null
  'brand_group.views_5s.trendTo'?: string | null
  /** 近30天VCPM */
  'brand_group.VCPM'?: string | null
  'brand_group.VCPM.prev'?: string | number | null
  'brand_group.VCPM.delta'?: string | number | null
  'brand_group.VCPM.rate'?: string | number | null
  'brand_group.VCPM.lastYear'?: string | number | null
  'brand_group.VCPM.lastYearDelta'?: string | number | null
  'brand_group.VCPM.lastYearRate'?: string | number | null
  'brand_group.VCPM.trend'?: (number | null)[] | null
  'brand_group.VCPM.trendTo'?: string | null
  /** 近30天品牌新买家订单占比 */
  'brand_group.ntb_share'?: string | null
  'brand_group.ntb_share.prev'?: string | number | null
  'brand_group.ntb_share.delta'?: string | number | null
  'brand_group.ntb_share.rate'?: string | number | null
  'brand_group.ntb_share.lastYear'?: string | number | null
  'brand_group.ntb_share.lastYearDelta'?: string | number | null
  'brand_group.ntb_share.lastYearRate'?: string | number | null
  'brand_group.ntb_share.trend'?: (number | null)[] | null
  'brand_group.ntb_share.trendTo'?: string | null
  /** 近30天展示量 */
  'brand_aim.impressions'?: number | null
  'brand_aim.impressions.prev'?: string | number | null
  'brand_aim.impressions.delta'?: string | number | null
  'brand_aim.impressions.rate'?: string | number | null
  'brand_aim.impressions.lastYear'?: string | number | null
  'brand_aim.impressions.lastYearDelta'?: string | number | null
  'brand_aim.impressions.lastYearRate'?: string | number | null
  'brand_aim.impressions.trend'?: (number | null)[] | null
  'brand_aim.impressions.trendTo'?: string | null
  /** 近30天点击量 */
  'brand_aim.clicks'?: number | null
  'brand_aim.clicks.prev'?: string | number | null
  'brand_aim.clicks.delta'?: string | number | null
  'brand_aim.clicks.rate'?: string | number | null
  'brand_aim.clicks.lastYear'?: string | number | null
  'brand_aim.clicks.lastYearDelta'?: string | number | null
  'brand_aim.clicks.lastYearRate'?: string | number | null
  'brand_aim.clicks.trend'?: (number | null)[] | null
  'brand_aim.clicks.trendTo'?: string | null
  /** 近30天花费 */
  'brand_aim.total_spend'?: string | null
  'brand_aim.total_spend.prev'?: string | number | null
  'brand_aim.total_spend.delta'?: string | number | null
  'brand_aim.total_spend.rate'?: string | number | null
  'brand_aim.total_spend.lastYear'?: string | number | null
  'brand_aim.total_spend.lastYearDelta'?: string | number | null
  'brand_aim.total_spend.lastYearRate'?: string | number | null
  'brand_aim.total_spend.trend'?: (number | null)[] | null
  'brand_aim.total_spend.trendTo'?: string | null
  /** 近30天14天订单量 */
  'brand_aim.order_quantity'?: number | null
  'brand_aim.order_quantity.prev'?: string | number | null
  'brand_aim.order_quantity.delta'?: string | number | null
  'brand_aim.order_quantity.rate'?: string | number | null
  'brand_aim.order_quantity.lastYear'?: string | number | null
  'brand_aim.order_quantity.lastYearDelta'?: string | number | null
  'brand_aim.order_quantity.lastYearRate'?: string | number | null
  'brand_aim.order_quantity.trend'?: (number | null)[] | null
  'brand_aim.order_quantity.trendTo'?: string | null
  /** 近30天14天销售额 */
  'brand_aim.amount'?: string | null
  'brand_aim.amount.prev'?: string | number | null
  'brand_aim.amount.delta'?: string | number | null
  'brand_aim.amount.rate'?: string | number | null
  'brand_aim.amount.lastYear'?: string | number | null
  'brand_aim.amount.lastYearDelta'?: string | number | null
  'brand_aim.amount.lastYearRate'?: string | number | null
  'brand_aim.amount.trend'?: (number | null)[] | null
  'brand_aim.amount.trendTo'?: string | null
  /** 近30天点击率 */
  'brand_aim.CTR'?: string | null
  'brand_aim.CTR.prev'?: string | number | null
  'brand_aim.CTR.delta'?: string | number | null
  'brand_aim.CTR.rate'?: string | number | null
  'brand_aim.CTR.lastYear'?: string | number | null
  'brand_aim.CTR.lastYearDelta'?: string | number | null
  'brand_aim.CTR.lastYearRate'?: string | number | null
  'brand_aim.CTR.trend'?: (number | null)[] | null
  'brand_aim.CTR.trendTo'?: string | null
  /** 近30天CPC */
  'brand_aim.avg_cpc'?: string | null
  'brand_aim.avg_cpc.prev'?: string | number | null
  'brand_aim.avg_cpc.delta'?: string | number | null
  'brand_aim.avg_cpc.rate'?: string | number | null
  'brand_aim.avg_cpc.lastYear'?: string | number | null
  'brand_aim.avg_cpc.lastYearDelta'?: string | number | null
  'brand_aim.avg_cpc.lastYearRate'?: string | number | null
  'brand_aim.avg_cpc.trend'?: (number | null)[] | null
  'brand_aim.avg_cpc.trendTo'?: string | null
  /** 近30天转化率 */
  'brand_aim.conversion_rate'?: string | null
  'brand_aim.conversion_rate.prev'?: string | number | null
  'brand_aim.conversion_rate.delta'?: string | number | null
  'brand_aim.conversion_rate.rate'?: string | number | null
  'brand_aim.conversion_rate.lastYear'?: string | number | null
  'brand_aim.conversion_rate.lastYearDelta'?: string | number | null
  'brand_aim.conversion_rate.lastYearRate'?: string | number | null
  'brand_aim.conversion_rate.trend'?: (number | null)[] | null
  'brand_aim.conversion_rate.trendTo'?: string | null
  /** 近30天CPA */
  'brand_aim.CPA'?: string | null
  'brand_aim.CPA.prev'?: string | number | null
  'brand_aim.CPA.delta'?: string | number | null
  'brand_aim.CPA.rate'?: string | number | null
  'brand_aim.CPA.lastYear'?: string | number | null
  'brand_aim.CPA.lastYearDelta'?: string | number | null
  'brand_aim.CPA.lastYearRate'?: string | number | null
  'brand_aim.CPA.trend'?: (number | null)[] | null
  'brand_aim.CPA.trendTo'?: string | null
  /** 近30天ACOS */
  'brand_aim.acos'?: string | null
  'brand_aim.acos.prev'?: string | number | null
  'brand_aim.acos.delta'?: string | number | null
  'brand_aim.acos.rate'?: string | number | null
  'brand_aim.acos.lastYear'?: string | number | null
  'brand_aim.acos.lastYearDelta'?: string | number | null
  'brand_aim.acos.lastYearRate'?: string | number | null
  'brand_aim.acos.trend'?: (number | null)[] | null
  'brand_aim.acos.trendTo'?: string | null
  /** 近30天ROAS */
  'brand_aim.ROAS'?: string | null
  'brand_aim.ROAS.prev'?: string | number | null
  'brand_aim.ROAS.delta'?: string | number | null
  'brand_aim.ROAS.rate'?: string | number | null
  'brand_aim.ROAS.lastYear'?: string | number | null
  'brand_aim.ROAS.lastYearDelta'?: string | number | null
  'brand_aim.ROAS.lastYearRate'?: string | number | null
  'brand_aim.ROAS.trend'?: (number | null)[] | null
  'brand_aim.ROAS.trendTo'?: string | null
  /** 近30天14天销量 */
  'brand_aim.units_sold'?: number | null
  'brand_aim.units_sold.prev'?: string | number | null
  'brand_aim.units_sold.delta'?: string | number | null
  'brand_aim.units_sold.rate'?: string | number | null
  'brand_aim.units_sold.lastYear'?: string | number | null
  'brand_aim.units_sold.lastYearDelta'?: string | number | null
  'brand_aim.units_sold.lastYearRate'?: string | number | null
  'brand_aim.units_sold.trend'?: (number | null)[] | null
  'brand_aim.units_sold.trendTo'?: string | null
  /** 近30天可见展示量 */
  'brand_aim.viewable_impressions'?: number | null
  'brand_aim.viewable_impressions.prev'?: string | number | null
  'brand_aim.viewable_impressions.delta'?: string | number | null
  'brand_aim.viewable_impressions.rate'?: string | number | null
  'brand_aim.viewable_impressions.lastYear'?: string | number | null
  'brand_aim.viewable_impressions.lastYearDelta'?: string | number | null
  'brand_aim.viewable_impressions.lastYearRate'?: string | number | null
  'brand_aim.viewable_impressions.trend'?: (number | null)[] | null
  'brand_aim.viewable_impressions.trendTo'?: string | null
  /** 近30天点击带来的销售额 */
  'brand_aim.click_sales'?: string | null
  'brand_aim.click_sales.prev'?: string | number | null
  'brand_aim.click_sales.delta'?: string | number | null
  'brand_aim.click_sales.rate'?: string | number | null
  'brand_aim.click_sales.lastYear'?: string | number | null
  'brand_aim.click_sales.lastYearDelta'?: string | number | null
  'brand_aim.click_sales.lastYearRate'?: string | number | null
  'brand_aim.click_sales.trend'?: (number | null)[] | null
  'brand_aim.click_sales.trendTo'?: string | null
  /** 近30天点击带来的订单量 */
  'brand_aim.click_orders'?: number | null
  'brand_aim.click_orders.prev'?: string | number | null
  'brand_aim.click_orders.delta'?: string | number | null
  'brand_aim.click_orders.rate'?: string | number | null
  'brand_aim.click_orders.lastYear'?: string | number | null
  'brand_aim.click_orders.lastYearDelta'?: string | number | null
  'brand_aim.click_orders.lastYearRate'?: string | number | null
  'brand_aim.click_orders.trend'?: (number | null)[] | null
  'brand_aim.click_orders.trendTo'?: string | null
  /** 近30天14天详情页浏览量 */
  'brand_aim.detail_views'?: number | null
  'brand_aim.detail_views.prev'?: string | number | null
  'brand_aim.detail_views.delta'?: string | number | null
  'brand_aim.detail_views.rate'?: string | number | null
  'brand_aim.detail_views.lastYear'?: string | number | null
  'brand_aim.detail_views.lastYearDelta'?: string | number | null
  'brand_aim.detail_views.lastYearRate'?: string | number | null
  'brand_aim.detail_views.trend'?: (number | null)[] | null
  'brand_aim.detail_views.trendTo'?: string | null
  /** 近30天品牌新买家订单量 */
  'brand_aim.ntb_orders'?: number | null
  'brand_aim.ntb_orders.prev'?: string | number | null
  'brand_aim.ntb_orders.delta'?: string | number | null
  'brand_aim.ntb_orders.rate'?: string | number | null
  'brand_aim.ntb_orders.lastYear'?: string | number | null
  'brand_aim.ntb_orders.lastYearDelta'?: string | number | null
  'brand_aim.ntb_orders.lastYearRate'?: string | number | null
  'brand_aim.ntb_orders.trend'?: (number | null)[] | null
  'brand_aim.ntb_orders.trendTo'?: string | null
  /** 近30天品牌新买家销售额 */
  'brand_aim.ntb_sales'?: string | null
  'brand_aim.ntb_sales.prev'?: string | number | null
  'brand_aim.ntb_sales.delta'?: string | number | null
  'brand_aim.ntb_sales.rate'?: string | number | null
  'brand_aim.ntb_sales.lastYear'?: string | number | null
  'brand_aim.ntb_sales.lastYearDelta'?: string | number | null
  'brand_aim.ntb_sales.lastYearRate'?: string | number | null
  'brand_aim.ntb_sales.trend'?: (number | null)[] | null
  'brand_aim.ntb_sales.trendTo'?: string | null
  /** 近30天品牌搜索量 */
  'brand_aim.branded_searches'?: number | null
  'brand_aim.branded_searches.prev'?: string | number | null
  'brand_aim.branded_searches.delta'?: string | number | null
  'brand_aim.branded_searches.rate'?: string | number | null
  'brand_aim.branded_searches.lastYear'?: string | number | null
  'brand_aim.branded_searches.lastYearDelta'?: string | number | null
  'brand_aim.branded_searches.lastYearRate'?: string | number | null
  'brand_aim.branded_searches.trend'?: (number | null)[] | null
  'brand_aim.branded_searches.trendTo'?: string | null
  /** 近30天视频看完 */
  'brand_aim.video_complete'?: number | null
  'brand_aim.video_complete.prev'?: string | number | null
  'brand_aim.video_complete.delta'?: string | number | null
  'brand_aim.video_complete.rate'?: string | number | null
  'brand_aim.video_complete.lastYear'?: string | number | null
  'brand_aim.video_complete.lastYearDelta'?: string | number | null
  'brand_aim.video_complete.lastYearRate'?: string | number | null
  'brand_aim.video_complete.trend'?: (number | null)[] | null
  'brand_aim.video_complete.trendTo'?: string | null
  /** 近30天5秒观看 */
  'brand_aim.views_5s'?: number | null
  'brand_aim.views_5s.prev'?: string | number | null
  'brand_aim.views_5s.delta'?: string | number | null
  'brand_aim.views_5s.rate'?: string | number | null
  'brand_aim.views_5s.lastYear'?: string | number | null
  'brand_aim.views_5s.lastYearDelta'?: string | number | null
  'brand_aim.views_5s.lastYearRate'?: string | number | null
  'brand_aim.views_5s.trend'?: (number | null)[] | null
  'brand_aim.views_5s.trendTo'?: string | null
  /** 近30天VCPM */
  'brand_aim.VCPM'?: string | null
  'brand_aim.VCPM.prev'?: string | number | null
  'brand_aim.VCPM.delta'?: string | number | null
  'brand_aim.VCPM.rate'?: string | number | null
  'brand_aim.VCPM.lastYear'?: string | number | null
  'brand_aim.VCPM.lastYearDelta'?: string | number | null
  'brand_aim.VCPM.lastYearRate'?: string | number | null
  'brand_aim.VCPM.trend'?: (number | null)[] | null
  'brand_aim.VCPM.trendTo'?: string | null
  /** 近30天品牌新买家订单占比 */
  'brand_aim.ntb_share'?: string | null
  'brand_aim.ntb_share.prev'?: string | number | null
  'brand_aim.ntb_share.delta'?: string | number | null
  'brand_aim.ntb_share.rate'?: string | number | null
  'brand_aim.ntb_share.lastYear'?: string | number | null
  'brand_aim.ntb_share.lastYearDelta'?: string | number | null
  'brand_aim.ntb_share.lastYearRate'?: string | number | null
  'brand_aim.ntb_share.trend'?: (number | null)[] | null
  'brand_aim.ntb_share.trendTo'?: string | null
}

export interface AdTimedObjectKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
