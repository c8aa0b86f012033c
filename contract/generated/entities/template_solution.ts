/**
 * 模板方案：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/commodity/template_solution.json: edit that, not this file.
 */
import type { CurrencyAllValue, SpecialAttrValue, TemplateSolutionSolutionTypeValue } from '../enums'

/** 模板方案 */
export interface TemplateSolutionRow {
  /** 编号 */
  id: string
  /** 方案名称 */
  solution_name?: string
  /** 方案类型 */
  solution_type?: TemplateSolutionSolutionTypeValue | (string & {})
  /** 分类：默认方案用于这个分类的新商品 */
  category_id?: string | null
  /** 字段：方案里写了的字段 */
  fields_desc?: string[] | null
  /** 资料应用数 */
  apply_goods?: number | null
  /** 标签应用数 */
  apply_labels?: number | null
  /** 应用数：现在用这个方案的商品 */
  apply_count?: number | null
  /** 默认：每个分类、每种类型最多一个 */
  is_default?: boolean | null
  /** 启用 */
  is_enable?: boolean | null
  /** 默认资料方案的分类 */
  goods_default_of?: string | null
  /** 默认标签方案的分类 */
  label_default_of?: string | null
  /** 打印模板：在「打印模板」里设计，用于商品标签 */
  label_template_id?: string | null
  /** 品牌 */
  brand_id?: string | null
  /** 单位 */
  unit?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 特殊属性 */
  special_attr?: SpecialAttrValue | (string & {}) | null
  /** 包装长（cm） */
  pkg_length?: string | null
  /** 包装宽（cm） */
  pkg_width?: string | null
  /** 包装高（cm） */
  pkg_height?: string | null
  /** 单箱数量 */
  box_qty?: number | null
  /** 箱长（cm） */
  box_length?: string | null
  /** 箱宽（cm） */
  box_width?: string | null
  /** 箱高（cm） */
  box_height?: string | null
  /** HS编码 */
  hs_code?: string | null
  /** 中文报关名 */
  declare_cn?: string | null
  /** 英文报关名 */
  declare_en?: string | null
  /** 申报币种 */
  declare_currency?: CurrencyAllValue | (string & {}) | null
  /** 申报价 */
  declare_price?: string | null
  /** 材质 */
  material?: string | null
  /** 申报要素 */
  elements?: string | null
  /** 销售组长 */
  sales_leader?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 采购员 */
  buyer?: string | null
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
  /** 分类：从最上级写起，例如：家居/厨房/刀具 */
  'goods_category.full_name'?: string | null
  /** 编号 */
  'goods_category.id'?: string | null
  /** 分类：从最上级写起，例如：家居/厨房/刀具 */
  'label_category.full_name'?: string | null
  /** 编号 */
  'label_category.id'?: string | null
  /** 品牌 */
  'brand.name'?: string | null
  /** 编号 */
  'brand.id'?: string | null
  /** 模板名称 */
  'label_template.template_name'?: string | null
  /** 纸张 */
  'label_template.paper_size'?: string | null
}

export interface TemplateSolutionKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface TemplateSolutionAdd {
  /** 方案名称 */
  solution_name: string
  /** 方案类型 */
  solution_type?: TemplateSolutionSolutionTypeValue | (string & {}) | null
  /** 分类：默认方案用于这个分类的新商品 */
  category_id?: string | null
  /** 默认：每个分类、每种类型最多一个 */
  is_default?: boolean | null
  /** 启用 */
  is_enable?: boolean | null
  /** 打印模板：在「打印模板」里设计，用于商品标签 */
  label_template_id?: string | null
  /** 品牌 */
  brand_id?: string | null
  /** 单位 */
  unit?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 特殊属性 */
  special_attr?: SpecialAttrValue | (string & {}) | null
  /** 包装长（cm） */
  pkg_length?: string | null
  /** 包装宽（cm） */
  pkg_width?: string | null
  /** 包装高（cm） */
  pkg_height?: string | null
  /** 单箱数量 */
  box_qty?: number | null
  /** 箱长（cm） */
  box_length?: string | null
  /** 箱宽（cm） */
  box_width?: string | null
  /** 箱高（cm） */
  box_height?: string | null
  /** HS编码 */
  hs_code?: string | null
  /** 中文报关名 */
  declare_cn?: string | null
  /** 英文报关名 */
  declare_en?: string | null
  /** 申报币种 */
  declare_currency?: CurrencyAllValue | (string & {}) | null
  /** 申报价 */
  declare_price?: string | null
  /** 材质 */
  material?: string | null
  /** 申报要素 */
  elements?: string | null
  /** 销售组长 */
  sales_leader?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 采购员 */
  buyer?: string | null
}

export interface TemplateSolutionEdit {
  /** 方案名称 */
  solution_name?: string | null
  /** 方案类型 */
  solution_type?: TemplateSolutionSolutionTypeValue | (string & {}) | null
  /** 分类：默认方案用于这个分类的新商品 */
  category_id?: string | null
  /** 默认：每个分类、每种类型最多一个 */
  is_default?: boolean | null
  /** 启用 */
  is_enable?: boolean | null
  /** 打印模板：在「打印模板」里设计，用于商品标签 */
  label_template_id?: string | null
  /** 品牌 */
  brand_id?: string | null
  /** 单位 */
  unit?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 特殊属性 */
  special_attr?: SpecialAttrValue | (string & {}) | null
  /** 包装长（cm） */
  pkg_length?: string | null
  /** 包装宽（cm） */
  pkg_width?: string | null
  /** 包装高（cm） */
  pkg_height?: string | null
  /** 单箱数量 */
  box_qty?: number | null
  /** 箱长（cm） */
  box_length?: string | null
  /** 箱宽（cm） */
  box_width?: string | null
  /** 箱高（cm） */
  box_height?: string | null
  /** HS编码 */
  hs_code?: string | null
  /** 中文报关名 */
  declare_cn?: string | null
  /** 英文报关名 */
  declare_en?: string | null
  /** 申报币种 */
  declare_currency?: CurrencyAllValue | (string & {}) | null
  /** 申报价 */
  declare_price?: string | null
  /** 材质 */
  material?: string | null
  /** 申报要素 */
  elements?: string | null
  /** 销售组长 */
  sales_leader?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
