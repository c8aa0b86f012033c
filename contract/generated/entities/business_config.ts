/**
 * 业务配置：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/business_config.json: edit that, not this file.
 */
/** 业务配置 */
export interface BusinessConfigRow {
  /** 标识 */
  code: string
  /** 库存预警天数：FBA库存的可售天数低于它即预警 */
  stockWarningDays?: number
  /** 补货频率（天） */
  repFreq?: number
  /** FBA 备货天数：到仓后希望能卖多少天 */
  repFbaSalesDays?: number
  /** 补货头程天数 */
  repShippingDays?: number
  /** 扣除待发货数量：计算建议发货量时减去已安排、未发出的数量 */
  waiting_quantitys_msku?: boolean | null
  /** 补货自定义数量：在建议发货量上另加的数量 */
  repCustomQuantity?: number | null
  /** 采购频率（天） */
  purFreq?: number
  /** 采购备货天数 */
  purFbaSalesDays?: number
  /** 采购头程天数 */
  purShippingDays?: number
  /** 计划天数 */
  planDays?: number
  /** 采购周期（天） */
  purchaseDays?: number
  /** 质检天数 */
  checkDays?: number
  /** 扣除已申请数量：计算建议采购量时减去已提交的采购计划 */
  requstNum?: boolean | null
  /** 计入本地仓库存 */
  quantity?: boolean | null
  /** 计入采购在途 */
  onWayQuantity?: boolean | null
  /** 计入海外仓库存 */
  abroadQuantity?: boolean | null
  /** 计入海外仓在途 */
  abroadOnwayQuantity?: boolean | null
  /** 采购自定义数量：在建议采购量上另加的数量 */
  purCustomQuantity?: number | null
  /** 近 7 天销量权重（%） */
  weight7?: string
  /** 近 14 天销量权重（%） */
  weight14?: string
  /** 近 30 天销量权重（%） */
  weight30?: string
  /** 剔除断货的日子：采购与补货建议的日均销量只除以有货的天数：某天的管理亚马逊库存报告里可售为 0、又没有订单，算断货；两次都是 0 的报告之间也算；没有报告的日子按有货算 */
  skip_out_days?: boolean | null
  /** 计费重差异超过：账单的计费重比预估多这么多算超重 */
  freightWeightPct?: string
  /** 运费差异超过：账单的运费比预估多这么多算超价 */
  freightFeePct?: string
  /** 上网期限（天）：自发货订单发货后这么多天还没有物流轨迹，列入「上网异常」 */
  fbmOnlineDays?: number
  /** 称重误差超过：称重出库时实际重量与预估重量相差这么多要再确认一次 */
  fbmWeightPct?: string
  /** 目标ACOS：广告的建议竞价 = 目标ACOS × 近30天销售额 ÷ 点击量；广告活动可以填自己的 */
  adTargetAcos?: string
  /** 更新时间 */
  update_time?: string | null
  /** 更新人 */
  updater?: string | null
}

