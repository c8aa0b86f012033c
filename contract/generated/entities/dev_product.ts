/**
 * 开发中产品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/develop/dev_product.json: edit that, not this file.
 */
import type { CurrencyAllValue, DevProductDevStateValue, RiskValue, SampleStateValue, SpecialAttrValue } from '../enums'

/** 开发中产品 */
export interface DevProductRow {
  /** 编号 */
  id: string
  /** 项目 */
  project_id?: string
  /** 调研 */
  research_id?: string | null
  /** 品名 */
  product_name?: string
  /** 本地SKU：转正式时用的编码，转之前要填 */
  sku_code?: string | null
  /** 图片 */
  image?: string | null
  /** 状态 */
  dev_state?: DevProductDevStateValue | (string & {}) | null
  /** 分类 */
  category_id?: string | null
  /** 品牌 */
  brand_id?: string | null
  /** 单位 */
  unit?: string | null
  /** 型号 */
  model?: string | null
  /** 材质 */
  material?: string | null
  /** 特殊属性 */
  special_attr?: SpecialAttrValue | (string & {}) | null
  /** 包装长（cm） */
  pkg_length?: string | null
  /** 包装宽（cm） */
  pkg_width?: string | null
  /** 包装高（cm） */
  pkg_height?: string | null
  /** 毛重（g） */
  gross_weight?: number | null
  /** HS编码 */
  hs_code?: string | null
  /** 中文报关名 */
  declare_cn?: string | null
  /** 英文报关名 */
  declare_en?: string | null
  /** 侵权检测：查过专利与商标后的风险；高风险的不能转正式 */
  infringe_state?: RiskValue | (string & {}) | null
  /** 建档日期 */
  begin_day?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 供应商：选定的报价；没有选定的是最近一次报价 */
  supplier_id?: string | null
  /** 报价币种 */
  quote_currency?: CurrencyAllValue | (string & {}) | null
  /** 最新报价 */
  quote?: string | null
  /** 起订量 */
  moq?: number | null
  /** 交期（天） */
  lead_days?: number | null
  /** 报价折本位币：报价时最近一个月的汇率 */
  quote_base?: string | null
  /** 售价币种 */
  sale_currency?: CurrencyAllValue | (string & {}) | null
  /** 体积重（kg）：长 × 宽 × 高 ÷ 6000 */
  volume_weight?: string | null
  /** 计费重（kg）：毛重与体积重取大者 */
  charge_weight?: string | null
  /** 单件头程(本位币)：实际包装的计费重 × 调研的头程单价；没有则调研里手填的 */
  head?: string | null
  /** 预估利润：调研的售价、佣金、FBA费与广告，减去最新报价与按实际包装的头程；缺一项则不算 */
  profit?: string | null
  /** 利润率 */
  margin?: string | null
  /** 报价数 */
  quote_count?: number | null
  /** 样品：最近一张样品单 */
  sample_state?: SampleStateValue | (string & {}) | null
  /** 合格样品 */
  sample_ok?: number | null
  /** 评审中 */
  review_open?: number | null
  /** 通过的评审 */
  review_ok?: number | null
  /** 商品：转正式后在商品档案里的本地SKU */
  sku_id?: string | null
  /** 转正式日期 */
  formal_day?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 项目编号 */
  'project.project_no'?: string | null
  /** 阶段 */
  'project.dev_stage'?: string | null
  /** 开发专员 */
  'project.developer'?: string | null
  /** 品名 */
  'project.product_name'?: string | null
  /** 分类 */
  'project.category_id'?: string | null
  /** 编号 */
  'project.id'?: string | null
  /** 调研编号 */
  'research.research_no'?: string | null
  /** 站点 */
  'research.site'?: string | null
  /** 售价币种 */
  'research.currency'?: string | null
  /** 成本币种 */
  'research.cost_currency'?: string | null
  /** 目标售价 */
  'research.target_price'?: string | null
  /** 汇率：1 单位售价币种折合多少本位币；不填取「汇率管理」里最近一个月的，先我的汇率，后官方汇率 */
  'research.rate'?: string | null
  /** 佣金率 */
  'research.commission_rate'?: string | null
  /** 广告占比 */
  'research.ad_rate'?: string | null
  /** FBA费 */
  'research.fba_fee'?: string | null
  /** 单件头程（手填）：填了就不按计费重算 */
  'research.head_said'?: string | null
  /** 头程单价(每kg) */
  'research.head_price'?: string | null
  /** 编号 */
  'research.id'?: string | null
  /** 分类：从最上级写起，例如：家居/厨房/刀具 */
  'category.full_name'?: string | null
  /** 编号 */
  'category.id'?: string | null
  /** 品牌 */
  'brand.name'?: string | null
  /** 编号 */
  'brand.id'?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 状态 */
  'sku.product_status'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface DevProductKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface DevProductAdd {
  /** 项目 */
  project_id: string
  /** 品名 */
  product_name: string
  /** 本地SKU：转正式时用的编码，转之前要填 */
  sku_code?: string | null
  /** 图片 */
  image?: string | null
  /** 分类 */
  category_id?: string | null
  /** 品牌 */
  brand_id?: string | null
  /** 单位 */
  unit?: string | null
  /** 型号 */
  model?: string | null
  /** 材质 */
  material?: string | null
  /** 特殊属性 */
  special_attr?: SpecialAttrValue | (string & {}) | null
  /** 包装长（cm） */
  pkg_length?: string | null
  /** 包装宽（cm） */
  pkg_width?: string | null
  /** 包装高（cm） */
  pkg_height?: string | null
  /** 毛重（g） */
  gross_weight?: number | null
  /** HS编码 */
  hs_code?: string | null
  /** 中文报关名 */
  declare_cn?: string | null
  /** 英文报关名 */
  declare_en?: string | null
  /** 侵权检测：查过专利与商标后的风险；高风险的不能转正式 */
  infringe_state?: RiskValue | (string & {}) | null
  /** 采购员 */
  buyer?: string | null
  /** 备注 */
  remark?: string | null
}

export interface DevProductEdit {
  /** 项目 */
  project_id?: string | null
  /** 品名 */
  product_name?: string | null
  /** 本地SKU：转正式时用的编码，转之前要填 */
  sku_code?: string | null
  /** 图片 */
  image?: string | null
  /** 分类 */
  category_id?: string | null
  /** 品牌 */
  brand_id?: string | null
  /** 单位 */
  unit?: string | null
  /** 型号 */
  model?: string | null
  /** 材质 */
  material?: string | null
  /** 特殊属性 */
  special_attr?: SpecialAttrValue | (string & {}) | null
  /** 包装长（cm） */
  pkg_length?: string | null
  /** 包装宽（cm） */
  pkg_width?: string | null
  /** 包装高（cm） */
  pkg_height?: string | null
  /** 毛重（g） */
  gross_weight?: number | null
  /** HS编码 */
  hs_code?: string | null
  /** 中文报关名 */
  declare_cn?: string | null
  /** 英文报关名 */
  declare_en?: string | null
  /** 侵权检测：查过专利与商标后的风险；高风险的不能转正式 */
  infringe_state?: RiskValue | (string & {}) | null
  /** 采购员 */
  buyer?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
