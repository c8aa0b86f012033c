/**
 * 供应商评分规则：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/supplier_score_rule.json: edit that, not this file.
 */
/** 供应商评分规则 */
export interface SupplierScoreRuleRow {
  /** 编号 */
  id: string
  /** 规则名称 */
  rule_name?: string
  /** 起始月份 */
  start_month?: string
  /** 交期权重 */
  on_time_weight?: string
  /** 质量权重 */
  quality_weight?: string
  /** 价格权重 */
  price_weight?: string
  /** 服务权重 */
  service_weight?: string
  /** 权重合计 */
  weight_total?: string | null
  /** 分档数 */
  band_count?: number | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
}

export interface SupplierScoreRuleKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SupplierScoreRuleAdd {
  /** 规则名称 */
  rule_name: string
  /** 起始月份 */
  start_month: string
  /** 交期权重 */
  on_time_weight?: string | null
  /** 质量权重 */
  quality_weight?: string | null
  /** 价格权重 */
  price_weight?: string | null
  /** 服务权重 */
  service_weight?: string | null
  /** 备注 */
  remark?: string | null
  /** 分档 */
  bands?: {
    /** 编号 */
    id?: string
    /** 项目 */
    metric?: string | null
    /** 不低于：交期、质量与价格按百分数：90 就是 90%，价格 -5 是降 5%；服务按打分 */
    from_value?: string | null
    /** 得分：低于最低一档得 0 分；一个项目没有分档时，比率是几就得几分，价格每涨 1% 扣 1 分 */
    score?: number | null
  }[]
}

export interface SupplierScoreRuleEdit {
  /** 规则名称 */
  rule_name?: string | null
  /** 起始月份 */
  start_month?: string | null
  /** 交期权重 */
  on_time_weight?: string | null
  /** 质量权重 */
  quality_weight?: string | null
  /** 价格权重 */
  price_weight?: string | null
  /** 服务权重 */
  service_weight?: string | null
  /** 备注 */
  remark?: string | null
  /** 分档 */
  bands?: {
    /** 编号 */
    id?: string
    /** 项目 */
    metric?: string | null
    /** 不低于：交期、质量与价格按百分数：90 就是 90%，价格 -5 是降 5%；服务按打分 */
    from_value?: string | null
    /** 得分：低于最低一档得 0 分；一个项目没有分档时，比率是几就得几分，价格每涨 1% 扣 1 分 */
    score?: number | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
