/**
 * 自发货订单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/fbm_order.json: edit that, not this file.
 */
import type { CurrencyAllValue, FbmStatusValue } from '../enums'

/** 自发货订单 */
export interface FbmOrderRow {
  /** 编号 */
  id: string
  /** 系统单号 */
  order_no?: string | null
  /** 订单状态 */
  fbm_status?: FbmStatusValue | (string & {}) | null
  /** 店铺 */
  shop_id?: string
  /** 订单号：亚马逊订单号；补发写原订单的 */
  order_id?: string
  /** 下单日期 */
  order_day?: string
  /** 下单时间 */
  purchase_at?: string | null
  /** 付款时间：「未发货订单」报告里的付款时间 */
  pay_time?: string | null
  /** 发货截止：「未发货订单」报告里承诺的最晚发货时间 */
  ship_deadline?: string | null
  /** 物流等级 */
  ship_level?: string | null
  /** MSKU：多款商品时为第一款 */
  msku?: string | null
  /** 商品行数 */
  item_count?: number | null
  /** 数量 */
  quantity?: number | null
  /** 订单币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 商品金额 */
  order_amount?: string | null
  /** 客付运费 */
  ship_paid?: string | null
  /** 收件人 */
  recipient?: string | null
  /** 电话 */
  phone?: string | null
  /** 地址1 */
  address1?: string | null
  /** 地址2 */
  address2?: string | null
  /** 城市 */
  city?: string | null
  /** 州/省 */
  state?: string | null
  /** 邮编 */
  postal?: string | null
  /** 收件国 */
  ship_country?: string | null
  /** 仓库 */
  warehouse_id?: string | null
  /** 物流渠道 */
  channel_id?: string | null
  /** 物流商：渠道的物流商 */
  provider_id?: string | null
  /** 匹配规则：由哪条「匹配规则」选的渠道 */
  rule_id?: string | null
  /** 订单规则：命中了哪些「订单规则」 */
  rule_ids?: string[] | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 最新轨迹：「物流跟踪」里这个跟踪号最新的一条 */
  track_event?: string | null
  /** 轨迹时间 */
  track_time?: string | null
  /** 预估重量（g）：本地SKU毛重之和；有商品没有填写毛重的不算 */
  est_weight?: number | null
  /** 实际重量（g） */
  real_weight?: number | null
  /** 重量差（g） */
  weight_diff?: number | null
  /** 包装尺寸 */
  package_size?: string | null
  /** 运费币种 */
  freight_currency?: CurrencyAllValue | (string & {}) | null
  /** 预估运费：按「自定义运费」里这个渠道、这个国家的模板；称重后按实际重量 */
  est_freight?: string | null
  /** 预估怎么算的 */
  est_parts?: string | null
  /** 实际运费：随跟踪号登记的运费 */
  real_freight?: string | null
  /** 运费：登记了实际运费按实际，没有按预估 */
  freight?: string | null
  /** 申报币种 */
  declare_currency?: CurrencyAllValue | (string & {})
  /** 申报价 */
  declare_value?: string | null
  /** 毛利润：订单的毛利润，与「实时利润」同一口径 */
  gross_profit?: string | null
  /** 毛利率 */
  gross_margin?: string | null
  /** 买家留言 */
  buyer_message?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 拦截原因 */
  hold_reason?: string | null
  /** 合并到 */
  merged_id?: string | null
  /** 拆自 */
  split_id?: string | null
  /** 打单时间 */
  print_time?: string | null
  /** 发货时间 */
  ship_time?: string | null
  /** 发货日期 */
  ship_day?: string | null
  /** 上网时间 */
  online_time?: string | null
  /** 签收时间 */
  done_time?: string | null
  /** 发货确认：最近一次导出给亚马逊的发货确认 */
  told_time?: string | null
  /** 备注 */
  remark?: string | null
  /** 操作人 */
  updater?: string | null
  /** 操作时间 */
  update_time?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 订单状态 */
  'sale.state'?: string | null
  /** 币种 */
  'sale.currency'?: string | null
  /** 商品销售额：已入账的取交易，其余取订单报告 */
  'sale.sales_amount'?: string | null
  /** 毛利润：与「实时利润」同一口径：已入账的取交易，其余预估；含广告与仓储费的分担 */
  'sale.gross_profit'?: string | null
  /** 备注 */
  'sale.note'?: string | null
  /** 标签 */
  'sale.tags'?: string[] | null
  /** 店铺 */
  'sale.shop_id'?: string | null
  /** 订单号 */
  'sale.order_id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  'product.specialist'?: string | null
  /** 标签 */
  'product.tags'?: string[] | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 仓库类型 */
  'warehouse.wh_type'?: string | null
  /** 联系人 */
  'warehouse.contact'?: string | null
  /** 电话 */
  'warehouse.phone'?: string | null
  /** 地址 */
  'warehouse.address'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 物流渠道 */
  'channel.logistics_channel'?: string | null
  /** 渠道代码 */
  'channel.channel_code'?: string | null
  /** 物流商 */
  'channel.provider_id'?: string | null
  /** 编号 */
  'channel.id'?: string | null
  /** 物流商 */
  'provider.logistics_provider'?: string | null
  /** 编号 */
  'provider.id'?: string | null
  /** 规则 */
  'rule.rule_name'?: string | null
  /** 规则名称 */
  'order_rule.rule_name'?: string | null
  /** 编号 */
  'order_rule.id'?: string | null
  /** 标签 */
  'tag.name'?: string | null
  /** 编号 */
  'tag.id'?: string | null
  /** 系统单号 */
  'merged.order_no'?: string | null
  /** 编号 */
  'merged.id'?: string | null
  /** 系统单号 */
  'source.order_no'?: string | null
  /** 编号 */
  'source.id'?: string | null
  /** 公司名称 */
  'company.company_name'?: string | null
  /** 上网期限（天）：自发货订单发货后这么多天还没有物流轨迹，列入「上网异常」 */
  'config.fbmOnlineDays'?: number | null
  /** 称重误差超过：称重出库时实际重量与预估重量相差这么多要再确认一次 */
  'config.fbmWeightPct'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface FbmOrderKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbmOrderAdd {
  /** 店铺 */
  shop_id: string
  /** 订单号：亚马逊订单号；补发写原订单的 */
  order_id: string
  /** 下单日期 */
  order_day: string
  /** 发货截止：「未发货订单」报告里承诺的最晚发货时间 */
  ship_deadline?: string | null
  /** 物流等级 */
  ship_level?: string | null
  /** 收件人 */
  recipient?: string | null
  /** 电话 */
  phone?: string | null
  /** 地址1 */
  address1?: string | null
  /** 地址2 */
  address2?: string | null
  /** 城市 */
  city?: string | null
  /** 州/省 */
  state?: string | null
  /** 邮编 */
  postal?: string | null
  /** 收件国 */
  ship_country?: string | null
  /** 仓库 */
  warehouse_id?: string | null
  /** 物流渠道 */
  channel_id?: string | null
  /** 申报币种 */
  declare_currency?: CurrencyAllValue | (string & {}) | null
  /** 申报价 */
  declare_value?: string | null
  /** 买家留言 */
  buyer_message?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 拦截原因 */
  hold_reason?: string | null
  /** 备注 */
  remark?: string | null
  /** 商品 */
  items?: {
    /** 编号 */
    id?: string
    /** MSKU */
    msku?: string | null
    /** 数量 */
    quantity?: number | null
    /** 备注 */
    remark?: string | null
  }[]
}

export interface FbmOrderEdit {
  /** 店铺 */
  shop_id?: string | null
  /** 订单号：亚马逊订单号；补发写原订单的 */
  order_id?: string | null
  /** 下单日期 */
  order_day?: string | null
  /** 发货截止：「未发货订单」报告里承诺的最晚发货时间 */
  ship_deadline?: string | null
  /** 物流等级 */
  ship_level?: string | null
  /** 收件人 */
  recipient?: string | null
  /** 电话 */
  phone?: string | null
  /** 地址1 */
  address1?: string | null
  /** 地址2 */
  address2?: string | null
  /** 城市 */
  city?: string | null
  /** 州/省 */
  state?: string | null
  /** 邮编 */
  postal?: string | null
  /** 收件国 */
  ship_country?: string | null
  /** 仓库 */
  warehouse_id?: string | null
  /** 物流渠道 */
  channel_id?: string | null
  /** 申报币种 */
  declare_currency?: CurrencyAllValue | (string & {}) | null
  /** 申报价 */
  declare_value?: string | null
  /** 买家留言 */
  buyer_message?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 拦截原因 */
  hold_reason?: string | null
  /** 备注 */
  remark?: string | null
  /** 商品 */
  items?: {
    /** 编号 */
    id?: string
    /** MSKU */
    msku?: string | null
    /** 数量 */
    quantity?: number | null
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
