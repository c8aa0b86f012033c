/**
 * 各枚举的值。
 * Written by `npm run codegen` from schemas/enums/: edit that, not this file.
 */

/** 异常费用类型：overweight 实际重量超预估，overprice 单价超报价，duplicate 重复账单，missing 缺少账单，other 其他 */
export type AbnormalFeeTypeValue =
  | 'overweight'
  | 'overprice'
  | 'duplicate'
  | 'missing'
  | 'other'

/**
 * 建议类型：
 * raise_bid 提高竞价，lower_bid 降低竞价，pause_target 暂停投放，raise_budget 提高预算，lower_budget 降低预算，aim_bid 按目标ACOS定竞价，add_keyword 添加关键词，add_target 添加商品投放，
 * add_negative 添加否定词
 */
export type AdAdviceActionValue =
  | 'raise_bid'
  | 'lower_bid'
  | 'pause_target'
  | 'raise_budget'
  | 'lower_budget'
  | 'aim_bid'
  | 'add_keyword'
  | 'add_target'
  | 'add_negative'

/** 建议状态：wait 待处理，applied 已采纳，ignored 已忽略，gone 不再符合 */
export type AdAdviceStateValue =
  | 'wait'
  | 'applied'
  | 'ignored'
  | 'gone'

/** 素材类型：logo 品牌Logo，image 图片，video 视频 */
export type AdAssetAssetKindValue =
  | 'logo'
  | 'image'
  | 'video'

/** 来自：sheet 批量表格，history 亚马逊操作历史，invoice 广告发票 */
export type AdCampaignNameEvidenceValue =
  | 'sheet'
  | 'history'
  | 'invoice'

/**
 * 广告的拆分方式：
 * one 一个广告活动、一个广告组，group_product 一个广告活动，每个商品一个广告组，group_match 一个广告活动，每种匹配一个广告组，group_both 一个广告活动，每个商品的每种匹配一个广告组，campaign_product 每个商品一个广告活动，
 * campaign_match 每种匹配一个广告活动，campaign_product_group_match 每个商品一个广告活动，每种匹配一个广告组，campaign_both 每个商品的每种匹配一个广告活动
 */
export type AdDraftSplitValue =
  | 'one'
  | 'group_product'
  | 'group_match'
  | 'group_both'
  | 'campaign_product'
  | 'campaign_match'
  | 'campaign_product_group_match'
  | 'campaign_both'

/** 广告草稿状态：draft 草稿，submitted 已转待提交 */
export type AdDraftStateValue =
  | 'draft'
  | 'submitted'

/** 投放资格：ELIGIBLE 可投放，ELIGIBLE_WITH_WARNING 可投放(有警告)，INELIGIBLE 不可投放 */
export type AdEligibilityValue =
  | 'ELIGIBLE'
  | 'ELIGIBLE_WITH_WARNING'
  | 'INELIGIBLE'

/** 广告类型：SP SP，SB SB，SD SD，ST ST，other 其他 */
export type AdInvoiceLineAdTypeValue =
  | 'SP'
  | 'SB'
  | 'SD'
  | 'ST'
  | 'other'

/** 类别：campaign 广告活动，adjustment 调整，promotion 促销抵扣，fee 税费 */
export type AdInvoiceLineLineKindValue =
  | 'campaign'
  | 'adjustment'
  | 'promotion'
  | 'fee'

/** 广告金额的上下限：sp SP，sb_daily SB每日预算，sb_lifetime SB总预算，sb_image SB图文竞价，sb_video SB视频竞价，sd SD，sd_cpc SD按点击，sd_vcpm SD按千次可见展示 */
export type AdLimitValue =
  | 'sp'
  | 'sb_daily'
  | 'sb_lifetime'
  | 'sb_image'
  | 'sb_video'
  | 'sd'
  | 'sd_cpc'
  | 'sd_vcpm'

/** 广告操作结果：waiting 待提交，exported 已导出，待确认，unseen 未出现在最新表格，done 已生效，revoked 已撤销，recorded 亚马逊已记录 */
export type AdLogResultValue =
  | 'waiting'
  | 'exported'
  | 'unseen'
  | 'done'
  | 'revoked'
  | 'recorded'

/** 广告操作来源：own 本系统，console 亚马逊：人工，system 亚马逊：系统 */
export type AdLogSourceValue =
  | 'own'
  | 'console'
  | 'system'

/** 广告对象：portfolio 广告组合，campaign 广告活动，group 广告组，product 广告商品，creative 创意，keyword 关键词，target 投放，negative 否定投放，placement 广告位，other 其他 */
export type AdObjectValue =
  | 'portfolio'
  | 'campaign'
  | 'group'
  | 'product'
  | 'creative'
  | 'keyword'
  | 'target'
  | 'negative'
  | 'placement'
  | 'other'

/** 广告产品：sp SP商品推广，sb SB品牌推广，sd SD展示型推广，portfolio 广告组合 */
export type AdProductKindValue =
  | 'sp'
  | 'sb'
  | 'sd'
  | 'portfolio'

/**
 * 广告报告：
 * sp_campaign SP广告活动，sp_group SP广告组，sp_product SP推广商品，sp_target SP投放，sp_term SP搜索词，sp_placement SP广告位，sb_campaign SB广告活动，sb_target SB投放，
 * sb_term SB搜索词，sb_placement SB广告位，sd_campaign SD广告活动，sd_product SD推广商品，sd_target SD投放
 */
export type AdReportFileValue =
  | 'sp_campaign'
  | 'sp_group'
  | 'sp_product'
  | 'sp_target'
  | 'sp_term'
  | 'sp_placement'
  | 'sb_campaign'
  | 'sb_target'
  | 'sb_term'
  | 'sb_placement'
  | 'sd_campaign'
  | 'sd_product'
  | 'sd_target'

/**
 * 广告报告的列：
 * impressions 展示量，clicks 点击量，CTR 点击率，total_spend 花费，avg_cpc CPC，order_quantity 广告订单量，conversion_rate 转化率，CPA CPA，amount 广告销售额，acos ACOS，
 * ROAS ROAS，units_sold 广告销量
 */
export type AdReportMeasureValue =
  | 'impressions'
  | 'clicks'
  | 'CTR'
  | 'total_spend'
  | 'avg_cpc'
  | 'order_quantity'
  | 'conversion_rate'
  | 'CPA'
  | 'amount'
  | 'acos'
  | 'ROAS'
  | 'units_sold'

/** 时间粒度：all 合计，day 按日，week 按周，month 按月 */
export type AdReportStepValue =
  | 'all'
  | 'day'
  | 'week'
  | 'month'

/** 广告报告类型：campaign 广告活动，placement 广告位，adGroup 广告组，productAd 广告商品，keyword 关键词，target 商品投放，searchTerm 搜索词，purchasedProduct 已购买商品，matchedTarget 匹配目标，budget 预算 */
export type AdReportTypeValue =
  | 'campaign'
  | 'placement'
  | 'adGroup'
  | 'productAd'
  | 'keyword'
  | 'target'
  | 'searchTerm'
  | 'purchasedProduct'
  | 'matchedTarget'
  | 'budget'

/** 审批状态：0 待提交，1 待审批，2 已通过，3 已驳回，4 已撤回 */
export type AdRequestStateValue =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'

/** 优化规则看什么：target SP关键词与商品投放，campaign SP广告活动，term SP搜索词，brand_target SB与SD投放，brand_campaign SB与SD广告活动 */
export type AdRuleAboutValue =
  | 'target'
  | 'campaign'
  | 'term'
  | 'brand_target'
  | 'brand_campaign'

/** 广告状态：enabled 启用，paused 暂停，archived 已归档 */
export type AdStateValue =
  | 'enabled'
  | 'paused'
  | 'archived'

/** 广告状态筛选：enabledPaused 启用和暂停，enabled 启用，paused 暂停，archived 已归档 */
export type AdStateFilterValue =
  | 'enabledPaused'
  | 'enabled'
  | 'paused'
  | 'archived'

/** 广告类型：sp SP商品推广，sb SB品牌推广，sbv SBV品牌视频，sd SD展示型推广 */
export type AdTypeValue =
  | 'sp'
  | 'sb'
  | 'sbv'
  | 'sd'

/** 地址类型：ship 发货地址，return 退货地址，receive 收货地址 */
export type AddressTypeValue =
  | 'ship'
  | 'return'
  | 'receive'

/** 调整方式：set 调整为固定值，up_amount 增加金额，down_amount 降低金额，up_percent 按比例提高，down_percent 按比例降低 */
export type AdjustModeValue =
  | 'set'
  | 'up_amount'
  | 'down_amount'
  | 'up_percent'
  | 'down_percent'

/** 库龄健康度：Good 健康，Fair 一般，Poor 差 */
export type AgeHealthValue =
  | 'Good'
  | 'Fair'
  | 'Poor'

/**
 * 预警对象：
 * sku 商品资料，listing 在售商品资料，stock FBA库存，performance 产品表现（近30天），profit 产品利润（最近一个月），campaign 广告活动（近7天），term 搜索词（近30天），order 订单，purchase 采购单，
 * claim 索赔，gap 缺少的报告，mail 平台邮件，review 商品评论，feedback 店铺反馈，offer 跟卖监控，rank 关键词排名
 */
export type AlertAboutValue =
  | 'sku'
  | 'listing'
  | 'stock'
  | 'performance'
  | 'profit'
  | 'campaign'
  | 'term'
  | 'order'
  | 'purchase'
  | 'claim'
  | 'gap'
  | 'mail'
  | 'review'
  | 'feedback'
  | 'offer'
  | 'rank'

/** 级别：notice 提醒，urgent 紧急 */
export type AlertRuleLevelValue =
  | 'notice'
  | 'urgent'

/** 多久提醒一次：once 出现时一次，daily 出现时，之后每天，weekly 出现时，之后每周 */
export type AlertRuleRepeatValue =
  | 'once'
  | 'daily'
  | 'weekly'

/** 预警状态：standing 持续中，handled 已处理，ended 已解除 */
export type AlertStateValue =
  | 'standing'
  | 'handled'
  | 'ended'

/**
 * 亚马逊商品状况：
 * New 全新，NewItem 全新，NEW 全新，new 全新，Refurbished 翻新，UsedLikeNew 二手：几乎全新，UsedVeryGood 二手：很好，UsedGood 二手：良好，UsedAcceptable 二手：尚可，Used 二手，
 * CollectibleLikeNew 收藏品：几乎全新，CollectibleVeryGood 收藏品：很好，CollectibleGood 收藏品：良好，CollectibleAcceptable 收藏品：尚可，Sellable 可售，SELLABLE 可售，
 * Unsellable 不可售，UNSELLABLE 不可售
 */
export type AmazonConditionValue =
  | 'New'
  | 'NewItem'
  | 'NEW'
  | 'new'
  | 'Refurbished'
  | 'UsedLikeNew'
  | 'UsedVeryGood'
  | 'UsedGood'
  | 'UsedAcceptable'
  | 'Used'
  | 'CollectibleLikeNew'
  | 'CollectibleVeryGood'
  | 'CollectibleGood'
  | 'CollectibleAcceptable'
  | 'Sellable'
  | 'SELLABLE'
  | 'Unsellable'
  | 'UNSELLABLE'

/**
 * 亚马逊库存建议：
 * Create removal order 创建移除订单，Create removal 创建移除订单，Create sale 创建促销，Create Sale 创建促销，Create Outlet deal 创建奥特莱斯促销，Advertise listing 投放广告，
 * Advertise Listing 投放广告，Lower price 降低价格，Improve keywords 优化关键词，Share Advertisement 投放广告，No action required 无需操作
 */
export type AmazonStockActionValue =
  | 'Create removal order'
  | 'Create removal'
  | 'Create sale'
  | 'Create Sale'
  | 'Create Outlet deal'
  | 'Advertise listing'
  | 'Advertise Listing'
  | 'Lower price'
  | 'Improve keywords'
  | 'Share Advertisement'
  | 'No action required'

/** 亚马逊库存提醒：Low traffic 流量低，Low conversion 转化率低，Low Traffic 流量低，Low Conversion 转化率低 */
export type AmazonStockAlertValue =
  | 'Low traffic'
  | 'Low conversion'
  | 'Low Traffic'
  | 'Low Conversion'

/**
 * 亚马逊仓储类型：
 * Standard-Size 标准尺寸，Oversize 大件，Extra-Large 超大件，Apparel 服装，Footwear 鞋靴，Flammable 易燃品，Aerosol 气雾剂，Standard 标准尺寸，STANDARD 标准尺寸，OVERSIZE 大件，
 * Sortable 标准尺寸，Non-Sortable 大件
 */
export type AmazonStorageTypeValue =
  | 'Standard-Size'
  | 'Oversize'
  | 'Extra-Large'
  | 'Apparel'
  | 'Footwear'
  | 'Flammable'
  | 'Aerosol'
  | 'Standard'
  | 'STANDARD'
  | 'OVERSIZE'
  | 'Sortable'
  | 'Non-Sortable'

/**
 * 金额名称：
 * product_sales 商品销售额，product_sales_tax 商品销售税，shipping_credits 运费收入，shipping_credits_tax 运费税，gift_wrap_credits 包装收入，gift_wrap_credits_tax 包装税，
 * regulatory_fee 监管费，tax_on_regulatory_fee 监管费税，promotional_rebates 促销返利，promotional_rebates_tax 促销返利税，sales_tax_collected 代收销售税，
 * marketplace_facilitator_tax 平台代缴税，marketplace_withheld_tax 平台代扣税，points_cost 积分成本，selling_fees 销售费用，fba_fees FBA费用，
 * other_transaction_fees 其他交易费，other 其他，Principal 商品金额，Tax 商品税，Shipping 运费，ShippingTax 运费税（结算），GiftWrap 礼品包装，GiftWrapTax 礼品包装税，
 * Regulatory Fee 监管费（结算），Regulatory Fee Tax 监管费税（结算），TaxDiscount 税费折扣，TaxAmount 税额，Commission 佣金，RefundCommission 退款管理费，
 * VariableClosingFee 变动成交费，FixedClosingFee 固定成交费，ShippingChargeback 运费扣回，ShippingHB 运费扣留，GiftwrapChargeback 礼品包装扣回，SalesTaxServiceFee 代收税服务费，
 * SalesTaxCollectionFee 代收税手续费，DigitalServicesFee 数字服务费，TechnologyFee 技术服务费，HighVolumeListingFee 大批量刊登费，Goodwill 善意补偿，RestockingFee 重新上架费，
 * ReturnShipping 退货运费，ExportCharge 出口费，RemoteFulfillmentCredit 远程配送抵扣，FBAPerUnitFulfillmentFee FBA配送费（按件），FBAPerOrderFulfillmentFee FBA配送费（按单），
 * FBAWeightBasedFee FBA配送费（按重量），FBA transportation fee FBA运输费，FBACustomerReturnPerUnitFee FBA退货处理费（按件），
 * FBACustomerReturnPerOrderFee FBA退货处理费（按单），LowInventoryLevelFee 低库存费，MarketplaceFacilitatorTax-Principal 平台代缴税：商品，
 * MarketplaceFacilitatorTax-Shipping 平台代缴税：运费，MarketplaceFacilitatorTax-Giftwrap 平台代缴税：礼品包装，MarketplaceFacilitatorTax-Other 平台代缴税：其他，
 * MarketplaceFacilitatorVAT-Principal 平台代缴增值税：商品，MarketplaceFacilitatorVAT-Shipping 平台代缴增值税：运费，LowValueGoodsTax-Principal 低值商品税：商品，
 * LowValueGoodsTax-Shipping 低值商品税：运费，LowValueGoodsTax-Other 低值商品税：其他，Cost of Advertising 广告费，Refund for Advertiser 广告费退款，
 * AWD Storage Fee AWD仓储费，AWD Processing Fee AWD处理费，AWD Transportation Fee AWD运输费，COMPENSATED_CLAWBACK 赔偿扣回，MISSING_FROM_INBOUND 入库丢失赔偿，
 * MISSING_FROM_INBOUND_CLAWBACK 入库丢失赔偿扣回，WAREHOUSE_LOST 库房丢失赔偿，WAREHOUSE_LOST_MANUAL 库房丢失赔偿（人工），WAREHOUSE_DAMAGE 库房残损赔偿，
 * WAREHOUSE_DAMAGE_EXCEPTION 库房残损赔偿（例外），REVERSAL_REIMBURSEMENT 赔偿冲回，FREE_REPLACEMENT_REFUND_ITEMS 免费换货赔偿，CS_ERROR_ITEMS 客服差错赔偿，
 * RE_EVALUATION 重新评估赔偿，MULTICHANNEL_ORDER_LOST 多渠道订单丢失赔偿，Storage Fee 月度仓储费，StorageRenewalBilling 长期仓储费，Subscription Fee 店铺订阅费，
 * FBA Inbound Placement Service Fee 入库配置服务费，FBAInboundTransportationFee FBA入仓运输费，Inbound Transportation Fee 入仓运输费，
 * AGSGlobalInboundTransportation 跨境入仓运费，RemovalComplete 移除费，DisposalComplete 弃置费，InboundDefectFee 入库缺陷费，Shipping label purchase 购买运单，
 * Shipping label purchase for return 购买退货运单，Adjustment 调整，MiscAdjustment 杂项调整，BalanceAdjustment 余额调整，Promotion adjustment 促销调整，
 * NonSubscriptionFeeAdj 非订阅费调整，BuyerRecharge 买家重新扣款，Paid Services Fee 付费服务费，Manual Processing Fee 人工处理费，Previous Reserve Amount Balance 上期预留金额，
 * Current Reserve Amount 本期预留金额，Payable to Amazon 应付亚马逊，Successful charge 信用卡扣款，Micro Deposit 小额验证打款，Income Tax charged 所得税
 */
