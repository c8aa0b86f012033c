/**
 * 申报商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/inbound_plan_item.json: edit that, not this file.
 */
import type { CurrencyAllValue, PrepCategoryValue, PrepOwnerValue } from '../enums'

/** 申报商品 */
export interface InboundPlanItemRow {
  /** 编号 */
  id: string
  /** 货件申报 */
  plan_id?: string
  /** MSKU */
  product_id?: string
  /** 店铺 */
  shop_id?: string | null
  /** 发货仓库 */
  warehouse_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 补货计划：由哪一行补货计划生成 */
  plan_item_id?: string | null
  /** 申报数量 */
  qty?: number
  /** 预处理方：不填按绑定方案，没有方案为卖家 */
  prep_owner?: PrepOwnerValue | (string & {}) | null
  /** 贴标方：不填按绑定方案，没有方案为卖家 */
  label_owner?: PrepOwnerValue | (string & {}) | null
  /** 预处理类别 */
  prep_category?: PrepCategoryValue | (string & {}) | null
  /** 有效期至：同一个 MSKU 有几个有效期时，每个有效期一行 */
  expiry?: string | null
  /** 生产批号 */
  lot?: string | null
  /** 单箱数量：不填按绑定方案 */
  box_qty?: number | null
  /** 发货仓可用：写入申报时发货仓库够发的件数 */
  local_qty?: number | null
  /** 本地缺货 */
  lack_qty?: number | null
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 单位成本：写入申报时的库存单位成本 */
  unit_cost?: string | null
  /** 货值 */
  goods_value?: string | null
  /** 已装数量 */
  boxed_qty?: number | null
  /** 未装数量 */
  left_qty?: number | null
  /** 备注 */
  remark?: string | null
  /** 申报单号 */
  'plan.plan_no'?: string | null
  /** 计划名称：与卖家后台「发送至亚马逊」里的计划名称一致，便于对照 */
  'plan.plan_name'?: string | null
  /** 店铺 */
  'plan.shop_id'?: string | null
  /** 发货仓库 */
  'plan.warehouse_id'?: string | null
  /** 申报流程：小包先装箱再选方案；卡车先选方案，发货批次建好后再装箱 */
  'plan.ship_flow'?: string | null
  /** 运输方式 */
  'plan.transport_mode'?: string | null
  /** 期望发货日期 */
  'plan.expect_ship'?: string | null
  /** 当前步骤 */
  'plan.state'?: string | null
  /** 创建人 */
  'plan.creator'?: string | null
  /** 创建时间 */
  'plan.create_time'?: string | null
  /** 审核人 */
  'plan.auditor'?: string | null
  /** 审核时间 */
  'plan.audit_time'?: string | null
  /** 审核意见 */
  'plan.audit_remark'?: string | null
  /** 编号 */
  'plan.id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** MSKU */
  'product.msku'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 父ASIN */
  'product.parent_asin'?: string | null
  /** FNSKU：不贴标的混合库存里，同一 ASIN 的几个 MSKU 共用一个 FNSKU（与 ASIN 相同） */
  'product.fnsku'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 店铺 */
  'product.shop_id'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 结算币种 */
  'shop.currency'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 补货计划 */
  'plan_item.plan_id'?: string | null
}

export interface InboundPlanItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface InboundPlanItemAdd {
  /** MSKU */
  product_id: string
  /** 补货计划：由哪一行补货计划生成 */
  plan_item_id?: string | null
  /** 申报数量 */
  qty: number
  /** 预处理方：不填按绑定方案，没有方案为卖家 */
  prep_owner?: PrepOwnerValue | (string & {}) | null
  /** 贴标方：不填按绑定方案，没有方案为卖家 */
  label_owner?: PrepOwnerValue | (string & {}) | null
  /** 预处理类别 */
  prep_category?: PrepCategoryValue | (string & {}) | null
  /** 有效期至：同一个 MSKU 有几个有效期时，每个有效期一行 */
  expiry?: string | null
  /** 生产批号 */
  lot?: string | null
  /** 单箱数量：不填按绑定方案 */
  box_qty?: number | null
  /** 备注 */
  remark?: string | null
}

export interface InboundPlanItemEdit {
  /** MSKU */
  product_id?: string | null
  /** 补货计划：由哪一行补货计划生成 */
  plan_item_id?: string | null
  /** 申报数量 */
  qty?: number | null
  /** 预处理方：不填按绑定方案，没有方案为卖家 */
  prep_owner?: PrepOwnerValue | (string & {}) | null
  /** 贴标方：不填按绑定方案，没有方案为卖家 */
  label_owner?: PrepOwnerValue | (string & {}) | null
  /** 预处理类别 */
  prep_category?: PrepCategoryValue | (string & {}) | null
  /** 有效期至：同一个 MSKU 有几个有效期时，每个有效期一行 */
  expiry?: string | null
  /** 生产批号 */
  lot?: string | null
  /** 单箱数量：不填按绑定方案 */
  box_qty?: number | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
