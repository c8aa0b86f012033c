// @vitest-environment happy-dom
/** Enter in the palette is for what is typed, also where the server has not answered it yet. */
import '../../../tests/support/dom'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Boot } from '../session'
import Palette from './palette'
import { PaletteButton } from './palette-button'

interface Asked { word: string; answer: (labels: string[]) => Promise<void>; fail: () => Promise<void> }
const asked: Asked[] = vi.hoisted(() => [])
vi.mock('../services', () => ({
  callNamed: (ref: { call: string }, { word = '' }: { word?: string } = {}) => ref.call !== 'find' ? Promise.resolve([]) : new Promise((resolve, reject) => {
    const found = (label: string) => ({ kind: 'contract', group: '合同', id: label, label, note: '', route: '/contracts', query: `row=${label}` })
    asked.push({
      word,
      answer: (labels) => act(async () => resolve({ found: labels.map(found) })),
      fail: () => act(async () => reject(new Error('网络连接失败'))),
    })
  }),
}))

const pages = [['/stock', '库存', 'built'], ['/stocktake', '盘点', 'planned']]
const boot = {
  session: { routes: pages.map(([route]) => route) },
  menu: [{ id: '1', name: '仓库', menuKey: '1', fixedMenuKey: 0, jumpUrl: '', vue_url: '', logo: '', children: [
    { id: '2', name: '库存管理', menuKey: '2', fixedMenuKey: 0, jumpUrl: '', vue_url: '', logo: '', children: pages.map(
      ([route, name]) => ({ id: route, name, menuKey: route, fixedMenuKey: 0, jumpUrl: '', vue_url: route, logo: '', children: [] }),
    ) },
  ] }],
  pages: pages.map(([route, title, state]) => ({ page: route, route, title, state, layout: 'main' })),
} as unknown as Boot

beforeEach(() => void asked.splice(0))

const NOTHING = () => ({ words: '', entered: false })
const Where = () => <output>{useLocation().pathname + useLocation().search}</output>
function Held() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Palette boot={boot} open={open} onClose={() => setOpen(false)} onReady={NOTHING} />
      <button type="button" onClick={() => setOpen(false)}>关</button><Where />
    </>
  )
}
const draw = (held: ReactNode) => render(<QueryClientProvider client={new QueryClient()}><MemoryRouter>{held}</MemoryRouter></QueryClientProvider>)
async function open(): Promise<void> {
  draw(<Held />)
  await screen.findByRole('combobox')
}
const at = (): string => screen.getAllByRole('status').find((one) => one.tagName === 'OUTPUT')!.textContent
const type = (value: string): Promise<void> => act(async () => void fireEvent.change(screen.getByRole('combobox'), { target: { value } }))
const press = (key: string): Promise<void> => act(async () => void fireEvent.keyDown(screen.getByRole('combobox'), { key }))
const question = (word: string): Promise<Asked> => vi.waitFor(() => {
  const [one] = asked.filter((ask) => ask.word === word)
  if (!one) throw new Error(`${word} was not asked`)
  return one
})

test('Enter before there is an answer opens the first result when it comes', async () => {
  await open()
  await type('HT2')
  await press('Enter')
  expect(at()).toBe('/')
  await (await question('HT2')).answer(['HT2-1', 'HT2-2'])
  expect(at()).toBe('/contracts?row=HT2-1')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('Enter over the results of other words opens none of them, but the first of the words that are typed', async () => {
  await open()
  await type('HT1')
  await (await question('HT1')).answer(['HT1'])
  await type('HT2')
  expect(screen.getByRole('option').textContent).toBe('HT1')
  await press('Enter')
  expect(at()).toBe('/')
  await (await question('HT2')).answer(['HT2'])
  expect(at()).toBe('/contracts?row=HT2')
})

test('Enter before an answer that holds nothing, or that does not come, opens nothing', async () => {
  await open()
  await type('HT2')
  await press('Enter')
  await (await question('HT2')).answer([])
  await type('HT3')
  await press('Enter')
  await (await question('HT3')).fail()
  await type('HT4')
  await (await question('HT4')).answer(['HT4'])
  expect(at()).toBe('/')
  await press('Enter')
  expect(at()).toBe('/contracts?row=HT4')
})

test('an Enter that waits is forgotten by who types on, moves, or closes', async () => {
  await open()
  await type('HT2')
  await press('Enter')
  await type('HT23')
  await (await question('HT23')).answer(['HT23-1', 'HT23-2'])
  await type('HT5')
  await press('Enter')
  await press('ArrowDown')
  await (await question('HT5')).answer(['HT5'])
  await type('HT6')
  await press('Enter')
  const last = await question('HT6')
  await act(async () => void fireEvent.click(screen.getByText('关')))
  await last.answer(['HT6'])
  expect(at()).toBe('/')
})

test('a page of the menu opens at once; one that is still to come waits for what the server finds', async () => {
  await open()
  await type('盘点')
  await press('Enter')
  expect(at()).toBe('/')
  await (await question('盘点')).answer(['盘点单'])
  expect(at()).toBe('/contracts?row=盘点单')
})

test('a page of the menu opens at once, whatever the server would find', async () => {
  await open()
  await type('库存')
  await press('Enter')
  expect(at()).toBe('/stock')
})

test('what was typed while the palette was coming takes its Enter along', async () => {
  draw(<><PaletteButton boot={boot} /><Where /></>)
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  for (const key of ['H', 'T', '2', 'Enter']) fireEvent.keyDown(document.body, { key })
  expect(screen.queryByRole('combobox')).toBeNull()
  const box = await screen.findByRole<HTMLInputElement>('combobox')
  await act(async () => void fireEvent.focus(box))
  expect(box.value).toBe('HT2')
  await (await question('HT2')).answer(['HT2'])
  expect(at()).toBe('/contracts?row=HT2')
})