export type AmountNameValue =
  | 'product_sales'
  | 'product_sales_tax'
  | 'shipping_credits'
  | 'shipping_credits_tax'
  | 'gift_wrap_credits'
  | 'gift_wrap_credits_tax'
  | 'regulatory_fee'
  | 'tax_on_regulatory_fee'
  | 'promotional_rebates'
  | 'promotional_rebates_tax'
  | 'sales_tax_collected'
  | 'marketplace_facilitator_tax'
  | 'marketplace_withheld_tax'
  | 'points_cost'
  | 'selling_fees'
  | 'fba_fees'
  | 'other_transaction_fees'
  | 'other'
  | 'Principal'
  | 'Tax'
  | 'Shipping'
  | 'ShippingTax'
  | 'GiftWrap'
  | 'GiftWrapTax'
  | 'Regulatory Fee'
  | 'Regulatory Fee Tax'
  | 'TaxDiscount'
  | 'TaxAmount'
  | 'Commission'
  | 'RefundCommission'
  | 'VariableClosingFee'
  | 'FixedClosingFee'
  | 'ShippingChargeback'
  | 'ShippingHB'
  | 'GiftwrapChargeback'
  | 'SalesTaxServiceFee'
  | 'SalesTaxCollectionFee'
  | 'DigitalServicesFee'
  | 'TechnologyFee'
  | 'HighVolumeListingFee'
  | 'Goodwill'
  | 'RestockingFee'
  | 'ReturnShipping'
  | 'ExportCharge'
  | 'RemoteFulfillmentCredit'
  | 'FBAPerUnitFulfillmentFee'
  | 'FBAPerOrderFulfillmentFee'
  | 'FBAWeightBasedFee'
  | 'FBA transportation fee'
  | 'FBACustomerReturnPerUnitFee'
  | 'FBACustomerReturnPerOrderFee'
  | 'LowInventoryLevelFee'
  | 'MarketplaceFacilitatorTax-Principal'
  | 'MarketplaceFacilitatorTax-Shipping'
  | 'MarketplaceFacilitatorTax-Giftwrap'
  | 'MarketplaceFacilitatorTax-Other'
  | 'MarketplaceFacilitatorVAT-Principal'
  | 'MarketplaceFacilitatorVAT-Shipping'
  | 'LowValueGoodsTax-Principal'
  | 'LowValueGoodsTax-Shipping'
  | 'LowValueGoodsTax-Other'
  | 'Cost of Advertising'
  | 'Refund for Advertiser'
  | 'AWD Storage Fee'
  | 'AWD Processing Fee'
  | 'AWD Transportation Fee'
  | 'COMPENSATED_CLAWBACK'
  | 'MISSING_FROM_INBOUND'
  | 'MISSING_FROM_INBOUND_CLAWBACK'
  | 'WAREHOUSE_LOST'
  | 'WAREHOUSE_LOST_MANUAL'
  | 'WAREHOUSE_DAMAGE'
  | 'WAREHOUSE_DAMAGE_EXCEPTION'
  | 'REVERSAL_REIMBURSEMENT'
  | 'FREE_REPLACEMENT_REFUND_ITEMS'
  | 'CS_ERROR_ITEMS'
  | 'RE_EVALUATION'
  | 'MULTICHANNEL_ORDER_LOST'
  | 'Storage Fee'
  | 'StorageRenewalBilling'
  | 'Subscription Fee'
  | 'FBA Inbound Placement Service Fee'
  | 'FBAInboundTransportationFee'
  | 'Inbound Transportation Fee'
  | 'AGSGlobalInboundTransportation'
  | 'RemovalComplete'
  | 'DisposalComplete'
  | 'InboundDefectFee'
  | 'Shipping label purchase'
  | 'Shipping label purchase for return'
  | 'Adjustment'
  | 'MiscAdjustment'
  | 'BalanceAdjustment'
  | 'Promotion adjustment'
  | 'NonSubscriptionFeeAdj'
  | 'BuyerRecharge'
  | 'Paid Services Fee'
  | 'Manual Processing Fee'
  | 'Previous Reserve Amount Balance'
  | 'Current Reserve Amount'
  | 'Payable to Amazon'
  | 'Successful charge'
  | 'Micro Deposit'
  | 'Income Tax charged'

/**
 * 亚马逊货件状态：
 * UNCONFIRMED 未确认，WORKING 处理中，READY_TO_SHIP 待发货，SHIPPED 已发货，IN_TRANSIT 在途，DELIVERED 已送达，CHECKED_IN 已登记，RECEIVING 接收中，CLOSED 已关闭，CANCELLED 已取消，
 * DELETED 已删除，MIXED 混合状态，ABANDONED 已放弃
 */
export type AmzShipStatusValue =
  | 'UNCONFIRMED'
  | 'WORKING'
  | 'READY_TO_SHIP'
  | 'SHIPPED'
  | 'IN_TRANSIT'
  | 'DELIVERED'
  | 'CHECKED_IN'
  | 'RECEIVING'
  | 'CLOSED'
  | 'CANCELLED'
  | 'DELETED'
  | 'MIXED'
  | 'ABANDONED'

/** 可见范围：all 全体员工，roles 指定角色 */
export type AnnouncementAudienceValue =
  | 'all'
  | 'roles'

/** 发布状态：draft 草稿，published 已发布，withdrawn 已撤回 */
export type AnnouncementStateValue =
  | 'draft'
  | 'published'
  | 'withdrawn'

/** 头程分摊方式：1 按重量，2 按体积，3 按成本，4 按包材成本 */
export type ApportionValue =
  | '1'
  | '2'
  | '3'
  | '4'

/** 审批动作：submit 提交，approve 通过，reject 驳回，transfer 转交，withdraw 撤回，finish 审批完成 */
export type ApprovalActionValue =
  | 'submit'
  | 'approve'
  | 'reject'
  | 'transfer'
  | 'withdraw'
  | 'finish'

/**
 * 审批单据类型：
 * ad_request 广告修改单，contract 采购合同，customs_declare 报关单，inbound_plan 货件申报，logistics_payment 物流请款，price_request 调价单，product_research 产品调研，
 * purchase_change 采购变更单，purchase_order 采购单，purchase_payment 采购请款，purchase_plan 采购计划，purchase_return 采购退货，replenish_plan 补货计划，ship_batch 发货批次，
 * stock_move 手动出入库单，stocktake 盘点单，transfer 调拨单
 */
export type ApprovalDocValue =
  | 'ad_request'
  | 'contract'
  | 'customs_declare'
  | 'inbound_plan'
  | 'logistics_payment'
  | 'price_request'
  | 'product_research'
  | 'purchase_change'
  | 'purchase_order'
  | 'purchase_payment'
  | 'purchase_plan'
  | 'purchase_return'
  | 'replenish_plan'
  | 'ship_batch'
  | 'stock_move'
  | 'stocktake'
  | 'transfer'

/** 审批超时后：remind 提醒审批人，administrator 转交管理员 */
export type ApprovalLateValue =
  | 'remind'
  | 'administrator'

/** 审批方式：any 或签（一人通过即可），all 会签（须全部通过） */
export type ApprovalModeValue =
  | 'any'
  | 'all'

/** 参与方式：apply 发起，approve 审批，cc 抄送 */
export type ApprovalPartValue =
  | 'apply'
  | 'approve'
  | 'cc'

/** 审批结果：waiting 待审批，approved 已通过，rejected 已驳回，transferred 已转交，closed 无需处理 */
export type ApprovalTaskStateValue =
  | 'waiting'
  | 'approved'
  | 'rejected'
  | 'transferred'
  | 'closed'

/** 审批类型：replenish 补货审核，declare 申报审核，purchase 采购审核，payment 付款审核，product 产品立项，price 调价审核，transfer 调拨审核 */
export type ApproveTypeValue =
  | 'replenish'
  | 'declare'
  | 'purchase'
  | 'payment'
  | 'product'
  | 'price'
  | 'transfer'

/** 审批人类型：role 按角色，person 指定人员 */
export type ApproverKindValue =
  | 'role'
  | 'person'

/** 到货状态：1 未到货，2 部分到货，3 全部到货 */
export type ArriveStatusValue =
  | '1'
  | '2'
  | '3'

/** 请求评论状态：wait 待请求，sent 已请求，fail 请求失败，skip 不请求 */
export type AskStateValue =
  | 'wait'
  | 'sent'
  | 'fail'
  | 'skip'

/** 来源模块：purchase 采购，warehouse 仓库，logistics 物流，fba FBA，finance 财务，advert 广告，product 商品，service 客服，system 系统，other 其他 */
export type AttachmentModuleValue =
  | 'purchase'
  | 'warehouse'
  | 'logistics'
  | 'fba'
  | 'finance'
  | 'advert'
  | 'product'
  | 'service'
  | 'system'
  | 'other'

/** 受众类型：views 浏览再营销，purchases 购买再营销，in_market 场内客群，lifestyle 生活方式，interest 兴趣，life_event 生活事件 */
export type AudienceTypeValue =
  | 'views'
  | 'purchases'
  | 'in_market'
  | 'lifestyle'
  | 'interest'
  | 'life_event'

/** 审核状态：0 待审核，1 审核通过，2 审核驳回，3 已撤回，-1 草稿 */
export type AuditStatusValue =
  | '0'
  | '1'
  | '2'
  | '3'
  | '-1'

/** 授权类型：sp 店铺 SP-API，ads 广告 API */
export type AuthChannelValue =
  | 'sp'
  | 'ads'

/** 授权状态：0 未授权，1 已授权，2 授权失效，3 授权过期 */
export type AuthStatusValue =
  | '0'
  | '1'
  | '2'
  | '3'

/** 自动投放组：close-match 紧密匹配，loose-match 宽泛匹配，substitutes 同类商品，complements 关联商品 */
export type AutoTargetValue =
  | 'close-match'
  | 'loose-match'
  | 'substitutes'
  | 'complements'

/** 目的区域：us_west 美国西部，us_central 美国中部，us_east 美国东部 */
export type AwdOrderRegionValue =
  | 'us_west'
  | 'us_central'
  | 'us_east'

/** 状态：DRAFT 草稿，CONFIRMED 已确认，SHIPPED 已发货，RECEIVING 接收中，CLOSED 已完成，CANCELLED 已取消 */
export type AwdOrderStateValue =
  | 'DRAFT'
  | 'CONFIRMED'
  | 'SHIPPED'
  | 'RECEIVING'
  | 'CLOSED'
  | 'CANCELLED'

/** AWD状态：DRAFT 草稿，VALIDATING 校验中，CONFIRMED 已确认，CREATED 已创建，SHIPPED 已发货，IN_TRANSIT 在途，RECEIVING 接收中，DELIVERED 已送达，CLOSED 已完成，EXPIRED 已过期，CANCELLED 已取消 */
export type AwdStatusValue =
  | 'DRAFT'
  | 'VALIDATING'
  | 'CONFIRMED'
  | 'CREATED'
  | 'SHIPPED'
  | 'IN_TRANSIT'
  | 'RECEIVING'
  | 'DELIVERED'
  | 'CLOSED'
  | 'EXPIRED'
  | 'CANCELLED'

/** 竞价优化目标：clicks 提升页面访问量，conversions 提升转化量，reach 提升触达量 */
export type BidOptValue =
  | 'clicks'
  | 'conversions'
  | 'reach'

/** 竞价策略：legacyForSales 动态竞价-只降低，autoForSales 动态竞价-提高和降低，manual 固定竞价 */
export type BidStrategyValue =
  | 'legacyForSales'
  | 'autoForSales'
  | 'manual'

/** 对账状态：0 待对账，1 对账中，2 已对账，3 有差异 */
export type BillStatusValue =
  | '0'
  | '1'
  | '2'
  | '3'

/** 计费方式(物流)：weight 按计费重，volume 按体积，piece 按件 */
export type BillWayValue =
  | 'weight'
  | 'volume'
  | 'piece'

/** 预算类型：daily 每日预算，lifetime 总预算 */
export type BudgetTypeValue =
  | 'daily'
  | 'lifetime'

/**
 * 批量表格层级：
 * Campaign 广告活动，Bidding Adjustment 竞价调整，Ad Group 广告组，Product Ad 商品广告，Keyword 关键词，Product Targeting 商品定向，Negative Keyword 否定关键词，
 * Campaign Negative Keyword 广告活动否定关键词，Negative Product Targeting 否定商品定向，Bidding Adjustment by Placement 按广告位的竞价调整，Product Collection Ad 商品集广告，
 * Store Spotlight Ad 旗舰店焦点广告，Video Ad 视频广告，Brand Video Ad 品牌视频广告，Contextual Targeting 内容相关投放，Audience Targeting 受众投放，Portfolio 广告组合
 */
export type BulkEntityValue =
  | 'Campaign'
  | 'Bidding Adjustment'
  | 'Ad Group'
  | 'Product Ad'
  | 'Keyword'
  | 'Product Targeting'
  | 'Negative Keyword'
  | 'Campaign Negative Keyword'
  | 'Negative Product Targeting'
  | 'Bidding Adjustment by Placement'
  | 'Product Collection Ad'
  | 'Store Spotlight Ad'
  | 'Video Ad'
  | 'Brand Video Ad'
  | 'Contextual Targeting'
  | 'Audience Targeting'
  | 'Portfolio'

/**
 * 批量表格工作表：
 * sp Sponsored Products Campaigns，sb_multi SB Multi Ad Group Campaigns，sb Sponsored Brands Campaigns，sd Sponsored Display Campaigns，
 * portfolio Portfolios
 */
