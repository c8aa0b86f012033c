/**
 * 货件申报（旧流程）：0 个接口已建成，24 个待建。
 * Written by `npm run codegen` from schemas/endpoints/declare-legacy.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'declare-legacy',
  wire: WIRES.erp,
  capabilities: {
    sort: 'many',
    filter: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'],
    or: true,
    summary: 'server',
    export: 'task',
    currency: true,
    compare: true,
    pivot: true,
    allFiltered: true,
  },
  resources: {},
}

/** Calls of this family that are not built yet: they answer one fixed refusal. */
export const PLANNED = [
  'fbaApplyList', // POST /fba/api/v1/fbaApply/list 申报列表
  'fbaApplyCreateShippmentPlan', // POST /fba/api/v1/fbaApply/createShippmentPlan 创建货件计划(V0)
  'fbaApplyCreateShippment', // POST /fba/api/v1/fbaApply/createShippment 创建货件
  'fbaApplyAddressList', // POST /fba/api/v1/fbaApply/address/list 发货地址列表
  'fbaApplyAddressSave', // POST /fba/api/v1/fbaApply/address/save 新增/编辑地址
  'fbaApplyAddressDelete', // POST /fba/api/v1/fbaApply/address/delete 删除地址
  'fbaApplyMerge', // POST /fba/api/v1/fbaApply/merge 合并
  'fbaApplySplit', // POST /fba/api/v1/fbaApply/split 拆分
  'fbaApplyNewList', // POST /fba/api/v1/fbaApplyNew/list 申报列表
  'fbaApplyNewCreateShippmentPlan', // POST /fba/api/v1/fbaApplyNew/createShippmentPlan 创建货件计划(V0)
  'fbaApplyNewCreateShippment', // POST /fba/api/v1/fbaApplyNew/createShippment 创建货件
  'fbaApplyNewAddressList', // POST /fba/api/v1/fbaApplyNew/address/list 发货地址列表
  'fbaApplyNewAddressSave', // POST /fba/api/v1/fbaApplyNew/address/save 新增/编辑地址
  'fbaApplyNewAddressDelete', // POST /fba/api/v1/fbaApplyNew/address/delete 删除地址
  'fbaApplyNewMerge', // POST /fba/api/v1/fbaApplyNew/merge 合并
  'fbaApplyNewSplit', // POST /fba/api/v1/fbaApplyNew/split 拆分
  'fbaRepBatchList', // POST /fba/api/v1/fbaRepBatch/list 申报列表
  'fbaRepBatchCreateShippmentPlan', // POST /fba/api/v1/fbaRepBatch/createShippmentPlan 创建货件计划(V0)
  'fbaRepBatchCreateShippment', // POST /fba/api/v1/fbaRepBatch/createShippment 创建货件
  'fbaRepBatchAddressList', // POST /fba/api/v1/fbaRepBatch/address/list 发货地址列表
  'fbaRepBatchAddressSave', // POST /fba/api/v1/fbaRepBatch/address/save 新增/编辑地址
  'fbaRepBatchAddressDelete', // POST /fba/api/v1/fbaRepBatch/address/delete 删除地址
  'fbaRepBatchMerge', // POST /fba/api/v1/fbaRepBatch/merge 合并
  'fbaRepBatchSplit', // POST /fba/api/v1/fbaRepBatch/split 拆分
] as const

/** 货件申报（旧流程）: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
