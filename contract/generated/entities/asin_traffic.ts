/**
 * 商品流量：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/asin_traffic.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 商品流量 */
export interface AsinTrafficRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 日期：一份报告只有一天时的那一天；覆盖几天的没有日期 */
  stat_date?: string | null
  /** 开始日期 */
  start_date?: string | null
  /** 结束日期 */
  end_date?: string | null
  /** 父ASIN */
  parent_asin?: string | null
  /** ASIN */
  asin?: string
  /** MSKU：按子商品的报告没有 SKU：取店铺里这个 ASIN 唯一的商品 */
  msku?: string
  /** 报告里的SKU：报告在 SKU 一栏写的不是 MSKU 时（按子商品的报告为 ASIN），这里保留原文；MSKU 是按它找到的商品，找不到的是“未识别” */
  file_sku?: string | null
  /** 商品标题 */
  title?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 会话数 */
  sessions?: number | null
  /** 会话数 - B2B */
  sessions_b2b?: number | null
  /** 会话数 - 移动应用 */
  sessions_app?: number | null
  /** 会话数 - 浏览器 */
  sessions_browser?: number | null
  /** 页面浏览量 */
  page_views?: number | null
  /** 页面浏览量 - B2B */
  page_views_b2b?: number | null
  /** 页面浏览量 - 移动应用 */
  page_views_app?: number | null
  /** 页面浏览量 - 浏览器 */
  page_views_browser?: number | null
  /** 推荐报价百分比：报告里的推荐报价（购物车）百分比 */
  buy_box_share?: string | null
  /** 有购物车的浏览量：推荐报价百分比 × 页面浏览量 */
  buy_box_views?: string | null
  /** 购物车占比：按页面浏览量加权 */
  buy_box_rate?: string | null
  /** 订购件数 */
  units?: number | null
  /** 订购件数 - B2B */
  units_b2b?: number | null
  /** 订单商品数 */
  order_items?: number | null
  /** 订单商品数 - B2B */
  order_items_b2b?: number | null
  /** 订购销售额 */
  sales?: string | null
  /** 订购销售额 - B2B */
  sales_b2b?: string | null
  /** 商品会话百分比：订购件数 ÷ 会话数 */
  unit_session_rate?: string | null
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
  /** 关注人：在「产品表现」里关注了它的人 */
  'product.followers'?: string[] | null
  /** 分类：今天有效的配对里第一个本地SKU的分类 */
  'product.category_id'?: string | null
  /** 品牌：今天有效的配对里第一个本地SKU的品牌 */
  'product.brand_id'?: string | null
  /** 主SKU：今天有效的配对里第一个本地SKU的主SKU */
  'product.spu_id'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
}

export interface AsinTrafficKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
