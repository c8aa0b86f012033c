/**
 * A report: request -> one statement for the page's rows, their count, and the totals of the whole filtered set.
 * Pure planning. The sources' groups (report.branches.ts) are lined up in `g`, finished rows with formulas are `f`.
 */
import type { Dataset } from '../../../../contract/model'
import type { ListRequest, Row, SummaryLine } from '../../../../contract/wire'
import { ratesTable } from '../statement/rates'
import { ReportTables } from './report.tables'
import { missingRates } from './report.branches'
import { readQuestion, type Question } from '../question/report.question'
import type { Window } from '../question/report.window'
import { answerReader } from './report.reading'
import { keptPlan } from '../statement/kept-plans'
import { planning, type Planning, type Prepared } from '../statement/statement'

/** The statement of a report and the question it answers; `notes` (Chinese) say what a reader must know of the figures. */
export interface ReportPlan extends Prepared<{ list: Row[]; total: number; summary: SummaryLine[]; notes: string[] }> {
  /** Asks for months and currencies without a rate; undefined where nothing is converted. */
  missing?: Prepared<string[]> & Pick<ReportPlan, 'question'>
  question: Question
}

/** How a report is planned besides its question. */
interface Options { all?: boolean; window?: Window; mostRows?: number; keepsNames?: true }

/** The same plan, kept for whoever asks the same again; nobody adds to its statement. @throws as `planReport` */
export function keptReport(asked: Planning, dataset: Dataset, request: ListRequest, options: Options = {}): ReportPlan {
  return keptPlan(asked, dataset, ['report', request, options], (begun) => planReport(begun, dataset, request, options))
}

/**
 * @param options.all every row instead of a page, for exports
 * @param options.keepsNames rows told by a currency keep its name beside converted amounts
 * @param options.mostRows how many dimensions may make a row, where rows that were allowed are split further
 * @param options.window of which last days of each shop the figures are; the request asks for the days that hold them all
 * @throws HttpRefusal 400 for anything the dataset or the asker's permissions do not have
 */
export function planReport(asked: Planning, dataset: Dataset, request: ListRequest, options: Options = {}): ReportPlan {
  const read = readQuestion(asked, dataset, request, options.mostRows)
  const question = { ...read, ...(options.window ? { window: options.window } : {}), ...(options.keepsNames ? { keepsNames: true as const } : {}) }
  const { plan } = question
  const tables = new ReportTables(question)
  const named = tables.all(options.all === true)
  if (plan.needsRates) named.unshift(ratesTable(plan))
  const text = `with ${named.join(',\n')}\n${tables.answer()}`
  const missing = missingPlan(asked, dataset, request, options.mostRows)
  return { text, values: plan.statement.values, question, ...(missing ? { missing } : {}), read: answerReader(question) }
}

function missingPlan(asked: Planning, dataset: Dataset, request: ListRequest, mostRows?: number): ReportPlan['missing'] {
  if (!asked.convert) return undefined
  const question = readQuestion(planning({ model: asked.model, asker: asked.asker }, 'company'), dataset, request, mostRows)
  const selects = missingRates(question)
  if (selects.length === 0) return undefined
  question.plan.needsRates = true
  return {
    text: `with ${ratesTable(question.plan)}\n${selects.join('\nunion\n')}\norder by 1`, values: question.plan.statement.values, question,
    read: (rows) => rows.map((row) => String(row['missing'])),
  }
}