export type BulkSheetValue =
  | 'sp'
  | 'sb_multi'
  | 'sb'
  | 'sd'
  | 'portfolio'

/** 盘点方式：1 整仓盘点，2 SKU盘点，3 仓位盘点，4 循环盘点 */
export type CheckKindValue =
  | '1'
  | '2'
  | '3'
  | '4'

/** 检测项：package 重量与尺寸，box 箱规，customs 报关资料，basic 图片、分类与负责人，price 采购价与供应商，unpaired 没有关联 MSKU */
export type CheckSkipItemValue =
  | 'package'
  | 'box'
  | 'customs'
  | 'basic'
  | 'price'
  | 'unpaired'

/** 核对状态：0 未对账，1 已对账，2 有差异 */
export type CheckStatusValue =
  | '0'
  | '1'
  | '2'

/** 赔偿基准：cost 制造成本，price 售价，gap 成本与赔款之差，fee 多收的费用 */
export type ClaimBasisValue =
  | 'cost'
  | 'price'
  | 'gap'
  | 'fee'

/** 索赔状态：wait 待申请，opened 已开Case，processing 处理中，won 已赔偿，part 部分赔偿，lost 已拒绝，expired 已超期，ignored 已忽略 */
export type ClaimStateValue =
  | 'wait'
  | 'opened'
  | 'processing'
  | 'won'
  | 'part'
  | 'lost'
  | 'expired'
  | 'ignored'

/**
 * 索赔类型：
 * lost 库存丢失，damaged 库存损坏，return_missing 退款未退货，return_bad 退货数量/状态不符，inbound_short 入库短收，fee_over FBA费用多收，removal_lost 移除丢失，disposal_wrong 误弃置，
 * reimb_low 赔偿低于成本
 */
export type ClaimTypeValue =
  | 'lost'
  | 'damaged'
  | 'return_missing'
  | 'return_bad'
  | 'inbound_short'
  | 'fee_over'
  | 'removal_lost'
  | 'disposal_wrong'
  | 'reimb_low'

/** 结账检查项：company 公司月份未结账，reports 缺报告，unmapped 未匹配费用，costs 缺成本，rates 缺汇率 */
export type CloseItemValue =
  | 'company'
  | 'reports'
  | 'unmapped'
  | 'costs'
  | 'rates'

/** 结账时怎么办：must 必须先补上，sign 写明原因可以结账，skip 不检查 */
export type CloseRuleValue =
  | 'must'
  | 'sign'
  | 'skip'

/** 结账状态：0 未结账，1 已结账，2 反结账 */
export type CloseStatusValue =
  | '0'
  | '1'
  | '2'

/** 提成基数：gross_profit 毛利润，sales_amount 销售额 */
export type CommissionBaseValue =
  | 'gross_profit'
  | 'sales_amount'

/** 岗位：leader 销售组长，specialist 销售专员，assistant 销售助理，developer 开发专员 */
export type CommissionRoleValue =
  | 'leader'
  | 'specialist'
  | 'assistant'
  | 'developer'

/** 提成状态：draft 待确认，confirmed 已确认 */
export type CommissionStateValue =
  | 'draft'
  | 'confirmed'

/**
 * 公司时区：
 * Asia/Shanghai 北京时间（UTC+8），Asia/Hong_Kong 香港（UTC+8），Asia/Taipei 台北（UTC+8），Asia/Singapore 新加坡（UTC+8），Asia/Tokyo 东京（UTC+9），Europe/London 伦敦，
 * Europe/Berlin 柏林，America/New_York 纽约，America/Los_Angeles 洛杉矶，UTC 协调世界时（UTC）
 */
export type CompanyZoneValue =
  | 'Asia/Shanghai'
  | 'Asia/Hong_Kong'
  | 'Asia/Taipei'
  | 'Asia/Singapore'
  | 'Asia/Tokyo'
  | 'Europe/London'
  | 'Europe/Berlin'
  | 'America/New_York'
  | 'America/Los_Angeles'
  | 'UTC'

/** 成本依据：estimate 暂估，bill 实际 */
export type CostBasisValue =
  | 'estimate'
  | 'bill'

/**
 * 成本业务类型：
 * initial 期初，purchase_in 采购入库，shipment_in FBA签收，sale_out 销售出库，return_in 买家退货，removal_out 移除，adjust 盘点调整，disposed 弃置，lost 丢失，found 找到，
 * damaged 损坏，transfer 调仓
 */
export type CostBizValue =
  | 'initial'
  | 'purchase_in'
  | 'shipment_in'
  | 'sale_out'
  | 'return_in'
  | 'removal_out'
  | 'adjust'
  | 'disposed'
  | 'lost'
  | 'found'
  | 'damaged'
  | 'transfer'

/** 单据状态：draft 草稿，posted 已记账，void 已作废 */
export type CostFeeFeeStatusValue =
  | 'draft'
  | 'posted'
  | 'void'

/** 成本项：purchase 采购成本，head 头程，duty 关税，package 包材，process 加工费，other 其他，carry 随货转入 */
export type CostKindValue =
  | 'purchase'
  | 'head'
  | 'duty'
  | 'package'
  | 'process'
  | 'other'
  | 'carry'

/** 成本计价方式：fifo 先进先出(批次成本)，month_avg 月末一次加权，moving_avg 移动加权，fixed 固定成本 */
export type CostMethodValue =
  | 'fifo'
  | 'month_avg'
  | 'moving_avg'
  | 'fixed'

/** 基准价取自：order 采购单，hand 手填 */
export type CostReductionBaseFromValue =
  | 'order'
  | 'hand'

/** 现价取自：order 采购单，hand 手填 */
export type CostReductionCurrentFromValue =
  | 'order'
  | 'hand'

/** 计费方式：cpc CPC按点击付费，vcpm VCPM按千次可见展示付费 */
export type CostTypeValue =
  | 'cpc'
  | 'vcpm'

/** 课程分类：start 新手入门，advert 广告，fba FBA 与补货，purchase 采购与仓库，finance 财务与利润，system 系统设置 */
export type CourseCategoryValue =
  | 'start'
  | 'advert'
  | 'fba'
  | 'purchase'
  | 'finance'
  | 'system'

/** 课程形式：video 视频，doc 文档 */
export type CourseKindValue =
  | 'video'
  | 'doc'

/** 课程难度：base 入门，middle 进阶，high 高级 */
export type CourseLevelValue =
  | 'base'
  | 'middle'
  | 'high'

/** 显示币种：USD 美元，RMB 人民币 */
export type CurrencyValue =
  | 'USD'
  | 'RMB'

/** 币种：USD 美元，CNY 人民币，EUR 欧元，GBP 英镑，JPY 日元，CAD 加元，MXN 墨西哥比索，AUD 澳元，SEK 瑞典克朗，PLN 波兰兹罗提，AED 迪拉姆，SAR 里亚尔，INR 卢比，SGD 新加坡元，TRY 里拉，BRL 雷亚尔 */
export type CurrencyAllValue =
  | 'USD'
  | 'CNY'
  | 'EUR'
  | 'GBP'
  | 'JPY'
  | 'CAD'
  | 'MXN'
  | 'AUD'
  | 'SEK'
  | 'PLN'
  | 'AED'
  | 'SAR'
  | 'INR'
  | 'SGD'
  | 'TRY'
  | 'BRL'

/** 自定义费用类型：off_site 站外推广，content 拍摄与设计，sample 样品与开模，certification 认证与检测，tax_service 税务与合规服务，software 软件与服务，labor 人工，rent 办公与场地，after_sale 售后与换标，other 其他 */
export type CustomFeeTypeValue =
  | 'off_site'
  | 'content'
  | 'sample'
  | 'certification'
  | 'tax_service'
  | 'software'
  | 'labor'
  | 'rent'
  | 'after_sale'
  | 'other'

/** 单据状态：0 草稿，1 待审核，2 已审核，3 已驳回 */
export type CustomsDeclareDocStatusValue =
  | '0'
  | '1'
  | '2'
  | '3'

/** 执行周期：daily 每天，weekly 每周，once 指定日期段 */
export type CycleTypeValue =
  | 'daily'
  | 'weekly'
  | 'once'

/** 申报状态：0 未申报，1 申报中，2 已申报，3 申报失败 */
export type DeclareStatusValue =
  | '0'
  | '1'
  | '2'
  | '3'

/** 需求等级：high 高，medium 中，low 低 */
export type DemandLevelValue =
  | 'high'
  | 'medium'
  | 'low'

/** 状态：ing 开发中，formal 已转正式，drop 已放弃 */
export type DevProductDevStateValue =
  | 'ing'
  | 'formal'
  | 'drop'

/** 结论：wait 评审中，pass 通过，fail 不通过，void 已取消 */
export type DevReviewReviewResultValue =
  | 'wait'
  | 'pass'
  | 'fail'
  | 'void'

/** 角色：sales 销售，develop 开发，supply 供应链，quality 品质，finance 财务 */
export type DevReviewScoreRoleValue =
  | 'sales'
  | 'develop'
  | 'supply'
  | 'quality'
  | 'finance'

/** 意见：agree 同意，veto 否决 */
export type DevReviewScoreVoteValue =
  | 'agree'
  | 'veto'

/** 开发阶段：research 调研，sample 打样，quote 询价，review 评审，trial 试销，mass 量产，end 终止 */
export type DevStageValue =
  | 'research'
  | 'sample'
  | 'quote'
  | 'review'
  | 'trial'
  | 'mass'
  | 'end'

/** 设备：pc 电脑端，mobile 移动端 */
export type DeviceValue =
  | 'pc'
  | 'mobile'

/** 诊断级别：error 错误，warn 提醒，ok 正常 */
export type DiagnoseLevelValue =
  | 'error'
  | 'warn'
  | 'ok'

/** 诊断类型：no_cost 缺少采购成本，no_head 缺少头程费用，neg_stock 库存为负，no_pair MSKU未配对本地SKU，zero_price 成本为零，batch_lack 批次数量不足，rate_missing 缺少汇率 */
export type DiagnoseTypeValue =
  | 'no_cost'
  | 'no_head'
  | 'neg_stock'
  | 'no_pair'
  | 'zero_price'
  | 'batch_lack'
  | 'rate_missing'

/**
 * 库存属性：
 * SELLABLE 可售，CUSTOMER_DAMAGED 买家损坏，DEFECTIVE 次品，WAREHOUSE_DAMAGED 仓库损坏，CARRIER_DAMAGED 承运人损坏，DISTRIBUTOR_DAMAGED 分销商损坏，EXPIRED 过期，
 * UNSELLABLE 不可售，DAMAGED 损坏
 */
export type DispositionValue =
  | 'SELLABLE'
  | 'CUSTOMER_DAMAGED'
  | 'DEFECTIVE'
  | 'WAREHOUSE_DAMAGED'
  | 'CARRIER_DAMAGED'
  | 'DISTRIBUTOR_DAMAGED'
  | 'EXPIRED'
  | 'UNSELLABLE'
  | 'DAMAGED'

/** 单据状态：0 草稿，1 待审核，2 已审核，3 已驳回，4 已作废，5 已完成 */
export type DocStatusValue =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'

/** 默认币种：original 原币，company 本位币 */
export type EmployeeDefaultCurrencyValue =
  | 'original'
  | 'company'

/** 执行结果：success 成功，fail 失败，partial 部分成功，skip 未触发，pending 等待执行 */
export type ExecResultValue =
  | 'success'
  | 'fail'
  | 'partial'
  | 'skip'
  | 'pending'

/** 征免性质：101 一般征税（101），201 无偿援助（201），502 来料加工（502），503 进料加工（503） */
export type ExemptKindValue =
  | '101'
  | '201'
  | '502'
  | '503'

/** 文件格式：xlsx Excel，csv CSV */
export type ExportFormatValue =
  | 'xlsx'
  | 'csv'

/** 来源：batch 发货批次，receipt 其他签收，opening 期初 */
export type FbaLayerKindValue =
  | 'batch'
  | 'receipt'
  | 'opening'

/** 类型：lost 丢失，damaged 仓库损坏 */
export type FbaLossLossKindValue =
  | 'lost'
  | 'damaged'

/** 处理状态：open 处理中，waiting 待跟进，done 已处理 */
export type FbaReturnHandleStateValue =
  | 'open'
  | 'waiting'
  | 'done'

/** FBA货件状态：0 草稿，1 未发货，2 已发货，3 已签收，4 已删除，5 待审核，6 已驳回 */
export type FbaShipStatusValue =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'

/** 异常：online 上网异常，handover 交运异常，sync 同步异常 */
export type FbmExceptionKindValue =
  | 'online'
  | 'handover'
  | 'sync'

/** 异常类型：no_event 发货后没有轨迹，late 过了发货截止还没发，shipped_late 晚于发货截止才发，cancelled 亚马逊已取消，shipped 亚马逊已发货，not_told 亚马逊还是未发货 */
export type FbmExceptionReasonValue =
  | 'no_event'
  | 'late'
  | 'shipped_late'
  | 'cancelled'
  | 'shipped'
  | 'not_told'

/** 状态：0 待入库，2 已入库 */
export type FbmReturnDocStatusValue =
  | '0'
  | '2'

/** A-to-Z索赔：yes 是，no 否 */
export type FbmReturnRequestAtozValue =
  | 'yes'
  | 'no'

/** 符合政策：yes 是，no 否 */
export type FbmReturnRequestInPolicyValue =
  | 'yes'
  | 'no'

/** 面单谁付：seller 卖家，customer 买家，amazon 亚马逊 */
export type FbmReturnRequestLabelPayerValue =
  | 'seller'
  | 'customer'
  | 'amazon'

/** Prime：yes 是，no 否 */
export type FbmReturnRequestPrimeValue =
  | 'yes'
  | 'no'

/** 登记：no 不登记 */
export type FbmReturnRequestRegisterValue =
  | 'no'

/** 申请状态：approved 已批准，completed 已完成，pending 待批准，denied 已拒绝，closed 已关闭，cancelled 已取消 */
export type FbmReturnRequestRequestStateValue =
  | 'approved'
  | 'completed'
  | 'pending'
  | 'denied'
  | 'closed'
  | 'cancelled'

/** 自发货订单状态：1 待审核，2 待分配物流，3 待打单，4 待出库，5 已发货，6 已签收，7 已作废，8 缺货，9 已拦截，10 待配货，11 已上网 */
export type FbmStatusValue =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '10'
  | '11'

/** 费用分摊规则：sales_amount 按销售额占比，quantity 按销量占比，average 平均分摊，ad_spend 按广告花费占比，volume 按体积占比，manual 手工指定，none 不分摊 */
export type FeeAllocRuleValue =
  | 'sales_amount'
  | 'quantity'
  | 'average'
  | 'ad_spend'
  | 'volume'
  | 'manual'
  | 'none'

