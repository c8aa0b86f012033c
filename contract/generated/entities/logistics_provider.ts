/**
 * 头程物流商：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/logistics_provider.json: edit that, not this file.
 */
import type { SettleMethodValue, TransportValue } from '../enums'

/** 头程物流商 */
export interface LogisticsProviderRow {
  /** 编号 */
  id: string
  /** 物流商 */
  logistics_provider?: string
  /** 编码 */
  provider_code?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {})
  /** 结算 */
  settle_method?: SettleMethodValue | (string & {}) | null
  /** 联系人 */
  contact?: string | null
  /** 电话 */
  mobile?: string | null
  /** 账号 */
  bank_account?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 创建时间 */
  create_time?: string | null
}

export interface LogisticsProviderKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface LogisticsProviderAdd {
  /** 物流商 */
  logistics_provider: string
  /** 编码 */
  provider_code?: string | null
  /** 运输方式 */
  transport_mode: TransportValue | (string & {})
  /** 结算 */
  settle_method?: SettleMethodValue | (string & {}) | null
  /** 联系人 */
  contact?: string | null
  /** 电话 */
  mobile?: string | null
  /** 账号 */
  bank_account?: string | null
  /** 启用 */
  is_enable?: boolean | null
}

export interface LogisticsProviderEdit {
  /** 物流商 */
  logistics_provider?: string | null
  /** 编码 */
  provider_code?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 结算 */
  settle_method?: SettleMethodValue | (string & {}) | null
  /** 联系人 */
  contact?: string | null
  /** 电话 */
  mobile?: string | null
  /** 账号 */
  bank_account?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
