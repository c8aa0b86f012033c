// @vitest-environment happy-dom
import '../../tests/support/dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ask, DIALOG_WIDTH, sayQueued } from './dialog'
import { OverflowTip } from './overflow-tip'
import { TextPrompt } from './text-prompt'
import { Tip } from './tip'
import { ExportButton, HelpButton, RefreshButton } from './tool-buttons'
import { useNotices } from './notices'

afterEach(() => vi.useRealTimers())

describe('shared widgets (specification, section 2)', () => {
  test('a refresh follows 300 ms after the last press, once (section 9)', () => {
    vi.useFakeTimers()
    const refresh = vi.fn()
    render(<RefreshButton onRefresh={refresh} />)
    const button = screen.getByRole('button', { name: '刷新' })
    for (let press = 0; press < 4; press += 1) fireEvent.click(button)
    act(() => vi.advanceTimersByTime(299))
    expect(refresh).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(1))
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('the export button\'s tip is 导出 where nothing else is said', () => {
    const start = vi.fn()
    render(<ExportButton onExport={start} />)
    fireEvent.click(screen.getByRole('button', { name: '导出' }))
    expect(start).toHaveBeenCalledTimes(1)
  })

  test('the manual opens in a window of its own, and only where there is one', () => {
    const { rerender } = render(<HelpButton href="https://help.example.com/listing" />)
    const link = screen.getByRole('link', { name: '帮助手册' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://help.example.com/listing', '_blank'])
    rerender(<HelpButton href="javascript:alert(1)" />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})

/** Runs something with antd's dialogs at hand. */
function Host({ run }: { run: (modal: ReturnType<typeof App.useApp>['modal']) => void }) {
  const { modal } = useNotices()
  return <button type="button" onClick={() => run(modal)}>开始</button>
}
const host = (run: Parameters<typeof Host>[0]['run']): void => {
  render(<ConfigProvider button={{ autoInsertSpace: false }}><App><Host run={run} /></App></ConfigProvider>)
  fireEvent.click(screen.getByText('开始'))
}

describe('dialogs', () => {
  test('a confirmation asks about deleting where it is not told what to ask', async () => {
    const done = vi.fn()
    host((modal) => ask(modal, { onOk: done }))
    expect(await screen.findByText('确定删除吗？删除后无法恢复。')).toBeTruthy()
    expect(document.querySelector<HTMLElement>('.ant-modal')?.style.width).toBe('400px')
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  })

  test('a queued task offers the task centre now or later, in the words of section 8', async () => {
    const go = vi.fn()
    host((modal) => sayQueued(modal, go))
    expect(await screen.findByText('任务已成功添加至队列，详情可至【任务中心】查看')).toBeTruthy()
    expect(screen.getByRole('button', { name: '稍后再去' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '去任务中心' }))
    await vi.waitFor(() => expect(go).toHaveBeenCalledTimes(1))
  })

  test('a text prompt refuses blanks with 请输入内容, and closes when the words are taken (section 5)', async () => {
    const taken = vi.fn()
    const closed = vi.fn()
    render(<ConfigProvider button={{ autoInsertSpace: false }}><TextPrompt title="备注" onOk={taken} onClose={closed} /></ConfigProvider>)
    fireEvent.change(screen.getByRole('textbox', { name: '备注' }), { target: { value: '   ' } })
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    expect(await screen.findByText('请输入内容')).toBeTruthy()
    fireEvent.change(screen.getByRole('textbox', { name: '备注' }), { target: { value: ' 已联系 ' } })
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
    expect(taken).toHaveBeenCalledWith('已联系')
  })

  test('dialogs are 400 pixels wide where nothing else is said (section 9)', () => {
    expect(DIALOG_WIDTH).toBe(400)
  })
})

describe('a tip shown only on overflow', () => {
  const widths = (scroll: number, client: number): void => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scroll)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(client)
  }
  const shown = (): string | undefined => screen.queryByRole('tooltip')?.textContent ?? undefined
  const rest = async (on: HTMLElement): Promise<void> => {
    fireEvent.mouseOver(on)
    await act(() => vi.advanceTimersByTimeAsync(499))
  }
  const draw = (): void => {
    vi.useFakeTimers()
    render(<><span className="ui-ellipsis">一个很长的标题</span><b data-tip="在亚马逊查看商品">B0ABCDEF12</b><OverflowTip /></>)
  }

  test('comes 500 ms after the pointer rests on text that is cut, and goes with it (section 9)', async () => {
    widths(300, 100)
    draw()
    await rest(screen.getByText('一个很长的标题'))
    expect(shown()).toBeUndefined()
    await act(() => vi.advanceTimersByTimeAsync(2))
    expect(shown()).toBe('一个很长的标题')
    fireEvent.mouseOver(document.body)
    expect(shown()).toBeUndefined()
  })

  test('and never where all of it can be read', async () => {
    widths(100, 100)
    draw()
    await rest(screen.getByText('一个很长的标题'))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(shown()).toBeUndefined()
  })

  test('while a place that has more to say says it always', async () => {
    widths(100, 100)
    draw()
    await rest(screen.getByText('B0ABCDEF12'))
    await act(() => vi.advanceTimersByTimeAsync(2))
    expect(shown()).toBe('在亚马逊查看商品')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(shown()).toBeUndefined()
  })

  test('words beside a control come after 500 ms too', async () => {
    vi.useFakeTimers()
    render(<Tip title="行高"><button type="button">=</button></Tip>)
    fireEvent.mouseEnter(screen.getByRole('button'))
    await act(() => vi.advanceTimersByTimeAsync(480))
    expect(shown()).toBeUndefined()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(shown()).toBe('行高')
  })
})
