/**
 * 侵权词：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/commodity/risk_word.json: edit that, not this file.
 */
import type { InfringeTypeValue, RiskValue, SiteValue } from '../enums'

/** 侵权词 */
export interface RiskWordRow {
  /** 编号 */
  id: string
  /** 侵权词：英文按整词匹配，不分大小写与标点；中文按包含匹配 */
  word?: string
  /** 类型 */
  infringe_type?: InfringeTypeValue | (string & {})
  /** 风险 */
  risk?: RiskValue | (string & {})
  /** 站点：不填：所有站点 */
  site?: SiteValue | (string & {}) | null
  /** 权利人 */
  owner?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 命中商品数 */
  hit_count?: number | null
  /** 待处理 */
  open_count?: number | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
}

export interface RiskWordKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface RiskWordAdd {
  /** 侵权词：英文按整词匹配，不分大小写与标点；中文按包含匹配 */
  word: string
  /** 类型 */
  infringe_type: InfringeTypeValue | (string & {})
  /** 风险 */
  risk: RiskValue | (string & {})
  /** 站点：不填：所有站点 */
  site?: SiteValue | (string & {}) | null
  /** 权利人 */
  owner?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 命中 */
  hits?: {
    /** 编号 */
    id?: string
    /** 处理 */
    handle_status?: string | null
    /** 处理说明 */
    handle_result?: string | null
  }[]
}

export interface RiskWordEdit {
  /** 侵权词：英文按整词匹配，不分大小写与标点；中文按包含匹配 */
  word?: string | null
  /** 类型 */
  infringe_type?: InfringeTypeValue | (string & {}) | null
  /** 风险 */
  risk?: RiskValue | (string & {}) | null
  /** 站点：不填：所有站点 */
  site?: SiteValue | (string & {}) | null
  /** 权利人 */
  owner?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 命中 */
  hits?: {
    /** 编号 */
    id?: string
    /** 处理 */
    handle_status?: string | null
    /** 处理说明 */
    handle_result?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
