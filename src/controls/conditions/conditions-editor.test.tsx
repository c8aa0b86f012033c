// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { field } from '../../../tests/support/plans'
import { testPort } from '../../../tests/support/port'
import type { InputPlan } from '../../../contract/plan'
import { PortProvider } from '../../engine/port'
import { ConditionWords } from '../../../kinds/json/condition-words'
import ConditionsEditor from './conditions-editor'

const fields = [
  field('quantity', { label: '下单数量', kind: 'integer', operators: ['eq', 'gt', 'le'] }),
  field('country', { label: '收件国', operators: ['eq', 'contains'] }),
]
const keptIn = { entity: 'logistics_rule', field: 'order_rule' }
const conditions = { keptIn, entity: 'sale_order', label: '订单', fields }
const input: InputPlan = { name: 'rule', label: '适用订单', input: 'conditions', required: false, readOnly: false, multiple: false, conditions }

test('a rule is built with the keyboard alone, tried on the rows there are, and read as words', async () => {
  const port = testPort()
  port.own = { ...port.own, conditionsFit: { family: 'ours', call: 'fits' } }
  const asked: unknown[] = []
  port.call = (async (ref: unknown, body: unknown) => {
    asked.push(ref, body)
    return { total: 7 }
  }) as typeof port.call
  const kept: unknown[] = []
  function Form() {
    const [value, setValue] = useState<unknown>()
    return <ConditionsEditor input={input} enums={{}} value={value} onChange={(next) => { kept.push(next); setValue(next) }} />
  }
  render(<ConfigProvider button={{ autoInsertSpace: false }}><App><PortProvider value={port}><Form /></PortProvider></App></ConfigProvider>)
  const trial = screen.getByRole<HTMLButtonElement>('button', { name: '试一试' })
  expect([trial.disabled, screen.getByRole('status').textContent]).toEqual([true, '没有条件时，全部符合'])
  fireEvent.click(screen.getByRole('button', { name: /添加条件$/ }))
  expect(trial.disabled).toBe(true)
  fireEvent.change(screen.getByRole('textbox', { name: '下单数量的值' }), { target: { value: '3' } })
  expect(kept.at(-1)).toEqual({ field: 'quantity', op: 'gt', value: '3' })
  await act(async () => void fireEvent.click(trial))
  expect(asked).toEqual([{ family: 'ours', call: 'fits' }, { ...keptIn, where: { field: 'quantity', op: 'gt', value: '3' } }])
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('现在有 7 条订单符合'))
  fireEvent.change(screen.getByRole('textbox', { name: '下单数量的值' }), { target: { value: '4' } })
  expect(screen.getByRole('status').textContent).toBe('')
})

test('of figures it is said which rows they are of and of which days, and how many of them fit', async () => {
  const port = testPort()
  port.own = { ...port.own, conditionsFit: { family: 'ours', call: 'fits' } }
  port.call = (() => Promise.resolve({ total: 3 })) as typeof port.call
  const figures = { keptIn, dataset: 'sp_terms', rows: ['country', 'quantity'], days: 30, label: 'SP搜索词报表', fields }
  const value = { field: 'quantity', op: 'gt', value: '3' }
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App><PortProvider value={port}><ConditionsEditor input={{ ...input, conditions: figures }} enums={{}} value={value} /></PortProvider></App>
    </ConfigProvider>,
  )
  expect(screen.getByText('按SP搜索词报表，每个收件国、下单数量一行，看各店铺最近 30 个完整日的合计')).toBeTruthy()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '试一试' })))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('现在有 3 行符合'))
})

test('nobody is offered to try a rule where no server of ours could', () => {
  const port = testPort()
  port.own = {}
  render(<ConfigProvider><App><PortProvider value={port}><ConditionsEditor input={input} enums={{}} /></PortProvider></App></ConfigProvider>)
  expect(screen.getByRole('button', { name: /添加条件$/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '试一试' })).toBeNull()
})

test('conditions are read as words; a field that is no more is called by its name', () => {
  const value = { and: [{ field: 'quantity', op: 'gt', value: 3 }, { or: [
    { field: 'country', op: 'eq', value: 'US' }, { field: 'gone', op: 'empty', value: true },
  ] }] }
  render(<PortProvider value={testPort()}><ConditionWords value={value} conditions={conditions} enums={{}} /></PortProvider>)
  expect(screen.getByText('下单数量 > 3 且 （收件国为 US 或 没有gone）')).toBeTruthy()
})
