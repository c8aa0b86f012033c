/**
 * 索赔证据：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/claim_evidence.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 索赔证据 */
export interface ClaimEvidenceRow {
  /** 编号 */
  id: string
  /** 索赔 */
  claim_id?: string
  /** 店铺 */
  shop_id?: string
  /** 来自 */
  source?: string
  /** 日期 */
  event_day?: string | null
  /** 编号（参考号、订单、赔偿） */
  reference?: string | null
  /** 数量 */
  quantity?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 金额 */
  amount?: string | null
  /** 说明 */
  note?: string | null
  /** 索赔号：由类型与来源的编号组成，不会变 */
  'claim.claim_title'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface ClaimEvidenceKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
