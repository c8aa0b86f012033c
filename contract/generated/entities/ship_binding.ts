/**
 * 绑定方案：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/ship_binding.json: edit that, not this file.
 */
import type { PrepCategoryValue, PrepOwnerValue, TransportValue } from '../enums'

/** 绑定方案 */
export interface ShipBindingRow {
  /** 编号 */
  id: string
  /** 方案名称 */
  solution_name?: string
  /** MSKU：一个 MSKU 只有一个方案 */
  product_id?: string
  /** 店铺 */
  shop_id?: string | null
  /** 箱规模板：选择后带出箱子的长宽高，可以再改 */
  template_id?: string | null
  /** 箱长（cm） */
  box_length?: string
  /** 箱宽（cm） */
  box_width?: string
  /** 箱高（cm） */
  box_height?: string
  /** 单箱重（kg） */
  box_weight?: string
  /** 单箱数量 */
  box_qty?: number
  /** 发货仓库 */
  warehouse_id?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 物流渠道：批次的运输方式与渠道相同时才带出 */
  channel_id?: string | null
  /** 预处理方 */
  prep_owner?: PrepOwnerValue | (string & {}) | null
  /** 贴标方 */
  label_owner?: PrepOwnerValue | (string & {}) | null
  /** 预处理类别 */
  prep_category?: PrepCategoryValue | (string & {}) | null
  /** 启用：停用的方案不再带出 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** MSKU */
  'product.msku'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 父ASIN */
  'product.parent_asin'?: string | null
  /** FNSKU：不贴标的混合库存里，同一 ASIN 的几个 MSKU 共用一个 FNSKU（与 ASIN 相同） */
  'product.fnsku'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 店铺 */
  'product.shop_id'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 箱规名称 */
  'template.template_name'?: string | null
  /** 箱长（cm） */
  'template.box_length'?: string | null
  /** 箱宽（cm） */
  'template.box_width'?: string | null
  /** 箱高（cm） */
  'template.box_height'?: string | null
  /** 编号 */
  'template.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 物流渠道 */
  'channel.logistics_channel'?: string | null
  /** 物流商 */
  'channel.provider_id'?: string | null
  /** 运输方式 */
  'channel.transport_mode'?: string | null
  /** 编号 */
  'channel.id'?: string | null
}

export interface ShipBindingKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ShipBindingAdd {
  /** 方案名称 */
  solution_name: string
  /** MSKU：一个 MSKU 只有一个方案 */
  product_id: string
  /** 箱规模板：选择后带出箱子的长宽高，可以再改 */
  template_id?: string | null
  /** 箱长（cm） */
  box_length: string
  /** 箱宽（cm） */
  box_width: string
  /** 箱高（cm） */
  box_height: string
  /** 单箱重（kg） */
  box_weight: string
  /** 单箱数量 */
  box_qty: number
  /** 发货仓库 */
  warehouse_id?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 物流渠道：批次的运输方式与渠道相同时才带出 */
  channel_id?: string | null
  /** 预处理方 */
  prep_owner?: PrepOwnerValue | (string & {}) | null
  /** 贴标方 */
  label_owner?: PrepOwnerValue | (string & {}) | null
  /** 预处理类别 */
  prep_category?: PrepCategoryValue | (string & {}) | null
  /** 启用：停用的方案不再带出 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
}

export interface ShipBindingEdit {
  /** 方案名称 */
  solution_name?: string | null
  /** MSKU：一个 MSKU 只有一个方案 */
  product_id?: string | null
  /** 箱规模板：选择后带出箱子的长宽高，可以再改 */
  template_id?: string | null
  /** 箱长（cm） */
  box_length?: string | null
  /** 箱宽（cm） */
  box_width?: string | null
  /** 箱高（cm） */
  box_height?: string | null
  /** 单箱重（kg） */
  box_weight?: string | null
  /** 单箱数量 */
  box_qty?: number | null
  /** 发货仓库 */
  warehouse_id?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 物流渠道：批次的运输方式与渠道相同时才带出 */
  channel_id?: string | null
  /** 预处理方 */
  prep_owner?: PrepOwnerValue | (string & {}) | null
  /** 贴标方 */
  label_owner?: PrepOwnerValue | (string & {}) | null
  /** 预处理类别 */
  prep_category?: PrepCategoryValue | (string & {}) | null
  /** 启用：停用的方案不再带出 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
