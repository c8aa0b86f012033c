// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { CallError } from '../../lib/call-error'
import { NotAllowed, NotFound } from './notices'

const PLAN = { route: '/purchase/erp/caiGouJiHua', title: '采购计划' }
const Where = () => <output>{useLocation().pathname + useLocation().search}</output>
const draw = (notice: ReactNode) => render(<MemoryRouter>{notice}<Where /></MemoryRouter>)

test('who may not open a page reads its name and asks for it, once', async () => {
  const onAsk = vi.fn(async () => 2)
  draw(<NotAllowed page={PLAN} onAsk={onAsk} />)
  expect(screen.getByText('没有权限访问「采购计划」')).toBeTruthy()
  fireEvent.click(screen.getByText('申请开通'))
  expect(await screen.findByText('已申请，管理员会收到消息')).toBeTruthy()
  fireEvent.click(screen.getByText('申请开通'))
  expect(onAsk.mock.calls).toEqual([[PLAN.route]])
})

test('who asked for it today reads that it is known', async () => {
  draw(<NotAllowed page={PLAN} onAsk={async () => 0} />)
  fireEvent.click(screen.getByText('申请开通'))
  expect(await screen.findByText('今天已经申请过，请等待管理员处理')).toBeTruthy()
})

test('what could not be asked is said, and may be tried again', async () => {
  const onAsk = vi.fn(async () => 1).mockRejectedValueOnce(new CallError('network', '网络连接失败，请检查网络后重试'))
  draw(<NotAllowed page={PLAN} onAsk={onAsk} />)
  fireEvent.click(screen.getByText('申请开通'))
  expect(await screen.findByText('网络连接失败，请检查网络后重试')).toBeTruthy()
  fireEvent.click(screen.getByText('申请开通'))
  expect(await screen.findByText('已申请，管理员会收到消息')).toBeTruthy()
})

test('an administrator is led to the rule that decides, and asks nobody', () => {
  draw(<NotAllowed page={PLAN} why={{ route: '/roles/why', employee: '7' }} />)
  expect(screen.queryByText('申请开通')).toBeNull()
  fireEvent.click(screen.getByText('为什么看不到'))
  expect(screen.getByRole('status').textContent).toBe(`/roles/why?${new URLSearchParams({ employee: '7', route: PLAN.route }).toString()}`)
})

test('where nobody can be asked, and where it is not known for what, no button stands', () => {
  draw(<NotAllowed page={PLAN} />)
  expect(screen.queryByText('申请开通')).toBeNull()
  expect(screen.getByText('需要使用时，请联系公司管理员开通')).toBeTruthy()
})

test('an address of no page is named', () => {
  draw(<NotFound address="/no/such" />)
  expect(screen.getByText('没有地址为 /no/such 的页面，它可能写错了，或已被移走')).toBeTruthy()
})
