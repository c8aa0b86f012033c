/**
 * FBA 与业务配置：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/fbaConfig.json: edit that, not this file.
 */
export interface GetConfigRequest {
  keys?: string[]
}

/** 业务配置 */
export interface GetConfigResponse {
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

export interface SetConfigRequest {
  code?: string
  before?: unknown
  stockWarningDays?: unknown
  repFreq?: unknown
  repFbaSalesDays?: unknown
  repShippingDays?: unknown
  waiting_quantitys_msku?: unknown
  repCustomQuantity?: unknown
  purFreq?: unknown
  purFbaSalesDays?: unknown
  purShippingDays?: unknown
  planDays?: unknown
  purchaseDays?: unknown
  checkDays?: unknown
  requstNum?: unknown
  quantity?: unknown
  onWayQuantity?: unknown
  abroadQuantity?: unknown
  abroadOnwayQuantity?: unknown
  purCustomQuantity?: unknown
  weight7?: unknown
  weight14?: unknown
  weight30?: unknown
  freightWeightPct?: unknown
  freightFeePct?: unknown
  fbmOnlineDays?: unknown
  fbmWeightPct?: unknown
  adTargetAcos?: unknown
  skip_out_days?: unknown
}

/** 业务配置 */
export interface SetConfigResponse {
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

export interface BusinessConfigGetRequest {
  keys?: string[]
}

/** 业务配置 */
export interface BusinessConfigGetResponse {
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

export interface BusinessConfigAddRequest {
  code?: string
  before?: unknown
  stockWarningDays?: unknown
  repFreq?: unknown
  repFbaSalesDays?: unknown
  repShippingDays?: unknown
  waiting_quantitys_msku?: unknown
  repCustomQuantity?: unknown
  purFreq?: unknown
  purFbaSalesDays?: unknown
  purShippingDays?: unknown
  planDays?: unknown
  purchaseDays?: unknown
  checkDays?: unknown
  requstNum?: unknown
  quantity?: unknown
  onWayQuantity?: unknown
  abroadQuantity?: unknown
  abroadOnwayQuantity?: unknown
  purCustomQuantity?: unknown
  weight7?: unknown
  weight14?: unknown
  weight30?: unknown
  freightWeightPct?: unknown
  freightFeePct?: unknown
  fbmOnlineDays?: unknown
  fbmWeightPct?: unknown
  adTargetAcos?: unknown
  skip_out_days?: unknown
}

/** 业务配置 */
export interface BusinessConfigAddResponse {
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

export interface BusinessConfigUpdateRequest {
  code?: string
  before?: unknown
  stockWarningDays?: unknown
  repFreq?: unknown
  repFbaSalesDays?: unknown
  repShippingDays?: unknown
  waiting_quantitys_msku?: unknown
  repCustomQuantity?: unknown
  purFreq?: unknown
  purFbaSalesDays?: unknown
  purShippingDays?: unknown
  planDays?: unknown
  purchaseDays?: unknown
  checkDays?: unknown
  requstNum?: unknown
  quantity?: unknown
  onWayQuantity?: unknown
  abroadQuantity?: unknown
  abroadOnwayQuantity?: unknown
  purCustomQuantity?: unknown
  weight7?: unknown
  weight14?: unknown
  weight30?: unknown
  freightWeightPct?: unknown
  freightFeePct?: unknown
  fbmOnlineDays?: unknown
  fbmWeightPct?: unknown
  adTargetAcos?: unknown
  skip_out_days?: unknown
}

/** 业务配置 */
export interface BusinessConfigUpdateResponse {
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

export interface CommonBusinessConfigGetRequest {
  keys?: string[]
}

/** 业务配置 */
export interface CommonBusinessConfigGetResponse {
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

export interface CommonBusinessConfigStoreRequest {
  code?: string
  before?: unknown
  stockWarningDays?: unknown
  repFreq?: unknown
  repFbaSalesDays?: unknown
  repShippingDays?: unknown
  waiting_quantitys_msku?: unknown
  repCustomQuantity?: unknown
  purFreq?: unknown
  purFbaSalesDays?: unknown
  purShippingDays?: unknown
  planDays?: unknown
  purchaseDays?: unknown
  checkDays?: unknown
  requstNum?: unknown
  quantity?: unknown
  onWayQuantity?: unknown
  abroadQuantity?: unknown
  abroadOnwayQuantity?: unknown
  purCustomQuantity?: unknown
  weight7?: unknown
  weight14?: unknown
  weight30?: unknown
  freightWeightPct?: unknown
  freightFeePct?: unknown
  fbmOnlineDays?: unknown
  fbmWeightPct?: unknown
  adTargetAcos?: unknown
  skip_out_days?: unknown
}

/** 业务配置 */
export interface CommonBusinessConfigStoreResponse {
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
