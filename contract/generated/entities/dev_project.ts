/**
 * 开发项目：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/develop/dev_project.json: edit that, not this file.
 */
import type { CurrencyAllValue, DevStageValue, RiskValue } from '../enums'

/** 开发项目 */
export interface DevProjectRow {
  /** 编号 */
  id: string
  /** 项目编号 */
  project_no?: string | null
  /** 关联调研：只能选已立项的调研 */
  research_id?: string | null
  /** 品名 */
  product_name?: string
  /** 分类 */
  category_id?: string | null
  /** 阶段 */
  dev_stage?: DevStageValue | (string & {}) | null
  /** 里程碑数 */
  task_count?: number | null
  /** 已完成 */
  task_done?: number | null
  /** 逾期里程碑：过了计划日期还没有完成的；终止的项目不算 */
  task_late?: number | null
  /** 进度：已完成的里程碑 ÷ 全部里程碑 */
  progress?: string | null
  /** 计划开始 */
  plan_start?: string
  /** 计划完成 */
  plan_end?: string
  /** 实际完成 */
  actual_end?: string | null
  /** 延期（天）：计划完成日之后过了几天；没有完成的算到今天 */
  delay_days?: number | null
  /** 立项日期 */
  begin_day?: string | null
  /** 开发专员 */
  developer?: string
  /** 开发助理 */
  developer_assistant?: string | null
  /** 销售组长 */
  sales_leader?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 预算 */
  budget?: string | null
  /** 样品费用 */
  sample_fee?: string | null
  /** 其他费用：样品以外的费用，如开模、检测、专利 */
  other_fee?: string | null
  /** 已用 */
  used_budget?: string | null
  /** 剩余预算 */
  left_budget?: string | null
  /** 产品数 */
  product_count?: number | null
  /** 已转正式 */
  formal_count?: number | null
  /** 合格样品 */
  sample_ok?: number | null
  /** 报价数 */
  quote_count?: number | null
  /** 通过的评审 */
  review_ok?: number | null
  /** 风险 */
  risk?: RiskValue | (string & {}) | null
  /** 终止原因 */
  end_reason?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 调研编号 */
  'research.research_no'?: string | null
  /** 站点 */
  'research.site'?: string | null
  /** 售价币种 */
  'research.currency'?: string | null
  /** 目标售价 */
  'research.target_price'?: string | null
  /** 状态 */
  'research.research_state'?: string | null
  /** 品名 */
  'research.product_name'?: string | null
  /** 分类 */
  'research.category_id'?: string | null
  /** 编号 */
  'research.id'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
  /** 分类：从最上级写起，例如：家居/厨房/刀具 */
  'category.full_name'?: string | null
  /** 编号 */
  'category.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface DevProjectKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface DevProjectAdd {
  /** 关联调研：只能选已立项的调研 */
  research_id?: string | null
  /** 品名 */
  product_name: string
  /** 分类 */
  category_id?: string | null
  /** 计划开始 */
  plan_start: string
  /** 计划完成 */
  plan_end: string
  /** 开发专员 */
  developer: string
  /** 开发助理 */
  developer_assistant?: string | null
  /** 销售组长 */
  sales_leader?: string | null
  /** 预算 */
  budget?: string | null
  /** 其他费用：样品以外的费用，如开模、检测、专利 */
  other_fee?: string | null
  /** 风险 */
  risk?: RiskValue | (string & {}) | null
  /** 终止原因 */
  end_reason?: string | null
  /** 备注 */
  remark?: string | null
  /** 里程碑 */
  tasks?: {
    /** 编号 */
    id?: string
    /** 里程碑 */
    task_name?: string | null
    /** 所属阶段 */
    stage?: string | null
    /** 负责人 */
    owner?: string | null
    /** 计划日期 */
    plan_day?: string | null
    /** 完成日期 */
    done_day?: string | null
    /** 备注 */
    remark?: string | null
  }[]
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'research'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface DevProjectEdit {
  /** 关联调研：只能选已立项的调研 */
  research_id?: string | null
  /** 品名 */
  product_name?: string | null
  /** 分类 */
  category_id?: string | null
  /** 计划开始 */
  plan_start?: string | null
  /** 计划完成 */
  plan_end?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 开发助理 */
  developer_assistant?: string | null
  /** 销售组长 */
  sales_leader?: string | null
  /** 预算 */
  budget?: string | null
  /** 其他费用：样品以外的费用，如开模、检测、专利 */
  other_fee?: string | null
  /** 风险 */
  risk?: RiskValue | (string & {}) | null
  /** 终止原因 */
  end_reason?: string | null
  /** 备注 */
  remark?: string | null
  /** 里程碑 */
  tasks?: {
    /** 编号 */
    id?: string
    /** 里程碑 */
    task_name?: string | null
    /** 所属阶段 */
    stage?: string | null
    /** 负责人 */
    owner?: string | null
    /** 计划日期 */
    plan_day?: string | null
    /** 完成日期 */
    done_day?: string | null
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
