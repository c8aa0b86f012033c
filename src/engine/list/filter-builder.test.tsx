// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { describe, expect, test, vi } from 'vitest'
import { column, field, filter, list } from '../../../tests/support/plans'
import { testPort } from '../../../tests/support/port'
import type { Condition } from '../../../contract/filter'
import type { ListState } from '../../../contract/list-address'
import type { ListPlan } from '../../../contract/plan'
import { PortProvider } from '../port'
import { FilterBuilder } from './filter-builder'
import { conditionOfDraft, draftOf, newRule, withOperator } from '../../lib/condition-draft'
import { FilterSentence } from './filter-sentence'

const order = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'between', 'in', 'empty'] as const
const site = { label: '站点', groups: {}, values: [{ value: 'us', label: '美国' }, { value: 'jp', label: '日本' }] }
const plan = list({
  columns: [
    column('spend', { label: '花费', kind: 'money', scale: 2, operators: [...order] }), column('acos', { label: 'ACOS', kind: 'percent', operators: [...order] }),
    column('site', { label: '站点', kind: 'enum', enum: 'site', operators: ['eq', 'ne', 'in', 'empty'] }), column('photo', { label: '图片', kind: 'image' }),
    column('note', { label: '不可筛', operators: [] }),
  ],
  filters: [filter('name', { label: '名称', field: field('name', { label: '名称' }) })],
})

function draw(of: ListPlan, where?: Condition) {
  const onApply = vi.fn<(where: Condition | undefined) => void>()
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App><PortProvider value={testPort()}><FilterBuilder plan={of} enums={{ site }} today="2025-09-15" where={where} onApply={onApply} /></PortProvider></App>
    </ConfigProvider>,
  )
  return { applied: () => onApply.mock.calls.at(-1)?.[0], onApply }
}

const open = async (): Promise<void> => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /高级筛选/ })))
  await screen.findByRole('dialog', undefined, { timeout: 10_000 })
}
const fieldBox = (at: number): HTMLElement => screen.getAllByRole('combobox', { name: '字段' })[at]!
const press = (name: string, at = 0): void => void fireEvent.click(screen.getAllByRole('button', { name })[at]!)
const choose = async (box: Element, label: string): Promise<void> => {
  fireEvent.mouseDown(box)
  const options = await screen.findAllByTitle(label, undefined, { timeout: 8000 })
  fireEvent.click(options.filter((one) => one.classList.contains('ant-select-item')).at(-1)!)
}

describe('the advanced filter', () => {
  test('is put together from fields, operators and values, and asked at once', async () => {
    const { applied } = draw(plan)
    await open()
    await choose(fieldBox(0), '花费')
    fireEvent.change(screen.getByLabelText('花费的值'), { target: { value: '100.5' } })
    press('添加条件组')
    await choose(fieldBox(1), 'ACOS')
    fireEvent.change(screen.getByLabelText('ACOS的值'), { target: { value: '0.3' } })
    press('添加条件')
    fireEvent.change(screen.getByLabelText('名称的值'), { target: { value: 'mug' } })
    press('查询')
    expect(applied()).toEqual({
      and: [{ field: 'spend', op: 'gt', value: '100.5' }, { or: [{ field: 'acos', op: 'gt', value: '0.3' }, { field: 'name', op: 'contains', value: 'mug' }] }],
    })
  })

  test('offers only fields that can be asked for, and only what they can be asked', async () => {
    draw(plan)
    await open()
    fireEvent.mouseDown(fieldBox(0))
    await screen.findByTitle('花费')
    expect([...document.querySelectorAll('.ant-select-item-option')].map((one) => one.textContent)).toEqual(['名称', '花费', 'ACOS', '站点'])
    await choose(fieldBox(0), '站点')
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '比较方式' }))
    await screen.findByTitle('不等于')
    expect([...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')].map((one) =>
      one.textContent)).toEqual(expect.arrayContaining(['等于', '不等于', '属于', '是否为空']))
    expect(screen.queryByTitle('大于')).toBeNull()
  })

  test('is not asked before every condition has a value, and says which has none', async () => {
    const { onApply } = draw(plan, { field: 'spend', op: 'between', value: ['9', '1'] })
    await open()
    press('添加条件')
    press('查询')
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual(['起始值不能大于结束值', '请填写条件的值'])
    expect(onApply).not.toHaveBeenCalled()
    press('取消')
    expect(onApply).not.toHaveBeenCalled()
  })

  test('emptied, it asks nothing', async () => {
    const { applied, onApply } = draw(plan, { or: [{ field: 'spend', op: 'gt', value: '1' }, { field: 'acos', op: 'gt', value: '1' }] })
    expect(screen.getByRole('button', { name: /高级筛选 2 条/ })).toBeTruthy()
    await open()
    press('清空条件')
    press('查询')
    expect(onApply).toHaveBeenCalledTimes(1)
    expect(applied()).toBeUndefined()
  })

  test('compares a column with another of its kind, and asks for it before anything is sent', async () => {
    const two = { ...plan, columns: [...plan.columns, column('budget', { label: '预算', kind: 'money', scale: 2, operators: [...order] })] }
    const { applied, onApply } = draw(two)
    await open()
    await choose(fieldBox(0), '花费')
    await choose(screen.getByRole('combobox', { name: '比较方式' }), '大于另一列')
    press('查询')
    expect(onApply).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toBe('请选择用来比较的列')
    await choose(screen.getByRole('combobox', { name: '另一列' }), '预算')
    press('查询')
    expect(applied()).toEqual({ field: 'spend', op: 'gt', value: { field: 'budget' } })
  })

  test('offers no "or" where the family cannot be asked for it', async () => {
    draw({ ...plan, or: false })
    await open()
    expect(screen.queryByRole('button', { name: '添加条件组' })).toBeNull()
    expect(within(screen.getByRole('dialog')).getByText(/不支持“或”/)).toBeTruthy()
  })
})

