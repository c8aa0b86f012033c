// @vitest-environment happy-dom
import '../../tests/support/dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { beforeAll, expect, test, vi } from 'vitest'
import { list as listPlan } from '../../tests/support/plans'
import { testPort } from '../../tests/support/port'
import { PortProvider } from '../engine/port'
import type { ActionPlan, InputPlan } from '../../contract/plan'
import type { ActionList } from './action'
import { ActionRunner } from './actions'

beforeAll(async () => {
  await Promise.all([import('./call/call.action'), import('./dialog/dialog.action')])
}, 120_000)
vi.setConfig({ testTimeout: 60_000 })

const call = { family: 'app', call: 'recalculate' }
const month: InputPlan = { name: 'month', label: '月份', input: 'text', required: true, readOnly: false, multiple: false }

function run(does: ActionPlan['does'], answer: unknown) {
  const port = testPort({ call: () => answer })
  const go = vi.spyOn(port, 'go')
  const plan = listPlan()
  const list: ActionList = {
    page: 'things', title: '东西', plan, enums: {}, question: { page: 1, pageSize: 50, source: 'things' }, total: 1, columns: plan.columns,
  }
  const action: ActionPlan = { action: 'x', label: '重算', place: 'row', tone: 'default', does }
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App><PortProvider value={port}><ActionRunner
        action={action} rows={[{ id: '1' }]} list={list} onChanged={() => undefined} onDone={() => undefined}
      /></PortProvider></App>
    </ConfigProvider>,
  )
  return { go }
}
const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}

test('a call that queues a task offers the task centre, and 去任务中心 leads there (specification, sections 2 and 8)', async () => {
  const { go } = run({ type: 'call', call, with: { id: 'id' } }, { task: '17' })
  expect(await screen.findByText('任务已成功添加至队列，详情可至【任务中心】查看')).toBeTruthy()
  expect(screen.getByRole('button', { name: '稍后再去' })).toBeTruthy()
  expect(screen.queryByText('重算成功')).toBeNull()
  await press('去任务中心')
  expect(go).toHaveBeenCalledWith('/system/download-center')
})

test('so does a dialog that queues one', async () => {
  run({ type: 'call', call, with: { id: 'id' }, asks: [month] }, { task: '17' })
  fireEvent.change(await screen.findByLabelText('月份'), { target: { value: '2025-08' } })
  await press('确定')
  expect(await screen.findByText('任务已成功添加至队列，详情可至【任务中心】查看')).toBeTruthy()
})

test('one that gives something to hand on shows it, whole and to be copied, until it is closed', async () => {
  run({ type: 'call', call, with: { id: 'id' } }, { handOver: { title: '一次性链接', value: '/amazon/passwordReset#key=abc', note: '24 小时内有效' } })
  expect(((await screen.findByLabelText('链接')) as HTMLInputElement).value).toMatch(/^https?:\/\/.*\/amazon\/passwordReset#key=abc$/)
  expect(screen.getByText('24 小时内有效')).toBeTruthy()
  expect(screen.getByRole('button', { name: '复制' })).toBeTruthy()
  expect(screen.queryByText('重算成功')).toBeNull()
})

test('and one that is done says so', async () => {
  const { go } = run({ type: 'call', call, with: { id: 'id' } }, { task: '' })
  expect(await screen.findByText('重算成功')).toBeTruthy()
  expect(go).not.toHaveBeenCalled()
})