/**
 * 费用类型：
 * product_sales 商品销售额，fba_sales FBA销售额，fbm_sales FBM销售额，shipping_credits 买家运费，gift_wrap_credits 礼品包装收入，promotional_rebates 促销折扣，
 * fba_inventory_reimbursement FBA库存赔偿，reimbursement_reversal 赔偿撤回(追回)，safet_reimbursement Safe-T赔偿，liquidation_proceeds 清算收入，
 * points_granted 积分(日本站)，seller_rewards 卖家奖励，other_income 其他收入，refund_sales 退款-商品，refund_shipping 退款-运费，refund_promotion 退款-促销折扣返还，
 * refund_commission_return 退款-佣金返还，refund_admin_fee 退款手续费，refund_fba_fee 退款-FBA费返还，refund_other 退款-其他，chargeback 买家拒付，a_to_z_claim A-to-Z索赔，
 * commission 平台佣金，digital_services_fee 数字服务费，variable_closing_fee 可变结算费，fba_fulfillment_fee FBA配送费，mcf_fulfillment_fee 多渠道配送费，
 * shipping_chargeback 运费回扣(FBA运费)，gift_wrap_chargeback 礼品包装回扣，sales_tax_service_fee 销售税代收服务费，other_transaction_fee 其他交易费，ad_spend 广告费，
 * ad_refund 广告退款，coupon_fee 优惠券费用，deal_fee 秒杀/促销活动费，vine_fee Vine费用，subscription_fee 店铺订阅费(月租)，premium_service_fee 增值服务费，
 * monthly_storage_fee 月度仓储费，long_storage_fee 长期仓储费/超龄附加费，overage_fee 仓储超量费，capacity_reservation_fee 库容预订费，removal_fee 移除费，disposal_fee 弃置费，
 * customer_return_fee FBA退货处理费，inbound_placement_fee 入库配置费，inbound_transportation_fee 合作承运人入仓运费，inbound_defect_fee 入库缺陷费，
 * international_freight_fee 亚马逊全球物流运费(AGL)，international_duty_fee 亚马逊全球物流关税，prep_label_fee 预处理/贴标费，awd_storage_fee AWD仓储费，
 * awd_processing_fee AWD处理费，awd_transportation_fee AWD运输费，low_inventory_fee 低库存水平费，fba_fee_adjustment FBA费用调整(重量尺寸变更)，liquidation_fee 清算服务费，
 * shipping_label_fee 购买运单费，paid_service_fee 付费服务费，adjustment 余额调整，non_subscription_adjustment 非订阅费调整，buyer_recharge 买家补扣，sales_tax 代收销售税，
 * marketplace_withheld_tax 平台代扣税，vat VAT/GST，commingling_vat 混合VAT，tax_other 其他税费，order_retrocharge 订单追溯扣款，refund_retrocharge 退款追溯扣款，
 * transfer 转账(打款)，previous_reserve 上期预留余额，current_reserve 本期预留余额，payable_to_amazon 结转欠款，charge_card 信用卡扣款，unmapped 未匹配费用
 */
export type FeeCategoryValue =
  | 'product_sales'
  | 'fba_sales'
  | 'fbm_sales'
  | 'shipping_credits'
  | 'gift_wrap_credits'
  | 'promotional_rebates'
  | 'fba_inventory_reimbursement'
  | 'reimbursement_reversal'
  | 'safet_reimbursement'
  | 'liquidation_proceeds'
  | 'points_granted'
  | 'seller_rewards'
  | 'other_income'
  | 'refund_sales'
  | 'refund_shipping'
  | 'refund_promotion'
  | 'refund_commission_return'
  | 'refund_admin_fee'
  | 'refund_fba_fee'
  | 'refund_other'
  | 'chargeback'
  | 'a_to_z_claim'
  | 'commission'
  | 'digital_services_fee'
  | 'variable_closing_fee'
  | 'fba_fulfillment_fee'
  | 'mcf_fulfillment_fee'
  | 'shipping_chargeback'
  | 'gift_wrap_chargeback'
  | 'sales_tax_service_fee'
  | 'other_transaction_fee'
  | 'ad_spend'
  | 'ad_refund'
  | 'coupon_fee'
  | 'deal_fee'
  | 'vine_fee'
  | 'subscription_fee'
  | 'premium_service_fee'
  | 'monthly_storage_fee'
  | 'long_storage_fee'
  | 'overage_fee'
  | 'capacity_reservation_fee'
  | 'removal_fee'
  | 'disposal_fee'
  | 'customer_return_fee'
  | 'inbound_placement_fee'
  | 'inbound_transportation_fee'
  | 'inbound_defect_fee'
  | 'international_freight_fee'
  | 'international_duty_fee'
  | 'prep_label_fee'
  | 'awd_storage_fee'
  | 'awd_processing_fee'
  | 'awd_transportation_fee'
  | 'low_inventory_fee'
  | 'fba_fee_adjustment'
  | 'liquidation_fee'
  | 'shipping_label_fee'
  | 'paid_service_fee'
  | 'adjustment'
  | 'non_subscription_adjustment'
  | 'buyer_recharge'
  | 'sales_tax'
  | 'marketplace_withheld_tax'
  | 'vat'
  | 'commingling_vat'
  | 'tax_other'
  | 'order_retrocharge'
  | 'refund_retrocharge'
  | 'transfer'
  | 'previous_reserve'
  | 'current_reserve'
  | 'payable_to_amazon'
  | 'charge_card'
  | 'unmapped'

/** 费用归属维度：msku MSKU，asin ASIN，parent_asin 父ASIN，shop 店铺，sku 本地SKU，shipment 货件，company 公司 */
export type FeeDimValue =
  | 'msku'
  | 'asin'
  | 'parent_asin'
  | 'shop'
  | 'sku'
  | 'shipment'
  | 'company'

/** 数据来源：transaction 交易报告，settlement 结算报告 */
export type FeeOriginValue =
  | 'transaction'
  | 'settlement'

/** 分摊方式：sales 按当月销售额，quantity 按当月销量，none 不分摊 */
export type FeeShareValue =
  | 'sales'
  | 'quantity'
  | 'none'

/** 分摊方式：sales 按当月销售额，quantity 按当月销量，ads 按当月商品广告花费，none 不再分摊 */
export type FeeShareRuleShareByValue =
  | 'sales'
  | 'quantity'
  | 'ads'
  | 'none'

/** 移除：no 未申请，asked 已申请，removed 已移除，refused 未通过 */
export type FeedbackRemoveStateValue =
  | 'no'
  | 'asked'
  | 'removed'
  | 'refused'

/** 文件状态：generating 生成中，done 可下载，fail 生成失败，expired 已过期 */
export type FileStateValue =
  | 'generating'
  | 'done'
  | 'fail'
  | 'expired'

/** 状态：0 待预报，1 已预报，2 已有跟踪号，3 已取消 */
export type ForecastStateValue =
  | '0'
  | '1'
  | '2'
  | '3'

/**
 * 内容：
 * batch_no 批次号，shipment_id 货件编号，destination_fc 目的运营中心，site 站点，channel 物流渠道，channel_code 渠道代码，box_no 箱号，box_code 箱唛编号，box_count 箱数，length 长(cm)，
 * width 宽(cm)，height 高(cm)，weight 毛重(kg)，total_weight 总毛重(kg)，qty 件数，msku MSKU，fnsku FNSKU，sku 本地SKU，product_name 品名，declare_cn 中文报关名，
 * declare_en 英文报关名，hs_code HS编码，material 材质，declare_price 申报单价，declare_currency 申报币种，declare_value 申报价值，words 固定文字
 */
export type ForecastTemplateLineSourceValue =
  | 'batch_no'
  | 'shipment_id'
  | 'destination_fc'
  | 'site'
  | 'channel'
  | 'channel_code'
  | 'box_no'
  | 'box_code'
  | 'box_count'
  | 'length'
  | 'width'
  | 'height'
  | 'weight'
  | 'total_weight'
  | 'qty'
  | 'msku'
  | 'fnsku'
  | 'sku'
  | 'product_name'
  | 'declare_cn'
  | 'declare_en'
  | 'hs_code'
  | 'material'
  | 'declare_price'
  | 'declare_currency'
  | 'declare_value'
  | 'words'

/** 每行是：box 一个箱子，goods 箱子里的一种商品，shipment 一个货件 */
export type ForecastTemplatePerValue =
  | 'box'
  | 'goods'
  | 'shipment'

/** 配送方式：FBA 亚马逊配送，FBM 卖家自配送 */
export type FulfillValue =
  | 'FBA'
  | 'FBM'

/** 单据状态：0 草稿，2 已审核，4 已作废 */
export type FundEntryDocStatusValue =
  | '0'
  | '2'
  | '4'

/** 类型：receipt 收款单，payment 付款单 */
export type FundEntryReceiptTypeValue =
  | 'receipt'
  | 'payment'

/** 账户类型：bank 银行账户，payoneer 派安盈，lianlian 连连，pingpong PingPong，worldfirst 万里汇，alipay 支付宝，other 其他 */
export type FundProviderValue =
  | 'bank'
  | 'payoneer'
  | 'lianlian'
  | 'pingpong'
  | 'worldfirst'
  | 'alipay'
  | 'other'

/** 人员类型：1 普通，2 主管 */
export type GenderModeValue =
  | '1'
  | '2'

/** 目标维度：shop 店铺，user 人员，asin ASIN，dept 部门 */
export type GoalDimValue =
  | 'shop'
  | 'user'
  | 'asin'
  | 'dept'

/** 目标指标：sales_amount 销售额，sales_quantity 销量，gross_profit 毛利润，gross_margin 毛利率，acos ACOS */
export type GoalMetricValue =
  | 'sales_amount'
  | 'sales_quantity'
  | 'gross_profit'
  | 'gross_margin'
  | 'acos'

/** 商品类型：normal 普通商品，combo 组合商品，material 原材料，package 包材辅料 */
export type GoodsKindValue =
  | 'normal'
  | 'combo'
  | 'material'
  | 'package'

/** 资料：sku 商品资料，sku_part 子件，sku_price 供应商报价，pairing MSKU 配对 */
export type GoodsLogAboutValue =
  | 'sku'
  | 'sku_part'
  | 'sku_price'
  | 'pairing'

/** 动作：add 新增，edit 修改，remove 删除 */
export type GoodsLogDoingValue =
  | 'add'
  | 'edit'
  | 'remove'

/** 时间粒度：day 按日，week 按周，month 按月 */
export type GranularityValue =
  | 'day'
  | 'week'
  | 'month'

/** 时间粒度(含小时)：hour 按小时，day 按日，week 按周，month 按月 */
export type GranularityHourValue =
  | 'hour'
  | 'day'
  | 'week'
  | 'month'

/** 手动出入库类型：manual_in 手动入库，manual_out 手动出库，scrap_out 报废出库 */
export type HandMoveTypeValue =
  | 'manual_in'
  | 'manual_out'
  | 'scrap_out'

/** 处理状态：0 待处理，1 处理中，2 已完成，3 已忽略 */
export type HandleStatusValue =
  | '0'
  | '1'
  | '2'
  | '3'

/** 交接内容：records 负责的商品、店铺、供应商、下属与审批节点，documents 还没有完成的单据，approvals 等他审批的单据 */
export type HandoverScopeValue =
  | 'records'
  | 'documents'
  | 'approvals'

/**
 * 历史变更项：
 * STATUS 状态，NAME 名称，BUDGET_AMOUNT 预算，BID_AMOUNT 竞价，DEFAULT_BID_AMOUNT 默认竞价，START_DATE 开始日期，END_DATE 结束日期，IN_BUDGET 预算内，PORTFOLIO 广告组合，
 * SMART_BIDDING_STRATEGY 竞价策略，PLACEMENT_GROUP 广告位加成
 */
export type HistoryItemValue =
  | 'STATUS'
  | 'NAME'
  | 'BUDGET_AMOUNT'
  | 'BID_AMOUNT'
  | 'DEFAULT_BID_AMOUNT'
  | 'START_DATE'
  | 'END_DATE'
  | 'IN_BUDGET'
  | 'PORTFOLIO'
  | 'SMART_BIDDING_STRATEGY'
  | 'PLACEMENT_GROUP'

/**
 * 历史对象：
 * PORTFOLIO 广告组合，CAMPAIGN 广告活动，AD_GROUP 广告组，AD 推广商品，PRODUCT_AD 推广商品，KEYWORD 关键词，TARGETING_CLAUSE 投放，PRODUCT_TARGET 投放，PRODUCT_TARGETING 商品投放，
 * NEGATIVE_KEYWORD 否定关键词，CAMPAIGN_NEGATIVE_KEYWORD 活动否定关键词，NEGATIVE_PRODUCT_TARGETING 否定商品，NEGATIVE_TARGETING_CLAUSE 否定投放
 */
export type HistoryObjectValue =
  | 'PORTFOLIO'
  | 'CAMPAIGN'
  | 'AD_GROUP'
  | 'AD'
  | 'PRODUCT_AD'
  | 'KEYWORD'
  | 'TARGETING_CLAUSE'
  | 'PRODUCT_TARGET'
  | 'PRODUCT_TARGETING'
  | 'NEGATIVE_KEYWORD'
  | 'CAMPAIGN_NEGATIVE_KEYWORD'
  | 'NEGATIVE_PRODUCT_TARGETING'
  | 'NEGATIVE_TARGETING_CLAUSE'

/** 核对结果：red 不一致，green 一致，none 没有数据 */
export type IdentityStateValue =
  | 'red'
  | 'green'
  | 'none'

/** 导入状态：wait 排队中，parsing 读取中，preview 待确认，committing 写入中，committed 已写入，undone 已撤销，discarded 已放弃，refused 无法识别，fail 失败 */
export type ImportStateValue =
  | 'wait'
  | 'parsing'
  | 'preview'
  | 'committing'
  | 'committed'
  | 'undone'
  | 'discarded'
  | 'refused'
  | 'fail'

/**
 * 出入库类型：
 * opening 期初，purchase_in 采购入库，purchase_return 采购退货出库，return_in 退货入库，removal_in 移除入库，transfer_in 调拨入库，manual_in 手动入库，process_in 加工入库，
 * process_return 加工退料，check_in 盘盈入库，putaway 上架，sale_out 销售出库，fba_out FBA发货出库，fba_in 亚马逊签收，fba_loss 货件差异，transfer_out 调拨出库，transfer_loss 调拨差异，
 * manual_out 手动出库，process_out 加工领料，check_out 盘亏出库，scrap_out 报废出库
 */
export type InOutTypeValue =
  | 'opening'
  | 'purchase_in'
  | 'purchase_return'
  | 'return_in'
  | 'removal_in'
  | 'transfer_in'
  | 'manual_in'
  | 'process_in'
  | 'process_return'
  | 'check_in'
  | 'putaway'
  | 'sale_out'
  | 'fba_out'
  | 'fba_in'
  | 'fba_loss'
  | 'transfer_out'
  | 'transfer_loss'
  | 'manual_out'
  | 'process_out'
  | 'check_out'
  | 'scrap_out'

/** 申报流程：sp 小包（先装箱），ltl 卡车（先分仓） */
export type InboundPlanShipFlowValue =
  | 'sp'
  | 'ltl'

/** 当前步骤：1 选择商品，2 装箱，3 货件方案，4 送达时间，5 配送服务，6 待审核，7 待确认，8 已完成，9 已取消 */
export type InboundPlanStateValue =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'

/** 入库计划状态：ACTIVE 进行中，VOIDED 已作废，SHIPPED 已发货，ERRORED 异常 */
export type InboundPlanStatusValue =
  | 'ACTIVE'
  | 'VOIDED'
  | 'SHIPPED'
  | 'ERRORED'

/** 收支方向：income 收入，expense 支出 */
export type IncomeExpenseValue =
  | 'income'
  | 'expense'

/** 侵权类型：trademark 商标，patent 专利，copyright 版权，platform 平台政策 */
export type InfringeTypeValue =
  | 'trademark'
  | 'patent'
  | 'copyright'
  | 'platform'

/** 发票状态：PAID_IN_FULL 已付清，ISSUED 已开具，PAYMENT_PENDING 待付款，ACCUMULATING 累计中，PAST_DUE 逾期 */
export type InvoiceStatusValue =
  | 'PAID_IN_FULL'
  | 'ISSUED'
  | 'PAYMENT_PENDING'
  | 'ACCUMULATING'
  | 'PAST_DUE'

/** 开关状态：0 已关闭，1 已开启 */
export type IsOpenValue =
  | '0'
  | '1'

/** 星期：1 周一，2 周二，3 周三，4 周四，5 周五，6 周六，7 周日 */
export type IsoWeekdayValue =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'

