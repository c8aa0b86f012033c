/**
 * 手写箱唛：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/box_mark.json: edit that, not this file.
 */
/** 手写箱唛 */
export interface BoxMarkRow {
  /** 编号 */
  id: string
  /** 箱唛编号 */
  mark_no?: string | null
  /** 货件或订单号 */
  shipment_no?: string | null
  /** 收货方：运营中心代码、客户或仓库 */
  receiver?: string
  /** 箱数：打印这么多张 */
  boxes?: number
  /** 毛重（kg） */
  weight?: string | null
  /** 外箱尺寸：例如 60×40×40 cm */
  box_size?: string | null
  /** 产地 */
  origin?: string | null
  /** 每箱件数 */
  qty?: number | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
}

export interface BoxMarkKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface BoxMarkAdd {
  /** 货件或订单号 */
  shipment_no?: string | null
  /** 收货方：运营中心代码、客户或仓库 */
  receiver: string
  /** 箱数：打印这么多张 */
  boxes?: number | null
  /** 毛重（kg） */
  weight?: string | null
  /** 外箱尺寸：例如 60×40×40 cm */
  box_size?: string | null
  /** 产地 */
  origin?: string | null
  /** 备注 */
  remark?: string | null
  /** 箱内商品 */
  items?: {
    /** 编号 */
    id?: string
    /** 商品 */
    goods?: string | null
    /** MSKU / FNSKU */
    code?: string | null
    /** 数量 */
    qty?: number | null
  }[]
}

export interface BoxMarkEdit {
  /** 货件或订单号 */
  shipment_no?: string | null
  /** 收货方：运营中心代码、客户或仓库 */
  receiver?: string | null
  /** 箱数：打印这么多张 */
  boxes?: number | null
  /** 毛重（kg） */
  weight?: string | null
  /** 外箱尺寸：例如 60×40×40 cm */
  box_size?: string | null
  /** 产地 */
  origin?: string | null
  /** 备注 */
  remark?: string | null
  /** 箱内商品 */
  items?: {
    /** 编号 */
    id?: string
    /** 商品 */
    goods?: string | null
    /** MSKU / FNSKU */
    code?: string | null
    /** 数量 */
    qty?: number | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
