/**
 * 移除订单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/removal_order.json: edit that, not this file.
 */
import type { CurrencyAllValue, DispositionValue, RemovalOrderCheckStateValue, RemovalSourceValue, RemovalStatusValue, RemovalTypeValue } from '../enums'

/** 移除订单 */
export interface RemovalOrderRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 申请时间 */
  request_at?: string
  /** 申请日期 */
  request_day?: string
  /** 移除订单号 */
  order_id?: string
  /** 同款序号 */
  occurrence?: number
  /** 移除类型 */
  removal_type?: RemovalTypeValue | (string & {}) | null
  /** 配送速度 */
  speed?: string | null
  /** 状态 */
  removal_status?: RemovalStatusValue | (string & {}) | null
  /** 最后更新 */
  updated_at?: string | null
  /** MSKU */
  msku?: string
  /** 报告里的SKU：报告在 SKU 一栏写的不是 MSKU（FNSKU、ASIN 或 Amazon.Found.<ASIN>）时，这里保留原文；MSKU 是按它找到的商品，找不到的是“未识别” */
  file_sku?: string | null
  /** FNSKU */
  fnsku?: string | null
  /** 库存属性 */
  disposition?: DispositionValue | (string & {}) | null
  /** 申请数量 */
  requested_qty?: number | null
  /** 取消数量 */
  cancelled_qty?: number | null
  /** 弃置数量 */
  disposed_qty?: number | null
  /** 发货数量 */
  shipped_qty?: number | null
  /** 处理中数量 */
  in_process_qty?: number | null
  /** 数量不平：申请 −（取消 + 弃置 + 发货 + 处理中），应为 0 */
  open_gap?: number | null
  /** 发货差异：移除订单的发货数量 − 移除货件的发货数量，应为 0 */
  ship_gap?: number | null
  /** 收货差异：移除订单的发货数量 − 仓库实收，应为 0 */
  receive_gap?: number | null
  /** 本位币 */
  base_currency?: CurrencyAllValue | (string & {}) | null
  /** 差异货值：收货差异 × FBA 单位成本（本位币）；没有成本则不算 */
  gap_value?: string | null
  /** 移除费 */
  fee?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 来源 */
  order_source?: RemovalSourceValue | (string & {}) | null
  /** 核对状态：空的就是还没有核对 */
  check_state?: RemovalOrderCheckStateValue | (string & {}) | null
  /** 核对备注 */
  check_note?: string | null
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
  /** 本位币 */
  'cost.currency'?: string | null
  /** 单位成本：剩余 FBA 批次的成本（采购、头程、包材与其他）÷ 数量；没有剩余时取最近一个有成本的批次 */
  'cost.unit_cost'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
  /** 核对状态：空的就是还没有核对 */
  'said.check_state'?: string | null
  /** 核对备注 */
  'said.check_note'?: string | null
  /** 图片 */
  'parcels.image'?: string | null
  /** 商品名称 */
  'parcels.title'?: string | null
  /** 品名 */
  'parcels.product_name'?: string | null
  /** 发货数量 */
  'parcels.shipped'?: number | null
  'parcels.shipped.prev'?: string | number | null
  'parcels.shipped.delta'?: string | number | null
  'parcels.shipped.rate'?: string | number | null
  'parcels.shipped.lastYear'?: string | number | null
  'parcels.shipped.lastYearDelta'?: string | number | null
  'parcels.shipped.lastYearRate'?: string | number | null
  'parcels.shipped.trend'?: (number | null)[] | null
  'parcels.shipped.trendTo'?: string | null
  /** 包裹数 */
  'parcels.parcels'?: number | null
  'parcels.parcels.prev'?: string | number | null
  'parcels.parcels.delta'?: string | number | null
  'parcels.parcels.rate'?: string | number | null
  'parcels.parcels.lastYear'?: string | number | null
  'parcels.parcels.lastYearDelta'?: string | number | null
  'parcels.parcels.lastYearRate'?: string | number | null
  'parcels.parcels.trend'?: (number | null)[] | null
  'parcels.parcels.trendTo'?: string | null
  /** 移除订单数 */
  'parcels.orders'?: number | null
  'parcels.orders.prev'?: string | number | null
  'parcels.orders.delta'?: string | number | null
  'parcels.orders.rate'?: string | number | null
  'parcels.orders.lastYear'?: string | number | null
  'parcels.orders.lastYearDelta'?: string | number | null
  'parcels.orders.lastYearRate'?: string | number | null
  'parcels.orders.trend'?: (number | null)[] | null
  'parcels.orders.trendTo'?: string | null
  /** 行数 */
  'parcels.rows'?: number | null
  'parcels.rows.prev'?: string | number | null
  'parcels.rows.delta'?: string | number | null
  'parcels.rows.rate'?: string | number | null
  'parcels.rows.lastYear'?: string | number | null
  'parcels.rows.lastYearDelta'?: string | number | null
  'parcels.rows.lastYearRate'?: string | number | null
  'parcels.rows.trend'?: (number | null)[] | null
  'parcels.rows.trendTo'?: string | null
  /** 实收 */
  'receipts.received'?: number | null
  'receipts.received.prev'?: string | number | null
  'receipts.received.delta'?: string | number | null
  'receipts.received.rate'?: string | number | null
  'receipts.received.lastYear'?: string | number | null
  'receipts.received.lastYearDelta'?: string | number | null
  'receipts.received.lastYearRate'?: string | number | null
  'receipts.received.trend'?: (number | null)[] | null
  'receipts.received.trendTo'?: string | null
  /** 良品 */
  'receipts.good'?: number | null
  'receipts.good.prev'?: string | number | null
  'receipts.good.delta'?: string | number | null
  'receipts.good.rate'?: string | number | null
  'receipts.good.lastYear'?: string | number | null
  'receipts.good.lastYearDelta'?: string | number | null
  'receipts.good.lastYearRate'?: string | number | null
  'receipts.good.trend'?: (number | null)[] | null
  'receipts.good.trendTo'?: string | null
  /** 次品 */
  'receipts.bad'?: number | null
  'receipts.bad.prev'?: string | number | null
  'receipts.bad.delta'?: string | number | null
  'receipts.bad.rate'?: string | number | null
  'receipts.bad.lastYear'?: string | number | null
  'receipts.bad.lastYearDelta'?: string | number | null
  'receipts.bad.lastYearRate'?: string | number | null
  'receipts.bad.trend'?: (number | null)[] | null
  'receipts.bad.trendTo'?: string | null
  /** 登记次数 */
  'receipts.rows'?: number | null
  'receipts.rows.prev'?: string | number | null
  'receipts.rows.delta'?: string | number | null
  'receipts.rows.rate'?: string | number | null
  'receipts.rows.lastYear'?: string | number | null
  'receipts.rows.lastYearDelta'?: string | number | null
  'receipts.rows.lastYearRate'?: string | number | null
  'receipts.rows.trend'?: (number | null)[] | null
  'receipts.rows.trendTo'?: string | null
}

export interface RemovalOrderKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface RemovalOrderAdd {
  /** 核对状态：空的就是还没有核对 */
  check_state?: RemovalOrderCheckStateValue | (string & {}) | null
  /** 核对备注 */
  check_note?: string | null
}

export interface RemovalOrderEdit {
  /** 核对状态：空的就是还没有核对 */
  check_state?: RemovalOrderCheckStateValue | (string & {}) | null
  /** 核对备注 */
  check_note?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
