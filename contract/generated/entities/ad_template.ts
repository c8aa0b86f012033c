/**
 * 广告模板：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_template.json: edit that, not this file.
 */
import type { AdDraftSplitValue, AdTypeValue, CurrencyAllValue } from '../enums'

/** 广告模板 */
export interface AdTemplateRow {
  /** 编号 */
  id: string
  /** 模板名称 */
  template_name?: string
  /** 广告类型 */
  ad_type?: AdTypeValue | (string & {})
  /** 启用 */
  enabled?: boolean | null
  /** 标签 */
  tags?: string[] | null
  /** 币种：模板里金额的币种，只能用于同币种的店铺 */
  currency?: CurrencyAllValue | (string & {})
  /** 拆分方式 */
  split?: AdDraftSplitValue | (string & {}) | null
  /** 广告活动命名 */
  campaign_name?: string | null
  /** 内容 */
  content?: unknown
  /** 备注 */
  note?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 标签 */
  'tag.name'?: string | null
  /** 编号 */
  'tag.id'?: string | null
}

export interface AdTemplateKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdTemplateAdd {
  /** 模板名称 */
  template_name: string
  /** 启用 */
  enabled?: boolean | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  note?: string | null
}

export interface AdTemplateEdit {
  /** 模板名称 */
  template_name?: string | null
  /** 启用 */
  enabled?: boolean | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  note?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
