/**
 * 插件版本：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/tool/plug_version.json: edit that, not this file.
 */
/** 插件版本 */
export interface PlugVersionRow {
  /** 编号 */
  id: string
  /** 版本 */
  version?: string
  /** 下载地址：公司放插件的地址，以 http:// 或 https:// 开头 */
  link?: string
  /** 已过期：过期的版本不能再上报 */
  is_expired?: boolean | null
  /** 说明 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
}

export interface PlugVersionKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PlugVersionAdd {
  /** 版本 */
  version: string
  /** 下载地址：公司放插件的地址，以 http:// 或 https:// 开头 */
  link: string
  /** 已过期：过期的版本不能再上报 */
  is_expired?: boolean | null
  /** 说明 */
  remark?: string | null
}

export interface PlugVersionEdit {
  /** 版本 */
  version?: string | null
  /** 下载地址：公司放插件的地址，以 http:// 或 https:// 开头 */
  link?: string | null
  /** 已过期：过期的版本不能再上报 */
  is_expired?: boolean | null
  /** 说明 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
