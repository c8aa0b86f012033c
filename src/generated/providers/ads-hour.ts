/**
 * 广告小时报表：0 个接口已建成，10 个待建。
 * Written by `npm run codegen` from schemas/endpoints/ads-hour.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'ads-hour',
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
  'campaignList', // POST /amzd/api/v1/AdReportHour/campaignList 广告活动小时报表
  'campaignDownload', // POST /amzd/api/v1/AdReportHour/campaignDownload 广告活动小时报表下载
  'groupList', // POST /amzd/api/v1/AdReportHour/groupList 广告组小时报表
  'groupDownload', // POST /amzd/api/v1/AdReportHour/groupDownload 广告组小时报表下载
  'adList', // POST /amzd/api/v1/AdReportHour/adList 广告小时报表
  'adDownload', // POST /amzd/api/v1/AdReportHour/adDownload 广告小时报表下载
  'keywordList', // POST /amzd/api/v1/AdReportHour/keywordList 关键词小时报表
  'keywordDownload', // POST /amzd/api/v1/AdReportHour/keywordDownload 关键词小时报表下载
  'targetList', // POST /amzd/api/v1/AdReportHour/targetList 投放小时报表
  'targetDownload', // POST /amzd/api/v1/AdReportHour/targetDownload 投放小时报表下载
] as const

/** 广告小时报表: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
