// @vitest-environment happy-dom
import '../../tests/support/dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { testPort } from '../../tests/support/port'
import type { PagePlan } from '../../contract/page-plan'
import { PageMarkRoom } from './page-lacks'
import { PageScreen } from './page-screen'
import { PortProvider } from './port'

const plan = (more: Partial<PagePlan>): PagePlan => ({
  page: 'packing', version: 'v', route: '/Packing', title: '扫码装箱', kind: 'detail', state: 'built', layout: 'standalone', lists: [], enums: {}, ...more,
})
const open = (more: Partial<PagePlan>) => render(<MemoryRouter><PortProvider value={testPort()}><PageScreen plan={plan(more)} /></PortProvider></MemoryRouter>)

test('a page whose address is everybody’s says whose right is needed, in place of its content', () => {
  open({ withheld: '使用「扫码装箱」需要「FBA货件」的权限，请联系管理员开通' })
  expect(screen.getByText('没有权限')).toBeTruthy()
  expect(screen.getByText(/需要「FBA货件」的权限/)).toBeTruthy()
})

test('what a page lacks stands behind a small mark, and a page that lacks nothing has none', async () => {
  const { unmount } = open({ withheld: '—', lacks: ['还不能按箱打印', '还不能合并批次'] })
  fireEvent.click(screen.getByRole('button', { name: '本页还缺 2 项' }))
  expect(await screen.findByText('还不能合并批次')).toBeTruthy()
  expect(screen.getByText('还缺 2 项')).toBeTruthy()
  unmount()
  open({ withheld: '—' })
  expect(screen.queryByRole('button', { name: /本页还缺/ })).toBeNull()
})

test('in the frame the mark stands where the frame has room for it, not over the page', () => {
  const room = document.createElement('div')
  document.body.append(room)
  const { container, unmount } = render(
    <MemoryRouter>
      <PortProvider value={testPort()}>
        <PageMarkRoom.Provider value={room}><PageScreen plan={plan({ layout: 'main', withheld: '—', lacks: ['还不能合并批次'] })} /></PageMarkRoom.Provider>
      </PortProvider>
    </MemoryRouter>,
  )
  expect([room.textContent, container.querySelector('.page-lacks')]).toEqual(['还缺 1 项', null])
  unmount()
  expect(room.textContent).toBe('')
  room.remove()
})