/**
 * 任务类型：
 * exportList 导出列表，exportBoard 导出看板，bulkSheet 导出批量表格，importRead 读取报告，importCommit 写入报告，importRows 导入表格，bulkEdit 批量修改，identityCheck 数据核对，
 * alertCheck 检查预警，replenishAdvice 计算补货建议，purchaseAdvice 计算采购建议，claimScan 扫描索赔，adAdvice 广告优化建议，riskScan 扫描侵权词，fbmOrders 整理自发货订单，
 * fbmReturns 整理自发货退货，reviewRequests 查找请求评论的订单，autoMessages 自动群发
 */
export type JobKindValue =
  | 'exportList'
  | 'exportBoard'
  | 'bulkSheet'
  | 'importRead'
  | 'importCommit'
  | 'importRows'
  | 'bulkEdit'
  | 'identityCheck'
  | 'alertCheck'
  | 'replenishAdvice'
  | 'purchaseAdvice'
  | 'claimScan'
  | 'adAdvice'
  | 'riskScan'
  | 'fbmOrders'
  | 'fbmReturns'
  | 'reviewRequests'
  | 'autoMessages'

/** 做什么：export 再次导出，replenishAdvice 计算补货建议，purchaseAdvice 计算采购建议，adAdvice 广告优化建议，alertCheck 检查预警，claimScan 扫描索赔，identityCheck 数据核对 */
export type JobPlanWorkValue =
  | 'export'
  | 'replenishAdvice'
  | 'purchaseAdvice'
  | 'adAdvice'
  | 'alertCheck'
  | 'claimScan'
  | 'identityCheck'

/** 任务状态：wait 排队中，running 处理中，done 已完成，failed 失败，cancelled 已取消 */
export type JobStateValue =
  | 'wait'
  | 'running'
  | 'done'
  | 'failed'
  | 'cancelled'

/** 分类账事件：Receipts 签收入库，Shipments 销售出库，CustomerReturns 买家退货，VendorReturns 移除，WhseTransfers 仓间调拨，Adjustments 库存调整 */
export type LedgerEventValue =
  | 'Receipts'
  | 'Shipments'
  | 'CustomerReturns'
  | 'VendorReturns'
  | 'WhseTransfers'
  | 'Adjustments'

/**
 * 调整原因：
 * 3 3 产品重新定义（转入），4 4 产品重新定义（转出），5 5 丢失（转出），6 6 入库损坏，7 7 损坏（其他），M M 丢失/错放，F F 找到，N N 找到（转入），E E 仓库损坏，H H 客户退货损坏，K K 次品，U U 运输损坏，D D 已弃置，
 * P P 状态变更（转入），Q Q 状态变更（转出），O O 账目调整（增），G G 其他调整
 */
export type LedgerReasonValue =
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | 'M'
  | 'F'
  | 'N'
  | 'E'
  | 'H'
  | 'K'
  | 'U'
  | 'D'
  | 'P'
  | 'Q'
  | 'O'
  | 'G'

/** 编码类型：1 ASIN，2 ISBN，3 UPC，4 EAN */
export type ListingCodeTypeValue =
  | '1'
  | '2'
  | '3'
  | '4'

/** Listing状态：Active 在售，Inactive 不可售，Incomplete 信息不完整，Suppressed 禁止显示，Deleted 已删除 */
export type ListingStatusValue =
  | 'Active'
  | 'Inactive'
  | 'Incomplete'
  | 'Suppressed'
  | 'Deleted'

/** 日志操作：create 新增，update 修改，archive 归档，state 状态变更，bid 竞价变更，budget 预算变更 */
export type LogActionValue =
  | 'create'
  | 'update'
  | 'archive'
  | 'state'
  | 'bid'
  | 'budget'

/** 日志对象：portfolio 广告组合，campaign 广告活动，group 广告组，product 广告商品，keyword 关键词，target 投放，negative 否定投放，placement 广告位，budget 预算，creative 创意 */
export type LogObjectValue =
  | 'portfolio'
  | 'campaign'
  | 'group'
  | 'product'
  | 'keyword'
  | 'target'
  | 'negative'
  | 'placement'
  | 'budget'
  | 'creative'

/** 操作来源：manual 手动操作，batch 批量操作，timing 定时策略，rule 自动规则，amazon 亚马逊后台，import 导入 */
export type LogSourceValue =
  | 'manual'
  | 'batch'
  | 'timing'
  | 'rule'
  | 'amazon'
  | 'import'

/** 付款状态：0 待提交，1 待付款，3 已付款 */
export type LogisticsPaymentPayStatusValue =
  | '0'
  | '1'
  | '3'

/** 语言：en 英语，de 德语，fr 法语，it 意大利语，es 西班牙语，nl 荷兰语，sv 瑞典语，pl 波兰语，pt 葡萄牙语，tr 土耳其语，ja 日语，ar 阿拉伯语，zh 中文 */
export type MailLanguageValue =
  | 'en'
  | 'de'
  | 'fr'
  | 'it'
  | 'es'
  | 'nl'
  | 'sv'
  | 'pl'
  | 'pt'
  | 'tr'
  | 'ja'
  | 'ar'
  | 'zh'

/** 来往：in 来信，out 去信 */
export type MailMessageDirectionValue =
  | 'in'
  | 'out'

/** 状态：received 收到，draft 待发送，sent 已发送，void 已作废 */
export type MailMessageStateValue =
  | 'received'
  | 'draft'
  | 'sent'
  | 'void'

/** 分配方式：least 待回复最少的，turn 轮流，first 第一个人 */
export type MailRuleAssignModeValue =
  | 'least'
  | 'turn'
  | 'first'

/** 邮件状态：unread 未读，read 已读，replied 已回复，noreply 无需回复，pending 待回复 */
export type MailStateValue =
  | 'unread'
  | 'read'
  | 'replied'
  | 'noreply'
  | 'pending'

/** 匹配类型：exact 精确匹配，phrase 词组匹配，broad 广泛匹配 */
export type MatchTypeValue =
  | 'exact'
  | 'phrase'
  | 'broad'

/** 消息类型：task_done 任务完成，task_failed 任务失败，import 导入，approval 审批，alert 预警，low_stock 库存不足，announcement 公告，system 系统 */
export type MessageKindValue =
  | 'task_done'
  | 'task_failed'
  | 'import'
  | 'approval'
  | 'alert'
  | 'low_stock'
  | 'announcement'
  | 'system'

/** 监控状态：0 已暂停，1 监控中 */
export type MonitorStateValue =
  | '0'
  | '1'

/** 否定层级：campaign 广告活动，group 广告组 */
export type NegLevelValue =
  | 'campaign'
  | 'group'

/** 否定匹配：negativeExact 否定精确，negativePhrase 否定词组 */
export type NegativeKindValue =
  | 'negativeExact'
  | 'negativePhrase'

/** 否定匹配类型：negativeExact 否定精确，negativePhrase 否定词组，negativeBroad 否定广泛，negativeAsin 否定ASIN，negativeBrand 否定品牌 */
export type NegativeMatchValue =
  | 'negativeExact'
  | 'negativePhrase'
  | 'negativeBroad'
  | 'negativeAsin'
  | 'negativeBrand'

/** 物流网络：NA-US 美国，NA-CA 加拿大，NA-MX 墨西哥，BR 巴西，EU 欧洲，UK 英国，TR 土耳其，JP 日本，AU 澳洲，AE 阿联酋，SA 沙特，IN 印度，SG 新加坡 */
export type NetworkValue =
  | 'NA-US'
  | 'NA-CA'
  | 'NA-MX'
  | 'BR'
  | 'EU'
  | 'UK'
  | 'TR'
  | 'JP'
  | 'AU'
  | 'AE'
  | 'SA'
  | 'IN'
  | 'SG'

/** 需求：high 高，medium 中，low 低 */
export type NicheDemandValue =
  | 'high'
  | 'medium'
  | 'low'

/** 调研：open 调研中，take 可做，leave 不做 */
export type NicheResearchValue =
  | 'open'
  | 'take'
  | 'leave'

/** 公告类型：system 系统公告，internal 内部公告，feature 功能更新，warning 预警 */
export type NoticeTypeValue =
  | 'system'
  | 'internal'
  | 'feature'
  | 'warning'

/** 身份：own 本店，white 白名单，hijack 跟卖 */
export type OfferSeenOfferKindValue =
  | 'own'
  | 'white'
  | 'hijack'

/** 启用状态：on 启用，off 停用 */
export type OnOffValue =
  | 'on'
  | 'off'

/** 方案状态：OFFERED 可选，ACCEPTED 已确认，EXPIRED 已过期 */
export type OptionStatusValue =
  | 'OFFERED'
  | 'ACCEPTED'
  | 'EXPIRED'

/** 入账状态：posted 已入账，partly 部分入账，guess 预估，rest 没有订单承担 */
export type OrderProfitStateValue =
  | 'posted'
  | 'partly'
  | 'guess'
  | 'rest'

/**
 * 亚马逊订单状态：
 * Pending 待付款，Pending - Waiting for Pick Up 待取件，Unshipped 未发货，InvoiceUnconfirmed 发票未确认，PartiallyShipped 部分发货，Shipping 发货中，Shipped 已发货，
 * Shipped - Picked Up 已揽收，Shipped - Out for Delivery 派送中，Shipped - Delivered to Buyer 已送达，Shipped - Returning to Seller 退回中，
 * Shipped - Returned to Seller 已退回卖家，Shipped - Rejected by Buyer 买家拒收，Shipped - Undeliverable 无法投递，Shipped - Lost in Transit 运输中丢失，
 * Shipped - Damaged 运输中损坏，Complete 已完成，Cancelled 已取消，Canceled 已取消（接口），Unfulfillable 无法配送
 */
export type OrderStatusValue =
  | 'Pending'
  | 'Pending - Waiting for Pick Up'
  | 'Unshipped'
  | 'InvoiceUnconfirmed'
  | 'PartiallyShipped'
  | 'Shipping'
  | 'Shipped'
  | 'Shipped - Picked Up'
  | 'Shipped - Out for Delivery'
  | 'Shipped - Delivered to Buyer'
  | 'Shipped - Returning to Seller'
  | 'Shipped - Returned to Seller'
  | 'Shipped - Rejected by Buyer'
  | 'Shipped - Undeliverable'
  | 'Shipped - Lost in Transit'
  | 'Shipped - Damaged'
  | 'Complete'
  | 'Cancelled'
  | 'Canceled'
  | 'Unfulfillable'

/** 包装方式：1 原厂包装，2 混装 */
export type PackingModeValue =
  | '1'
  | '2'

/** 装箱状态：1 未装箱，2 装箱数量异常，3 已装箱待上传，4 已装箱已上传 */
export type PackingTypeValue =
  | '1'
  | '2'
  | '3'
  | '4'

/** 视图类型：personal 我的视图，shared 共享视图，role 角色视图 */
export type PageViewKindValue =
  | 'personal'
  | 'shared'
  | 'role'

/** 建议依据：code 编码相同，fnsku FNSKU 相同，asin ASIN 相同，image 图片相同 */
export type PairingReasonValue =
  | 'code'
  | 'fnsku'
  | 'asin'
  | 'image'

/** 配对来源：hand 手动，file 导入，suggestion 采纳建议，kept 原有资料 */
export type PairingSourceValue =
  | 'hand'
  | 'file'
  | 'suggestion'
  | 'kept'

/** 纸张：A4 A4，A5 A5，100x150 100×150 毫米，100x100 100×100 毫米，50x30 50×30 毫米，60x40 60×40 毫米 */
export type PaperSizeValue =
  | 'A4'
  | 'A5'
  | '100x150'
  | '100x100'
  | '50x30'
  | '60x40'

/** 付款状态：0 未申请，1 已申请，2 部分付款，3 已付清 */
export type PayStatusValue =
  | '0'
  | '1'
  | '2'
  | '3'

/** 收款机构：payoneer 派安盈，lianlian 连连，pingpong PingPong，bank 银行，other 其他 */
export type PaymentProviderValue =
  | 'payoneer'
  | 'lianlian'
  | 'pingpong'
  | 'bank'
  | 'other'

/** 待提交操作：create 新增，update 修改，archive 存档 */
export type PendingOperationValue =
  | 'create'
  | 'update'
  | 'archive'

/** 待提交状态：auditing 待审批，waiting 待提交，exported 已导出，done 已生效，revoked 已撤销，refused 已驳回 */
export type PendingStateValue =
  | 'auditing'
  | 'waiting'
  | 'exported'
  | 'done'
  | 'revoked'
  | 'refused'

/** 拣货单打印方式：new 新版，old 旧版，label 产品标签，customs 报关 */
export type PickPrintValue =
  | 'new'
  | 'old'
  | 'label'
  | 'customs'

/** 广告位：placementTop 搜索结果首页首位，placementRestOfSearch 搜索结果其余位置，placementProductPage 商品页面，siteAmazonBusiness 企业购，offAmazon 站外，homepage 首页 */
export type PlacementValue =
  | 'placementTop'
  | 'placementRestOfSearch'
  | 'placementProductPage'
  | 'siteAmazonBusiness'
  | 'offAmazon'
  | 'homepage'

/** 计划状态：1 待提交，2 待审核，3 待采购，4 部分采购，5 已采购，6 已驳回，7 已作废 */
export type PlanStatusValue =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'

/** 类型：review 评论，feedback 反馈，offer 跟卖，rank 排名，coupon 优惠券，deal 秒杀 */
export type PlugReportReportKindValue =
  | 'review'
  | 'feedback'
  | 'offer'
  | 'rank'
  | 'coupon'
  | 'deal'

/** 采购单状态：0 待提交，1 待审核，2 待下单，3 待到货，4 部分到货，5 已完成，6 已作废，7 已驳回 */
export type PoStatusValue =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'

/** 组合预算方式：No Cap 不限，Date Range 按日期范围，Monthly Recurring 每月 */
export type PortfolioPolicyValue =
  | 'No Cap'
  | 'Date Range'
  | 'Monthly Recurring'

/**
 * 预处理类别：
 * ADULT 成人用品，BABY 母婴，FC_PROVIDED 亚马逊提供，FRAGILE 易碎品，GRANULAR 颗粒，HANGER 带衣架服装，LIQUID 液体，PERFORATED 穿孔包装，SET 套装，SHARP 尖利物品，SMALL 小件，TEXTILE 纺织品，
 * UNKNOWN 未知，NONE 无需预处理
 */
export type PrepCategoryValue =
  | 'ADULT'
  | 'BABY'
  | 'FC_PROVIDED'
  | 'FRAGILE'
  | 'GRANULAR'
  | 'HANGER'
  | 'LIQUID'
  | 'PERFORATED'
  | 'SET'
  | 'SHARP'
  | 'SMALL'
  | 'TEXTILE'
  | 'UNKNOWN'
  | 'NONE'

/** 预处理方：AMAZON 亚马逊，SELLER 卖家，NONE 无需 */
export type PrepOwnerValue =
  | 'AMAZON'
  | 'SELLER'
  | 'NONE'

/** 审批状态：0 待提交，1 待审批，2 已通过，3 已驳回，4 已撤回 */
export type PriceRequestStateValue =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'

/**
 * 打印单据：
 * printing_fnsku 产品标签（在售商品），printing_sku 商品标签（本地SKU），printing_box 箱唛，printing_awd AWD箱唛，print_pick_list_label 产品标签（发货批次），box_mark 手写箱唛，
 * pick 拣货单，pallet 托盘标，face 面单，fbm_face 自发货面单，invoice 商业发票，customs 报关单，order 采购单，contract 采购合同，receipt 收货单，return 采购退货单，payment 付款申请单，
 * bill 供应商对账单，transfer 调拨单，stocktake 盘点单，move 出入库单，process 加工单，putaway 上架单，fund 收付款单
 */
