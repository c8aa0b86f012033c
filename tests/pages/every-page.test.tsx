// @vitest-environment happy-dom
/**
 * Every built page, mounted once (each tab once) over rows made from its own plan: every column that it shows has its heading,
 * every row stands there, no cell is broken, nothing is complained of. Nothing here names a page.
 */
import '../support/dom'
import '../support/canvas'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import zhCN from 'antd/es/locale/zh_CN'
import { Suspense } from 'react'
import { BrowserRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PartsProvider } from '../../src/engine/parts'
import { PortProvider } from '../../src/engine/port'
import { firstQuestion } from '../../src/engine/list/first-question'
import { PageScreen } from '../../src/engine/page-screen'
import { NO_VIEWS } from '../../src/engine/views/view-set'
import { startOf } from '../../contract/across'
import type { JsonSchema } from '../../contract/model'
import type { PagePlan } from '../../contract/page-plan'
import type { ColumnPlan } from '../../contract/plan'
import type { ListRequest, Row } from '../../contract/wire'
import { PARTS } from '../../src/parts/parts'
import { answerLike } from '../support/answer-like'
import { projectModel } from '../support/database'
import { testPort } from '../support/port'
import { planRows, planSummary } from '../support/plan-rows'

const ROWS = 4
const model = projectModel()
const plans = Object.values(model.plans).filter((plan) => plan.state === 'built' && plan.kind !== 'screen')
const screens = plans.flatMap((plan): [string, PagePlan, string | undefined][] =>
  plan.lists.length > 1 ? plan.lists.map((list) => [`${plan.page}:${list.code}`, plan, list.code]) : [[plan.page, plan, undefined]],
)

/** Columns of every list of a plan, whatever its kind, by the call that answers them. */
const columnsOf = (plan: PagePlan): ColumnPlan[] => [
  ...plan.lists.flatMap((list) => [...list.columns, ...(list.expand?.columns ?? [])]),
  ...(plan.board?.cards ?? []).flatMap((card) => ('list' in card ? card.list.columns : [])),
  ...(plan.steps ?? []).flatMap((step) => (step.shows === 'list' ? step.list.columns : [])),
  ...[...(plan.detail?.sections ?? []), ...(plan.print?.parts ?? [])].flatMap(
    (part) => ('fields' in part ? part.fields : 'columns' in part ? part.columns : []),
  ),
]

/** A part of a page asks for lists that its plan does not describe: what it names is there, as a number. */
const asked = (rows: Row[], { fields }: ListRequest): Row[] =>
  rows.map((row, at) => ({ ...Object.fromEntries((fields ?? []).map((field) => [field, at + 1])), ...row }))

let errors: string[] = []
beforeEach(() => {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const says = words.map(String).join(' ')
    // A DOM without layout has no heights that a text area could grow by.
    if (!says.startsWith('`NaN` is an invalid value')) errors.push(says.slice(0, 600))
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function open(plan: PagePlan, tab: string | undefined) {
  const key = plan.detail?.rowKey.map((part) => `${part}=1`).join('&')
  window.history.replaceState(null, '', `${plan.route}?${[tab ? `tab=${tab}` : '', key ?? '', 'ids=1,2'].filter(Boolean).join('&')}`)
  const rows: Row[] = planRows(columnsOf(plan), plan.enums, ROWS)
  const port = testPort({
    // Figures over all rows are one row a currency.
    list: (_call, question) => ({
      list: asked(question.rows?.length === 0 ? rows.slice(0, 1) : rows, question), total: ROWS, page: question.page, pageSize: question.pageSize,
      summary: planSummary(columnsOf(plan)), about: { dataUntil: '2025-09-14' },
    }),
    call: (name) => {
      const [family = '', call = ''] = name.split('.')
      return { ...(answerLike(model.families[family]?.calls[call]?.response as JsonSchema | undefined) as Row), ...rows[0], list: rows, total: ROWS }
    },
  })
  const { container } = render(
    <ConfigProvider locale={zhCN} button={{ autoInsertSpace: false }}>
      <App>
        <BrowserRouter>
          <PortProvider value={port}>
            <PartsProvider value={PARTS}><Suspense fallback={null}><PageScreen plan={plan} /></Suspense></PartsProvider>
          </PortProvider>
        </BrowserRouter>
      </App>
    </ConfigProvider>,
  )
  // Bodies of other kinds than lists are fetched when they are first drawn.
  await waitFor(() => expect(container.querySelector('.page-screen')?.textContent ?? '').not.toBe(''), { timeout: 30_000 })
  await act(async () => {
    for (let turn = 0; turn < 8; turn += 1) await new Promise((done) => setTimeout(done, 5))
  })
  return { container, port }
}

describe.each(screens)('%s', (_name, plan, tab) => {
  test('stands there whole, without a complaint', async () => {
    const { container, port } = await open(plan, tab)
    const list = plan.lists.find(({ code }) => code === tab) ?? plan.lists[0]
    if (list && list.view === 'table' && port.questions.length > 0) {
      const grid = await screen.findByRole(list.tree || list.group ? 'treegrid' : 'grid')
      const headings = [...container.querySelectorAll('thead .heading-label')].map(({ textContent }) => textContent)
      const dimensions = new Set(list.rows.flatMap((way) => way.by))
      const shown = list.columns.filter((column) => !column.hidden && !column.pivot && (!dimensions.has(column.path) || list.rows[0]?.by.includes(column.path)))
      // A page that begins laid out by time shows one figure, as the sum before its times.
      const start = startOf(list.across)?.measure
      const told = start === undefined ? shown : shown.filter(({ path }) => path === start || list.across?.beside.includes(path))
      expect(told.map(({ path, label }) => (path === start ? `${label}合计` : label)).filter((label) => !headings.includes(label))).toEqual([])
      expect(grid.querySelectorAll('tbody tr[aria-rowindex]').length).toBeGreaterThanOrEqual(ROWS)
    }
    // What is asked before anything is drawn is what the list then asks, or its rows would be asked for twice.
    const first = firstQuestion(plan, new URLSearchParams(location.search), NO_VIEWS)
    if (first) expect(port.questions[0]).toEqual(first.question)
    expect(container.querySelectorAll('.cell-broken')).toHaveLength(0)
    expect(container.querySelector('.page-screen')?.textContent?.length ?? 0).toBeGreaterThan(0)
    expect(port.complaints).toEqual([])
    expect(errors).toEqual([])
  })
})
