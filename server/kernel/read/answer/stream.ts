/**
 * Every row of a list or a report, piece by piece through a cursor, and its totals: for exports. Memory does not grow with
 * the rows. The cursor lives in the given transaction, which must be read only, so that rows and totals are of one state.
 */
import type { Call } from '../../../../contract/model'
import type { About, ListRequest, Row, SummaryLine } from '../../../../contract/wire'
import type { Tx } from '../../store/connect'
import { planList } from '../plan/list'
import { askList } from '../question/list.question'
import { askReport } from '../question/report.asked'
import { aboutList, convertedTotals, inOrder as totalsInOrder } from './lists'
import { own } from '../statement/fields'
import { ask } from '../statement/statement'
import { withPending } from '../statement/pending'
import { malformed } from '../../asker/problem'
import { planReport } from '../plan/report'
import { aboutAnswer, inOrder } from './reports'
import { planRows } from '../plan/rows'
import type { Reading } from '../reading'

const PIECE = 2000

interface RowStream {
  rows: AsyncIterable<Row[]>
  total: number
  summary: SummaryLine[]
  about: About
}

let cursors = 0

/**
 * @param call a call that lists an entity or reports a dataset
 * @throws HttpRefusal 400 where the question does not fit, or the call lists nothing
 */
export async function streamRows(reading: Reading, call: Call, request: Omit<ListRequest, 'page' | 'pageSize'>): Promise<RowStream> {
  const { does } = call
  if (does?.type === 'list') return streamList(reading, does.entity, request)
  if (does?.type === 'report') return streamReport(reading, does.dataset, request)
  throw malformed(`「${call.what}」不是列表，不能导出`)
}

/**
 * Whether the question can be answered, without answering it: for those who will answer it later.
 * @throws HttpRefusal 400 as `streamRows` does
 */
export async function checkQuestion(reading: Reading, call: Call, request: Omit<ListRequest, 'page' | 'pageSize'>): Promise<void> {
  const { model } = reading
  const { does } = call
  const entity = does?.type === 'list' ? own(model.entities, does.entity) : undefined
  const dataset = does?.type === 'report' ? own(model.datasets, does.dataset) : undefined
  const window = { page: 1, pageSize: 1 }
  if (entity) {
    const question = await askList(reading, entity, { ...request, ...window })
    planList(question.plan(), entity, question.request)
  } else if (dataset) {
    const ready = await askReport(reading, dataset, { ...request, ...window })
    planReport(ready.plan(), dataset, ready.request, { all: true })
  } else {
    throw malformed(`「${call.what}」不是列表，不能导出`)
  }
}

async function streamList(reading: Reading, entityName: string, request: Omit<ListRequest, 'page' | 'pageSize'>): Promise<RowStream> {
  const { tx, model } = reading
  const entity = own(model.entities, entityName)
  if (!entity) throw malformed(`没有名为 ${entityName} 的数据`)
  const question = await askList(reading, entity, { ...request, page: 1, pageSize: 1 })
  const totals = planList(question.plan(), entity, question.request)
  const { total, summary } = await ask(tx, totals)
  const plan = planRows(question.plan(), entity, question.request)
  const read = async (rows: Row[]): Promise<Row[]> => {
    const list = rows.map((row) => plan.read(row))
    return request.currency === 'company' ? list : withPending(reading, entity, list, request.fields)
  }
  const converted = await convertedTotals(reading, question, summary)
  const lines = await totalsInOrder(reading, question, summary)
  const about: About = { ...(await aboutList(reading, question)), ...(converted ? { converted } : {}) }
  return { rows: pieces(tx, plan.text, plan.values, read), total, summary: lines, about }
}

/** A report's rows, all of them in one reading. @throws HttpRefusal 400 where the question does not fit */
export async function streamReport(reading: Reading, datasetName: string, request: Omit<ListRequest, 'page' | 'pageSize'>): Promise<RowStream> {
  const { tx, model } = reading
  const dataset = own(model.datasets, datasetName)
  if (!dataset) throw malformed(`没有名为 ${datasetName} 的数据集`)
  const ready = await askReport(reading, dataset, { ...request, page: 1, pageSize: 1 })
  const totals = planReport(ready.plan(), dataset, ready.request)
  const { total, summary, notes } = await ask(tx, totals)
  const plan = planReport(ready.plan(), dataset, ready.request, { all: true })
  const lines = await inOrder(reading, ready, totals, summary)
  const about = await aboutAnswer(reading, ready, totals, notes, summary)
  return { rows: pieces(tx, plan.text, plan.values, async (rows) => plan.read(rows).list), total, summary: lines, about }
}

/** Pieces without a row for the list (lines of totals alone) are passed over. */
async function* pieces(tx: Tx, text: string, values: unknown[], read: (rows: Row[]) => Promise<Row[]>): AsyncGenerator<Row[]> {
  cursors += 1
  const cursor = `rows_${cursors}`
  await tx.query(`declare ${cursor} no scroll cursor for ${text}`, values)
  for (;;) {
    const { rows } = await tx.query<Row>(`fetch ${PIECE} from ${cursor}`)
    if (rows.length === 0) break
    const list = await read(rows)
    if (list.length > 0) yield list
  }
  await tx.query(`close ${cursor}`)
}
