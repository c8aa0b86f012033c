/**
 * 箱规模板：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/box_template.json: edit that, not this file.
 */
/** 箱规模板 */
export interface BoxTemplateRow {
  /** 编号 */
  id: string
  /** 箱规名称 */
  template_name?: string
  /** 箱长（cm） */
  box_length?: string
  /** 箱宽（cm） */
  box_width?: string
  /** 箱高（cm） */
  box_height?: string
  /** 体积（m³） */
  volume?: string | null
  /** 单箱上限（kg）：亚马逊单箱上限多为 22.7 kg；不填不提醒 */
  max_weight?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
}

export interface BoxTemplateKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface BoxTemplateAdd {
  /** 箱规名称 */
  template_name: string
  /** 箱长（cm） */
  box_length: string
  /** 箱宽（cm） */
  box_width: string
  /** 箱高（cm） */
  box_height: string
  /** 单箱上限（kg）：亚马逊单箱上限多为 22.7 kg；不填不提醒 */
  max_weight?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
}

export interface BoxTemplateEdit {
  /** 箱规名称 */
  template_name?: string | null
  /** 箱长（cm） */
  box_length?: string | null
  /** 箱宽（cm） */
  box_width?: string | null
  /** 箱高（cm） */
  box_height?: string | null
  /** 单箱上限（kg）：亚马逊单箱上限多为 22.7 kg；不填不提醒 */
  max_weight?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
