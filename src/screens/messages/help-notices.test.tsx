// @vitest-environment happy-dom
/** Specification, section 7: a notice call goes to a separate help service host; it is off unless the deployment names one. */
import '../../../tests/support/dom'
import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../lib/call-error'

const call = vi.fn<() => Promise<unknown>>()
const on = { help: false }
vi.mock('../../app/services', () => ({
  callNamed: () => call(),
  get isHelpOn() {
    return on.help
  },
}))
const { HelpNotices } = await import('./help-notices')
afterEach(() => {
  call.mockReset()
  vi.restoreAllMocks()
})

describe('the help service', () => {
  it('is not asked where the deployment names none', async () => {
    on.help = false
    render(<HelpNotices />)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(call).not.toHaveBeenCalled()
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('tells its newest notices, linked where it says more; an address that is no page is none', async () => {
    on.help = true
    call.mockResolvedValue([
      { id: '1', title: '新版广告', content: '旧版已下线', url: 'https://help.example.com/ads' },
      { id: '2', title: '货件', content: '', url: 'javascript:alert(1)' },
      { id: '3', title: '三', content: '', url: '' },
      { id: '4', title: '四', content: '', url: '' },
    ])
    render(<HelpNotices />)
    const link = await screen.findByRole('link', { name: '新版广告' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://help.example.com/ads', '_blank'])
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['新版广告旧版已下线', '货件', '三'])
  })

  it('that does not answer leaves no mark', async () => {
    on.help = true
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    call.mockRejectedValue(new CallError('network', '断网'))
    render(<HelpNotices />)
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('region')).toBeNull()
  })
})
