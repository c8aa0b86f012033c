/**
 * 广告模板：0 个接口已建成，8 个待建。
 * Written by `npm run codegen` from schemas/endpoints/ads-template.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'ads-template',
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
  'list', // POST /newamzd/api/Template/list 广告模板列表
  'create', // POST /newamzd/api/Template/create 新增模板
  'edit', // POST /newamzd/api/Template/edit 编辑
  'remove', // POST /newamzd/api/Template/delete 删除
  'preview', // POST /newamzd/api/Template/preview 预览将创建的对象
  'execute', // POST /newamzd/api/Template/execute 执行
  'entities', // POST /newamzd/api/Template/entities 执行实体结果
  'status', // POST /newamzd/api/Template/status 模板状态
] as const

/** 广告模板: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
