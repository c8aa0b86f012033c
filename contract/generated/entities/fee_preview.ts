/**
 * 预估费用：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/fee_preview.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 预估费用 */
export interface FeePreviewRow {
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
  /** 商品组 */
  product_group?: string | null
  /** 品牌 */
  brand?: string | null
  /** 商城 */
  store?: string | null
  /** 配送方 */
  fulfilled_by?: string | null
  /** 本地有货 */
  local_stock?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 售价 */
  price?: string | null
  /** 优惠价 */
  sale_price?: string | null
  /** 长边 */
  longest_side?: string | null
  /** 中边 */
  median_side?: string | null
  /** 短边 */
  shortest_side?: string | null
  /** 长加围 */
  girth?: string | null
  /** 尺寸单位 */
  dim_unit?: string | null
  /** 包装重量 */
  weight?: string | null
  /** 重量单位 */
  weight_unit?: string | null
  /** 尺寸分段 */
  size_tier?: string | null
  /** 预估费用合计 */
  total_fee?: string | null
  /** 预估佣金 */
  referral_fee?: string | null
  /** 预估结算手续费 */
  closing_fee?: string | null
  /** 预估订单处理费 */
  order_fee?: string | null
  /** 预估取件打包费 */
  pick_fee?: string | null
  /** 预估重量处理费 */
  weight_fee?: string | null
  /** 预估配送费：亚马逊物流每件的配送费；欧洲旧版报告写作本地配送费 */
  delivery_fee?: string | null
  /** 将来费用合计 */
  future_fee?: string | null
  /** 将来订单处理费 */
  future_order_fee?: string | null
  /** 将来取件打包费 */
  future_pick_fee?: string | null
  /** 将来重量处理费 */
  future_weight_fee?: string | null
  /** 将来配送费 */
  future_delivery_fee?: string | null
  /** 将来佣金 */
  future_referral_fee?: string | null
  /** 现行费用类别 */
  fee_tier?: string | null
  /** 将来费用类别 */
  future_tier?: string | null
  /** 将来费用生效日期 */
  future_day?: string | null
  /** 远程配送费-英国 */
  efn_uk?: string | null
  /** 远程配送费-德国 */
  efn_de?: string | null
  /** 远程配送费-法国 */
  efn_fr?: string | null
  /** 远程配送费-意大利 */
  efn_it?: string | null
  /** 远程配送费-西班牙 */
  efn_es?: string | null
  /** 远程配送费-瑞典 */
  efn_se?: string | null
  /** 扣费后：售价 − 预估费用合计：还没有减去采购与头程成本 */
  after_fee?: string | null
  /** 佣金率 */
  referral_rate?: string | null
  /** 费用占售价 */
  fee_share?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 库存池：留空时按卖家账号与站点所属的物流网络归入；同一池的店铺共用一份 FBA 库存 */
  'shop.pool_id'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 文件名 */
  'import.file_name'?: string | null
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
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
}

export interface FeePreviewKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
