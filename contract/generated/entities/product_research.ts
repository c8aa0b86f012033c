/**
 * 产品调研：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/develop/product_research.json: edit that, not this file.
 */
import type { CurrencyAllValue, ResearchStateValue, SiteValue } from '../enums'

/** 产品调研 */
export interface ProductResearchRow {
  /** 编号 */
  id: string
  /** 调研编号 */
  research_no?: string | null
  /** 品名 */
  product_name?: string
  /** 图片 */
  image?: string | null
  /** 分类 */
  category_id?: string
  /** 站点 */
  site?: SiteValue | (string & {})
  /** 状态 */
  research_state?: ResearchStateValue | (string & {}) | null
  /** 参考ASIN */
  ref_asins?: string[]
  /** 月市场容量（件） */
  market_size?: number | null
  /** 竞品数 */
  rival_count?: number | null
  /** 竞品月销量 */
  rival_sales?: number | null
  /** 竞品月销售额 */
  rival_amount?: string | null
  /** 市场均价：竞品月销售额 ÷ 竞品月销量 */
  avg_price?: string | null
  /** 较市场均价 */
  price_gap?: string | null
  /** 卖点 */
  selling_points?: string | null
  /** 风险点 */
  risk_desc?: string | null
  /** 售价币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 目标售价 */
  target_price?: string
  /** 成本币种 */
  cost_currency?: CurrencyAllValue | (string & {})
  /** 预估成本：单件采购额，本位币 */
  est_cost?: string
  /** 汇率：1 单位售价币种折合多少本位币；不填取「汇率管理」里最近一个月的，先我的汇率，后官方汇率 */
  rate?: string | null
  /** 参照商品：已经在售的同类商品：FBA费与佣金率取亚马逊对它的预估 */
  like_id?: string | null
  /** 包装长（cm） */
  pkg_length?: string | null
  /** 包装宽（cm） */
  pkg_width?: string | null
  /** 包装高（cm） */
  pkg_height?: string | null
  /** 毛重（g） */
  gross_weight?: number | null
  /** 体积重（kg）：长 × 宽 × 高 ÷ 6000 */
  volume_weight?: string | null
  /** 计费重（kg）：毛重与体积重取大者 */
  charge_weight?: string | null
  /** 头程渠道 */
  channel_id?: string | null
  /** 头程单价(每kg) */
  head_price?: string | null
  /** 单件头程（手填）：填了就不按计费重算 */
  head_said?: string | null
  /** 预估头程：手填的；没有则计费重 × 头程单价 */
  est_head?: string | null
  /** 佣金率 */
  commission_rate?: string
  /** FBA费 */
  fba_fee?: string | null
  /** 广告占比 */
  ad_rate?: string | null
  /** 预估佣金 */
  est_commission?: string | null
  /** 预估广告费 */
  est_ad?: string | null
  /** 采购折站点币种 */
  cost_abroad?: string | null
  /** 头程折站点币种 */
  head_abroad?: string | null
  /** 预估利润：售价 − 佣金 − FBA费 − 采购 − 头程 − 广告；缺一项则不算 */
  est_profit?: string | null
  /** 预估利润率 */
  est_margin?: string | null
  /** 投资回报：预估利润 ÷（采购 + 头程） */
  est_roi?: string | null
  /** 调研日期 */
  begin_day?: string | null
  /** 开发专员 */
  developer?: string
  /** 标签 */
  tags?: string[] | null
  /** 项目数 */
  project_count?: number | null
  /** 审核人 */
  auditor?: string | null
  /** 审核日期 */
  audit_time?: string | null
  /** 审核意见 */
  audit_remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 分类：从最上级写起，例如：家居/厨房/刀具 */
  'category.full_name'?: string | null
  /** 编号 */
  'category.id'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
  /** MSKU */
  'like.msku'?: string | null
  /** 店铺 */
  'like.shop_id'?: string | null
  /** 图片 */
  'like.image'?: string | null
  /** 编号 */
  'like.id'?: string | null
  /** 物流渠道 */
  'channel.logistics_channel'?: string | null
  /** 编号 */
  'channel.id'?: string | null
  /** 标签 */
  'tag.name'?: string | null
  /** 编号 */
  'tag.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface ProductResearchKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ProductResearchAdd {
  /** 品名 */
  product_name: string
  /** 图片 */
  image?: string | null
  /** 分类 */
  category_id: string
  /** 站点 */
  site: SiteValue | (string & {})
  /** 参考ASIN */
  ref_asins: string[]
  /** 月市场容量（件） */
  market_size?: number | null
  /** 卖点 */
  selling_points?: string | null
  /** 风险点 */
  risk_desc?: string | null
  /** 目标售价 */
  target_price: string
  /** 预估成本：单件采购额，本位币 */
  est_cost: string
  /** 汇率：1 单位售价币种折合多少本位币；不填取「汇率管理」里最近一个月的，先我的汇率，后官方汇率 */
  rate?: string | null
  /** 参照商品：已经在售的同类商品：FBA费与佣金率取亚马逊对它的预估 */
  like_id?: string | null
  /** 包装长（cm） */
  pkg_length?: string | null
  /** 包装宽（cm） */
  pkg_width?: string | null
  /** 包装高（cm） */
  pkg_height?: string | null
  /** 毛重（g） */
  gross_weight?: number | null
  /** 头程渠道 */
  channel_id?: string | null
  /** 头程单价(每kg) */
  head_price?: string | null
  /** 单件头程（手填）：填了就不按计费重算 */
  head_said?: string | null
  /** 佣金率 */
  commission_rate?: string | null
  /** FBA费 */
  fba_fee?: string | null
  /** 广告占比 */
  ad_rate?: string | null
  /** 开发专员 */
  developer: string
  /** 标签 */
  tags?: string[] | null
  /** 审核意见 */
  audit_remark?: string | null
  /** 竞品 */
  rivals?: {
    /** 编号 */
    id?: string
    /** ASIN */
    asin?: string | null
    /** 标题 */
    rival_title?: string | null
    /** 售价：站点币种 */
    price?: string | null
    /** 月销量 */
    month_sales?: number | null
    /** 评分 */
    star?: string | null
    /** 评论数 */
    review_count?: number | null
    /** 小类排名 */
    small_rank?: number | null
    /** 上架日期 */
    listed_day?: string | null
    /** 备注 */
    remark?: string | null
  }[]
}

