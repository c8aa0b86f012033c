// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { act, cleanup, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'

const call = vi.fn<() => Promise<unknown>>()
vi.mock('../../app/services', () => ({ callNamed: () => call() }))
const { default: SmsOutbox } = await import('./sms-outbox')
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the outbox of codes', () => {
  it('goes on looking after a question that failed, and says what came', async () => {
    vi.useFakeTimers()
    call.mockRejectedValueOnce(new Error('网络断开了'))
    call.mockResolvedValue({ list: [{ id: '1', mobile: '13900000001', code: '246810', message: '验证码', create_time: '2026-01-02T03:04:05Z', expired: false }] })
    render(<BrowserRouter><SmsOutbox /></BrowserRouter>)
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(screen.getByRole('alert')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('246810')).toBeTruthy()
  })
})
