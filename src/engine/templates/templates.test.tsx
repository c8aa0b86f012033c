// @vitest-environment happy-dom
/**
 * Filter templates as a person uses them (specification, sections 3, 4, 8 and 9): keep what is asked, take it again,
 * put one in use, rename, change, delete; and what is said where it fails.
 */
import '../../../tests/support/dom'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { BrowserRouter } from 'react-router'
import { beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { column, filter, list, page } from '../../../tests/support/plans'
import { testPort, type TestPort } from '../../../tests/support/port'
import { keptViews, type KeptViews } from '../../../tests/support/views'
import { createUserFilters } from '../../app/user-filters'
import { CallError } from '../../lib/call-error'
import type { PagePlan } from '../../../contract/page-plan'
import { PageScreen } from '../page-screen'
import { PortProvider, type FilterTemplate } from '../port'
import { applied, isAsked } from './template-content'

beforeAll(async () => void (await Promise.all([import('./template-picker'), import('./template-content')])), 60_000)
vi.setConfig({ testTimeout: 120_000 })
beforeEach(() => window.history.replaceState(null, '', '/things'))

const ads = list({
  filterTemplates: 401, columns: [column('name'), column('perf.acos')],
  filters: [filter('name', { label: '名称' }), filter('perf.acos', { label: 'ACOS', control: 'number' })],
})
const things = page({ lists: [ads] })
const MUG = { filters: { name: { op: 'contains', value: 'mug' } } }

/** The service behind the calls, in memory; `fails` refuses every change. */
class Kept {
  list: FilterTemplate[] = []
  asked: [string, Record<string, unknown>][] = []
  fails: CallError | undefined
  call = async (name: string, values: Record<string, unknown>): Promise<unknown> => {
    this.asked.push([name, values])
    if (name === 'userFilterList') return this.list.map((each) => ({ ...each }))
    if (this.fails) throw this.fails
    if (name === 'userFilterAdd') {
      this.list.push({ id: String(this.list.length + 1), active: 0, name: String(values['name']), conditions: values['conditions'] })
    }
    if (name === 'userFilterRemove') this.list = this.list.filter(({ id }) => id !== values['id'])
    if (name === 'userFilterEdit') {
      this.list = this.list.map(
        (each) => (each.id === values['id']
          ? { ...each, ...(values as Partial<FilterTemplate>) }
          : values['active'] === 1
          ? { ...each, active: 0 as const }
          : each),
      )
    }
    return {}
  }
}

const settle = async (): Promise<void> => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))))

async function shown(kept: Kept, plan: PagePlan = things, views?: KeptViews): Promise<TestPort> {
  const port =
    testPort({ list: () => ({ list: [{ id: '1', name: 'a' }], total: 1, page: 1, pageSize: 50, summary: [] }), ...(views ? { call: views.call } : {}) })
  if (views) port.own = views.own
  const store = createUserFilters(kept.call as Parameters<typeof createUserFilters>[0])
  port.filterTemplates = async () => store
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App><BrowserRouter><PortProvider value={port}><PageScreen plan={plan} /></PortProvider></BrowserRouter></App>
    </ConfigProvider>,
  )
  await settle()
  return port
}
const press = async (name: string | RegExp, inside: HTMLElement = document.body): Promise<void> =>
  act(async () => void fireEvent.click(await within(inside).findByRole('button', { name })))
const ask = async (name: string): Promise<void> => {
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: name } })
  await press(/查询/)
}
const type = async (name: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText('模板名称'), { target: { value: name } })
  await press(/确定/, screen.getByRole('dialog'))
  await settle()
}

test('a person keeps what is asked as a template, and takes it again elsewhere', async () => {
  const kept = new Kept()
  const port = await shown(kept)
  await ask('mug')
  await press('筛选模板：未选模板')
  expect(await screen.findByText(/还没有筛选模板/)).toBeTruthy()
  await press('存为模板…')
  await type('马克杯')
  expect(kept.list).toEqual([{ id: '1', active: 0, name: '马克杯', conditions: MUG }])
  expect(kept.asked.filter(([name]) => name !== 'userFilterList').map(([, values]) => values['config_type'])).toEqual([401])
  expect(screen.getByRole('button', { name: '筛选模板：马克杯' })).toBeTruthy()
  await press('重置')
  expect(port.questions.at(-1)?.filter).toBeUndefined()
  await press(/筛选模板：/)
  await press('马克杯')
  expect(port.questions.at(-1)?.filter).toEqual({ field: 'name', op: 'contains', value: 'mug' })
  expect(window.location.search).toContain('name=mug')
})

test('a name must be given, and a refusal is told in the words of section 8 with its reason at the box', async () => {
  const kept = new Kept()
  await shown(kept)
  await press(/筛选模板：/)
  await press('存为模板…')
  await type('  ')
  expect(screen.getByText('请输入内容')).toBeTruthy()
  kept.fails = new CallError('refused', '已有名为「甲」的筛选模板，请换一个名称')
  await type('甲')
  expect(await screen.findByText('添加用户过滤器失败')).toBeTruthy()
  expect(screen.getByText('已有名为「甲」的筛选模板，请换一个名称')).toBeTruthy()
  kept.fails = new CallError('network', '断网')
  await type('乙')
  expect((await screen.findAllByText('添加用户过滤器时发生网络错误')).length).toBeGreaterThan(0)
  expect(kept.list).toEqual([])
})

