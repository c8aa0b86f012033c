/** A balance goes on from all that was before: that past is read for what it adds up alone, and from what is kept of it. */
import { expect, it } from 'vitest'
import { seeingAll } from '../../../server/kernel/asker/asker'
import { planReport } from '../../../server/kernel/read/plan/report'
import { planning } from '../../../server/kernel/read/statement/statement'
import { projectModel } from '../../support/database'

const model = projectModel()
const asker = seeingAll({
  companyId: 1, employeeId: null, shopIds: null, everything: true, hidden: () => new Set<string>(), currency: 'CNY', zone: 'UTC', today: '2026-11-27',
})
const asked = (measures: string[]): string => planReport(planning({ model, asker }), model.datasets['receivables']!, {
  page: 1, pageSize: 50, rows: ['shop', 'day'], measures, filter: { field: 'day', op: 'between', value: ['2026-10-01', '2026-10-31'] },
}).text
const read = (text: string, table: string): number => text.split(new RegExp(`from "?${table}"? `)).length - 1

it('what came before the asked days is read for the balance, and from its rollup', () => {
  expect(read(asked(['amount', 'balance']), 'fee_line')).toBe(0)
  expect(read(asked(['amount', 'balance']), 'rollup_receivables_all_by_day')).toBe(2)
})

it('what no balance runs over is read of the asked days alone', () => {
  const text = asked(['opening', 'increase', 'decrease', 'transfer', 'balance', 'line_count'])
  expect(read(text, 'fee_line'), 'increase and decrease, of one month').toBe(2)
  expect(read(text, 'rollup_receivables_transfer_by_day')).toBe(1)
})
