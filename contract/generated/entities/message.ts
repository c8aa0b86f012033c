/**
 * 消息：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/message.json: edit that, not this file.
 */
import type { MessageKindValue, ReadStateValue } from '../enums'

/** 消息 */
export interface MessageRow {
  /** 编号 */
  id: string
  /** 接收人 */
  employee_id?: string
  /** 类型 */
  kind?: MessageKindValue | (string & {})
  /** 标题 */
  title?: string
  /** 内容 */
  text?: string | null
  /** 相关页面：系统内的地址，点消息时打开 */
  route?: string | null
  /** 状态 */
  read_state?: ReadStateValue | (string & {})
  /** 阅读时间 */
  read_time?: string | null
  /** 发送人：空着表示系统 */
  sender?: string | null
  /** 公告编号 */
  announcement_id?: string | null
  /** 时间 */
  create_time?: string | null
  /** 标题 */
  'announcement.title'?: string | null
  /** 置顶 */
  'announcement.pinned'?: boolean | null
  /** 类型 */
  'announcement.notice_type'?: string | null
}

export interface MessageKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