test('the present template is changed, renamed and deleted; where that fails the person is told', async () => {
  const kept = new Kept()
  kept.list = [{ id: '1', active: 0, name: '马克杯', conditions: MUG }]
  await shown(kept)
  await press(/筛选模板：/)
  await press('马克杯')
  await ask('cup')
  await press('筛选模板：马克杯（有未保存的改动）')
  await press('保存')
  await settle()
  expect(kept.list[0]?.conditions).toEqual({ filters: { name: { op: 'contains', value: 'cup' } } })
  await press(/筛选模板：马克杯/)
  await press('改名…')
  await type('杯子')
  expect(kept.list[0]?.name).toBe('杯子')
  kept.fails = new CallError('refused', '不行')
  await press(/筛选模板：杯子/)
  await press('启用模板「杯子」')
  expect(await screen.findByText('编辑用户过滤器失败')).toBeTruthy()
  await press('删除')
  expect((await screen.findAllByText('删除筛选模板「杯子」？')).length).toBeGreaterThan(0)
  await press('删除', document.querySelector<HTMLElement>('.ant-modal-confirm-btns') ?? document.body)
  expect(await screen.findByText('删除用户过滤器失败')).toBeTruthy()
  expect(kept.list).toHaveLength(1)
})

test('one template of a type is in use: a list opens with it, asks once, and says so in its address', async () => {
  const kept = new Kept()
  kept.list = [{ id: '1', active: 1, name: '杯子', conditions: { filters: {} } }, { id: '2', active: 0, name: '马克杯', conditions: MUG }]
  await shown(kept)
  await press(/筛选模板：/)
  await press('启用模板「马克杯」')
  await settle()
  expect(kept.list.map(({ active }) => active)).toEqual([0, 1])
  expect(screen.getByRole('button', { name: '停用模板「马克杯」' })).toBeTruthy()
  cleanup()
  window.history.replaceState(null, '', '/things')
  const port = await shown(kept)
  expect(port.questions).toEqual([expect.objectContaining({ filter: { field: 'name', op: 'contains', value: 'mug' } })])
  expect(window.location.search).toContain('name=mug')
})

test('a link that was sent wins over the template in use, and a list without templates has no picker', async () => {
  const kept = new Kept()
  kept.list = [{ id: '1', active: 1, name: '马克杯', conditions: MUG }]
  window.history.replaceState(null, '', '/things?name=cup')
  expect((await shown(kept)).questions).toEqual([expect.objectContaining({ filter: { field: 'name', op: 'contains', value: 'cup' } })])
  cleanup()
  kept.asked = []
  await shown(kept, page({ lists: [list()] }))
  expect(screen.queryByRole('button', { name: /筛选模板/ })).toBeNull()
  expect(kept.asked).toEqual([])
})

test('a default view comes before the template in use, and going back to the page itself asks nothing of it', async () => {
  const kept = new Kept()
  kept.list = [{ id: '1', active: 1, name: '马克杯', conditions: MUG }]
  const views =
    keptViews({
      views: [{
        id: '7', name: '杯子', kind: 'personal', roles: [], defaultRoles: [], mine: true, mayEdit: true, ownerName: '我',
        content: { filters: { name: { op: 'contains', value: 'cup' } } }, version: 1,
      }],
      defaultId: '7', ownDefault: true,
    })
  const port = await shown(kept, things, views)
  expect(port.questions).toEqual([expect.objectContaining({ filter: { field: 'name', op: 'contains', value: 'cup' } })])
  await press('视图：杯子')
  await press('页面默认')
  await settle()
  expect(port.questions.at(-1)?.filter).toBeUndefined()
})

test('templates that cannot be had are none: the list is shown as the page has it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const kept = new Kept()
  kept.call = async () => { throw new CallError('server', '坏了') }
  const port = await shown(kept)
  expect(port.questions).toHaveLength(1)
  expect(screen.getByRole('button', { name: '筛选模板：未选模板' })).toBeTruthy()
})

describe('what a list asks of a template', () => {
  it('is found by a field\'s last name in another list of the type; what the list lacks is counted', () => {
    const report = list({ columns: [column('acos')], filters: [filter('acos', { control: 'number' })] })
    const conditions = {
      filters: { 'perf.acos': { op: 'gt', value: '0.3' }, name: { op: 'contains', value: 'mug' } },
      where: { or: [{ field: 'perf.acos', op: 'lt', value: '1' }, { field: 'perf.clicks', op: 'eq', value: '0' }] },
    }
    expect(applied(report, conditions)).toEqual({
      asks: { filters: { acos: { op: 'gt', value: '0.3' } }, where: { or: [{ field: 'acos', op: 'lt', value: '1' }] } }, left: 2,
    })
  })

  it('keeps the page\'s own value of a required filter that it says nothing of', () => {
    const dated = list({ filters: [filter('day', { control: 'daterange', required: true, default: { is: 'last30' } })] })
    expect(applied(dated, MUG).asks.filters).toEqual({ day: { op: 'between', value: { is: 'last30' } } })
  })

  it('is nothing where another program kept what is no template', () => {
    for (const strange of [null, 7, 'x', [], { filters: [1] }, { filters: { name: 3 } }, { where: 'x' }]) {
      expect(applied(ads, strange)).toEqual({ asks: { filters: {} }, left: 0 })
    }
    expect(isAsked(ads, MUG, { filters: { name: { op: 'contains', value: 'mug' } } })).toBe(true)
  })
})
