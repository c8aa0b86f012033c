/**
 * 盘点单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/stocktake.json: edit that, not this file.
 */
import type { CheckKindValue, CurrencyAllValue, DocStatusValue, StocktakeCycleByValue, StocktakeMovesByValue } from '../enums'

/** 盘点单 */
export interface StocktakeRow {
  /** 编号 */
  id: string
  /** 单据编号 */
  doc_no?: string | null
  /** 仓库 */
  warehouse_id?: string
  /** 盘点类型 */
  check_kind?: CheckKindValue | (string & {})
  /** 仓位：仓位盘点要盘的仓位；载入账面时列出这些仓位里所有有库存的商品 */
  bin_ids?: string[] | null
  /** 循环方式：循环盘点由系统挑出轮到的商品；货值按采购价 */
  cycle_by?: StocktakeCycleByValue | (string & {}) | null
  /** 循环 SKU 数 */
  cycle_count?: number | null
  /** 盲盘：录入实盘时看不到账面，提交后才显示；有「查看盲盘账面」权限的人随时看得到定格账面 */
  blind?: boolean | null
  /** 盘点期间的出入库：不影响账面：按载入账面那一刻的货数；算到录入为止：每一行的账面随出入库变动到录入实盘的那一刻 */
  moves_by?: StocktakeMovesByValue | (string & {}) | null
  /** SKU 数 */
  sku_count?: number | null
  /** 账面 */
  book_qty?: number | null
  /** 实盘 */
  real_qty?: number | null
  /** 盘盈盘亏 */
  diff_qty?: number | null
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 盈亏金额：盘盈盘亏 × 现在的单位成本 */
  diff_value?: string | null
  /** 未盘行数 */
  uncounted?: number | null
  /** 盘点人 */
  check_user?: string | null
  /** 盘点日期：账面取这一天结束时的数量；今天或不填取载入账面的那一刻 */
  check_date?: string | null
  /** 单据状态 */
  doc_status?: DocStatusValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 仓位 */
  'bins.code'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface StocktakeKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface StocktakeAdd {
  /** 仓库 */
  warehouse_id: string
  /** 盘点类型 */
  check_kind: CheckKindValue | (string & {})
  /** 仓位：仓位盘点要盘的仓位；载入账面时列出这些仓位里所有有库存的商品 */
  bin_ids?: string[] | null
  /** 循环方式：循环盘点由系统挑出轮到的商品；货值按采购价 */
  cycle_by?: StocktakeCycleByValue | (string & {}) | null
  /** 循环 SKU 数 */
  cycle_count?: number | null
  /** 盲盘：录入实盘时看不到账面，提交后才显示；有「查看盲盘账面」权限的人随时看得到定格账面 */
  blind?: boolean | null
  /** 盘点期间的出入库：不影响账面：按载入账面那一刻的货数；算到录入为止：每一行的账面随出入库变动到录入实盘的那一刻 */
  moves_by?: StocktakeMovesByValue | (string & {}) | null
  /** 盘点人 */
  check_user?: string | null
  /** 盘点日期：账面取这一天结束时的数量；今天或不填取载入账面的那一刻 */
  check_date?: string | null
  /** 备注 */
  remark?: string | null
  /** 商品明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 本地SKU */
    sku_id?: string | null
    /** 品质 */
    condition?: string | null
    /** 仓位：不填：仓库的默认仓位 */
    bin_id?: string | null
    /** 批次 */
    lot?: string | null
    /** 实盘 */
    real_qty?: number | null
    /** 备注 */
    remark?: string | null
  }[]
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'diff'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface StocktakeEdit {
  /** 仓库 */
  warehouse_id?: string | null
  /** 盘点类型 */
  check_kind?: CheckKindValue | (string & {}) | null
  /** 仓位：仓位盘点要盘的仓位；载入账面时列出这些仓位里所有有库存的商品 */
  bin_ids?: string[] | null
  /** 循环方式：循环盘点由系统挑出轮到的商品；货值按采购价 */
  cycle_by?: StocktakeCycleByValue | (string & {}) | null
  /** 循环 SKU 数 */
  cycle_count?: number | null
  /** 盲盘：录入实盘时看不到账面，提交后才显示；有「查看盲盘账面」权限的人随时看得到定格账面 */
  blind?: boolean | null
  /** 盘点期间的出入库：不影响账面：按载入账面那一刻的货数；算到录入为止：每一行的账面随出入库变动到录入实盘的那一刻 */
  moves_by?: StocktakeMovesByValue | (string & {}) | null
  /** 盘点人 */
  check_user?: string | null
  /** 盘点日期：账面取这一天结束时的数量；今天或不填取载入账面的那一刻 */
  check_date?: string | null
  /** 备注 */
  remark?: string | null
  /** 商品明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 本地SKU */
    sku_id?: string | null
    /** 品质 */
    condition?: string | null
    /** 仓位：不填：仓库的默认仓位 */
    bin_id?: string | null
    /** 批次 */
    lot?: string | null
    /** 实盘 */
    real_qty?: number | null
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
