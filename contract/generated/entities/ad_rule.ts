/**
 * 优化规则：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_rule.json: edit that, not this file.
 */
import type { AdAdviceActionValue, AdRuleAboutValue, CurrencyAllValue } from '../enums'

/** 优化规则 */
export interface AdRuleRow {
  /** 编号 */
  id: string
  /** 规则 */
  rule_name?: string
  /** 看什么 */
  about?: AdRuleAboutValue | (string & {})
  /** 条件：投放与搜索词看最近 30 天，广告活动看最近 14 天，都到每个店铺自己的最后一个完整日。点击或展示太少时下结论没有依据，请一并写上最少多少 */
  condition?: unknown
  /** 建议 */
  action?: AdAdviceActionValue | (string & {})
  /** 调整幅度：按现在的竞价或预算提高、降低多少；按目标ACOS定竞价时填目标ACOS */
  rate?: string | null
  /** 只看币种：条件里写了金额，或有上下限时选择：只看这个币种的对象。留空看全部 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 不低于 */
  floor?: string | null
  /** 不高于 */
  ceiling?: string | null
  /** 冷却天数（天）：同一个对象的同一项改过，或建议被采纳、忽略之后，这么多天内不再建议 */
  cool_days?: number
  /** 启用 */
  is_enable?: boolean | null
  /** 待处理 */
  waiting?: number | null
  /** 已采纳 */
  taken?: number | null
  /** 上次检查 */
  check_time?: string | null
  /** 不能检查的原因 */
  fault?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
}

export interface AdRuleKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdRuleAdd {
  /** 规则 */
  rule_name: string
  /** 看什么 */
  about?: AdRuleAboutValue | (string & {}) | null
  /** 条件：投放与搜索词看最近 30 天，广告活动看最近 14 天，都到每个店铺自己的最后一个完整日。点击或展示太少时下结论没有依据，请一并写上最少多少 */
  condition: unknown
  /** 建议 */
  action: AdAdviceActionValue | (string & {})
  /** 调整幅度：按现在的竞价或预算提高、降低多少；按目标ACOS定竞价时填目标ACOS */
  rate?: string | null
  /** 只看币种：条件里写了金额，或有上下限时选择：只看这个币种的对象。留空看全部 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 不低于 */
  floor?: string | null
  /** 不高于 */
  ceiling?: string | null
  /** 冷却天数（天）：同一个对象的同一项改过，或建议被采纳、忽略之后，这么多天内不再建议 */
  cool_days?: number | null
  /** 启用 */
  is_enable?: boolean | null
}

export interface AdRuleEdit {
  /** 规则 */
  rule_name?: string | null
  /** 看什么 */
  about?: AdRuleAboutValue | (string & {}) | null
  /** 条件：投放与搜索词看最近 30 天，广告活动看最近 14 天，都到每个店铺自己的最后一个完整日。点击或展示太少时下结论没有依据，请一并写上最少多少 */
  condition?: unknown
  /** 建议 */
  action?: AdAdviceActionValue | (string & {}) | null
  /** 调整幅度：按现在的竞价或预算提高、降低多少；按目标ACOS定竞价时填目标ACOS */
  rate?: string | null
  /** 只看币种：条件里写了金额，或有上下限时选择：只看这个币种的对象。留空看全部 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 不低于 */
  floor?: string | null
  /** 不高于 */
  ceiling?: string | null
  /** 冷却天数（天）：同一个对象的同一项改过，或建议被采纳、忽略之后，这么多天内不再建议 */
  cool_days?: number | null
  /** 启用 */
  is_enable?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
