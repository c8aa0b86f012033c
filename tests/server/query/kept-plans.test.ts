/** Plans are kept for whoever asks the very same, and for nobody else. */
import { expect, it } from 'vitest'
import type { ListRequest } from '../../../contract/wire'
import type { Asker } from '../../../server/kernel/asker/asker'
import { keptReport, planReport } from '../../../server/kernel/read/plan/report'
import { keptList } from '../../../server/kernel/read/plan/list'
import { planning, type Planning } from '../../../server/kernel/read/statement/statement'
import { queryModel } from './model'

const hidesNothing = (): ReadonlySet<string> => new Set()
const ASKER: Asker = {
  companyId: 1, employeeId: '7', shopIds: ['1'], warehouseIds: null, everything: false, hidden: hidesNothing, currency: 'CNY', zone: 'Asia/Shanghai',
  today: '2025-03-10',
}
const REQUEST: ListRequest = { page: 1, pageSize: 10, rows: ['msku'], measures: ['amount'] }
const sales = queryModel.datasets['plain_sales']!

function begun(asker: Partial<Asker> = {}, known: (plan: Planning) => void = () => undefined, model = queryModel): Planning {
  const plan = planning({ model, asker: { ...ASKER, ...asker } })
  known(plan)
  return plan
}
const report = (plan: Planning, request: Partial<ListRequest> = {}) => keptReport(plan, sales, { ...REQUEST, ...request })

it('are the same for the same asker, days and question, and as they would be made anew', () => {
  const plan = report(begun())
  expect(report(begun())).toBe(plan)
  const anew = planReport(begun(), sales, REQUEST)
  expect([plan.text, plan.values, [...plan.question.plan.reads]]).toEqual([anew.text, anew.values, [...anew.question.plan.reads]])
})

it.each<[string, () => Planning, Partial<ListRequest>?]>([
  ['another company', () => begun({ companyId: 2 })],
  ['another person', () => begun({ employeeId: '8' })],
  ['other shops', () => begun({ shopIds: ['2'] })],
  ['every shop', () => begun({ shopIds: null })],
  ['other warehouses', () => begun({ warehouseIds: ['1'] })],
  ['an administrator', () => begun({ everything: true })],
  ['who is hidden something', () => begun({ hidden: () => new Set(['fees']) })],
  ['another currency of the company', () => begun({ currency: 'USD' })],
  ['another clock', () => begun({ zone: 'UTC' })],
  ['another day', () => begun({ today: '2025-03-11' })],
  ['data that go elsewhere', () => begun({}, ({ ends }) => ends.set('plain_sales', new Map()))],
  ['rollups that go elsewhere', () => begun({}, ({ there }) => there.set('plain_sales', new Map([['sale', { from: '2025-01-01', to: '2025-02-28' }]])))],
  ['another model', () => begun({}, undefined, { ...queryModel })],
  ['another page', () => begun(), { page: 2 }],
  ['other values', () => begun(), { filter: { field: 'msku', op: 'eq', value: 'A' } }],
])('are others for %s', (_who, asked, request) => {
  expect(report(asked(), request)).not.toBe(report(begun()))
})

it('are no list\'s where they are a report\'s, and a list with totals is none without', () => {
  const entity = queryModel.entities['sale']!
  const request: ListRequest = { page: 1, pageSize: 10 }
  const whole = keptList(begun(), entity, request)
  expect(keptList(begun(), entity, request)).toBe(whole)
  expect(keptList(begun(), entity, request, { totals: false })).not.toBe(whole)
})

it('take no further value: what is asked besides has a plan of its own', () => {
  const { question } = report(begun())
  expect(() => question.plan.statement.value('another', 'text')).toThrow(TypeError)
})

it('are not kept where the question is refused', () => {
  const asked = () => report(begun(), { measures: ['nothing_is_called_so'] })
  expect(asked).toThrow('nothing_is_called_so')
  expect(asked).toThrow('nothing_is_called_so')
})
