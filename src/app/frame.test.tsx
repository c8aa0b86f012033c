// @vitest-environment happy-dom
/** The menu beside the page: folded where there is little room, unless a person had it otherwise. */
import '../../tests/support/dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { Frame } from './frame'
import type { Boot } from './session'

vi.mock('./header', () => ({ Header: ({ onFold }: { onFold: () => void }) => <button type="button" onClick={onFold}>折叠</button> }))
vi.mock('./side-menu', () => ({ SideMenu: ({ collapsed }: { collapsed: boolean }) => <p>{collapsed ? '菜单收着' : '菜单开着'}</p> }))

let narrow = false
let told: (() => void)[] = []

beforeEach(() => {
  localStorage.clear()
  told = []
  vi.stubGlobal('matchMedia', () => ({
    matches: narrow, addEventListener: (_name: string, listener: () => void) => void told.push(listener), removeEventListener: () => undefined,
  }))
})

function resizeTo(isNarrow: boolean): void {
  narrow = isNarrow
  act(() => told.forEach((tell) => tell()))
}

function shown(): void {
  const boot = { menu: [], pages: [] } as unknown as Boot
  render(<MemoryRouter><Frame boot={boot} pathname="/dashboard"><p>页面</p></Frame></MemoryRouter>)
}

test('folds as the window becomes narrow, and opens again with it', () => {
  narrow = false
  shown()
  expect(screen.getByText('菜单开着')).toBeTruthy()
  resizeTo(true)
  expect(screen.getByText('菜单收着')).toBeTruthy()
  resizeTo(false)
  expect(screen.getByText('菜单开着')).toBeTruthy()
})

test('stays as a person had it, whatever the window', () => {
  narrow = true
  shown()
  fireEvent.click(screen.getByText('折叠'))
  expect(screen.getByText('菜单开着')).toBeTruthy()
  resizeTo(false)
  resizeTo(true)
  expect(screen.getByText('菜单开着')).toBeTruthy()
})
