/**
 * 补货计划：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/replenish_plan.json: edit that, not this file.
 */
import type { CurrencyAllValue, ReplenishPlanStateValue, TransportValue } from '../enums'

/** 补货计划 */
export interface ReplenishPlanRow {
  /** 编号 */
  id: string
  /** 批次号 */
  plan_no?: string | null
  /** 店铺 */
  shop_id?: string
  /** 发货仓库 */
  warehouse_id?: string
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {})
  /** 期望发货日 */
  expect_ship?: string
  /** 计划状态 */
  state?: ReplenishPlanStateValue | (string & {}) | null
  /** MSKU数 */
  msku_count?: number | null
  /** 建议发货量 */
  advice_qty?: number | null
  /** 补货数量 */
  replenish_qty?: number | null
  /** 审核数量 */
  agreed_qty?: number | null
  /** 已建货件数：由这张计划生成的发货批次里的数量，删除的批次不算 */
  batch_qty?: number | null
  /** 未安排数量 */
  open_qty?: number | null
  /** 本地缺货 */
  lack_qty?: number | null
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 预计采购额 */
  buy_amount?: string | null
  /** 采购计划数 */
  buy_count?: number | null
  /** 审核意见 */
  audit_remark?: string | null
  /** 审核人 */
  auditor?: string | null
  /** 审核时间 */
  audit_time?: string | null
  /** 结束人：没有全部安排就由人结束的 */
  closer?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 店铺负责人 */
  'shop.owner'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface ReplenishPlanKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ReplenishPlanAdd {
  /** 店铺 */
  shop_id: string
  /** 发货仓库 */
  warehouse_id: string
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 期望发货日 */
  expect_ship: string
  /** 审核意见 */
  audit_remark?: string | null
  /** 备注 */
  remark?: string | null
  /** 补货商品 */
  items?: {
    /** 编号 */
    id?: string
    /** MSKU */
    product_id?: string | null
    /** 补货数量 */
    replenish_qty?: number | null
    /** 审核改为：审核人改的数量；0 是这次不补 */
    approve_qty?: number | null
    /** 备注 */
    remark?: string | null
  }[]
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'advice'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface ReplenishPlanEdit {
  /** 店铺 */
  shop_id?: string | null
  /** 发货仓库 */
  warehouse_id?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 期望发货日 */
  expect_ship?: string | null
  /** 审核意见 */
  audit_remark?: string | null
  /** 备注 */
  remark?: string | null
  /** 补货商品 */
  items?: {
    /** 编号 */
    id?: string
    /** MSKU */
    product_id?: string | null
    /** 补货数量 */
    replenish_qty?: number | null
    /** 审核改为：审核人改的数量；0 是这次不补 */
    approve_qty?: number | null
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
