/**
 * 商品目标：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/product_goal.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 商品目标 */
export interface ProductGoalRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** MSKU */
  msku?: string
  /** 月份 */
  goal_month?: string
  /** 币种：与店铺的币种相同时，原币也能比完成率 */
  currency?: CurrencyAllValue | (string & {})
  /** 销售额目标 */
  goal_amount?: string | null
  /** 销量目标 */
  goal_quantity?: number | null
  /** 毛利润目标 */
  goal_profit?: string | null
  /** 广告费占比目标：广告费 ÷ 销售额；与销售额目标一起填写 */
  goal_ad_rate?: string | null
  /** 广告费目标 */
  goal_spend?: string | null
  /** 备注 */
  remark?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 结算币种 */
  'shop.currency'?: string | null
  /** 店铺负责人 */
  'shop.owner'?: string | null
  /** 部门 */
  'shop.dept_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
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
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
}

export interface ProductGoalKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ProductGoalAdd {
  /** 店铺 */
  shop_id: string
  /** MSKU */
  msku: string
  /** 月份 */
  goal_month: string
  /** 币种：与店铺的币种相同时，原币也能比完成率 */
  currency: CurrencyAllValue | (string & {})
  /** 销售额目标 */
  goal_amount?: string | null
  /** 销量目标 */
  goal_quantity?: number | null
  /** 毛利润目标 */
  goal_profit?: string | null
  /** 广告费占比目标：广告费 ÷ 销售额；与销售额目标一起填写 */
  goal_ad_rate?: string | null
  /** 备注 */
  remark?: string | null
}

export interface ProductGoalEdit {
  /** 店铺 */
  shop_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 月份 */
  goal_month?: string | null
  /** 币种：与店铺的币种相同时，原币也能比完成率 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 销售额目标 */
  goal_amount?: string | null
  /** 销量目标 */
  goal_quantity?: number | null
  /** 毛利润目标 */
  goal_profit?: string | null
  /** 广告费占比目标：广告费 ÷ 销售额；与销售额目标一起填写 */
  goal_ad_rate?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
