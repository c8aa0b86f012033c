/**
 * 附件：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/attachment.json: edit that, not this file.
 */
import type { AttachmentModuleValue } from '../enums'

/** 附件 */
export interface AttachmentRow {
  /** 编号 */
  id: string
  /** 文件名 */
  file_name?: string
  /** 类型 */
  file_type?: string
  /** 大小（字节） */
  file_size?: number
  /** 来源模块 */
  module?: AttachmentModuleValue | (string & {})
  /** 关联单号 */
  ref_no?: string | null
  /** 备注 */
  remark?: string | null
  /** 所属数据 */
  ref_entity?: string | null
  /** 所属数据编号 */
  ref_id?: string | null
  /** 内容校验值 */
  sha256?: string | null
  /** 上传人 */
  creator?: string | null
  /** 上传时间 */
  create_time?: string | null
}

export interface AttachmentKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AttachmentAdd {
  /** 文件名 */
  file_name: string
  /** 来源模块 */
  module?: AttachmentModuleValue | (string & {}) | null
  /** 关联单号 */
  ref_no?: string | null
  /** 备注 */
  remark?: string | null
}

export interface AttachmentEdit {
  /** 文件名 */
  file_name?: string | null
  /** 来源模块 */
  module?: AttachmentModuleValue | (string & {}) | null
  /** 关联单号 */
  ref_no?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