describe('a filter in the making', () => {
  const fields = new Map(plan.columns.map((one) => [one.path, one]))
  test('comes back as it was', () => {
    const where: Condition = {
      or: [
        { field: 'spend', op: 'gt', value: '1', currency: 'USD' },
        { and: [{ field: 'acos', op: 'empty', value: true }, { field: 'site', op: 'in', value: ['us'] }] },
      ],
    }
    expect(conditionOfDraft(draftOf(where), fields).where).toEqual(where)
  })

  test('a range with one end is that end; another operator keeps a value that still makes sense', () => {
    expect(conditionOfDraft(draftOf({ field: 'spend', op: 'between', value: ['', '9'] }), fields).where).toEqual({ field: 'spend', op: 'le', value: '9' })
    const rule = { id: 1, field: 'site', op: 'eq' as const, value: 'us' }
    expect(withOperator(rule, 'ne')).toMatchObject({ op: 'ne', value: 'us' })
    expect(withOperator(rule, 'in')).toMatchObject({ op: 'in', value: ['us'] })
    expect(withOperator({ ...rule, op: 'in', value: ['us'] }, 'eq').value).toBeUndefined()
    expect(withOperator(rule, 'empty').value).toBe(true)
  })

  test('starts with the operator that is usual for the field', () => {
    expect(newRule(fields.get('site')!).op).toBe('in')
    expect(newRule(fields.get('spend')!).op).toBe('gt')
  })
})

describe('the sentence above the table', () => {
  function say(state: Pick<ListState, 'filters' | 'where' | 'brokenWhere'>) {
    const onChange = vi.fn()
    const port = testPort()
    const { container } = render(
      <ConfigProvider>
        <App><PortProvider value={port}><FilterSentence
          plan={plan} enums={{ site }} filters={state.filters} where={state.where} brokenWhere={state.brokenWhere} onChange={onChange}
        /></PortProvider></App>
      </ConfigProvider>,
    )
    return { container, changed: () => onChange.mock.calls.at(-1)?.[0] as unknown }
  }

  test('is not there where nothing is asked', () => expect(say({ filters: {} }).container.textContent).toBe(''))

  test('has its conditions taken back one by one, or all', () => {
    const where: Condition = {
      and: [{ field: 'spend', op: 'gt', value: '1' }, { or: [{ field: 'site', op: 'eq', value: 'us' }, { field: 'acos', op: 'lt', value: '0.5' }] }],
    }
    const { changed } = say({ filters: { name: { op: 'contains', value: 'mug' } }, where })
    fireEvent.click(screen.getByRole('button', { name: '去掉条件：（站点为 美国 或 ACOS < 50%）' }))
    expect(changed()).toEqual({ filters: { name: { op: 'contains', value: 'mug' } }, where: { field: 'spend', op: 'gt', value: '1' } })
    fireEvent.click(screen.getByRole('button', { name: '去掉条件：名称包含“mug”' }))
    expect(changed()).toEqual({ filters: {}, where })
    fireEvent.click(screen.getByRole('button', { name: /清\s*空/ }))
    expect(changed()).toEqual({ filters: {}, where: undefined })
  })

  test('is copied as one sentence', async () => {
    const written: string[] = []
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (text: string) => void written.push(text) } })
    say({ filters: { name: { op: 'contains', value: 'mug' } }, where: { field: 'spend', op: 'gt', value: '1' } })
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^复制/ })))
    expect(written).toEqual(['名称包含“mug”，且 花费 > 1'])
    vi.unstubAllGlobals()
  })

  test('an advanced filter that cannot be read is said, and forgotten when that is seen', () => {
    const { changed } = say({ filters: {}, brokenWhere: true })
    expect(screen.getByRole('alert').textContent).toContain('地址里的高级筛选无法识别')
    fireEvent.click(screen.getByRole('button', { name: '知道了' }))
    expect(changed()).toEqual({ filters: {}, where: undefined })
  })
})
