/**
 * SD 广告：0 个接口已建成，7 个待建。
 * Written by `npm run codegen` from schemas/endpoints/ads-sd.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'ads-sd',
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
  'advertList', // POST /amzd/api/v1/SdAdvert/list SD广告列表
  'advertCreate', // POST /amzd/api/v1/SdAdvert/create SD广告创建
  'advertUpdate', // POST /amzd/api/v1/SdAdvert/update SD广告更新
  'sdAdvertList', // POST /amzd/api/v1/sdAdvert/list SD广告列表
  'sdAdvertCreate', // POST /amzd/api/v1/sdAdvert/create SD广告创建
  'sdAdvertUpdate', // POST /amzd/api/v1/sdAdvert/update SD广告更新
  'sdAdvertReportList', // POST /amzd/api/v1/SDAdvertReport/list SD报表
] as const

/** SD 广告: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
