/**
 * 插件客户端：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/tool/plug_client.json: edit that, not this file.
 */
/** 插件客户端 */
export interface PlugClientRow {
  /** 编号 */
  id: string
  /** 客户端 */
  client_id?: string
  /** 员工 */
  employee_id?: string | null
  /** 版本 */
  version?: string | null
  /** 版本已过期 */
  is_expired?: boolean | null
  /** 浏览器 */
  browser?: string | null
  /** 最近心跳 */
  last_heartbeat?: string | null
  /** 上报数 */
  report_count?: number | null
  /** 最近上报 */
  last_report?: string | null
  /** 首次连接 */
  create_time?: string | null
  /** 姓名 */
  'person.name'?: string | null
  /** 编号 */
  'person.id'?: string | null
}

export interface PlugClientKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
