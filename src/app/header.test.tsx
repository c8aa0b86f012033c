// @vitest-environment happy-dom
import '../../tests/support/dom'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Header } from './header'
import type { Boot } from './session'

vi.mock('../screens/messages/message-bell', () => ({
  MessageBell: () => {
    throw new TypeError('favourites.some is not a function')
  },
}))
vi.mock('./favourites/favourites-button', () => ({ FavouritesButton: () => <button type="button">收藏</button> }))
vi.mock('./palette/palette-button', () => ({ PaletteButton: () => <button type="button">查找</button> }))
vi.mock('../screens/assistant/assistant-button', () => ({ AssistantButton: () => <button type="button">助手</button> }))
vi.mock('./account-menu', () => ({ AccountMenu: () => <button type="button">管理员</button> }))

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

test('a tool that breaks is missed alone, and says why', () => {
  const boot = { session: { company: { name: '测试公司' } } } as unknown as Boot
  render(<Header boot={boot} pathname="/dashboard" collapsed={false} onFold={() => undefined}><p>首页</p></Header>)
  expect(screen.getByRole('img', { name: '这个工具出错了：favourites.some is not a function' })).toBeTruthy()
  expect(screen.getAllByRole('button').map((button) => button.textContent).filter(Boolean)).toEqual(['查找', '收藏', '助手', '管理员'])
})
