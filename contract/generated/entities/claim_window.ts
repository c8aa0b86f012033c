/**
 * 索赔规则：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/claim_window.json: edit that, not this file.
 */
import type { ClaimBasisValue, ClaimTypeValue, SiteValue } from '../enums'

/** 索赔规则 */
export interface ClaimWindowRow {
  /** 编号 */
  id: string
  /** 索赔类型 */
  claim_type?: ClaimTypeValue | (string & {})
  /** 站点：空着适用于没有另外写明的所有站点 */
  site?: SiteValue | (string & {}) | null
  /** 生效日期 */
  from_day?: string
  /** 满几天可申请 */
  wait_days?: number
  /** 几天内要申请：从事件发生那天算起 */
  until_days?: number
  /** 赔偿基准 */
  basis?: ClaimBasisValue | (string & {})
  /** 启用 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
}

export interface ClaimWindowKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ClaimWindowAdd {
  /** 索赔类型 */
  claim_type: ClaimTypeValue | (string & {})
  /** 站点：空着适用于没有另外写明的所有站点 */
  site?: SiteValue | (string & {}) | null
  /** 生效日期 */
  from_day: string
  /** 满几天可申请 */
  wait_days: number
  /** 几天内要申请：从事件发生那天算起 */
  until_days: number
  /** 赔偿基准 */
  basis: ClaimBasisValue | (string & {})
  /** 启用 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
}

export interface ClaimWindowEdit {
  /** 索赔类型 */
  claim_type?: ClaimTypeValue | (string & {}) | null
  /** 站点：空着适用于没有另外写明的所有站点 */
  site?: SiteValue | (string & {}) | null
  /** 生效日期 */
  from_day?: string | null
  /** 满几天可申请 */
  wait_days?: number | null
  /** 几天内要申请：从事件发生那天算起 */
  until_days?: number | null
  /** 赔偿基准 */
  basis?: ClaimBasisValue | (string & {}) | null
  /** 启用 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
