/**
 * 发货批次：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/ship_batch.json: edit that, not this file.
 */
import type {
  ApportionValue,
  CurrencyAllValue,
  FbaShipStatusValue,
  PackingTypeValue,
  PayStatusValue,
  PrintStatusValue,
  TrackStateValue,
  TransportValue,
} from '../enums'

/** 发货批次 */
export interface ShipBatchRow {
  /** 编号 */
  id: string
  /** 批次号 */
  batch_no?: string | null
  /** 批次名称 */
  batch_name?: string
  /** 店铺 */
  shop_id?: string
  /** 发货仓库 */
  warehouse_id?: string
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {})
  /** 期望发货日期 */
  expect_ship?: string
  /** 货件编号：亚马逊后台的货件编号，如 FBA15ABC1234 */
  shipment_id?: string | null
  /** 装箱表：最近一次填好的亚马逊装箱表，在附件里 */
  pack_file_id?: string | null
  /** 目的运营中心 */
  destination_fc?: string | null
  /** 发货状态 */
  fba_ship_status?: FbaShipStatusValue | (string & {})
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 装箱状态 */
  packing_type?: PackingTypeValue | (string & {})
  /** 打印状态：拣货单或产品标签、已有箱子的箱唛都打印过为全部打印 */
  print_status?: PrintStatusValue | (string & {})
  /** MSKU数 */
  msku_count?: number | null
  /** 计划数量 */
  plan_qty?: number | null
  /** 已装数量 */
  packed_qty?: number | null
  /** 发货数量 */
  shipped_qty?: number | null
  /** 发货日期 */
  ship_day?: string | null
  /** 签收日期 */
  sign_day?: string | null
  /** 亚马逊已收：库存分类账里货件编号相同的签收入库 */
  arrived_qty?: number | null
  /** 签收数量 */
  received_qty?: number | null
  /** 签收差异：发货数量减去签收数量：大于 0 是少收，小于 0 是多收；没有签收的不计 */
  short_qty?: number | null
  /** 箱数 */
  box_count?: number | null
  /** 总重量(kg) */
  total_weight?: string | null
  /** 总体积(m³) */
  total_volume?: string | null
  /** 物流渠道 */
  channel_id?: string | null
  /** 物流商 */
  provider_id?: string | null
  /** 报价 */
  quote_id?: string | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 开船日期 */
  etd?: string | null
  /** 预计到港 */
  eta?: string | null
  /** 物流状态：物流跟踪里这个货件最新的一条 */
  track_state?: TrackStateValue | (string & {}) | null
  /** 最新轨迹 */
  latest_event?: string | null
  /** 分摊方式：头程分摊到商品的依据；商品没有重量、尺寸或采购价时按件数 */
  apportion_method?: ApportionValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 计费量 */
  charge_weight?: string | null
  /** 预估头程：按所选渠道的报价与箱子的尺寸、毛重计算 */
  est_fee?: string | null
  /** 预估怎么算的 */
  est_parts?: string | null
  /** 账单头程：对账无误的物流账单的费用合计 */
  bill_fee?: string | null
  /** 账单运费 */
  bill_main?: string | null
  /** 关税 */
  bill_tax?: string | null
  /** 其他费用 */
  bill_other?: string | null
  /** 账单数 */
  bill_count?: number | null
  /** 已发货（天） */
  sent_days?: number | null
  /** 运输天数（天）：发货到签收 */
  way_days?: number | null
  /** 付款状态：由货件的物流账单的请款得出 */
  pay_state?: PayStatusValue | (string & {}) | null
  /** 报关单 */
  declare_count?: number | null
  /** 发票 */
  invoice_count?: number | null
  /** 头程差异 */
  fee_diff?: string | null
  /** 头程费用：有账单按账单，没有按预估 */
  head_fee?: string | null
  /** 发货地址：地址管理里的发货地址，印在面单上 */
  address_id?: string | null
  /** 操作人：谁在备货与装箱 */
  operator?: string | null
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
  /** 编号 */
  'shop.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 地址 */
  'warehouse.address'?: string | null
  /** 联系人 */
  'warehouse.contact'?: string | null
  /** 电话 */
  'warehouse.phone'?: string | null
  /** 仓库类型 */
  'warehouse.wh_type'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 物流渠道 */
  'channel.logistics_channel'?: string | null
  /** 物流商 */
  'channel.provider_id'?: string | null
  /** 时效(天) */
  'channel.transit_days'?: number | null
  /** 编号 */
  'channel.id'?: string | null
  /** 物流商 */
  'provider.logistics_provider'?: string | null
  /** 编号 */
  'provider.id'?: string | null
  /** 国家 */
  'quote.country'?: string | null
  /** 分区：运营中心代码或邮编分区，几个用逗号分开，如 ONT8,LGB8；不填或填全境：到全国 */
  'quote.zone'?: string | null
  /** 生效日 */
  'quote.valid_from'?: string | null
  /** 地址名称 */
  'sender.address_name'?: string | null
  /** 联系人 */
  'sender.contact'?: string | null
  /** 公司 */
  'sender.company'?: string | null
  /** 国家 */
  'sender.country'?: string | null
  /** 州/省 */
  'sender.state_code'?: string | null
  /** 城市 */
  'sender.city'?: string | null
  /** 地址1 */
  'sender.address1'?: string | null
  /** 地址2 */
  'sender.address2'?: string | null
  /** 邮编 */
  'sender.postal'?: string | null
  /** 电话 */
  'sender.phone'?: string | null
  /** 公司名称 */
  'company.company_name'?: string | null
  /** 公司英文名：印在发票与报关资料上 */
  'company.company_en'?: string | null
  /** 联系人 */
  'company.contact'?: string | null
  /** 联系电话 */
  'company.mobile'?: string | null
  /** 地址 */
  'company.address'?: string | null
  /** 公司 Logo：可以印在公司自己的单据模板上；选择后自动缩小 */
  'company.logo'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface ShipBatchKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ShipBatchAdd {
  /** 批次名称 */
  batch_name: string
  /** 店铺 */
  shop_id: string
  /** 发货仓库 */
  warehouse_id: string
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 期望发货日期 */
  expect_ship: string
  /** 货件编号：亚马逊后台的货件编号，如 FBA15ABC1234 */
  shipment_id?: string | null
  /** 目的运营中心 */
  destination_fc?: string | null
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 开船日期 */
  etd?: string | null
  /** 预计到港 */
  eta?: string | null
  /** 分摊方式：头程分摊到商品的依据；商品没有重量、尺寸或采购价时按件数 */
  apportion_method?: ApportionValue | (string & {}) | null
  /** 发货地址：地址管理里的发货地址，印在面单上 */
  address_id?: string | null
  /** 操作人：谁在备货与装箱 */
  operator?: string | null
  /** 备注 */
  remark?: string | null
  /** 商品 */
  items?: {
    /** 编号 */
    id?: string
    /** MSKU */
    product_id?: string | null
    /** 计划数 */
    plan_qty?: number | null
    /** 单箱数量 */
    box_qty?: number | null
    /** 签收数 */
    received_qty?: number | null
    /** 仓位 */
    bin_code?: string | null
    /** 备注 */
    remark?: string | null
  }[]
  /** 箱子 */
  boxes?: {
    /** 编号 */
    id?: string
    /** 长（cm） */
    length?: string | null
    /** 宽（cm） */
    width?: string | null
    /** 高（cm） */
    height?: string | null
    /** 毛重（kg） */
    weight?: string | null
  }[]
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'replenish' | 'declaration'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface ShipBatchEdit {
  /** 批次名称 */
  batch_name?: string | null
  /** 店铺 */
  shop_id?: string | null
  /** 发货仓库 */
  warehouse_id?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 期望发货日期 */
  expect_ship?: string | null
  /** 货件编号：亚马逊后台的货件编号，如 FBA15ABC1234 */
  shipment_id?: string | null
  /** 目的运营中心 */
  destination_fc?: string | null
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 跟踪号 */
  tracking_no?: string | null
  /** 开船日期 */
  etd?: string | null
  /** 预计到港 */
  eta?: string | null
  /** 分摊方式：头程分摊到商品的依据；商品没有重量、尺寸或采购价时按件数 */
  apportion_method?: ApportionValue | (string & {}) | null
  /** 发货地址：地址管理里的发货地址，印在面单上 */
  address_id?: string | null
  /** 操作人：谁在备货与装箱 */
  operator?: string | null
  /** 备注 */
  remark?: string | null
  /** 商品 */
  items?: {
    /** 编号 */
    id?: string
    /** MSKU */
    product_id?: string | null
    /** 计划数 */
    plan_qty?: number | null
    /** 单箱数量 */
    box_qty?: number | null
    /** 签收数 */
    received_qty?: number | null
    /** 仓位 */
    bin_code?: string | null
    /** 备注 */
    remark?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 箱子 */
  boxes?: {
    /** 编号 */
    id?: string
    /** 长（cm） */
    length?: string | null
    /** 宽（cm） */
    width?: string | null
    /** 高（cm） */
    height?: string | null
    /** 毛重（kg） */
    weight?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
