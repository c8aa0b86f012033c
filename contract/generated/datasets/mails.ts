/**
 * 客服邮件：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/service/mails.json: edit that, not this file.
 */
import type { MailStateValue, SiteValue } from '../enums'

/** 客服邮件 */
export interface MailsFigures {
  /** 日期 */
  day?: string | null
  /** 周 */
  week?: string | null
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 处理人 */
  assignee?: string | null
  /** 状态 */
  state?: MailStateValue | (string & {}) | null
  /** 往来 */
  mails?: number | null
  /** 待回复 */
  waiting?: number | null
  /** 超时未回复 */
  late?: number | null
  /** 已回复 */
  replied?: number | null
  /** 24小时内回复 */
  quick?: number | null
  /** 24小时回复率 */
  quick_share?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
