// @vitest-environment happy-dom
import '../../tests/support/dom'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PortEvent } from '../engine/port'
import { ArrivingLine } from './arriving-line'

const heard = vi.hoisted(() => new Set<(event: PortEvent) => void>())
const session = vi.hoisted(() => ({ company: {} as { arriving?: { done: number; of: number } } }))
vi.mock('./event-hub', () => ({
  subscribe: (listener: (event: PortEvent) => void) => {
    heard.add(listener)
    return () => heard.delete(listener)
  },
}))
vi.mock('./services', () => ({ callNamed: async () => session }))

const tell = (event: PortEvent): Promise<void> => act(async () => [...heard].forEach((one) => one(event)))

test('says how far the demo data have come, follows each step, and ends by itself', async () => {
  render(<ArrivingLine first={{ done: 2, of: 10 }} />)
  expect(screen.getByRole('status').textContent).toBe('演示数据准备中（2/10）…')
  await tell({ type: 'arriving', data: { done: 3, of: 10 } })
  expect(screen.getByRole('status').textContent).toBe('演示数据准备中（3/10）…')
  await tell({ type: 'arriving', data: { done: 3, of: 10, failed: true } })
  expect(screen.getByRole('status').textContent).toBe('演示数据只准备到 3/10，重启服务会接着准备')
  await tell({ type: 'arriving', data: { done: 10, of: 10 } })
  expect(screen.queryByRole('status')).toBeNull()
  expect(heard.size).toBe(0)
})

test('asks anew when its stream begins, for the last step may have come before', async () => {
  render(<ArrivingLine first={{ done: 9, of: 10 }} />)
  await tell({ type: 'model', data: { version: '1' } })
  expect(screen.queryByRole('status')).toBeNull()
})

test('is not there for a company whose data are', () => {
  render(<ArrivingLine first={undefined} />)
  expect(screen.queryByRole('status')).toBeNull()
})
