// @vitest-environment happy-dom
import '../../../tests/support/widths'
import '../../../tests/support/dom'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { describe, expect, test, vi } from 'vitest'
import { field, filter } from '../../../tests/support/plans'
import { testPort } from '../../../tests/support/port'
import type { FilterValues } from '../../../contract/list-address'
import type { FilterPlan } from '../../../contract/plan'
import { PortProvider, type DataPort } from '../port'
import { FilterForm } from './filter-form'

function draw(filters: FilterPlan[], values: FilterValues = {}, port: DataPort = testPort(), busy = false) {
  const onApply = vi.fn<(values: FilterValues) => void>()
  const view = (plans: FilterPlan[], held: FilterValues) => (
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App>
        <PortProvider value={port}>
          <FilterForm plan={{ filters: plans }} enums={{}} values={held} today="2025-09-15" onApply={onApply} busy={busy} />
        </PortProvider>
      </App>
    </ConfigProvider>
  )
  const { rerender, container, unmount } = render(view(filters, values))
  return {
    container, unmount, applied: () => onApply.mock.calls.at(-1)?.[0], onApply,
    change: (plans: FilterPlan[], held: FilterValues = values) => rerender(view(plans, held)),
  }
}

const ask = async (): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name: /查询/ })))
const type = (label: string, text: string): boolean => fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

describe('the filters of a list', () => {
  test('keep what is typed until it is asked, and what was typed when the page gains a filter', async () => {
    const { applied, onApply, change } = draw([filter('name', { label: '名称' })])
    type('名称', 'mug')
    expect(onApply).not.toHaveBeenCalled()
    change([filter('name', { label: '商品名' }), filter('msku', { label: 'MSKU', default: 'A' })], { msku: { op: 'contains', value: 'A' } })
    expect(screen.getByLabelText<HTMLInputElement>('MSKU').value).toBe('A')
    await ask()
    expect(applied()).toMatchObject({ msku: { op: 'contains', value: 'A' } })
  })

  test('are asked while rows are still on their way: another question does not wait for the one before', async () => {
    const { applied } = draw([filter('name', { label: '名称' })], {}, testPort(), true)
    type('名称', 'mug')
    await ask()
    expect(applied()).toEqual({ name: { op: 'contains', value: 'mug' } })
  })

  test('what was typed stays when only the plan changes', async () => {
    const { applied, change } = draw([filter('name', { label: '名称' })])
    type('名称', 'mug')
    change([filter('name', { label: '商品名' }), filter('msku', { label: 'MSKU' })])
    expect(screen.getByLabelText<HTMLInputElement>('商品名').value).toBe('mug')
    await ask()
    expect(applied()).toEqual({ name: { op: 'contains', value: 'mug' } })
  })

  test('a filter that the page lost asks nothing any more', async () => {
    const { applied, change } = draw([filter('name', { label: '名称' }), filter('msku', { label: 'MSKU' })], { name: { op: 'contains', value: 'x' } })
    change([filter('msku', { label: 'MSKU' })])
    await ask()
    expect(applied()).toEqual({})
  })

  test('a range of days must be shorter than it may be; one of numbers must not be upside down', async () => {
    const plans = [
      filter('day', { label: '日期', control: 'daterange', maxDays: 31 }),
      filter('spend', { label: '花费', control: 'number', field: field('spend', { kind: 'money', scale: 2 }) }),
    ]
    const { onApply, change } = draw(plans, { day: { op: 'between', value: ['2025-08-01', '2025-09-01'] } })
    await ask()
    expect(await screen.findByText('时间范围须少于 31 天')).toBeTruthy()
    change(plans, { day: { op: 'between', value: ['2025-08-01', '2025-08-31'] }, spend: { op: 'between', value: ['9', '10'] } })
    await ask()
    await waitFor(() => expect(onApply).toHaveBeenCalledTimes(1))
    change(plans, { spend: { op: 'between', value: ['10', '9'] } })
    await ask()
    expect(await screen.findByText('起始值不能大于结束值')).toBeTruthy()
    expect(onApply).toHaveBeenCalledTimes(1)
  })

  test('days are typed before the calendar is there; nonsense is taken back', async () => {
    const { container, applied } = draw([filter('day', { label: '日期', control: 'daterange' })])
    const [from, to] = [...container.querySelectorAll<HTMLInputElement>('.date-trigger input')]
    fireEvent.change(from!, { target: { value: '2025/8/1' } })
    fireEvent.change(to!, { target: { value: '20250831' } })
    fireEvent.blur(to!)
    await ask()
    expect(applied()).toEqual({ day: { op: 'between', value: ['2025-08-01', '2025-08-31'] } })
    expect([...container.querySelectorAll('input')].map((input) => input.value)).toEqual(['2025-08-01', '2025-08-31'])
    fireEvent.change(container.querySelectorAll('input')[0]!, { target: { value: '2025-02-30' } })
    fireEvent.blur(container.querySelectorAll('input')[0]!)
    expect(container.querySelectorAll('input')[0]!.value).toBe('2025-08-01')
  })

  test('further filters stand behind 更多筛选, and stand open when the person comes back', () => {
    const plans = [filter('name', { label: '名称' }), filter('remark', { label: '备注', more: true })]
    const { unmount } = draw(plans)
    const hidden = (): number => document.querySelectorAll('.ant-form-item-hidden').length
    expect(hidden()).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: /更多筛选/ }))
    expect(hidden()).toBe(0)
    unmount()
    draw(plans)
    expect(hidden()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: /收起筛选/ }))
    expect(hidden()).toBe(1)
  })

  test('what is wrong in a filter that is folded away is unfolded', async () => {
    const plans = [filter('name', { label: '名称' }), filter('remark', { label: '备注', more: true, required: true })]
    const { onApply } = draw(plans)
    await ask()
    expect(await screen.findByText('请选择备注')).toBeTruthy()
    expect(document.querySelectorAll('.ant-form-item-hidden')).toHaveLength(0)
    expect(onApply).not.toHaveBeenCalled()
  })

  test('a value out of the filters it is within is dropped when it is asked, and said', async () => {
    const port = testPort()
    port.options = async ({ values, filter: narrow }) => {
      const fit = narrow && 'field' in narrow && Array.isArray(narrow.value) && narrow.value.includes('s1') ? ['c1', 'c2'] : ['c3']
      return { list: (values ?? fit).filter((one) => fit.includes(one)).map((one) => ({ value: one, label: one })), total: 0 }
    }
    const plans = [
      filter('shop_id', { label: '店铺', control: 'multiselect', field: field('shop_id', { kind: 'id', options: { entity: 'shop', title: 'name' } }) }),
      filter('campaign_id', {
        label: '广告活动', control: 'multiselect', within: ['shop_id'],
        field: field('campaign_id', { kind: 'id', options: { entity: 'campaign', title: 'name' } }),
      }),
    ]
    const { applied } = draw(plans, { shop_id: { op: 'in', value: ['s1'] }, campaign_id: { op: 'in', value: ['c1', 'c3'] } }, port)
    await waitFor(() => expect(document.querySelector('.choice-unfit')?.textContent).toContain('c3'))
    await ask()
    await waitFor(() => expect(applied()).toEqual({ shop_id: { op: 'in', value: ['s1'] }, campaign_id: { op: 'in', value: ['c1'] } }))
    expect(await screen.findByText('「广告活动」有 1 项不在所选范围内，已去掉')).toBeTruthy()
  })
})
