// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { describe, expect, test, vi } from 'vitest'
import { field, filter } from '../../../tests/support/plans'
import { testPort } from '../../../tests/support/port'
import { PortProvider } from '../../engine/port'
import type { FilterValue } from '../../../contract/list-address'
import type { FilterControl, FilterPlan } from '../../../contract/plan'
import type { FieldFilter, SearchFilter } from '../../../kinds/shared/filter'
import { FILTERS } from './filters'

const enums = { kind: { label: '类型', groups: {}, values: [{ value: 'Order', label: '订单' }, { value: 'Refund', label: '退款' }] } }

/** Draws a control and answers what it last asked. */
function draw(plan: FieldFilter | SearchFilter, control: FilterControl, value?: FilterValue) {
  const onChange = vi.fn<(value: FilterValue | undefined) => void>()
  const Control = FILTERS[control]
  const { container } = render(
    <ConfigProvider>
      <PortProvider value={testPort()}>
        <Control filter={plan} value={value} onChange={onChange} enums={enums} today="2025-09-15" />
      </PortProvider>
    </ConfigProvider>,
  )
  return { container, asked: () => onChange.mock.calls.at(-1)?.[0], onChange }
}

const type = (element: Element, text: string): boolean => fireEvent.change(element, { target: { value: text } })
const paste = (element: Element, text: string): boolean => fireEvent.paste(element, { clipboardData: { getData: () => text } })

async function choose(label: string): Promise<void> {
  fireEvent.mouseDown(screen.getByRole('combobox'))
  fireEvent.click(await screen.findByTitle(label))
}

