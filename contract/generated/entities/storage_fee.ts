/**
 * 月度仓储费：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/storage_fee.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 月度仓储费 */
export interface StorageFeeRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 计费月份 */
  stat_month?: string
  /** ASIN */
  asin?: string
  /** FNSKU */
  fnsku?: string
  /** MSKU */
  msku?: string | null
  /** 商品名称 */
  title?: string | null
  /** 运营中心 */
  fulfillment_center?: string
  /** 国家 */
  country?: string | null
  /** 长边 */
  longest_side?: string | null
  /** 中边 */
  median_side?: string | null
  /** 短边 */
  shortest_side?: string | null
  /** 尺寸单位 */
  dim_unit?: string | null
  /** 重量 */
  weight?: string | null
  /** 重量单位 */
  weight_unit?: string | null
  /** 单件体积 */
  item_volume?: string | null
  /** 体积单位 */
  volume_unit?: string | null
  /** 尺寸分段 */
  size_tier?: string | null
  /** 平均在库 */
  avg_qty?: string | null
  /** 待移除 */
  pending_removal?: string | null
  /** 总体积 */
  total_volume?: string | null
  /** 仓储利用率(周) */
  utilization?: string | null
  /** 利用率单位 */
  utilization_unit?: string | null
  /** 基础费率 */
  base_rate?: string | null
  /** 利用率附加费率 */
  surcharge_rate?: string | null
  /** 附加费数量 */
  surcharge_qty?: string | null
  /** 附加费体积 */
  surcharge_volume?: string | null
  /** 基础仓储费 */
  est_base?: string | null
  /** 利用率附加费 */
  est_sus?: string | null
  /** 减免 */
  incentive?: string | null
  /** 减免明细 */
  incentive_detail?: string | null
  /** 仓储费 */
  est_fee?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 危险品类型 */
  dangerous?: string | null
  /** 可享折扣 */
  discount_eligible?: string | null
  /** 已享折扣 */
  discount_qualified?: string | null
  /** 买家订单占用 */
  customer_order_qty?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 文件名 */
  'import.file_name'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** MSKU */
  'product.msku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
}

export interface StorageFeeKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
