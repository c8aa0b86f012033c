/**
 * 产品评审：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/develop/dev_review.json: edit that, not this file.
 */
import type { DevReviewReviewResultValue } from '../enums'

/** 产品评审 */
export interface DevReviewRow {
  /** 编号 */
  id: string
  /** 评审编号 */
  review_no?: string | null
  /** 开发中产品 */
  product_id?: string
  /** 项目 */
  project_id?: string | null
  /** 分类 */
  category_id?: string | null
  /** 结论 */
  review_result?: DevReviewReviewResultValue | (string & {}) | null
  /** 市场权重 */
  market_weight?: string
  /** 利润权重 */
  profit_weight?: string
  /** 供应链权重 */
  supply_weight?: string
  /** 权重合计 */
  weights?: string | null
  /** 通过分 */
  pass_score?: string
  /** 单项最低分 */
  least_score?: string
  /** 评审人数 */
  scorer_count?: number | null
  /** 未打分 */
  left_count?: number | null
  /** 否决 */
  veto_count?: number | null
  /** 已打分权重 */
  weight_sum?: number | null
  /** 市场分加权和 */
  market_sum?: number | null
  /** 利润分加权和 */
  profit_sum?: number | null
  /** 供应链分加权和 */
  supply_sum?: number | null
  /** 市场分：评审人按各自的权重平均 */
  score_market?: string | null
  /** 利润分 */
  score_profit?: string | null
  /** 供应链分 */
  score_supply?: string | null
  /** 总分 */
  score_total?: string | null
  /** 评审日期 */
  done_day?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 分类 */
  'product.category_id'?: string | null
  /** 本地SKU：转正式时用的编码，转之前要填 */
  'product.sku_code'?: string | null
  /** 状态 */
  'product.dev_state'?: string | null
  /** 最新报价 */
  'product.quote'?: string | null
  /** 报价币种 */
  'product.quote_currency'?: string | null
  /** 调研 */
  'product.research_id'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 商品：转正式后在商品档案里的本地SKU */
  'product.sku_id'?: string | null
  /** 项目编号 */
  'project.project_no'?: string | null
  /** 阶段 */
  'project.dev_stage'?: string | null
  /** 开发专员 */
  'project.developer'?: string | null
  /** 编号 */
  'project.id'?: string | null
  /** 分类：从最上级写起，例如：家居/厨房/刀具 */
  'category.full_name'?: string | null
  /** 编号 */
  'category.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface DevReviewKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface DevReviewAdd {
  /** 开发中产品 */
  product_id: string
  /** 市场权重 */
  market_weight?: string | null
  /** 利润权重 */
  profit_weight?: string | null
  /** 供应链权重 */
  supply_weight?: string | null
  /** 通过分 */
  pass_score?: string | null
  /** 单项最低分 */
  least_score?: string | null
  /** 备注 */
  remark?: string | null
  /** 评分 */
  scores?: {
    /** 编号 */
    id?: string
    /** 评审人 */
    reviewer?: string | null
    /** 角色 */
    role?: string | null
    /** 权重：他的分占几份 */
    weight?: number | null
  }[]
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'product'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface DevReviewEdit {
  /** 开发中产品 */
  product_id?: string | null
  /** 市场权重 */
  market_weight?: string | null
  /** 利润权重 */
  profit_weight?: string | null
  /** 供应链权重 */
  supply_weight?: string | null
  /** 通过分 */
  pass_score?: string | null
  /** 单项最低分 */
  least_score?: string | null
  /** 备注 */
  remark?: string | null
  /** 评分 */
  scores?: {
    /** 编号 */
    id?: string
    /** 评审人 */
    reviewer?: string | null
    /** 角色 */
    role?: string | null
    /** 权重：他的分占几份 */
    weight?: number | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
