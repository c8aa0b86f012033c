/**
 * 公告：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/announcement.json: edit that, not this file.
 */
import type { AnnouncementAudienceValue, AnnouncementStateValue, NoticeTypeValue } from '../enums'

/** 公告 */
export interface AnnouncementRow {
  /** 编号 */
  id: string
  /** 标题 */
  title?: string
  /** 类型 */
  notice_type?: NoticeTypeValue | (string & {})
  /** 内容 */
  content?: string
  /** 可见范围 */
  audience?: AnnouncementAudienceValue | (string & {})
  /** 可见角色：可见范围是“指定角色”时填写 */
  roles?: string[] | null
  /** 置顶 */
  pinned?: boolean | null
  /** 发布状态 */
  state?: AnnouncementStateValue | (string & {})
  /** 发布时间 */
  publish_time?: string | null
  /** 发布人 */
  publisher?: string | null
  /** 接收人数 */
  sent_count?: number | null
  /** 已读 */
  read_count?: number | null
  /** 未读 */
  unread_count?: number | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 名称 */
  'role.label'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface AnnouncementKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AnnouncementAdd {
  /** 标题 */
  title: string
  /** 类型 */
  notice_type?: NoticeTypeValue | (string & {}) | null
  /** 内容 */
  content: string
  /** 可见范围 */
  audience?: AnnouncementAudienceValue | (string & {}) | null
  /** 可见角色：可见范围是“指定角色”时填写 */
  roles?: string[] | null
  /** 置顶 */
  pinned?: boolean | null
}

export interface AnnouncementEdit {
  /** 标题 */
  title?: string | null
  /** 类型 */
  notice_type?: NoticeTypeValue | (string & {}) | null
  /** 内容 */
  content?: string | null
  /** 可见范围 */
  audience?: AnnouncementAudienceValue | (string & {}) | null
  /** 可见角色：可见范围是“指定角色”时填写 */
  roles?: string[] | null
  /** 置顶 */
  pinned?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