export interface BusinessConfigKey {
  /** 标识 */
  code: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface BusinessConfigAdd {
  /** 库存预警天数：FBA库存的可售天数低于它即预警 */
  stockWarningDays?: number | null
  /** 补货频率（天） */
  repFreq?: number | null
  /** FBA 备货天数：到仓后希望能卖多少天 */
  repFbaSalesDays?: number | null
  /** 补货头程天数 */
  repShippingDays?: number | null
  /** 扣除待发货数量：计算建议发货量时减去已安排、未发出的数量 */
  waiting_quantitys_msku?: boolean | null
  /** 补货自定义数量：在建议发货量上另加的数量 */
  repCustomQuantity?: number | null
  /** 采购频率（天） */
  purFreq?: number | null
  /** 采购备货天数 */
  purFbaSalesDays?: number | null
  /** 采购头程天数 */
  purShippingDays?: number | null
  /** 计划天数 */
  planDays?: number | null
  /** 采购周期（天） */
  purchaseDays?: number | null
  /** 质检天数 */
  checkDays?: number | null
  /** 扣除已申请数量：计算建议采购量时减去已提交的采购计划 */
  requstNum?: boolean | null
  /** 计入本地仓库存 */
  quantity?: boolean | null
  /** 计入采购在途 */
  onWayQuantity?: boolean | null
  /** 计入海外仓库存 */
  abroadQuantity?: boolean | null
  /** 计入海外仓在途 */
  abroadOnwayQuantity?: boolean | null
  /** 采购自定义数量：在建议采购量上另加的数量 */
  purCustomQuantity?: number | null
  /** 近 7 天销量权重（%） */
  weight7?: string | null
  /** 近 14 天销量权重（%） */
  weight14?: string | null
  /** 近 30 天销量权重（%） */
  weight30?: string | null
  /** 剔除断货的日子：采购与补货建议的日均销量只除以有货的天数：某天的管理亚马逊库存报告里可售为 0、又没有订单，算断货；两次都是 0 的报告之间也算；没有报告的日子按有货算 */
  skip_out_days?: boolean | null
  /** 计费重差异超过：账单的计费重比预估多这么多算超重 */
  freightWeightPct?: string | null
  /** 运费差异超过：账单的运费比预估多这么多算超价 */
  freightFeePct?: string | null
  /** 上网期限（天）：自发货订单发货后这么多天还没有物流轨迹，列入「上网异常」 */
  fbmOnlineDays?: number | null
  /** 称重误差超过：称重出库时实际重量与预估重量相差这么多要再确认一次 */
  fbmWeightPct?: string | null
  /** 目标ACOS：广告的建议竞价 = 目标ACOS × 近30天销售额 ÷ 点击量；广告活动可以填自己的 */
  adTargetAcos?: string | null
}

export interface BusinessConfigEdit {
  /** 库存预警天数：FBA库存的可售天数低于它即预警 */
  stockWarningDays?: number | null
  /** 补货频率（天） */
  repFreq?: number | null
  /** FBA 备货天数：到仓后希望能卖多少天 */
  repFbaSalesDays?: number | null
  /** 补货头程天数 */
  repShippingDays?: number | null
  /** 扣除待发货数量：计算建议发货量时减去已安排、未发出的数量 */
  waiting_quantitys_msku?: boolean | null
  /** 补货自定义数量：在建议发货量上另加的数量 */
  repCustomQuantity?: number | null
  /** 采购频率（天） */
  purFreq?: number | null
  /** 采购备货天数 */
  purFbaSalesDays?: number | null
  /** 采购头程天数 */
  purShippingDays?: number | null
  /** 计划天数 */
  planDays?: number | null
  /** 采购周期（天） */
  purchaseDays?: number | null
  /** 质检天数 */
  checkDays?: number | null
  /** 扣除已申请数量：计算建议采购量时减去已提交的采购计划 */
  requstNum?: boolean | null
  /** 计入本地仓库存 */
  quantity?: boolean | null
  /** 计入采购在途 */
  onWayQuantity?: boolean | null
  /** 计入海外仓库存 */
  abroadQuantity?: boolean | null
  /** 计入海外仓在途 */
  abroadOnwayQuantity?: boolean | null
  /** 采购自定义数量：在建议采购量上另加的数量 */
  purCustomQuantity?: number | null
  /** 近 7 天销量权重（%） */
  weight7?: string | null
  /** 近 14 天销量权重（%） */
  weight14?: string | null
  /** 近 30 天销量权重（%） */
  weight30?: string | null
  /** 剔除断货的日子：采购与补货建议的日均销量只除以有货的天数：某天的管理亚马逊库存报告里可售为 0、又没有订单，算断货；两次都是 0 的报告之间也算；没有报告的日子按有货算 */
  skip_out_days?: boolean | null
  /** 计费重差异超过：账单的计费重比预估多这么多算超重 */
  freightWeightPct?: string | null
  /** 运费差异超过：账单的运费比预估多这么多算超价 */
  freightFeePct?: string | null
  /** 上网期限（天）：自发货订单发货后这么多天还没有物流轨迹，列入「上网异常」 */
  fbmOnlineDays?: number | null
  /** 称重误差超过：称重出库时实际重量与预估重量相差这么多要再确认一次 */
  fbmWeightPct?: string | null
  /** 目标ACOS：广告的建议竞价 = 目标ACOS × 近30天销售额 ÷ 点击量；广告活动可以填自己的 */
  adTargetAcos?: string | null
  /** 标识 */
  code: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