export type PrintDesignValue =
  | 'printing_fnsku'
  | 'printing_sku'
  | 'printing_box'
  | 'printing_awd'
  | 'print_pick_list_label'
  | 'box_mark'
  | 'pick'
  | 'pallet'
  | 'face'
  | 'fbm_face'
  | 'invoice'
  | 'customs'
  | 'order'
  | 'contract'
  | 'receipt'
  | 'return'
  | 'payment'
  | 'bill'
  | 'transfer'
  | 'stocktake'
  | 'move'
  | 'process'
  | 'putaway'
  | 'fund'

/** 画法：text 文字，code128 条形码 Code 128，qr 二维码，heading 标题（居中），box 格子，column 明细列，tick 明细手填列，sign 签名栏，image 图片 */
export type PrintDrawValue =
  | 'text'
  | 'code128'
  | 'qr'
  | 'heading'
  | 'box'
  | 'column'
  | 'tick'
  | 'sign'
  | 'image'

/** 打印状态：0 未打印，1 全部打印，2 部分打印 */
export type PrintStatusValue =
  | '0'
  | '1'
  | '2'

/** 加工数量：open 按需求量，缺料也生成，can 按现有料件能做的数量 */
export type ProcessAmountValue =
  | 'open'
  | 'can'

/** 加工计划状态：0 待加工，1 加工中，2 已完成，3 已作废 */
export type ProcessPlanStatusValue =
  | '0'
  | '1'
  | '2'
  | '3'

/** 料件用途：part 料件，byproduct 副产品 */
export type ProcessRoleValue =
  | 'part'
  | 'byproduct'

/** 加工状态：0 待配料，1 待加工，2 加工中，3 待质检，4 已完成，5 已作废 */
export type ProcessStatusValue =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'

/** 加工类型：process 加工，split 拆分，pack 包装，label 贴标 */
export type ProcessTypeValue =
  | 'process'
  | 'split'
  | 'pack'
  | 'label'

/** 商品类型：normal 普通商品，combo 组合商品，aux 包材辅料，spu 主SKU */
export type ProductKindValue =
  | 'normal'
  | 'combo'
  | 'aux'
  | 'spu'

/** 事项：price 价格，listing Listing，ads 广告，promotion 促销，stock 库存，review 评价，other 其他 */
export type ProductLogAboutValue =
  | 'price'
  | 'listing'
  | 'ads'
  | 'promotion'
  | 'stock'
  | 'review'
  | 'other'

/** 来源：hand 手工，auto 自动 */
export type ProductLogHowValue =
  | 'hand'
  | 'auto'

/** 商品状态：1 在售，2 停售，3 开发中，4 清仓 */
export type ProductStatusValue =
  | '1'
  | '2'
  | '3'
  | '4'

/** 利润维度：msku MSKU，asin ASIN，parent_asin 父ASIN，sku 本地SKU，spu 主SKU，shop 店铺，site 站点，user 负责人，order 订单 */
export type ProfitDimValue =
  | 'msku'
  | 'asin'
  | 'parent_asin'
  | 'sku'
  | 'spu'
  | 'shop'
  | 'site'
  | 'user'
  | 'order'

/** 利润明细来源：fee 交易，storage 仓储费分摊，ads 广告后台，cost 商品成本，past 往月成本差异，returns 退换货，custom 自定义费用，shared 按规则分摊 */
export type ProfitPartValue =
  | 'fee'
  | 'storage'
  | 'ads'
  | 'cost'
  | 'past'
  | 'returns'
  | 'custom'
  | 'shared'

/** 利润口径：settle 按结算时间，order 按下单时间，ship 按发货时间 */
export type ProfitTimeValue =
  | 'settle'
  | 'order'
  | 'ship'

/** 类型：coupon 优惠券，deal 秒杀 */
export type PromoSeenPromoWayValue =
  | 'coupon'
  | 'deal'

/** 促销状态：active 进行中，upcoming 未开始，ended 已结束，needs_action 需要关注，cancelled 已取消 */
export type PromoStateValue =
  | 'active'
  | 'upcoming'
  | 'ended'
  | 'needs_action'
  | 'cancelled'

/** 促销类型：coupon 优惠券，deal 秒杀LD，7day 7天促销BD，prime Prime专享折扣，price 价格折扣，promotion 管理促销，outlet 奥特莱斯 */
export type PromoTypeValue =
  | 'coupon'
  | 'deal'
  | '7day'
  | 'prime'
  | 'price'
  | 'promotion'
  | 'outlet'

/** 刊登状态：draft 草稿，queue 待刊登，publishing 刊登中，success 刊登成功，fail 刊登失败 */
export type PublishStatusValue =
  | 'draft'
  | 'queue'
  | 'publishing'
  | 'success'
  | 'fail'

/** 状态：0 待提交，1 待审核，2 已生效，3 已驳回，4 已作废 */
export type PurchaseChangeChangeStateValue =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'

/** 发票类型：special 增值税专用发票，plain 增值税普通发票，other 其他 */
export type PurchaseInvoiceInvoiceKindValue =
  | 'special'
  | 'plain'
  | 'other'

/** 请款类型：deposit 定金，part 分期，final 尾款，bill 账单 */
export type PurchasePayKindValue =
  | 'deposit'
  | 'part'
  | 'final'
  | 'bill'

/** 采购类型：1688 1688采购，normal 普通采购，outsource 委外采购 */
export type PurchaseTypeValue =
  | '1688'
  | 'normal'
  | 'outsource'

/** 推荐依据：1 收货单指定，2 固定仓位，3 现在放在那里，4 上次放在那里 */
export type PutawayItemSuggestWhyValue =
  | '1'
  | '2'
  | '3'
  | '4'

/** 状态：0 待上架，1 上架中，2 已上架，3 已结束 */
export type PutawayPutawayStateValue =
  | '0'
  | '1'
  | '2'
  | '3'

/** 质检结果：pass 合格，reject 不合格，concession 让步接收 */
export type QcResultValue =
  | 'pass'
  | 'reject'
  | 'concession'

/** 质检方式：0 免检，1 抽检，2 全检 */
export type QcTypeValue =
  | '0'
  | '1'
  | '2'

/** 排名类型：organic 自然排名，sp SP广告排名，sb SB广告排名，sbv 视频广告排名 */
export type RankKindValue =
  | 'organic'
  | 'sp'
  | 'sb'
  | 'sbv'

/** 阅读状态：0 未读，1 已读 */
export type ReadStateValue =
  | '0'
  | '1'

/** 收货状态：0 待签收，1 待质检，2 待入库，5 已入库，6 已作废 */
export type ReceiptStateValue =
  | '0'
  | '1'
  | '2'
  | '5'
  | '6'

/** 收付款类型：receipt 收款单，payment 付款单 */
export type ReceiptTypeValue =
  | 'receipt'
  | 'payment'

/** 对账状态：open 待核对，checked 已对账 */
export type ReceivableCheckStateValue =
  | 'open'
  | 'checked'

/** 勾稽结果：match 一致，diff 有差异，missing_amz 平台缺失，missing_erp 系统缺失 */
export type ReconStateValue =
  | 'match'
  | 'diff'
  | 'missing_amz'
  | 'missing_erp'

/** 退款状态：0 未退款，1 退款中，2 退款完成，3 退款失败 */
export type RefundStatusValue =
  | '0'
  | '1'
  | '2'
  | '3'

/**
 * 赔偿原因：
 * Lost_Inbound 入库丢失，Lost_Warehouse 仓库丢失，Lost_Outbound 出库丢失，Damaged_Inbound 入库损坏，Damaged_Warehouse 仓库损坏，Damaged_Outbound 出库损坏，
 * CustomerReturn 买家退货未退回，CustomerServiceIssue 客服问题，Reimbursement_Reversal 赔偿撤回，General_Adjustment 一般调整，Fee_Correction 费用更正，
 * Free_Replacement_Refund_Items 免费补发退款，MULTICHANNEL_ORDER_LOST 多渠道订单丢失
 */
export type ReimbReasonValue =
  | 'Lost_Inbound'
  | 'Lost_Warehouse'
  | 'Lost_Outbound'
  | 'Damaged_Inbound'
  | 'Damaged_Warehouse'
  | 'Damaged_Outbound'
  | 'CustomerReturn'
  | 'CustomerServiceIssue'
  | 'Reimbursement_Reversal'
  | 'General_Adjustment'
  | 'Fee_Correction'
  | 'Free_Replacement_Refund_Items'
  | 'MULTICHANNEL_ORDER_LOST'

/** 释放状态：Released 已释放，Deferred 待释放 */
export type ReleaseStatusValue =
  | 'Released'
  | 'Deferred'

/** 核对状态：ok 一致，diff 有差异，closed 差异已处理 */
export type RemovalOrderCheckStateValue =
  | 'ok'
  | 'diff'
  | 'closed'

/** 状态：0 待入库，2 已入库 */
export type RemovalReceiptDocStatusValue =
  | '0'
  | '2'

/** 移除来源：Seller 卖家，Seller-initiated Manual Removal 卖家手动移除，Seller-initiated Automatic Removal 自动移除，Amazon 亚马逊 */
export type RemovalSourceValue =
  | 'Seller'
  | 'Seller-initiated Manual Removal'
  | 'Seller-initiated Automatic Removal'
  | 'Amazon'

/** 移除状态：Pending 待处理，Planning 规划中，Processing 处理中，Completed 已完成，Cancelled 已取消 */
export type RemovalStatusValue =
  | 'Pending'
  | 'Planning'
  | 'Processing'
  | 'Completed'
  | 'Cancelled'

/** 移除类型：Return 退回，Disposal 弃置，Liquidations 清算 */
export type RemovalTypeValue =
  | 'Return'
  | 'Disposal'
  | 'Liquidations'

/** 本次数量：open 未安排的数量，local 不超过本地仓可用 */
export type ReplenishAmountValue =
  | 'open'
  | 'local'

/** 采购数量：lack 本地仓不够的，all 全部审核数量 */
export type ReplenishBuyValue =
  | 'lack'
  | 'all'

/** 补货计划状态：1 待提交，2 待审核，3 待安排，4 部分安排，5 已安排，6 已驳回，7 已作废 */
export type ReplenishPlanStateValue =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'

/** 补货状态：need 需补货，ok 库存充足，over 库存冗余，out 已断货，will_out 即将断货 */
export type ReplenishStateValue =
  | 'need'
  | 'ok'
  | 'over'
  | 'out'
  | 'will_out'

/** 报告里的竞价策略：Dynamic bids - down only 动态竞价-只降低，Dynamic bids - up and down 动态竞价-提高和降低，Fixed bid 固定竞价，Fixed bids 固定竞价，Rule-based bidding 基于规则的竞价 */
export type ReportBidStrategyValue =
  | 'Dynamic bids - down only'
  | 'Dynamic bids - up and down'
  | 'Fixed bid'
  | 'Fixed bids'
  | 'Rule-based bidding'

/** 报告里的计费方式：CPC 按点击付费，VCPM 按千次可见展示付费，cpc 按点击付费，vcpm 按千次可见展示付费，cPC 按点击付费 */
export type ReportCostTypeValue =
  | 'CPC'
  | 'VCPM'
  | 'cpc'
  | 'vcpm'
  | 'cPC'

/**
 * 报告类型：
 * active_listings 在售商品报告，ad_statement 广告账单（PDF），ads_bulk_portfolio 广告批量表格（广告组合），ads_bulk_sb 广告批量表格（SB），ads_bulk_sb_old 广告批量表格（SB旧版），
 * ads_bulk_sd 广告批量表格（SD），ads_bulk_sp 广告批量表格（SP），ads_change_history 广告操作历史，afn_inventory 亚马逊库存，afn_inventory_by_country 亚马逊库存-按国家，
 * all_orders 所有订单报告，business_report_asin 业务报告（按子商品或SKU），business_report_date 业务报告（按日期），business_report_parent 业务报告（按父商品），
 * date_range_transactions 交易报告，estimated_fees 预估费用（费用预览），fba_customer_returns FBA买家退货，fba_inbound_noncompliance 入库问题（入库绩效），
 * fba_reimbursements FBA赔偿，fba_replacements FBA换货，fba_shipment_sales 亚马逊配送销售，fbm_returns 自发货退货，fulfilled_shipments 亚马逊配送货件，
 * inventory_planning 库存规划（库龄），ledger_detail 库存分类账-明细，ledger_summary 库存分类账-月度汇总，long_storage_fee 长期仓储费（超龄库存附加费），myi_inventory 管理亚马逊库存，
 * overage_fee 仓储超量费，recommended_removal 亚马逊建议移除，removal_order_detail 移除订单详情，removal_shipment_detail 移除货件详情，reserved_inventory 预留库存，
 * restock 补货报告，sb_attributed_purchases SB归因购买报告，sb_campaign SB广告活动报告，sb_campaign_placement SB广告位报告，sb_keyword SB投放报告，sb_search_term SB搜索词报告，
 * sd_advertised_product SD推广的商品报告，sd_campaign SD广告活动报告，sd_matched_target SD匹配的目标报告，sd_targeting SD投放报告，settlement_v1 结算报告V1（平面文件），
 * settlement_v2 结算报告V2（平面文件V2），sp_advertised_product SP推广的商品报告，sp_budget SP预算报告，sp_campaign SP广告活动报告，sp_placement SP广告位报告，
 * sp_purchased_product SP已购买的商品报告，sp_search_term SP搜索词报告，sp_search_term_impression_share SP搜索词展示量份额报告，sp_targeting SP投放报告，storage_fee 月度仓储费，
 * stranded_inventory 无在售信息的库存，unshipped_orders 未发货订单，vat_transactions 亚马逊增值税交易报告
 */
export type ReportFormatValue =
  | 'active_listings'
  | 'ad_statement'
  | 'ads_bulk_portfolio'
  | 'ads_bulk_sb'
  | 'ads_bulk_sb_old'
  | 'ads_bulk_sd'
  | 'ads_bulk_sp'
  | 'ads_change_history'
  | 'afn_inventory'
  | 'afn_inventory_by_country'
  | 'all_orders'
  | 'business_report_asin'
  | 'business_report_date'
  | 'business_report_parent'
  | 'date_range_transactions'
  | 'estimated_fees'
  | 'fba_customer_returns'
  | 'fba_inbound_noncompliance'
  | 'fba_reimbursements'
  | 'fba_replacements'
  | 'fba_shipment_sales'
  | 'fbm_returns'
  | 'fulfilled_shipments'
  | 'inventory_planning'
  | 'ledger_detail'
  | 'ledger_summary'
  | 'long_storage_fee'
  | 'myi_inventory'
  | 'overage_fee'
  | 'recommended_removal'
  | 'removal_order_detail'
  | 'removal_shipment_detail'
  | 'reserved_inventory'
  | 'restock'
  | 'sb_attributed_purchases'
  | 'sb_campaign'
  | 'sb_campaign_placement'
  | 'sb_keyword'
  | 'sb_search_term'
  | 'sd_advertised_product'
  | 'sd_campaign'
  | 'sd_matched_target'
  | 'sd_targeting'
  | 'settlement_v1'
  | 'settlement_v2'
  | 'sp_advertised_product'
  | 'sp_budget'
  | 'sp_campaign'
  | 'sp_placement'
  | 'sp_purchased_product'
  | 'sp_search_term'
  | 'sp_search_term_impression_share'
  | 'sp_targeting'
  | 'storage_fee'
  | 'stranded_inventory'
  | 'unshipped_orders'
  | 'vat_transactions'

