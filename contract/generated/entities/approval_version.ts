/**
 * 提交时的单据：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/approval_version.json: edit that, not this file.
 */
/** 提交时的单据 */
export interface ApprovalVersionRow {
  /** 编号 */
  id: string
  /** 审批单据 */
  approval_id?: string
  /** 内容 */
  content?: unknown
  /** 单据编号 */
  'approval.doc_no'?: string | null
}

export interface ApprovalVersionKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
