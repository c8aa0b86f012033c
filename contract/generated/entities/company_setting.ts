/**
 * 公司设置：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/company_setting.json: edit that, not this file.
 */
import type { CompanyZoneValue, CostMethodValue, CurrencyAllValue } from '../enums'

/** 公司设置 */
export interface CompanySettingRow {
  /** 标识 */
  code: string
  /** 公司名称 */
  company_name?: string
  /** 公司英文名：印在发票与报关资料上 */
  company_en?: string | null
  /** 公司 Logo：可以印在公司自己的单据模板上；选择后自动缩小 */
  logo?: string | null
  /** 统一社会信用代码 */
  credit_code?: string | null
  /** 联系人 */
  contact?: string | null
  /** 联系电话 */
  mobile?: string | null
  /** 地址 */
  address?: string | null
  /** 公司时区：“今天”、到期与各处时间按它计算 */
  zone?: CompanyZoneValue | (string & {})
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  currency?: CurrencyAllValue | (string & {})
  /** 旧版系统地址：以 https:// 开头；填写后，本系统没有的旧版页面在框架里打开该地址，留空则提示页面不存在 */
  legacy_url?: string | null
  /** 登录有效时长（小时）：这么久没有操作就要重新登录；最长 14 天 */
  session_hours?: number
  /** 单个附件上限（MB）：附件管理里每个文件的最大大小 */
  attachment_mb?: number
  /** 允许审批自己的单据：关闭时，审批流会跳过申请人本人 */
  approve_own?: boolean | null
  /** 锁定库存：开启后可在「FBA库存」里锁定商品的可售库存，锁定的不计入可用库存与可售天数；关闭时释放全部锁定 */
  lock_stock?: boolean | null
  /** 允许负库存：关闭时，库存不够的出库会被拒绝；开启后放行并在「出入库流水」里标出 */
  negative_stock?: boolean | null
  /** 成本计价方式：出库与结存怎么算成本：先进先出按批次；移动加权每次出库取当时的平均；月末一次加权取当月的平均；固定成本按「固定成本」里填的。有结账的月份后不能改 */
  cost_method?: CostMethodValue | (string & {}) | null
  /** 按仓库核算成本：开启后每个仓库是一个成本池，仓库之间调拨带着批次成本；有批次后不能改 */
  cost_by_warehouse?: boolean | null
  /** 采购超收容差：签收可以比采购数量多出的比例；0：一个也不能多收 */
  over_receipt?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 更新人 */
  updater?: string | null
}

export interface CompanySettingKey {
  /** 标识 */
  code: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CompanySettingAdd {
  /** 公司名称 */
  company_name: string
  /** 公司英文名：印在发票与报关资料上 */
  company_en?: string | null
  /** 公司 Logo：可以印在公司自己的单据模板上；选择后自动缩小 */
  logo?: string | null
  /** 统一社会信用代码 */
  credit_code?: string | null
  /** 联系人 */
  contact?: string | null
  /** 联系电话 */
  mobile?: string | null
  /** 地址 */
  address?: string | null
  /** 公司时区：“今天”、到期与各处时间按它计算 */
  zone?: CompanyZoneValue | (string & {}) | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 旧版系统地址：以 https:// 开头；填写后，本系统没有的旧版页面在框架里打开该地址，留空则提示页面不存在 */
  legacy_url?: string | null
  /** 登录有效时长（小时）：这么久没有操作就要重新登录；最长 14 天 */
  session_hours?: number | null
  /** 单个附件上限（MB）：附件管理里每个文件的最大大小 */
  attachment_mb?: number | null
  /** 允许审批自己的单据：关闭时，审批流会跳过申请人本人 */
  approve_own?: boolean | null
  /** 锁定库存：开启后可在「FBA库存」里锁定商品的可售库存，锁定的不计入可用库存与可售天数；关闭时释放全部锁定 */
  lock_stock?: boolean | null
  /** 允许负库存：关闭时，库存不够的出库会被拒绝；开启后放行并在「出入库流水」里标出 */
  negative_stock?: boolean | null
  /** 成本计价方式：出库与结存怎么算成本：先进先出按批次；移动加权每次出库取当时的平均；月末一次加权取当月的平均；固定成本按「固定成本」里填的。有结账的月份后不能改 */
  cost_method?: CostMethodValue | (string & {}) | null
  /** 按仓库核算成本：开启后每个仓库是一个成本池，仓库之间调拨带着批次成本；有批次后不能改 */
  cost_by_warehouse?: boolean | null
  /** 采购超收容差：签收可以比采购数量多出的比例；0：一个也不能多收 */
  over_receipt?: string | null
}

export interface CompanySettingEdit {
  /** 公司名称 */
  company_name?: string | null
  /** 公司英文名：印在发票与报关资料上 */
  company_en?: string | null
  /** 公司 Logo：可以印在公司自己的单据模板上；选择后自动缩小 */
  logo?: string | null
  /** 统一社会信用代码 */
  credit_code?: string | null
  /** 联系人 */
  contact?: string | null
  /** 联系电话 */
  mobile?: string | null
  /** 地址 */
  address?: string | null
  /** 公司时区：“今天”、到期与各处时间按它计算 */
  zone?: CompanyZoneValue | (string & {}) | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 旧版系统地址：以 https:// 开头；填写后，本系统没有的旧版页面在框架里打开该地址，留空则提示页面不存在 */
  legacy_url?: string | null
  /** 登录有效时长（小时）：这么久没有操作就要重新登录；最长 14 天 */
  session_hours?: number | null
  /** 单个附件上限（MB）：附件管理里每个文件的最大大小 */
  attachment_mb?: number | null
  /** 允许审批自己的单据：关闭时，审批流会跳过申请人本人 */
  approve_own?: boolean | null
  /** 锁定库存：开启后可在「FBA库存」里锁定商品的可售库存，锁定的不计入可用库存与可售天数；关闭时释放全部锁定 */
  lock_stock?: boolean | null
  /** 允许负库存：关闭时，库存不够的出库会被拒绝；开启后放行并在「出入库流水」里标出 */
  negative_stock?: boolean | null
  /** 成本计价方式：出库与结存怎么算成本：先进先出按批次；移动加权每次出库取当时的平均；月末一次加权取当月的平均；固定成本按「固定成本」里填的。有结账的月份后不能改 */
  cost_method?: CostMethodValue | (string & {}) | null
  /** 按仓库核算成本：开启后每个仓库是一个成本池，仓库之间调拨带着批次成本；有批次后不能改 */
  cost_by_warehouse?: boolean | null
  /** 采购超收容差：签收可以比采购数量多出的比例；0：一个也不能多收 */
  over_receipt?: string | null
  /** 标识 */
  code: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
