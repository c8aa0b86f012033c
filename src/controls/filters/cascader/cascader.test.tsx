// @vitest-environment happy-dom
import '../../../../tests/support/widths'
import '../../../../tests/support/dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { field, filter } from '../../../../tests/support/plans'
import { testPort } from '../../../../tests/support/port'
import type { OptionsQuestion } from '../../../../contract/options'
import { PortProvider } from '../../../engine/port'
import type { FilterValue } from '../../../../contract/list-address'
import type { EnumPlan } from '../../../../contract/plan'
import type { FieldFilter } from '../../../../kinds/shared/filter'
import { CascaderFilter } from './cascader.filter'
import { cascadeOf, leavesOf, pathsOf } from './cascade'

const site: EnumPlan = { label: '站点', groups: {}, values: [{ value: 'us', label: '美国' }, { value: 'jp', label: '日本' }] }
const fee: EnumPlan = {
  label: '费用', groups: { fba: 'FBA 费' },
  values: [{ value: 'ship', label: '配送费', group: 'fba' }, { value: 'store', label: '仓储费', group: 'fba' }, { value: 'other', label: '其他' }],
}
const shops = [{ value: '1', label: '美国一店', group: 'us' }, { value: '2', label: '美国二店', group: 'us' }, { value: '3', label: '东京店', group: 'jp' }]
const byShop = filter('shop_id', {
  label: '店铺', control: 'cascader', op: 'in', by: { field: 'site', enum: 'site' },
  field: field('shop_id', { kind: 'id', options: { entity: 'shop', title: 'name' } }),
})
const byFee = filter('fee', { label: '费用', control: 'cascader', op: 'in', field: field('fee', { kind: 'enum', enum: 'fee' }) })

function draw(plan: FieldFilter, value?: FilterValue) {
  const onChange = vi.fn<(value: FilterValue | undefined) => void>()
  const asked: OptionsQuestion[] = []
  const port = testPort()
  port.useLabels = (_entity, ids) => new Map(shops.filter((one) => ids.includes(one.value)).map((one) => [one.value, one.label]))
  port.options = async (question) => {
    asked.push(question)
    return { list: shops, total: shops.length }
  }
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App><PortProvider value={port}><CascaderFilter
        filter={plan} enums={{ site, fee }} today="2025-09-15" onChange={onChange} {...(value ? { value } : {})}
      /></PortProvider></App>
    </ConfigProvider>,
  )
  return { asked, onChange, chosen: () => onChange.mock.calls.at(-1)?.[0] }
}

/** Comes near, as a mouse does, and opens it. */
const open = async (): Promise<void> => {
  fireEvent.mouseDown(screen.getByRole('combobox'))
  await screen.findByText('确定', undefined, { timeout: 10_000 })
}
const tick = (label: string): boolean => fireEvent.click(screen.getByTitle(label).closest('li')!.querySelector('.ant-cascader-checkbox')!)

describe('a cascader', () => {
  test('asks for nothing before it is opened, and shows what is chosen by its name', async () => {
    const { asked } = draw(byShop, { op: 'in', value: ['3'] })
    expect(await screen.findByTitle('东京店')).toBeTruthy()
    expect(asked).toEqual([])
  })

  test('is 120 pixels wide where nothing gives it more room, and so are its columns (specification, section 9)', async () => {
    draw(byFee)
    await open()
    expect(document.querySelector<HTMLElement>('.ant-cascader-menu-item')?.style.minWidth).toBe('120px')
    expect(document.querySelector('.choice-cascader')).not.toBeNull()
    expect(readFileSync('src/controls/choices/choices.css', 'utf8')).toContain('.choice-cascader { min-width: 120px; }')
  })

  test('takes over what was ticked with 确定, a whole group as its values (specification, section 2)', async () => {
    const { chosen, asked, onChange } = draw(byShop, { op: 'in', value: ['3'] })
    await open()
    await screen.findByTitle('美国')
    expect(asked).toEqual([{ entity: 'shop', pageSize: 500, by: 'site' }])
    await act(async () => void tick('美国'))
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByText('已选 3 项')).toBeTruthy()
    await act(async () => void fireEvent.click(screen.getByText('确定')))
    expect(chosen()).toEqual({ op: 'in', value: expect.arrayContaining(['1', '2', '3']) as string[] })
  })

  test('forgets with 取消 what was ticked (specification, section 2)', async () => {
    const { onChange } = draw(byShop)
    await open()
    await screen.findByTitle('美国')
    await act(async () => void tick('美国'))
    await act(async () => void fireEvent.click(screen.getByText('取消')))
    expect(onChange).not.toHaveBeenCalled()
  })

  test('shows an enum in its groups', async () => {
    const { chosen } = draw(byFee)
    await open()
    await act(async () => void tick('FBA 费'))
    await act(async () => void fireEvent.click(screen.getByText('确定')))
    expect(chosen()).toEqual({ op: 'in', value: ['ship', 'store'] })
  })

  test('takes one value where only one may be asked for, at once', async () => {
    const { chosen } = draw({ ...byFee, op: 'eq' })
    fireEvent.mouseDown(screen.getByRole('combobox'))
    await act(async () => void fireEvent.click(await screen.findByTitle('其他', undefined, { timeout: 10_000 })))
    expect(chosen()).toEqual({ op: 'eq', value: 'other' })
  })
})

describe('levels and values', () => {
  const options = cascadeOf([{ value: 'us', label: '同名', group: 'us' }, { value: 'x', label: '无组' }], { us: '美国', de: '德国' })
  test('a group may be called like a value; empty groups are left out', () => {
    expect(options.map((one) => one.label)).toEqual(['美国', '无组'])
    expect(pathsOf(options, ['us', 'x', 'gone'])).toEqual([[options[0]!.value, 'us'], ['x']])
    expect(leavesOf(options, [[options[0]!.value], ['x']])).toEqual(['us', 'x'])
  })
})