/** 缺什么：hole 中间缺，late 没有更新，never 没有导入过 */
export type ReportGapKindValue =
  | 'hole'
  | 'late'
  | 'never'

/** 报告里的匹配类型：EXACT 精确匹配，PHRASE 词组匹配，BROAD 广泛匹配，- 自动或商品投放，TARGETING_EXPRESSION 商品投放，TARGETING_EXPRESSION_PREDEFINED 自动投放 */
export type ReportMatchValue =
  | 'EXACT'
  | 'PHRASE'
  | 'BROAD'
  | '-'
  | 'TARGETING_EXPRESSION'
  | 'TARGETING_EXPRESSION_PREDEFINED'

/**
 * 报告来源：
 * settlement_v2 结算报告V2，settlement_v1 结算报告V1，date_range_transactions 日期范围交易报告，all_orders 所有订单，fba_shipment_sales FBA配送销售，
 * fba_customer_returns FBA买家退货，fba_reimbursements FBA赔偿，ledger_summary 库存分类账-汇总，ledger_detail 库存分类账-详情，myi_inventory 管理亚马逊库存，
 * inventory_planning 库存规划/库龄，restock 补货报告，storage_fee 月度仓储费，long_storage_fee 长期仓储费，removal_order_detail 移除订单，removal_shipment_detail 移除货件，
 * active_listings 在售商品，business_report_asin 业务报告-ASIN，business_report_date 业务报告-日期，sp_search_term SP搜索词，sp_targeting SP投放，
 * sp_advertised_product SP广告商品，sp_campaign SP广告活动，sp_placement SP广告位，sb_campaign SB广告活动，sb_search_term SB搜索词，sd_campaign SD广告活动，
 * sd_advertised_product SD广告商品，ads_bulk_sp 广告批量表格
 */
export type ReportSrcValue =
  | 'settlement_v2'
  | 'settlement_v1'
  | 'date_range_transactions'
  | 'all_orders'
  | 'fba_shipment_sales'
  | 'fba_customer_returns'
  | 'fba_reimbursements'
  | 'ledger_summary'
  | 'ledger_detail'
  | 'myi_inventory'
  | 'inventory_planning'
  | 'restock'
  | 'storage_fee'
  | 'long_storage_fee'
  | 'removal_order_detail'
  | 'removal_shipment_detail'
  | 'active_listings'
  | 'business_report_asin'
  | 'business_report_date'
  | 'sp_search_term'
  | 'sp_targeting'
  | 'sp_advertised_product'
  | 'sp_campaign'
  | 'sp_placement'
  | 'sb_campaign'
  | 'sb_search_term'
  | 'sd_campaign'
  | 'sd_advertised_product'
  | 'ads_bulk_sp'

/** 报告里的投放类型：Manual targeting 手动投放，Automatic targeting 自动投放，MANUAL 手动投放，AUTO 自动投放，manual 手动投放，auto 自动投放，KEYWORD 关键词投放，PRODUCT 商品投放 */
export type ReportTargetingValue =
  | 'Manual targeting'
  | 'Automatic targeting'
  | 'MANUAL'
  | 'AUTO'
  | 'manual'
  | 'auto'
  | 'KEYWORD'
  | 'PRODUCT'

/** 调研状态：draft 草稿，wait 待审批，pass 已立项，reject 已驳回，stop 已终止 */
export type ResearchStateValue =
  | 'draft'
  | 'wait'
  | 'pass'
  | 'reject'
  | 'stop'

/** 冲回依据：order 原订单的成本，month 退回当月的成本 */
export type ReturnCostBasisValue =
  | 'order'
  | 'month'

/** 退货来源：fba FBA退货，fbm 自发货退货 */
export type ReturnKindValue =
  | 'fba'
  | 'fbm'

/** 退货方式：1 退货扣款，2 换货 */
export type ReturnMethodValue =
  | '1'
  | '2'

/**
 * 退货原因：
 * NO_LONGER_NEEDED 不再需要，UNWANTED_ITEM 不想要了，DEFECTIVE 有缺陷，NOT_AS_DESCRIBED 与描述不符，ORDERED_WRONG_ITEM 买错商品，FOUND_BETTER_PRICE 找到更优价格，
 * QUALITY_UNACCEPTABLE 质量不可接受，NOT_COMPATIBLE 不兼容，SWITCHEROO 收到错误商品，MISSED_ESTIMATED_DELIVERY 错过预计送达，DAMAGED_BY_CARRIER 运输损坏，
 * DAMAGED_BY_FC 运营中心损坏，UNDELIVERABLE_UNKNOWN 无法投递，NEVER_ARRIVED 未收到货，MISSING_PARTS 缺少配件，UNAUTHORIZED_PURCHASE 未授权购买，APPAREL_TOO_SMALL 尺码偏小，
 * APPAREL_TOO_LARGE 尺码偏大，APPAREL_STYLE 款式不合适，UNDELIVERABLE_REFUSED 买家拒收，UNDELIVERABLE_CARRIER_MISS_SORTED 承运人分拣错误，EXTRA_ITEM 多收到商品，
 * MISORDERED 下错订单，EXCESSIVE_INSTALLATION 安装太复杂，PRODUCT_NOT_ITALIAN 不是意大利语版，PART_NOT_COMPATIBLE 配件不兼容，OTHER 其他
 */
export type ReturnReasonValue =
  | 'NO_LONGER_NEEDED'
  | 'UNWANTED_ITEM'
  | 'DEFECTIVE'
  | 'NOT_AS_DESCRIBED'
  | 'ORDERED_WRONG_ITEM'
  | 'FOUND_BETTER_PRICE'
  | 'QUALITY_UNACCEPTABLE'
  | 'NOT_COMPATIBLE'
  | 'SWITCHEROO'
  | 'MISSED_ESTIMATED_DELIVERY'
  | 'DAMAGED_BY_CARRIER'
  | 'DAMAGED_BY_FC'
  | 'UNDELIVERABLE_UNKNOWN'
  | 'NEVER_ARRIVED'
  | 'MISSING_PARTS'
  | 'UNAUTHORIZED_PURCHASE'
  | 'APPAREL_TOO_SMALL'
  | 'APPAREL_TOO_LARGE'
  | 'APPAREL_STYLE'
  | 'UNDELIVERABLE_REFUSED'
  | 'UNDELIVERABLE_CARRIER_MISS_SORTED'
  | 'EXTRA_ITEM'
  | 'MISORDERED'
  | 'EXCESSIVE_INSTALLATION'
  | 'PRODUCT_NOT_ITALIAN'
  | 'PART_NOT_COMPATIBLE'
  | 'OTHER'

/** 退货处理状态：Unit returned to inventory 已退回库存，Reimbursed 已赔偿，Pending repackaging 待重新包装，Repackaged Successfully 已重新包装 */
export type ReturnStateValue =
  | 'Unit returned to inventory'
  | 'Reimbursed'
  | 'Pending repackaging'
  | 'Repackaged Successfully'

/** 评论标记：normal 正常，changed 已变更，deleted 已删除 */
export type ReviewMarkValue =
  | 'normal'
  | 'changed'
  | 'deleted'

/** 评论星级：1 1星，2 2星，3 3星，4 4星，5 5星 */
export type ReviewStarValue =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'

/** 风险等级：high 高，mid 中，low 低 */
export type RiskValue =
  | 'high'
  | 'mid'
  | 'low'

/** 竞品等级：A A 直接竞品，B B 同类竞品，C C 参考 */
export type RivalMonitorLevelValue =
  | 'A'
  | 'B'
  | 'C'

/** 规则动作：audit 自动审核，assign_wh 分配仓库，assign_logistics 分配物流，mark 打标签，hold 拦截订单，merge 合并订单，split 拆分订单 */
export type RuleActionValue =
  | 'audit'
  | 'assign_wh'
  | 'assign_logistics'
  | 'mark'
  | 'hold'
  | 'merge'
  | 'split'

/** 运行状态：running 运行中，paused 已暂停，ended 已结束，draft 未启用 */
export type RunStateValue =
  | 'running'
  | 'paused'
  | 'ended'
  | 'draft'

/** 订单状态：pending 待付款，unshipped 待发货，shipping 发货中，shipped 已发货，cancelled 已取消，other 其他 */
export type SaleOrderStateValue =
  | 'pending'
  | 'unshipped'
  | 'shipping'
  | 'shipped'
  | 'cancelled'
  | 'other'

/** 销售状态：1 正常销售，2 已删除，3 停售，4 清仓 */
export type SalesStatusValue =
  | '1'
  | '2'
  | '3'
  | '4'

/** 样品状态：apply 申请中，ordered 已下单，received 已收样，pass 合格，reject 不合格，kept 已留样，returned 已归还，void 已取消 */
export type SampleStateValue =
  | 'apply'
  | 'ordered'
  | 'received'
  | 'pass'
  | 'reject'
  | 'kept'
  | 'returned'
  | 'void'

/** SB广告格式：productCollection 商品集，storeSpotlight 品牌旗舰店焦点，video 视频，brandVideo 品牌视频 */
export type SbFormatValue =
  | 'productCollection'
  | 'storeSpotlight'
  | 'video'
  | 'brandVideo'

/** SB广告目标：PAGE_VISIT 提升页面访问量，BRAND_IMPRESSION_SHARE 提升品牌展示量份额，ACQUIRE_NEW_CUSTOMERS 获取新客 */
export type SbGoalValue =
  | 'PAGE_VISIT'
  | 'BRAND_IMPRESSION_SHARE'
  | 'ACQUIRE_NEW_CUSTOMERS'

/** SB落地页：Product list 商品列表页，Store 品牌旗舰店，Product detail page 商品详情页 */
export type SbLandingValue =
  | 'Product list'
  | 'Store'
  | 'Product detail page'

/** SB广告状态：enabled 启用，paused 暂停，archived 已归档，pending 审核中 */
export type SbStateValue =
  | 'enabled'
  | 'paused'
  | 'archived'
  | 'pending'

/** 评分项目：on_time 交期，quality 质量，price 价格，service 服务 */
export type ScoreMetricValue =
  | 'on_time'
  | 'quality'
  | 'price'
  | 'service'

/** SD分析维度：activity 广告活动，group 广告组，advert 广告，location 投放位置，audience 受众 */
export type SdAnalysisValue =
  | 'activity'
  | 'group'
  | 'advert'
  | 'location'
  | 'audience'

/** SD竞价优化：clicks 提升页面访问量，conversions 提升转化量，reach 提升触达量 */
export type SdGoalValue =
  | 'clicks'
  | 'conversions'
  | 'reach'

/** SD受众回溯期：7 7天，14 14天，30 30天，60 60天，90 90天 */
export type SdLookbackValue =
  | '7'
  | '14'
  | '30'
  | '60'
  | '90'

/** SD广告状态筛选：enabledPaused 启用和暂停，enabled 启用，paused 暂停，archived 已归档，almostOutOfBudget 即将超预算 */
export type SdStateFilterValue =
  | 'enabledPaused'
  | 'enabled'
  | 'paused'
  | 'archived'
  | 'almostOutOfBudget'

/** SD投放策略：T00020 内容相关投放(商品/类目)，T00030 受众投放 */
export type SdTacticValue =
  | 'T00020'
  | 'T00030'

/** 搜索类型：asin ASIN，msku MSKU，title 标题 */
export type SearchTypeValue =
  | 'asin'
  | 'msku'
  | 'title'

/** 搜索类型(全部)：asin ASIN，parent_asin 父ASIN，msku MSKU，fnsku FNSKU，sku 本地SKU，title 标题，product_name 品名 */
export type SearchTypeFullValue =
  | 'asin'
  | 'parent_asin'
  | 'msku'
  | 'fnsku'
  | 'sku'
  | 'title'
  | 'product_name'

/**
 * 投放状态：
 * DELIVERING 正在投放，PAUSED 已暂停，ARCHIVED 已归档，OUT_OF_BUDGET 超出预算，ACCOUNT_OUT_OF_BUDGET 账户超预算，PORTFOLIO_OUT_OF_BUDGET 组合超预算，
 * PENDING_START_DATE 未到开始日期，PENDING_REVIEW 审核中，REJECTED 审核拒绝，INCOMPLETE 资料不完整，INELIGIBLE 不符合投放条件，PAYMENT_FAILURE 付款失败，ENDED 已结束
 */
export type ServingStatusValue =
  | 'DELIVERING'
  | 'PAUSED'
  | 'ARCHIVED'
  | 'OUT_OF_BUDGET'
  | 'ACCOUNT_OUT_OF_BUDGET'
  | 'PORTFOLIO_OUT_OF_BUDGET'
  | 'PENDING_START_DATE'
  | 'PENDING_REVIEW'
  | 'REJECTED'
  | 'INCOMPLETE'
  | 'INELIGIBLE'
  | 'PAYMENT_FAILURE'
  | 'ENDED'

/** 结算方式：cash 现结，prepay 预付，month 月结，cod 货到付款，period 账期 */
export type SettleMethodValue =
  | 'cash'
  | 'prepay'
  | 'month'
  | 'cod'
  | 'period'

/** 结算状态：Open 未结算，Pending 结算中，Closed 已结算，Reconciled 已对账 */
export type SettleStatusValue =
  | 'Open'
  | 'Pending'
  | 'Closed'
  | 'Reconciled'

/** 差异原因：not_imported 交易报告没有导全，deferred 延期入账，category 费用归类不同，day 时区跨日，amazon 亚马逊少付或多扣，other 其他 */
export type SettlementIssueReasonValue =
  | 'not_imported'
  | 'deferred'
  | 'category'
  | 'day'
  | 'amazon'
  | 'other'

/** 处理状态：0 待处理，1 处理中，2 已完成，3 已忽略 */
export type SettlementIssueStateValue =
  | '0'
  | '1'
  | '2'
  | '3'

/** 申报流程：sp 小包(SPD)，ltl 卡车(LTL/FTL)，old 旧版流程 */
export type ShipFlowValue =
  | 'sp'
  | 'ltl'
  | 'old'

/**
 * 运输方式(亚马逊)：
 * GROUND_SMALL_PARCEL 小包裹快递，FREIGHT_LTL 汽运零担(LTL)，FREIGHT_FTL_PALLET 整车-托盘，FREIGHT_FTL_NONPALLET 整车-非托盘，OCEAN_LCL 海运拼箱，OCEAN_FCL 海运整柜，
 * AIR_SMALL_PARCEL 空运小包，AIR_SMALL_PARCEL_EXPRESS 空运快递
 */
export type ShipModeValue =
  | 'GROUND_SMALL_PARCEL'
  | 'FREIGHT_LTL'
  | 'FREIGHT_FTL_PALLET'
  | 'FREIGHT_FTL_NONPALLET'
  | 'OCEAN_LCL'
  | 'OCEAN_FCL'
  | 'AIR_SMALL_PARCEL'
  | 'AIR_SMALL_PARCEL_EXPRESS'

/** 承运方案：AMAZON_PARTNERED_CARRIER 亚马逊合作承运人，USE_YOUR_OWN_CARRIER 自选承运人 */
export type ShipSolutionValue =
  | 'AMAZON_PARTNERED_CARRIER'
  | 'USE_YOUR_OWN_CARRIER'

/** 发货日来自：report 发货报告，self 自发货单，posted 首次入账日，rest 没有订单承担 */
export type ShipToldValue =
  | 'report'
  | 'self'
  | 'posted'
  | 'rest'

