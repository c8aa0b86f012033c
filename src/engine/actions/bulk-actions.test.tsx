// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BARRED } from '../../../contract/barred'
import type { ActionPlan, ListPlan } from '../../../contract/plan'
import { list } from '../../../tests/support/plans'
import { BulkActions, useRowActions } from './action-bar'

afterEach(cleanup)

const sheet: ActionPlan = {
  action: 'sheet', label: '导出批量表格', place: 'bulk', tone: 'default', alike: [{ path: 'shop_id', label: '店铺' }],
  when: { field: 'state', op: 'in', value: ['waiting'] }, does: { type: 'download', call: { family: 'app', call: 'pendingSheet' }, with: { ids: 'id' } },
}
/** What most of these tests do not look at. */
const told = { onPrint: vi.fn(), onAll: vi.fn(), onClear: vi.fn() }
const row = (id: string, shop: string, state = 'waiting') => ({ id, shop_id: shop, state })

test.each([
  ['rows that are unlike where they must be alike', [row('1', '1'), row('2', '2')], '所选行的店铺不同，请按店铺分开选择'],
  ['rows that it is not for now', [row('1', '1', 'done')], '所选的行现在都不能这样做'],
])('an action says why it takes no press of %s, to whoever comes to it', (_what, rows, why) => {
  const onStart = vi.fn()
  render(<BulkActions plan={list({ code: 'all', actions: [sheet] })} rows={rows} all={false} total={9} {...told} onStart={onStart} />)
  const button = screen.getByRole('button', { name: '导出批量表格' })
  expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-description'), button.hasAttribute('disabled')]).toEqual(['true', why, false])
  fireEvent.click(button)
  expect(onStart).not.toHaveBeenCalled()
})

const approve: ActionPlan = {
  action: 'approve', label: '审核通过', place: 'bulk', tone: 'default',
  does: { type: 'transition', call: { family: 'contract', call: 'step' }, with: { id: 'id' }, transition: 'approve' },
}

test('a step that the server would refuse takes no press, in a row and of chosen rows, and says why', () => {
  const onStart = vi.fn()
  const barred = { ...row('1', '1'), [BARRED]: { approve: '正在按审批流审批' } }
  const plan = list({ code: 'all', actions: [approve, { ...approve, place: 'row' }] })
  render(<BulkActions plan={plan} rows={[barred]} all={false} total={9} {...told} onStart={onStart} />)
  render(<Row plan={plan} row={barred} onStart={onStart} />)
  for (const button of screen.getAllByRole('button', { name: '审核通过' })) {
    expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-description')]).toEqual(['true', '正在按审批流审批'])
    fireEvent.click(button)
  }
  expect(onStart).not.toHaveBeenCalled()
  cleanup()
  render(<Row plan={plan} row={row('2', '1')} onStart={onStart} />)
  fireEvent.click(screen.getByRole('button', { name: '审核通过' }))
  expect(onStart).toHaveBeenCalledTimes(1)
})

function Row({ plan, row: shown, onStart }: { plan: ListPlan; row: Record<string, unknown>; onStart: () => void }) {
  return <>{useRowActions(plan, onStart)?.render(shown)}</>
}

test('it is about the rows that fit, and says how many', () => {
  const onStart = vi.fn()
  const rows = [row('1', '1'), row('2', '1', 'done')]
  render(<BulkActions plan={list({ code: 'all', actions: [sheet] })} rows={rows} all={false} total={9} {...told} onStart={onStart} />)
  const button = screen.getByRole('button', { name: '导出批量表格' })
  expect(button.getAttribute('aria-description')).toBe('其中 1 条适用')
  fireEvent.click(button)
  expect(onStart).toHaveBeenCalledWith(sheet, [rows[0]], false)
})

test('chosen rows are printed; where all that is filtered is chosen, it says that the export is for that', () => {
  const onPrint = vi.fn()
  const rows = [row('1', '1')]
  const bar = (all: boolean) => (
    <BulkActions plan={list({ actions: [approve] })} rows={rows} all={all} total={9} {...told} onStart={vi.fn()} onPrint={onPrint} />
  )
  const { rerender } = render(bar(false))
  fireEvent.click(screen.getByRole('button', { name: '打印所选' }))
  expect(onPrint).toHaveBeenCalledWith(rows)
  rerender(bar(true))
  const button = screen.getByRole('button', { name: '打印所选' })
  expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-description')]).toEqual(['true', '打印只用于逐条选择的行，筛选出的全部请用导出'])
  fireEvent.click(button)
  expect(onPrint).toHaveBeenCalledTimes(1)
})
