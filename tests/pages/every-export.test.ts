/**
 * Every list of every built page, exported as its screen exports it: the question of the screen, its columns in its order, and
 * the file has every row and every total line. Nothing here names a page.
 */
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutColumns, leavesOf, pinColumns } from '../../src/engine/table/layout'
import { exportColumns } from '../../src/actions/export/export-columns'
import { isClockStep } from '../../contract/clock-steps'
import { defaultState } from '../../contract/list-address'
import { questionOf, rowsOf } from '../../contract/list-question'
import type { ListPlan } from '../../contract/plan'
import type { ListAnswer } from '../../contract/wire'
import type { Client, TestApp } from '../support/app'
import { projectModel } from '../support/database'
import { builtLists, startSampledApp } from '../support/sampled-app'

const Papa = createRequire(import.meta.url)('papaparse') as typeof import('papaparse')
const model = projectModel()
const lists = builtLists(model).filter(([, list]) => list.export)

interface Job {
  id: string
  state: string
  message: string
}

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await startSampledApp(model, 12)
  admin = await app.admin()
})

afterAll(() => app?.stop())

const pathOf = ({ family, call }: { family: string; call: string }): string => model.families[family]?.calls[call]?.path ?? ''

async function finished(id: string): Promise<Job> {
  for (let waits = 0; waits < 600; waits += 1) {
    const job = (await admin.call<{ list: Job[] }>(pathOf({ family: 'app', call: 'jobProgress' }), { ids: [id] })).body.data.list[0]
    if (job && !['wait', 'running'].includes(job.state)) return job
    await new Promise((done) => setTimeout(done, 25))
  }
  throw new Error('the export never ended')
}

/** What the screen asks when nobody has touched it but to take its filters away; figures by day, which need a range of days, stand in one column then. */
function screenOf(source: string, list: ListPlan) {
  const { across, ...start } = defaultState(list)
  const step = list.across?.times.find(({ name }) => name === across?.dimension)?.step
  const state = { ...start, ...(across && isClockStep(step) ? { across } : {}), filters: {}, pageSize: 1000 }
  const question = questionOf(list, state, source)
  const columns =
    leavesOf(pinColumns(layoutColumns(list, { by: rowsOf(list, state), open: new Set(), hidden: new Set(list.columns.filter(({ hidden }) => hidden).map(({
      key,
    }) => key)) }))).map(({ column }) => column)
  return { question, columns }
}

describe.each(lists)('%s', (source, list) => {
  test('is exported whole: the columns of the screen, every row, every total', async () => {
    const { question, columns } = screenOf(source, list)
    const shown = (await admin.call<ListAnswer>(pathOf(list.list), question)).body
    expect(shown.code, shown.msg).toBe(200)
    const { page: _page, pageSize: _size, ...request } = question
    const started = await admin.call<{ id: string }>(pathOf(list.export!), {
      call: list.list, request: { ...request, page: 1, pageSize: 50 }, columns: exportColumns(columns, question.compare), title: '导出', format: 'csv',
    })
    expect(started.body.code, started.body.msg).toBe(200)
    const job = await finished(started.body.data.id)
    expect(job.state, job.message).toBe('done')
    const file = await admin.call(pathOf({ family: 'app', call: 'jobFile' }), { id: job.id })
    const [head = [], ...lines] = Papa.parse<string[]>(file.text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data
    expect(head.length).toBeGreaterThanOrEqual(columns.length)
    expect(columns.map(({ label }) => label).filter((label) => !head.some((title) => title.startsWith(label)))).toEqual([])
    expect(lines.length).toBe(shown.data.total + shown.data.summary.length + (shown.data.about?.converted ? 1 : 0))
  })
})

test('there are lists to export', () => {
  expect(lists.length).toBeGreaterThanOrEqual(30)
})