/** 站点：us 美国，ca 加拿大，mx 墨西哥，br 巴西，gb 英国，uk 英国，de 德国，fr 法国，it 意大利，es 西班牙，nl 荷兰，se 瑞典，pl 波兰，be 比利时，ie 爱尔兰，tr 土耳其，jp 日本，au 澳洲，ae 阿联酋，sa 沙特，in 印度，sg 新加坡，o5 欧洲五国 */
export type SiteValue =
  | 'us'
  | 'ca'
  | 'mx'
  | 'br'
  | 'gb'
  | 'uk'
  | 'de'
  | 'fr'
  | 'it'
  | 'es'
  | 'nl'
  | 'se'
  | 'pl'
  | 'be'
  | 'ie'
  | 'tr'
  | 'jp'
  | 'au'
  | 'ae'
  | 'sa'
  | 'in'
  | 'sg'
  | 'o5'

/** SKU类型：1 原料SKU，2 成品SKU */
export type SkuKindValue =
  | '1'
  | '2'

/** SP竞价策略：Dynamic bids - down only 动态竞价-只降低，Dynamic bids - up and down 动态竞价-提高和降低，Fixed bid 固定竞价 */
export type SpBidStrategyValue =
  | 'Dynamic bids - down only'
  | 'Dynamic bids - up and down'
  | 'Fixed bid'

/** 投放资格：Eligible 可投放，Ineligible 不可投放 */
export type SpEligibilityValue =
  | 'Eligible'
  | 'Ineligible'

/**
 * 广告位：
 * Placement Top 搜索结果首页首位，Placement Rest Of Search 搜索结果其余位置，Placement Product Page 商品页面，Placement Amazon Business 企业购，Off Amazon 站外，
 * Top Of Search SB搜索结果顶部，Detail Page SB商品页面，Home SB亚马逊首页，Other SB其他位置
 */
export type SpPlacementValue =
  | 'Placement Top'
  | 'Placement Rest Of Search'
  | 'Placement Product Page'
  | 'Placement Amazon Business'
  | 'Off Amazon'
  | 'Top Of Search'
  | 'Detail Page'
  | 'Home'
  | 'Other'

/** 特殊属性：1 含电，2 纯电，3 液体，4 粉末，5 膏体，6 带磁 */
export type SpecialAttrValue =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'

/** 特殊权限：cost 查看采购成本，profit 查看利润，stockBook 查看盲盘账面，closeMonth 结账与反结账，price 改价，shareViews 维护共享视图，audit 查看操作日志的改前与改后 */
export type SpecialPermissionValue =
  | 'cost'
  | 'profit'
  | 'stockBook'
  | 'closeMonth'
  | 'price'
  | 'shareViews'
  | 'audit'

/** 申报步骤：1 选择商品，2 装箱，3 货件方案，4 送达时间，5 配送服务与跟踪号 */
export type StaStepValue =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'

/** 在职状态：0 离职，1 在职，2 停用 */
export type StaffStateValue =
  | '0'
  | '1'
  | '2'

/** 品质：good 良品，bad 次品 */
export type StockConditionValue =
  | 'good'
  | 'bad'

/**
 * 来源单据：
 * stock_opening 期初库存，stock_move 手动出入库单，transfer 调拨单，stocktake 盘点单，receipt 收货单，putaway 上架单，purchase_return 采购退货单，ship_batch 发货批次，
 * awd_order AWD入库单，removal_receipt 移除收货，process_order 加工单，process_qc 加工质检单，fbm_order 自发货订单，fbm_return 自发货退货
 */
export type StockDocValue =
  | 'stock_opening'
  | 'stock_move'
  | 'transfer'
  | 'stocktake'
  | 'receipt'
  | 'putaway'
  | 'purchase_return'
  | 'ship_batch'
  | 'awd_order'
  | 'removal_receipt'
  | 'process_order'
  | 'process_qc'
  | 'fbm_order'
  | 'fbm_return'

/** 库存地点：bin 仓库，transit 在途，shipment 发往亚马逊，amazon 亚马逊仓库，supplier 供应商，opening 期初，other 其他，production 加工中，scrap 报废，gain_loss 盘盈盘亏，lost 途中差异 */
export type StockPlaceValue =
  | 'bin'
  | 'transit'
  | 'shipment'
  | 'amazon'
  | 'supplier'
  | 'opening'
  | 'other'
  | 'production'
  | 'scrap'
  | 'gain_loss'
  | 'lost'

/** 循环方式：1 货值最高，2 最久没有盘过，3 随机 */
export type StocktakeCycleByValue =
  | '1'
  | '2'
  | '3'

/** 盘点期间的出入库：0 不影响账面，1 算到录入为止 */
export type StocktakeMovesByValue =
  | '0'
  | '1'

/** 建议状态：wait 待处理，applied 已采纳，ignored 已忽略 */
export type SuggestStateValue =
  | 'wait'
  | 'applied'
  | 'ignored'

/** 建议类型：add_keyword 添加关键词，add_negative 添加否定词，raise_bid 提高竞价，lower_bid 降低竞价，raise_budget 提高预算，pause_target 暂停投放，add_asin 添加商品投放 */
export type SuggestTypeValue =
  | 'add_keyword'
  | 'add_negative'
  | 'raise_bid'
  | 'lower_bid'
  | 'raise_budget'
  | 'pause_target'
  | 'add_asin'

/** 供应商对账状态：0 待对账，1 对账中，2 已对账，3 有差异，4 已作废 */
export type SupplierBillStatusValue =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'

/** 供应商等级：A A 战略，B B 优选，C C 合格，D D 观察 */
export type SupplierLevelValue =
  | 'A'
  | 'B'
  | 'C'
  | 'D'

/** 附加费计法：shipment 每票，box 每箱，unit 每计费单位，share 运费比例 */
export type SurchargePerValue =
  | 'shipment'
  | 'box'
  | 'unit'
  | 'share'

/** 同步错误：auth 授权失效，param 参数错误，throttle 请求限流，sku SKU不存在，timeout 请求超时，other 其他 */
export type SyncErrValue =
  | 'auth'
  | 'param'
  | 'throttle'
  | 'sku'
  | 'timeout'
  | 'other'

/** 颜色：blue 蓝，green 绿，orange 橙，red 红，grey 灰 */
export type TagColorValue =
  | 'blue'
  | 'green'
  | 'orange'
  | 'red'
  | 'grey'

/** 投放匹配类型：exact 精确匹配，phrase 词组匹配，broad 广泛匹配，closeMatch 紧密匹配，looseMatch 宽泛匹配，substitutes 同类商品，complements 关联商品，category 类目，asin 商品ASIN，audience 受众 */
export type TargetMatchValue =
  | 'exact'
  | 'phrase'
  | 'broad'
  | 'closeMatch'
  | 'looseMatch'
  | 'substitutes'
  | 'complements'
  | 'category'
  | 'asin'
  | 'audience'

/** 投放类型：manual 手动投放，auto 自动投放 */
export type TargetingTypeValue =
  | 'manual'
  | 'auto'

/** 任务状态：wait 排队中，running 处理中，success 已完成，fail 失败，partial 部分成功，cancel 已取消，expired 已过期 */
export type TaskStateValue =
  | 'wait'
  | 'running'
  | 'success'
  | 'fail'
  | 'partial'
  | 'cancel'
  | 'expired'

/** 方案类型：goods 商品资料，label 标签 */
export type TemplateSolutionSolutionTypeValue =
  | 'goods'
  | 'label'

/** 执行时区：site 站点时间，beijing 北京时间 */
export type TimeZoneModeValue =
  | 'site'
  | 'beijing'

/** 作用对象：campaign 广告活动，group 广告组，keyword 关键词，target 商品投放，placement 广告位 */
export type TimingObjectValue =
  | 'campaign'
  | 'group'
  | 'keyword'
  | 'target'
  | 'placement'

/** 执行结果：pending 等待执行，success 成功，fail 失败，missed 错过，skip 未执行 */
export type TimingResultValue =
  | 'pending'
  | 'success'
  | 'fail'
  | 'missed'
  | 'skip'

/** 分时任务状态：running 运行中，paused 已暂停，ended 已结束 */
export type TimingRunStateValue =
  | 'running'
  | 'paused'
  | 'ended'

/** 分时类型：bid 分时竞价，budget 分时预算，state 定时开关，placement 分时广告位加成 */
export type TimingTypeValue =
  | 'bid'
  | 'budget'
  | 'state'
  | 'placement'

/** 分时的时区：site 站点时间，beijing 北京时间 */
export type TimingZoneValue =
  | 'site'
  | 'beijing'

/** 物流轨迹状态：notfound 未查询到，info 已揽收待上网，transit 运输中，pickup 到达待取，delivered 已签收，undelivered 投递失败，exception 异常，expired 运输过久 */
export type TrackStateValue =
  | 'notfound'
  | 'info'
  | 'transit'
  | 'pickup'
  | 'delivered'
  | 'undelivered'
  | 'exception'
  | 'expired'

/** 贸易方式：1210 保税电商（1210），9610 跨境电商直邮（9610），9710 跨境电商 B2B 直接出口（9710），9810 跨境电商出口海外仓（9810），0110 一般贸易（0110） */
export type TradeModeValue =
  | '1210'
  | '9610'
  | '9710'
  | '9810'
  | '0110'

/** 成交方式：FOB FOB，CIF CIF，C&F C&F，EXW EXW，DAP DAP，DDP DDP */
export type TradeTermValue =
  | 'FOB'
  | 'CIF'
  | 'C&F'
  | 'EXW'
  | 'DAP'
  | 'DDP'

/**
 * 交易类型：
 * Order 订单，Refund 退款，Adjustment 调整，Service Fee 服务费，FBA Inventory Fee FBA库存费，FBA Transaction fees FBA交易费，Amazon Fees 亚马逊费用，Fee Adjustment 费用调整，
 * Deal Fee 秒杀费，Liquidations 清算，Liquidations Adjustments 清算调整，Order_Retrocharge 订单追溯扣款，Refund_Retrocharge 退款追溯扣款，Chargeback Refund 拒付退款，
 * A-to-z Guarantee Claim A-to-Z索赔，SAFE-T reimbursement SAFE-T赔偿，Shipping Services 购买运单，Transfer 转账，Debt 欠款，Others 其他
 */
export type TransactionTypeValue =
  | 'Order'
  | 'Refund'
  | 'Adjustment'
  | 'Service Fee'
  | 'FBA Inventory Fee'
  | 'FBA Transaction fees'
  | 'Amazon Fees'
  | 'Fee Adjustment'
  | 'Deal Fee'
  | 'Liquidations'
  | 'Liquidations Adjustments'
  | 'Order_Retrocharge'
  | 'Refund_Retrocharge'
  | 'Chargeback Refund'
  | 'A-to-z Guarantee Claim'
  | 'SAFE-T reimbursement'
  | 'Shipping Services'
  | 'Transfer'
  | 'Debt'
  | 'Others'

/** 调拨状态：0 待提交，1 待审核，2 待出库，3 在途，4 部分入库，5 已完成，6 已作废 */
export type TransferStateValue =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'

/** 转账状态：Succeeded 转账成功，Processing 转账中，Failed 转账失败，Unknown 未知 */
export type TransferStatusValue =
  | 'Succeeded'
  | 'Processing'
  | 'Failed'
  | 'Unknown'

/** 状态：0 未打印，1 已打印，2 已作废 */
export type TransparencyCodeStateValue =
  | '0'
  | '1'
  | '2'

/** 运输方式：sea 海运，air 空运，express 快递，rail 铁路，truck 卡航，local 本地派送 */
export type TransportValue =
  | 'sea'
  | 'air'
  | 'express'
  | 'rail'
  | 'truck'
  | 'local'

/** 触发事件：order 下单后，shipped 发货后，delivered 签收后，refund 退款后，feedback 留评后 */
export type TriggerEventValue =
  | 'order'
  | 'shipped'
  | 'delivered'
  | 'refund'
  | 'feedback'

/** 种类：invoice 发票，credit 贷记单 */
export type VatInvoiceInvoiceKindValue =
  | 'invoice'
  | 'credit'

/** 来自：vat 增值税交易，order 订单商品 */
export type VatInvoiceItemLineOriginValue =
  | 'vat'
  | 'order'

/** 发票开具状态：0 待开具，1 已开具，2 已上传，3 上传失败 */
export type VatStateValue =
  | '0'
  | '1'
  | '2'
  | '3'

/** 增值税交易类型：SALE 销售，REFUND 退款，RETURN 退货，FC_TRANSFER 跨国调拨，INBOUND 入库，COMMINGLING_BUY 混合库存买入，COMMINGLING_SELL 混合库存卖出 */
export type VatTypeValue =
  | 'SALE'
  | 'REFUND'
  | 'RETURN'
  | 'FC_TRANSFER'
  | 'INBOUND'
  | 'COMMINGLING_BUY'
  | 'COMMINGLING_SELL'

/** 查看方式：1 按批次，2 按仓库 */
export type ViewModeValue =
  | '1'
  | '2'

/** 沃尔玛广告位：SEARCH_INGRID 搜索结果，SEARCH_CAROUSEL 搜索轮播，ITEM_BUYBOX 购物车位，ITEM_CAROUSEL 商品页轮播，HOMEPAGE 首页 */
export type WalmartPlacementValue =
  | 'SEARCH_INGRID'
  | 'SEARCH_CAROUSEL'
  | 'ITEM_BUYBOX'
  | 'ITEM_CAROUSEL'
  | 'HOMEPAGE'

/** 沃尔玛广告状态：live 投放中，scheduled 已排期，paused 已暂停，completed 已结束，proposal 待审核 */
export type WalmartStateValue =
  | 'live'
  | 'scheduled'
  | 'paused'
  | 'completed'
  | 'proposal'

/** 预警类型：out_stock 断货预警，over_age 超龄库存，acos ACOS超标，budget 预算耗尽，buybox 丢失购物车，bad_review 差评，hijack 被跟卖，listing Listing异常，auth 授权失效，refund 退款率异常 */
export type WarnTypeValue =
  | 'out_stock'
  | 'over_age'
  | 'acos'
  | 'budget'
  | 'buybox'
  | 'bad_review'
  | 'hijack'
  | 'listing'
  | 'auth'
  | 'refund'

/** 仓库类型：local 本地仓，oversea 海外仓，fba FBA仓，awd AWD仓，transit 中转仓，third 第三方仓 */
export type WhTypeValue =
  | 'local'
  | 'oversea'
  | 'fba'
  | 'awd'
  | 'transit'
  | 'third'

/** 时间窗类型：AVAILABLE 可选，BLOCKED 不可选，CONGESTED 拥堵，DISCOUNTED 优惠 */
export type WindowTypeValue =
  | 'AVAILABLE'
  | 'BLOCKED'
  | 'CONGESTED'
  | 'DISCOUNTED'

/** 词类型：core 核心词，long_tail 长尾词，brand 品牌词，competitor 竞品词，negative 否定词，watch 观察词 */
export type WordTypeValue =
  | 'core'
  | 'long_tail'
  | 'brand'
  | 'competitor'
  | 'negative'
  | 'watch'

/** 是否：0 否，1 是 */
export type YesNoValue =
  | '0'
  | '1'

/**
 * 时段：
 * 00 00时，01 01时，02 02时，03 03时，04 04时，05 05时，06 06时，07 07时，08 08时，09 09时，10 10时，11 11时，12 12时，13 13时，14 14时，15 15时，16 16时，17 17时，18 18时，19 19时，
 * 20 20时，21 21时，22 22时，23 23时
 */
export type ClockHourValue =
  | '00'
  | '01'
  | '02'
  | '03'
  | '04'
  | '05'
  | '06'
  | '07'
  | '08'
  | '09'
  | '10'
  | '11'
  | '12'
  | '13'
  | '14'
  | '15'
  | '16'
  | '17'
  | '18'
  | '19'
  | '20'
  | '21'
  | '22'
  | '23'

/** 星期：1 周一，2 周二，3 周三，4 周四，5 周五，6 周六，7 周日 */
export type ClockWeekdayValue =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
