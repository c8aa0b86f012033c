/**
 * FBA库存快照：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/fba_inventory.json: edit that, not this file.
 */
import type { AmazonConditionValue, CurrencyAllValue } from '../enums'

/** FBA库存快照 */
export interface FbaInventoryRow {
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
  /** 快照月份 */
  stat_month?: string | null
  /** 次日所在月份：与快照月份不同的，是月末那一天的快照 */
  next_day_month?: string | null
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
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 售价 */
  price?: string | null
  /** 自配送在售 */
  mfn_listing?: string | null
  /** 自配送可售 */
  mfn_qty?: number | null
  /** FBA在售 */
  afn_listing?: string | null
  /** 仓内库存 */
  warehouse_qty?: number | null
  /** 可售 */
  sellable_qty?: number | null
  /** 不可售 */
  unsellable_qty?: number | null
  /** 预留 */
  reserved_qty?: number | null
  /** FBA总库存 */
  total_qty?: number | null
  /** 在途-准备中 */
  inbound_working?: number | null
  /** 在途-已发货 */
  inbound_shipped?: number | null
  /** 在途-接收中 */
  inbound_receiving?: number | null
  /** 调查中 */
  researching_qty?: number | null
  /** 预留未来库存 */
  future_supply?: number | null
  /** 可预售 */
  future_buyable?: number | null
  /** 本地可售 */
  sellable_local?: number | null
  /** 远程可售 */
  sellable_remote?: number | null
  /** 调拨中 */
  fc_transfer_qty?: number | null
  /** 在手可购 */
  onhand_buyable?: number | null
  /** 本位币 */
  cost_currency?: CurrencyAllValue | (string & {}) | null
  /** 库存货值：FBA总库存 × 现在的 FBA 单位成本；没有成本的不计 */
  stock_value?: string | null
  /** 单件体积 */
  unit_volume?: string | null
  /** 店铺标识 */
  store?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 结算币种 */
  'shop.currency'?: string | null
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

export interface FbaInventoryKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