export interface ProductResearchEdit {
  /** 品名 */
  product_name?: string | null
  /** 图片 */
  image?: string | null
  /** 分类 */
  category_id?: string | null
  /** 站点 */
  site?: SiteValue | (string & {}) | null
  /** 参考ASIN */
  ref_asins?: string[] | null
  /** 月市场容量（件） */
  market_size?: number | null
  /** 卖点 */
  selling_points?: string | null
  /** 风险点 */
  risk_desc?: string | null
  /** 目标售价 */
  target_price?: string | null
  /** 预估成本：单件采购额，本位币 */
  est_cost?: string | null
  /** 汇率：1 单位售价币种折合多少本位币；不填取「汇率管理」里最近一个月的，先我的汇率，后官方汇率 */
  rate?: string | null
  /** 参照商品：已经在售的同类商品：FBA费与佣金率取亚马逊对它的预估 */
  like_id?: string | null
  /** 包装长（cm） */
  pkg_length?: string | null
  /** 包装宽（cm） */
  pkg_width?: string | null
  /** 包装高（cm） */
  pkg_height?: string | null
  /** 毛重（g） */
  gross_weight?: number | null
  /** 头程渠道 */
  channel_id?: string | null
  /** 头程单价(每kg) */
  head_price?: string | null
  /** 单件头程（手填）：填了就不按计费重算 */
  head_said?: string | null
  /** 佣金率 */
  commission_rate?: string | null
  /** FBA费 */
  fba_fee?: string | null
  /** 广告占比 */
  ad_rate?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 审核意见 */
  audit_remark?: string | null
  /** 竞品 */
  rivals?: {
    /** 编号 */
    id?: string
    /** ASIN */
    asin?: string | null
    /** 标题 */
    rival_title?: string | null
    /** 售价：站点币种 */
    price?: string | null
    /** 月销量 */
    month_sales?: number | null
    /** 评分 */
    star?: string | null
    /** 评论数 */
    review_count?: number | null
    /** 小类排名 */
    small_rank?: number | null
    /** 上架日期 */
    listed_day?: string | null
    /** 备注 */
    remark?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
