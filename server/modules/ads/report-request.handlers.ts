/** Report files on demand: a kind of rows, shops, days, a step of time and figures become an export of that report, made in the background. */
import type { Condition } from '../../../contract/filter'
import type { FieldPlan } from '../../../contract/plan'
import { CODES } from '../../../contract/wire'
import { own } from '../../kernel/asker/own'
import { Refusal, refuseAt } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { queueExport } from '../../kernel/http/calls/export-list'

/** Kinds of rows by their value in enum ad_report_file: the call that answers them, what makes a row, and whose advertising it is. */
const REPORTS: Record<string, { family: string; call: string; rows: string[]; types?: string[] }> = {
  sp_campaign: { family: 'adsSpReport', call: 'campaignList', rows: ['campaign', 'portfolio', 'shop'] },
  sp_group: { family: 'adsSpReport', call: 'groupList', rows: ['ad_group', 'campaign', 'shop'] },
  sp_product: { family: 'adsSpReport', call: 'productList', rows: ['msku', 'asin', 'campaign', 'ad_group', 'shop'] },
  sp_target: { family: 'adsSpReport', call: 'keywordList', rows: ['targeting', 'match', 'campaign', 'ad_group', 'shop'] },
  sp_term: { family: 'adsSpReport', call: 'termList', rows: ['term', 'targeting', 'match', 'campaign', 'ad_group', 'shop'] },
  sp_placement: { family: 'adsSpReport', call: 'placementList', rows: ['placement', 'campaign', 'shop'] },
  sb_campaign: { family: 'adsSb', call: 'sbAdvertisementReportList', rows: ['campaign', 'portfolio', 'shop'], types: ['sb', 'sbv'] },
  sb_target: { family: 'adsSb', call: 'sbReportTargets', rows: ['targeting', 'match', 'campaign', 'ad_group', 'shop'], types: ['sb', 'sbv'] },
  sb_term: { family: 'adsSb', call: 'sbReportTerms', rows: ['term', 'targeting', 'match', 'campaign', 'ad_group', 'shop'], types: ['sb', 'sbv'] },
  sb_placement: { family: 'adsSb', call: 'sbReportPlacements', rows: ['placement', 'campaign', 'shop'], types: ['sb', 'sbv'] },
  sd_campaign: { family: 'adsSd', call: 'sdAdvertReportList', rows: ['campaign', 'portfolio', 'shop'], types: ['sd'] },
  sd_product: { family: 'adsSd', call: 'sdReportProducts', rows: ['msku', 'asin', 'campaign', 'ad_group', 'shop'], types: ['sd'] },
  sd_target: { family: 'adsSd', call: 'sdReportTargets', rows: ['targeting', 'campaign', 'ad_group', 'shop'], types: ['sd'] },
}
const MOST_DAYS = 372
const DAY_MS = 86_400_000

/** Puts an export into the queue. @throws Refusal of a report without permission, days that end before they begin, and too many of them */
export const reportRequest = answers('ads.reportRequest', async (context, asked) => {
  const { model, access } = context
  const { from_day: from, to_day: to, step, shops } = asked
  const report = own(REPORTS, asked.report)
  const call = report && own(own(model.families, report.family)?.calls ?? {}, report.call)
  if (!report || !call || call.does?.type !== 'report') throw new Refusal(CODES.invalid, '没有这种广告报告')
  const label = own(model.enums, 'ad_report_file')?.values.find(({ value }) => value === asked.report)?.label ?? asked.report
  if (!access.mayCall(call)) throw new Refusal(CODES.invalid, `您没有查看「${label}」报表的权限，请联系管理员开通`)
  if (to < from) refuseAt('to_day', '结束日期不能早于开始日期')
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MOST_DAYS) refuseAt('to_day', `一次最多 ${MOST_DAYS} 天，请分几次生成`)
  const dataset = own(model.datasets, call.does.dataset)
  if (!dataset) throw new Error(`there is no dataset of ${call.name}`)
  const rows = [...(step === 'all' ? [] : [step]), ...report.rows]
  const measures = asked.measures.filter((name) => own(dataset.measures, name))
  if (measures.length === 0) refuseAt('measures', '这种报告没有选中的列，请换几列')
  const filter: Condition = { and: [
    { field: 'day', op: 'ge', value: from }, { field: 'day', op: 'le', value: to },
    ...(report.types ? [{ field: 'ad_type', op: 'in' as const, value: report.types }] : []),
    ...(shops && shops.length > 0 ? [{ field: 'shop', op: 'in' as const, value: shops }] : []),
  ] }
  const columns = [...[...rows, 'currency'].map((name) => own(dataset.dimensions, name)), ...measures.map((name) => own(dataset.measures, name))]
  const task = await queueExport(context, call, {
    call: { family: call.family, call: call.name }, request: { rows: [...rows, 'currency'], measures, filter, currency: 'original' },
    columns: columns.flatMap((field) => (field ? [columnOf(field)] : [])), title: `广告报告 ${label}`, format: asked.format,
    says: `${label}，${from} 至 ${to}${shops && shops.length > 0 ? `，${shops.length} 个店铺` : '，全部店铺'}`,
  })
  return { task }
})

function columnOf({ path, label, kind, scale, enum: values, unit, currencyField, zone }: FieldPlan) {
  return {
    path, label, kind, ...(scale === undefined ? {} : { scale }), ...(values === undefined ? {} : { enum: values }), ...(unit === undefined ? {} : { unit }),
    ...(currencyField === undefined ? {} : { currencyField }), ...(zone === undefined ? {} : { zone }),
  }
}
