/**
 * FBA批次的备注：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/fba_layer.json: edit that, not this file.
 */
/** FBA批次的备注 */
export interface FbaLayerSaidRow {
  /** 库存池 */
  pool_id: string
  /** MSKU */
  msku: string
  /** 来历 */
  source_key: string
  /** 忽略原因 */
  ignore_reason?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 库存池 */
  'pool.name'?: string | null
  /** 卖家账号 */
  'pool.account_name'?: string | null
  /** 物流网络 */
  'pool.network'?: string | null
}

export interface FbaLayerSaidKey {
  /** 库存池 */
  pool_id: string
  /** MSKU */
  msku: string
  /** 来历 */
  source_key: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbaLayerSaidAdd {
  /** 忽略原因 */
  ignore_reason?: string | null
}

export interface FbaLayerSaidEdit {
  /** 忽略原因 */
  ignore_reason?: string | null
  /** 库存池 */
  pool_id: string
  /** MSKU */
  msku: string
  /** 来历 */
  source_key: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
