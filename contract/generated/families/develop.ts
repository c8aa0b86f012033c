/**
 * 产品开发：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/develop.json: edit that, not this file.
 */
export interface ReviewScoreRequest {
  id: string
  score_market: number
  score_profit: number
  score_supply: number
  vote: 'agree' | 'veto'
  opinion?: string | null
}

export interface ReviewScoreResponse {
  id: string
}

export interface ResearchStepRequest {
  /** 审核意见 */
  audit_remark?: string | null
  /** 编号 */
  id: string
  transition: 'submit' | 'approve' | 'reject' | 'withdraw' | 'stop'
}

export interface ProjectStepRequest {
  /** 终止原因 */
  end_reason?: string | null
  /** 编号 */
  id: string
  transition: 'toSample' | 'toQuote' | 'toReview' | 'toTrial' | 'toMass' | 'again' | 'end'
}

export interface ProductStepRequest {
  /** 编号 */
  id: string
  transition: 'formal' | 'drop'
}

export interface SampleStepRequest {
  /** 样品费 */
  sample_fee?: string | null
  /** 运费 */
  freight?: string | null
  /** 存放位置 */
  location?: string | null
  /** 检测说明 */
  test_desc?: string | null
  /** 编号 */
  id: string
  transition: 'order' | 'receive' | 'pass' | 'concede' | 'reject' | 'keep' | 'giveBack' | 'void'
}

export interface ReviewStepRequest {
  /** 编号 */
  id: string
  transition: 'pass' | 'fail' | 'void'
}
