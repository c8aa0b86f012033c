/**
 * FBA买家退货：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/fba_return.json: edit that, not this file.
 */
import type { DispositionValue, FbaReturnHandleStateValue, ReturnReasonValue, ReturnStateValue } from '../enums'

/** FBA买家退货 */
export interface FbaReturnRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 退货时间 */
  return_at?: string
  /** 退货日期：亚马逊收到退货的日期，按站点当地时间 */
  return_day?: string
  /** 订单号 */
  order_id?: string
  /** MSKU */
  msku?: string
  /** 报告里的SKU：报告在 SKU 一栏写的不是 MSKU（FNSKU、ASIN 或 Amazon.Found.<ASIN>）时，这里保留原文；MSKU 是按它找到的商品，找不到的是“未识别” */
  file_sku?: string | null
  /** ASIN */
  asin?: string | null
  /** FNSKU */
  fnsku?: string | null
  /** 商品标题 */
  title?: string | null
  /** 退货数量 */
  quantity?: number | null
  /** 运营中心 */
  fulfillment_center?: string | null
  /** 库存属性 */
  disposition?: DispositionValue | (string & {}) | null
  /** 退货原因 */
  return_reason?: ReturnReasonValue | (string & {}) | null
  /** 状态 */
  return_state?: ReturnStateValue | (string & {}) | null
  /** LPN号 */
  lpn?: string | null
  /** 买家评论 */
  comments?: string | null
  /** 处理状态：空的就是还没有处理 */
  handle_state?: FbaReturnHandleStateValue | (string & {}) | null
  /** 备注 */
  note?: string | null
  /** 索赔号：由类型与来源的编号组成，不会变 */
  'claim.claim_title'?: string | null
  /** 状态 */
  'claim.claim_state'?: string | null
  /** Case编号 */
  'claim.case_id'?: string | null
  /** 赔偿基准 */
  'claim.basis'?: string | null
  /** 可申请起 */
  'claim.claim_from'?: string | null
  /** 申请截止 */
  'claim.deadline'?: string | null
  /** 预计币种 */
  'claim.currency'?: string | null
  /** 预计金额：每件金额 × 还差数量；多收费用与赔偿低于成本的为差额合计 */
  'claim.est_amount'?: string | null
  /** 已赔数量：赔偿报告里对得上的：先按 Case，再按原因、商品与日期先后 */
  'claim.reimbursed_qty'?: number | null
  /** 实赔币种 */
  'claim.paid_currency'?: string | null
  /** 实赔金额：赔偿报告里对得上的金额，撤回的已减去 */
  'claim.actual_amount'?: string | null
  /** 成本冲回 */
  'back.returned_cost'?: string | null
  /** 冲回件数：可再售的退货，不多于这一单入账的件数 */
  'back.quantity'?: number | null
  /** 冲回依据 */
  'back.basis'?: string | null
  /** 卖出月份：成本取自哪个月 */
  'back.of_month'?: string | null
  /** 币种 */
  'back.currency'?: string | null
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
  /** 订单号 */
  'order.order_id'?: string | null
  /** 下单时间 */
  'order.purchase_at'?: string | null
  /** 币种 */
  'order.currency'?: string | null
  /** 商品金额 */
  'order.item_price'?: string | null
  /** 已退款：已经入账的退款，减去一同退还的佣金 */
  'order.refund_posted'?: string | null
  /** 店铺 */
  'order.shop_id'?: string | null
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
  /** 处理状态：空的就是还没有处理 */
  'said.handle_state'?: string | null
  /** 备注 */
  'said.note'?: string | null
}

export interface FbaReturnKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbaReturnAdd {
  /** 处理状态：空的就是还没有处理 */
  handle_state?: FbaReturnHandleStateValue | (string & {}) | null
  /** 备注 */
  note?: string | null
}

export interface FbaReturnEdit {
  /** 处理状态：空的就是还没有处理 */
  handle_state?: FbaReturnHandleStateValue | (string & {}) | null
  /** 备注 */
  note?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
