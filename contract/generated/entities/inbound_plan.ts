/**
 * 货件申报：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/inbound_plan.json: edit that, not this file.
 */
import type { CurrencyAllValue, InboundPlanShipFlowValue, InboundPlanStateValue, TransportValue } from '../enums'

/** 货件申报 */
export interface InboundPlanRow {
  /** 编号 */
  id: string
  /** 申报单号 */
  plan_no?: string | null
  /** 计划名称：与卖家后台「发送至亚马逊」里的计划名称一致，便于对照 */
  plan_name?: string
  /** 店铺 */
  shop_id?: string
  /** 发货仓库 */
  warehouse_id?: string
  /** 发货地址 */
  address_id?: string | null
  /** 申报流程：小包先装箱再选方案；卡车先选方案，发货批次建好后再装箱 */
  ship_flow?: InboundPlanShipFlowValue | (string & {})
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {})
  /** 物流渠道 */
  channel_id?: string | null
  /** 期望发货日期 */
  expect_ship?: string
  /** 入库计划ID：卖家后台的计划编号，如 wf1234abcd… */
  inbound_no?: string | null
  /** 当前步骤 */
  state?: InboundPlanStateValue | (string & {}) | null
  /** MSKU数 */
  msku_count?: number | null
  /** 申报数量 */
  declare_qty?: number | null
  /** 本地缺货：申报数量里发货仓库不够的 */
  lack_qty?: number | null
  /** 箱数 */
  box_count?: number | null
  /** 已装数量 */
  boxed_qty?: number | null
  /** 未装数量 */
  left_qty?: number | null
  /** 总重量(kg) */
  total_weight?: string | null
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 货值：申报数量 × 写入时的库存单位成本；没有成本的商品不计 */
  goods_value?: string | null
  /** 缺成本商品：没有库存成本的商品数，不计入货值 */
  uncosted?: number | null
  /** 费用币种：店铺站点的币种 */
  fee_currency?: CurrencyAllValue | (string & {}) | null
  /** 入库配置费：选用的方案的费用减优惠 */
  placement_fee?: string | null
  /** 配送报价 */
  quote_fee?: string | null
  /** 货件数 */
  shipment_count?: number | null
  /** 货件方案 */
  option_name?: string | null
  /** 货件编号 */
  shipment_ids?: string | null
  /** 目的运营中心 */
  centres?: string | null
  /** 装箱表：最近一次填好的亚马逊装箱表，在附件里 */
  pack_file_id?: string | null
  /** 审核意见 */
  audit_remark?: string | null
  /** 审核人 */
  auditor?: string | null
  /** 审核时间 */
  audit_time?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 结算币种 */
  'shop.currency'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 地址名称 */
  'address.address_name'?: string | null
  /** 联系人 */
  'address.contact'?: string | null
  /** 城市 */
  'address.city'?: string | null
  /** 国家 */
  'address.country'?: string | null
  /** 电话 */
  'address.phone'?: string | null
  /** 物流渠道 */
  'channel.logistics_channel'?: string | null
  /** 物流商 */
  'channel.provider_id'?: string | null
  /** 运输方式 */
  'channel.transport_mode'?: string | null
  /** 编号 */
  'channel.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface InboundPlanKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface InboundPlanAdd {
  /** 计划名称：与卖家后台「发送至亚马逊」里的计划名称一致，便于对照 */
  plan_name: string
  /** 店铺 */
  shop_id: string
  /** 发货仓库 */
  warehouse_id: string
  /** 发货地址 */
  address_id?: string | null
  /** 申报流程：小包先装箱再选方案；卡车先选方案，发货批次建好后再装箱 */
  ship_flow?: InboundPlanShipFlowValue | (string & {}) | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 物流渠道 */
  channel_id?: string | null
  /** 期望发货日期 */
  expect_ship: string
  /** 入库计划ID：卖家后台的计划编号，如 wf1234abcd… */
  inbound_no?: string | null
  /** 审核意见 */
  audit_remark?: string | null
  /** 备注 */
  remark?: string | null
  /** 申报商品 */
  items?: {
    /** 编号 */
    id?: string
    /** MSKU */
    product_id?: string | null
    /** 补货计划：由哪一行补货计划生成 */
    plan_item_id?: string | null
    /** 申报数量 */
    qty?: number | null
    /** 预处理方：不填按绑定方案，没有方案为卖家 */
    prep_owner?: string | null
    /** 贴标方：不填按绑定方案，没有方案为卖家 */
    label_owner?: string | null
    /** 预处理类别 */
    prep_category?: string | null
    /** 有效期至：同一个 MSKU 有几个有效期时，每个有效期一行 */
    expiry?: string | null
    /** 生产批号 */
    lot?: string | null
    /** 单箱数量：不填按绑定方案 */
    box_qty?: number | null
    /** 备注 */
    remark?: string | null
  }[]
  /** 装箱 */
  boxes?: {
    /** 编号 */
    id?: string
    /** 起始箱号：同一箱号的几行是混装 */
    box_from?: number | null
    /** 箱数：从起始箱号起有几个相同的箱子 */
    box_count?: number | null
    /** MSKU */
    product_id?: string | null
    /** 有效期至：这个 MSKU 只申报了一个有效期时不用填 */
    expiry?: string | null
    /** 每箱数量 */
    qty?: number | null
    /** 长（cm） */
    length?: string | null
    /** 宽（cm） */
    width?: string | null
    /** 高（cm） */
    height?: string | null
    /** 单箱毛重（kg） */
    weight?: string | null
    /** 备注 */
    remark?: string | null
  }[]
  /** 货件方案 */
  options?: {
    /** 编号 */
    id?: string
    /** 方案 */
    option_name?: string | null
    /** 运营中心：如 ONT8、LGB8、FTW1 */
    centres?: string | null
    /** 货件数 */
    shipments?: number | null
    /** 配置费 */
    fee?: string | null
    /** 优惠 */
    discount?: string | null
    /** 有效期至 */
    expires?: string | null
    /** 选用 */
    chosen?: boolean | null
  }[]
  /** 货件 */
  shipments?: {
    /** 编号 */
    id?: string
    /** 货件：这份申报里的第几个货件 */
    ship_no?: number | null
    /** 货件编号：卖家后台的货件编号，如 FBA15ABC1234 */
    shipment_id?: string | null
    /** 目的运营中心 */
    destination_fc?: string | null
    /** 箱号：小包：这个货件有哪些箱子，如 1-5,8；只有一个货件时不填 */
    box_nos?: string | null
    /** 货件就绪日 */
    ready_date?: string | null
    /** 送达窗口起 */
    window_from?: string | null
    /** 送达窗口止 */
    window_to?: string | null
    /** 窗口类型 */
    window_type?: string | null
    /** 配送模式 */
    ship_mode?: string | null
    /** 承运方式 */
    ship_solution?: string | null
    /** 承运商 */
    carrier?: string | null
    /** 配送报价 */
    quote?: string | null
    /** 托盘数 */
    pallets?: number | null
    /** 跟踪号 */
    tracking_no?: string | null
    /** 备注 */
    remark?: string | null
  }[]
  /** 数量分配 */
  shares?: {
    /** 编号 */
    id?: string
    /** 货件 */
    ship_no?: number | null
    /** MSKU */
    product_id?: string | null
    /** 有效期至：这个 MSKU 只申报了一个有效期时不用填 */
    expiry?: string | null
    /** 件数 */
    qty?: number | null
  }[]
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'replenish' | 'advice'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface InboundPlanEdit {
  /** 计划名称：与卖家后台「发送至亚马逊」里的计划名称一致，便于对照 */
  plan_name?: string | null
  /** 店铺 */
  shop_id?: string | null
  /** 发货仓库 */
  warehouse_id?: string | null
  /** 发货地址 */
  address_id?: string | null
  /** 申报流程：小包先装箱再选方案；卡车先选方案，发货批次建好后再装箱 */
  ship_flow?: InboundPlanShipFlowValue | (string & {}) | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 物流渠道 */
  channel_id?: string | null
  /** 期望发货日期 */
  expect_ship?: string | null
  /** 入库计划ID：卖家后台的计划编号，如 wf1234abcd… */
  inbound_no?: string | null
  /** 审核意见 */
  audit_remark?: string | null
  /** 备注 */
  remark?: string | null
  /** 申报商品 */
  items?: {
    /** 编号 */
    id?: string
    /** MSKU */
    product_id?: string | null
    /** 补货计划：由哪一行补货计划生成 */
    plan_item_id?: string | null
    /** 申报数量 */
    qty?: number | null
    /** 预处理方：不填按绑定方案，没有方案为卖家 */
    prep_owner?: string | null
    /** 贴标方：不填按绑定方案，没有方案为卖家 */
    label_owner?: string | null
    /** 预处理类别 */
    prep_category?: string | null
    /** 有效期至：同一个 MSKU 有几个有效期时，每个有效期一行 */
    expiry?: string | null
    /** 生产批号 */
    lot?: string | null
    /** 单箱数量：不填按绑定方案 */
    box_qty?: number | null
    /** 备注 */
    remark?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 装箱 */
  boxes?: {
    /** 编号 */
    id?: string
    /** 起始箱号：同一箱号的几行是混装 */
    box_from?: number | null
    /** 箱数：从起始箱号起有几个相同的箱子 */
    box_count?: number | null
    /** MSKU */
    product_id?: string | null
    /** 有效期至：这个 MSKU 只申报了一个有效期时不用填 */
    expiry?: string | null
    /** 每箱数量 */
    qty?: number | null
    /** 长（cm） */
    length?: string | null
    /** 宽（cm） */
    width?: string | null
    /** 高（cm） */
    height?: string | null
    /** 单箱毛重（kg） */
    weight?: string | null
    /** 备注 */
    remark?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 货件方案 */
  options?: {
    /** 编号 */
    id?: string
    /** 方案 */
    option_name?: string | null
    /** 运营中心：如 ONT8、LGB8、FTW1 */
    centres?: string | null
    /** 货件数 */
    shipments?: number | null
    /** 配置费 */
    fee?: string | null
    /** 优惠 */
    discount?: string | null
    /** 有效期至 */
    expires?: string | null
    /** 选用 */
    chosen?: boolean | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 货件 */
  shipments?: {
    /** 编号 */
    id?: string
    /** 货件：这份申报里的第几个货件 */
    ship_no?: number | null
    /** 货件编号：卖家后台的货件编号，如 FBA15ABC1234 */
    shipment_id?: string | null
    /** 目的运营中心 */
    destination_fc?: string | null
    /** 箱号：小包：这个货件有哪些箱子，如 1-5,8；只有一个货件时不填 */
    box_nos?: string | null
    /** 货件就绪日 */
    ready_date?: string | null
    /** 送达窗口起 */
    window_from?: string | null
    /** 送达窗口止 */
    window_to?: string | null
    /** 窗口类型 */
    window_type?: string | null
    /** 配送模式 */
    ship_mode?: string | null
    /** 承运方式 */
    ship_solution?: string | null
    /** 承运商 */
    carrier?: string | null
    /** 配送报价 */
    quote?: string | null
    /** 托盘数 */
    pallets?: number | null
    /** 跟踪号 */
    tracking_no?: string | null
    /** 备注 */
    remark?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 数量分配 */
  shares?: {
    /** 编号 */
    id?: string
    /** 货件 */
    ship_no?: number | null
    /** MSKU */
    product_id?: string | null
    /** 有效期至：这个 MSKU 只申报了一个有效期时不用填 */
    expiry?: string | null
    /** 件数 */
    qty?: number | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
