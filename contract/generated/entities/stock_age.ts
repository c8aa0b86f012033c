/**
 * FBA库龄：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/stock_age.json: edit that, not this file.
 */
import type { AmazonConditionValue, AmazonStockActionValue, AmazonStockAlertValue, AmazonStorageTypeValue, CurrencyAllValue } from '../enums'

/** FBA库龄 */
export interface StockAgeRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 快照日期 */
  stat_date?: string
  /** 站点标识 */
  marketplace?: string | null
  /** MSKU */
  msku?: string
  /** 报告里的SKU：报告在 SKU 一栏写的不是 MSKU（FNSKU、ASIN 或 Amazon.Found.<ASIN>）时，这里保留原文；MSKU 是按它找到的商品，找不到的是“未识别” */
  file_sku?: string | null
  /** FNSKU */
  fnsku?: string | null
  /** ASIN */
  asin?: string | null
  /** 商品名称 */
  title?: string | null
  /** 商品状况 */
  condition?: AmazonConditionValue | (string & {}) | null
  /** 可售 */
  sellable_qty?: number | null
  /** 调拨中 */
  fc_transfer_qty?: number | null
  /** 待移除 */
  pending_removal?: number | null
  /** 0–90天 */
  age_0_90?: number | null
  /** 91–180天 */
  age_91_180?: number | null
  /** 181–270天 */
  age_181_270?: number | null
  /** 271–365天 */
  age_271_365?: number | null
  /** 366–455天 */
  age_366_455?: number | null
  /** 456天以上 */
  age_456_plus?: number | null
  /** 365天以上（旧报告）：旧版报告的 365 天以上不再细分 */
  age_365_plus?: number | null
  /** 0–30天 */
  age_0_30?: number | null
  /** 31–60天 */
  age_31_60?: number | null
  /** 61–90天 */
  age_61_90?: number | null
  /** 181–330天 */
  age_181_330?: number | null
  /** 331–365天 */
  age_331_365?: number | null
  /** 365天以上 */
  age_over_365?: number | null
  /** 超过180天：181 天起亚马逊按档收超龄库存附加费 */
  age_over_180?: number | null
  /** 在库合计：各库龄段之和 */
  age_total?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 本位币 */
  cost_currency?: CurrencyAllValue | (string & {}) | null
  /** 库存货值：库龄数量 × 现在的 FBA 单位成本，没有成本的不计；批次剩余见「FBA批次货值」 */
  stock_value?: string | null
  /** 超过180天货值 */
  old_value?: string | null
  /** 7天发货 */
  shipped_7?: number | null
  /** 30天发货 */
  shipped_30?: number | null
  /** 60天发货 */
  shipped_60?: number | null
  /** 90天发货 */
  shipped_90?: number | null
  /** 7天销售额 */
  sales_7?: string | null
  /** 30天销售额 */
  sales_30?: string | null
  /** 60天销售额 */
  sales_60?: string | null
  /** 90天销售额 */
  sales_90?: string | null
  /** 亚马逊提醒 */
  alert?: AmazonStockAlertValue | (string & {}) | null
  /** 售价 */
  price?: string | null
  /** 优惠价 */
  sale_price?: string | null
  /** 最低价（新品含运费） */
  lowest_price?: string | null
  /** 最低价（二手） */
  lowest_used_price?: string | null
  /** 推荐报价 */
  offer_price?: string | null
  /** 建议操作 */
  recommended_action?: AmazonStockActionValue | (string & {}) | null
  /** 建议售价 */
  recommended_price?: string | null
  /** 建议促销天数 */
  recommended_days?: number | null
  /** 建议移除数量 */
  recommended_removal?: number | null
  /** 按建议可省 */
  action_saving?: string | null
  /** 售出率：最近 90 天发货 ÷ 同期平均可售，亚马逊算好的比率 */
  sell_through?: string | null
  /** 单件体积 */
  item_volume?: string | null
  /** 体积单位 */
  volume_unit?: string | null
  /** 仓储类型 */
  storage_type?: AmazonStorageTypeValue | (string & {}) | null
  /** 占用体积 */
  storage_volume?: string | null
  /** 商品组 */
  product_group?: string | null
  /** 销量排名 */
  sales_rank?: number | null
  /** 可供天数 */
  supply_days?: number | null
  /** 冗余数量 */
  excess_qty?: number | null
  /** 可供周数（30天） */
  weeks_30?: string | null
  /** 可供周数（90天） */
  weeks_90?: string | null
  /** 预计下月仓储费 */
  storage_next?: string | null
  /** 在途 */
  inbound_qty?: number | null
  /** 在途-准备中 */
  inbound_working?: number | null
  /** 在途-已发货 */
  inbound_shipped?: number | null
  /** 在途-接收中 */
  inbound_received?: number | null
  /** 预留 */
  reserved_qty?: number | null
  /** 不可售 */
  unsellable_qty?: number | null
  /** 6个月无销量 */
  no_sale_6_months?: string | null
  /** 将收费数量 181–210天 */
  ais_qty_181_210?: number | null
  /** 预计附加费 181–210天 */
  ais_fee_181_210?: string | null
  /** 将收费数量 211–240天 */
  ais_qty_211_240?: number | null
  /** 预计附加费 211–240天 */
  ais_fee_211_240?: string | null
  /** 将收费数量 241–270天 */
  ais_qty_241_270?: number | null
  /** 预计附加费 241–270天 */
  ais_fee_241_270?: string | null
  /** 将收费数量 271–300天 */
  ais_qty_271_300?: number | null
  /** 预计附加费 271–300天 */
  ais_fee_271_300?: string | null
  /** 将收费数量 301–330天 */
  ais_qty_301_330?: number | null
  /** 预计附加费 301–330天 */
  ais_fee_301_330?: string | null
  /** 将收费数量 331–365天 */
  ais_qty_331_365?: number | null
  /** 预计附加费 331–365天 */
  ais_fee_331_365?: string | null
  /** 将收费数量 366–455天 */
  ais_qty_366_455?: number | null
  /** 预计附加费 366–455天 */
  ais_fee_366_455?: string | null
  /** 将收费数量 456+天 */
  ais_qty_456_plus?: number | null
  /** 预计附加费 456+天 */
  ais_fee_456_plus?: string | null
  /** 预计超龄附加费：各档预计附加费之和：到下次收费日仍未售出时收取 */
  ais_fee?: string | null
  /** 将收费数量 */
  ais_qty?: number | null
  /** 历史可供天数 */
  history_supply_days?: string | null
  /** 短期历史可供天数 */
  short_supply_days?: string | null
  /** 长期历史可供天数 */
  long_supply_days?: string | null
  /** 最低库存水平 */
  min_level?: number | null
  /** 库存水平状态 */
  level_health?: string | null
  /** 建议入库数量 */
  ship_in_qty?: number | null
  /** 建议入库日期 */
  ship_in_day?: string | null
  /** 免低库存费 */
  low_fee_exempt?: string | null
  /** 本周收低库存费 */
  low_fee_applied?: string | null
  /** FBA可供库存 */
  fba_supply?: number | null
  /** 预留-运营中心处理 */
  reserved_processing?: number | null
  /** 预留-买家订单 */
  reserved_order?: number | null
  /** 预留-待调仓 */
  reserved_staging?: number | null
  /** 总可供天数（含在途） */
  total_supply_days?: string | null
  /** 供应商 */
  supplier?: string | null
  /** 未来3个月应季 */
  seasonal?: string | null
  /** 季节 */
  season_name?: string | null
  /** 配送服务与计划 */
  program?: string | null
  /** 备注 */
  note?: string | null
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
  /** 文件名 */
  'import.file_name'?: string | null
  /** 单位成本：剩余 FBA 批次的成本（采购、头程、包材与其他）÷ 数量；没有剩余时取最近一个有成本的批次 */
  'cost.unit_cost'?: string | null
  /** 本位币 */
  'cost.currency'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
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
  /** 销售组长 */
  'product.leader'?: string | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  'product.specialist'?: string | null
  /** 销售助理 */
  'product.assistant'?: string | null
  /** 开发专员 */
  'product.developer'?: string | null
  /** 标签 */
  'product.tags'?: string[] | null
  /** 分类：今天有效的配对里第一个本地SKU的分类 */
  'product.category_id'?: string | null
  /** 品牌：今天有效的配对里第一个本地SKU的品牌 */
  'product.brand_id'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
  /** 备注 */
  'said.note'?: string | null
}

export interface StockAgeKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface StockAgeAdd {
  /** 备注 */
  note?: string | null
}

export interface StockAgeEdit {
  /** 备注 */
  note?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
