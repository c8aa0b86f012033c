// @vitest-environment happy-dom
/** The controls of the frame: what a pointer, a keyboard and a reader find in them. */
import '../../../tests/support/dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from './button'
import { InlineMenu } from './inline-menu'
import { Input } from './input'
import { Pagination, pagesShown } from './pagination'
import { Tabs } from './tabs'

test('a few pages stand around the present one, and all where they are few', () => {
  expect(pagesShown(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pagesShown(1, 100)).toEqual([1, 2, 3, 4, 5])
  expect(pagesShown(4, 100)).toEqual([1, 2, 3, 4, 5, 6])
  expect(pagesShown(50, 100)).toEqual([48, 49, 50, 51, 52])
  expect(pagesShown(98, 100)).toEqual([96, 97, 98, 99, 100])
  expect(pagesShown(100, 100)).toEqual([96, 97, 98, 99, 100])
})

test('pages are turned, passed over and gone to by number, and never beyond the last', () => {
  const turned = vi.fn<(page: number, size: number) => void>()
  render(<Pagination current={9} pageSize={50} total={1000} sizes={['50', '100']} jumps says="共 1,000 条" onChange={turned} />)
  fireEvent.click(screen.getByTitle('下一页'))
  fireEvent.click(screen.getByTitle('向前 5 页'))
  fireEvent.keyDown(screen.getByTitle('20'), { key: 'Enter' })
  fireEvent.click(screen.getByTitle('9'))
  fireEvent.change(screen.getByLabelText('页'), { target: { value: '9a99' } })
  fireEvent.keyDown(screen.getByLabelText('页'), { key: 'Enter' })
  expect(turned.mock.calls).toEqual([[10, 50], [4, 50], [20, 50], [20, 50]])
})

test('a second press counts from the page that the first one turns to, before that is drawn', () => {
  const turned = vi.fn<(page: number, size: number) => void>()
  const pages = (current: number) => (
    <Pagination
      current={current} pageSize={50} total={150} sizes={['50']} jumps={false} onChange={turned}
      turningTo={() => turned.mock.calls.at(-1)?.[0]}
    />
  )
  const { rerender } = render(pages(1))
  const next = screen.getByTitle('下一页')
  for (let press = 0; press < 3; press += 1) fireEvent.click(next)
  expect(turned.mock.calls).toEqual([[2, 50], [3, 50]])
  rerender(pages(2))
  fireEvent.click(next)
  expect(turned.mock.calls.at(-1)).toEqual([3, 50])
})

test('the page that the pointer rests on or presses is told before it is turned to, and after a turn the next one', async () => {
  const near = vi.fn<(page?: number) => void>()
  const draw = (current: number) => (
    <Pagination current={current} pageSize={50} total={1000} sizes={['50']} jumps={false} onChange={() => undefined} onNear={near} />
  )
  const { rerender } = render(draw(9))
  const next = screen.getByTitle('下一页')
  fireEvent.pointerEnter(next)
  expect(near).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(near.mock.calls).toEqual([[10]]))
  rerender(draw(10))
  expect(near.mock.calls).toEqual([[10], [11]])
  fireEvent.pointerLeave(next)
  fireEvent.pointerEnter(screen.getByTitle('12'))
  fireEvent.pointerDown(screen.getByTitle('12'))
  rerender(draw(12))
  expect(near.mock.calls).toEqual([[10], [11], [], [12]])
})

test('a button that works takes no press, and its words are its name', () => {
  const pressed = vi.fn<() => void>()
  const { rerender } = render(<Button icon={<i />} onClick={pressed}>查{'询'}</Button>)
  fireEvent.click(screen.getByRole('button', { name: '查询' }))
  rerender(<Button loading onClick={pressed}>查询</Button>)
  fireEvent.click(screen.getByRole('button', { name: '查询' }))
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a box is emptied by its cross', () => {
  const typed = vi.fn<(text: string) => void>()
  render(<Input aria-label="名称" value="abc" allowClear onChange={({ target }) => typed(target.value)} />)
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: 'abcd' } })
  fireEvent.click(screen.getByRole('button', { name: '清除' }))
  expect(typed.mock.calls).toEqual([['abcd'], ['']])
})

test('the arrow keys walk the tabs', () => {
  const opened = vi.fn<(key: string) => void>()
  render(<Tabs activeKey="a" onChange={opened} items={[{ key: 'a', label: '甲' }, { key: 'b', label: '乙' }, { key: 'c', label: '丙' }]} />)
  fireEvent.keyDown(screen.getByRole('tab', { name: '甲', selected: true }), { key: 'ArrowLeft' })
  fireEvent.keyDown(screen.getByRole('tab', { name: '丙' }), { key: 'Home' })
  fireEvent.click(screen.getByRole('tab', { name: '乙' }))
  expect(opened.mock.calls).toEqual([['c'], ['a'], ['b']])
})

test('a menu is walked, folded and gone by from the keyboard', () => {
  const fold = vi.fn<(keys: string[]) => void>()
  const pick = vi.fn<(key: string) => void>()
  const items = [{ key: 'g', label: '销售', children: [{ key: 'a', label: '订单' }, { key: 'b', label: '退款' }] }, { key: 'h', label: '财务', children: [] }]
  render(<InlineMenu items={items} openKeys={['g']} selectedKey="b" onOpenChange={fold} onPick={pick} />)
  const entry = (name: string): HTMLElement => screen.getByRole('menuitem', { name })
  expect(entry('退款').getAttribute('aria-current')).toBe('page')
  entry('销售').focus()
  fireEvent.keyDown(entry('销售'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(entry('订单'))
  fireEvent.keyDown(entry('订单'), { key: 'Enter' })
  fireEvent.keyDown(entry('销售'), { key: 'ArrowLeft' })
  fireEvent.keyDown(entry('财务'), { key: 'ArrowRight' })
  expect(pick.mock.calls).toEqual([['a']])
  expect(fold.mock.calls).toEqual([[[]], [['g', 'h']]])
})