describe('a filter control turns what a person does into a question', () => {
  test('keyword: part of a text; emptied, nothing', () => {
    const { asked } = draw(filter('msku'), 'keyword')
    type(screen.getByRole('textbox'), 'BKPK')
    expect(asked()).toEqual({ op: 'contains', value: 'BKPK' })
    type(screen.getByRole('textbox'), '  ')
    expect(asked()).toBeUndefined()
  })

  test('keyword: a pasted column of a sheet asks for exactly these', () => {
    const { asked } = draw(filter('msku'), 'keyword')
    paste(screen.getByRole('textbox'), 'A-1\r\nB-2\n\n')
    expect(asked()).toEqual({ op: 'in', value: ['A-1', 'B-2'] })
  })

  test('keyword: pasted lines stay text where the family cannot ask for several', () => {
    const { onChange } = draw(filter('msku', { field: field('msku', { operators: ['contains'] }) }), 'keyword')
    paste(screen.getByRole('textbox'), 'A\nB')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('search: in the field that was chosen', () => {
    const plan: FilterPlan = { type: 'search', fields: [field('order_id'), field('msku')], label: '搜索', more: false }
    const { asked } = draw(plan, 'search', { op: 'contains', value: 'x', field: 'msku' })
    type(screen.getByRole('textbox'), '111-2')
    expect(asked()).toEqual({ op: 'contains', value: '111-2', field: 'msku' })
  })

  test('select: one value', async () => {
    const { asked } = draw(filter('type', { control: 'select', field: field('type', { kind: 'enum', enum: 'kind' }) }), 'select')
    await choose('退款')
    expect(asked()).toEqual({ op: 'eq', value: 'Refund' })
  })

  test('multiselect: several', async () => {
    const { asked } = draw(
      filter('type', { control: 'multiselect', field: field('type', { kind: 'enum', enum: 'kind' }) }), 'multiselect', { op: 'in', value: ['Order'] },
    )
    await choose('退款')
    expect(asked()).toEqual({ op: 'in', value: ['Order', 'Refund'] })
  })

  test('number: exact text and the operator beside it', () => {
    const plan = filter('amount', { control: 'number', field: field('amount', { kind: 'money', scale: 2 }) })
    const { asked } = draw(plan, 'number', { op: 'lt', value: '1' })
    type(screen.getByRole('textbox'), '-12.345678x')
    expect(asked()).toEqual({ op: 'lt', value: '-12.3456' })
  })

  test('number: a range with an open end', () => {
    const plan = filter('amount', { control: 'number', field: field('amount', { kind: 'integer' }) })
    const { asked } = draw(plan, 'number', { op: 'between', value: ['', '9'] })
    type(screen.getAllByRole('textbox')[0]!, '5.7')
    expect(asked()).toEqual({ op: 'between', value: ['57', '9'] })
  })

  test('daterange: a moving span stays one, and shows its days', async () => {
    const { container, asked } = draw(filter('day', { control: 'daterange' }), 'daterange', { op: 'between', value: { is: 'last7' } })
    expect([...container.querySelectorAll('input')].map((input) => input.value)).toEqual(['2025-09-09', '2025-09-15'])
    fireEvent.mouseDown(container.querySelector('.date-trigger')!)
    fireEvent.click(await screen.findByText('上月', undefined, { timeout: 10_000 }))
    expect(asked()).toEqual({ op: 'between', value: { is: 'lastMonth' } })
  })

  test('number: a percent is entered as a decimal with up to four places, and said as a percent beside it (specification, section 5)', () => {
    const plan = filter('acos', { control: 'number', field: field('acos', { kind: 'percent', operators: ['gt', 'ne', 'between'] }) })
    const { asked } = draw(plan, 'number', { op: 'gt', value: '0.25' })
    expect(screen.getByText('25%')).toBeTruthy()
    type(screen.getByRole('textbox'), '0.123456%')
    expect(asked()).toEqual({ op: 'gt', value: '0.1234' })
  })

  test('daterange: what no calendar knows is shown by its name', () => {
    const { container } = draw(filter('day', { control: 'daterange' }), 'daterange', { op: 'between', value: { is: 'dataMonth' } })
    expect(container.querySelector('input')?.placeholder).toBe('最近有数据的月份')
  })

  test('monthrange and month: by months', async () => {
    const range = draw(filter('month', { control: 'monthrange' }), 'monthrange', { op: 'between', value: ['2025-07', '2025-08'] })
    expect([...range.container.querySelectorAll('input')].map((input) => input.value)).toEqual(['2025-07', '2025-08'])
    const month = draw(filter('month', { control: 'month' }), 'month', { op: 'eq', value: '2025-08' })
    fireEvent.mouseDown(month.container.querySelector('input')!)
    fireEvent.click(month.container.querySelector('input')!)
    fireEvent.click((await screen.findAllByText('本月', undefined, { timeout: 10_000 })).at(-1)!)
    expect(month.asked()).toEqual({ op: 'eq', value: { is: 'monthStart' } })
  })

  test('switch: yes, no', async () => {
    const { asked } = draw(filter('on', { control: 'switch' }), 'switch')
    await choose('否')
    expect(asked()).toEqual({ op: 'eq', value: false })
  })

  test('radio of yes and no: both are offered, and asked as such', () => {
    const { asked } = draw(filter('is_added', { control: 'radio', field: field('is_added', { kind: 'bool' }) }), 'radio', { op: 'eq', value: true })
    expect(screen.getByLabelText<HTMLInputElement>('是').checked).toBe(true)
    fireEvent.click(screen.getByLabelText('否'))
    expect(asked()).toEqual({ op: 'eq', value: false })
  })

  test('radio: one of a few; all, where it may be left open', () => {
    const plan = filter('type', { control: 'radio', field: field('type', { kind: 'enum', enum: 'kind' }) })
    const { asked } = draw(plan, 'radio', { op: 'eq', value: 'Order' })
    fireEvent.click(screen.getByText('退款'))
    expect(asked()).toEqual({ op: 'eq', value: 'Refund' })
    fireEvent.click(screen.getByText('全部'))
    expect(asked()).toBeUndefined()
  })
})
