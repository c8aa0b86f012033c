/**
 * 仓库：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/warehouse.json: edit that, not this file.
 */
import type { ApportionValue, CurrencyAllValue, WhTypeValue } from '../enums'

/** 仓库 */
export interface WarehouseRow {
  /** 编号 */
  id: string
  /** 仓库 */
  name?: string
  /** 仓库编码 */
  wh_code?: string | null
  /** 负责人 */
  manager?: string | null
  /** 仓库类型 */
  wh_type?: WhTypeValue | (string & {})
  /** 国家/地区 */
  country?: string | null
  /** 地址 */
  address?: string | null
  /** 联系人 */
  contact?: string | null
  /** 电话 */
  phone?: string | null
  /** 安全库存天数：新仓库按「业务配置」的库存预警天数；有货在这个仓库的商品，智能采购单按它判断「即将断货」（几个仓库取最长的） */
  safe_days?: number | null
  /** 关联店铺：从这个仓库发货的店铺；留空表示全部 */
  bind_shops?: string[] | null
  /** 服务商 */
  provider?: string | null
  /** 默认头程分摊：从这个仓库发货的新批次按它分摊头程，批次里可以改 */
  apportion?: ApportionValue | (string & {}) | null
  /** 收货后上架：打开后采购入库的货先放在收货位并锁定，在「上架管理」上架到仓位后才可用 */
  putaway?: boolean | null
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 库存货值：在库良品与次品；在途的不计 */
  stock_value?: string | null
  /** SKU数：有货的本地SKU，在途的也算 */
  sku_count?: number | null
  /** 启用 */
  enabled?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 更新人 */
  updater?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 库存预警天数：FBA库存的可售天数低于它即预警 */
  'config.stockWarningDays'?: number | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
}

export interface WarehouseKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface WarehouseAdd {
  /** 仓库 */
  name: string
  /** 仓库编码 */
  wh_code?: string | null
  /** 负责人 */
  manager?: string | null
  /** 仓库类型 */
  wh_type?: WhTypeValue | (string & {}) | null
  /** 国家/地区 */
  country?: string | null
  /** 地址 */
  address?: string | null
  /** 联系人 */
  contact?: string | null
  /** 电话 */
  phone?: string | null
  /** 安全库存天数：新仓库按「业务配置」的库存预警天数；有货在这个仓库的商品，智能采购单按它判断「即将断货」（几个仓库取最长的） */
  safe_days?: number | null
  /** 关联店铺：从这个仓库发货的店铺；留空表示全部 */
  bind_shops?: string[] | null
  /** 服务商 */
  provider?: string | null
  /** 默认头程分摊：从这个仓库发货的新批次按它分摊头程，批次里可以改 */
  apportion?: ApportionValue | (string & {}) | null
  /** 收货后上架：打开后采购入库的货先放在收货位并锁定，在「上架管理」上架到仓位后才可用 */
  putaway?: boolean | null
  /** 启用 */
  enabled?: boolean | null
  /** 备注 */
  remark?: string | null
}

export interface WarehouseEdit {
  /** 仓库 */
  name?: string | null
  /** 仓库编码 */
  wh_code?: string | null
  /** 负责人 */
  manager?: string | null
  /** 仓库类型 */
  wh_type?: WhTypeValue | (string & {}) | null
  /** 国家/地区 */
  country?: string | null
  /** 地址 */
  address?: string | null
  /** 联系人 */
  contact?: string | null
  /** 电话 */
  phone?: string | null
  /** 安全库存天数：新仓库按「业务配置」的库存预警天数；有货在这个仓库的商品，智能采购单按它判断「即将断货」（几个仓库取最长的） */
  safe_days?: number | null
  /** 关联店铺：从这个仓库发货的店铺；留空表示全部 */
  bind_shops?: string[] | null
  /** 服务商 */
  provider?: string | null
  /** 默认头程分摊：从这个仓库发货的新批次按它分摊头程，批次里可以改 */
  apportion?: ApportionValue | (string & {}) | null
  /** 收货后上架：打开后采购入库的货先放在收货位并锁定，在「上架管理」上架到仓位后才可用 */
  putaway?: boolean | null
  /** 启用 */
  enabled?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
