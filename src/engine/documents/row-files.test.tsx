// @vitest-environment happy-dom
/** The files of a row: told with who brought them, pictures seen, sent by choosing and by pasting, taken away after asking. */
import '../../../tests/support/dom'
import { App, ConfigProvider } from 'antd'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PortProvider } from '../port'
import { testPort, type TestPort } from '../../../tests/support/port'
import { RowFiles } from './row-files'

vi.setConfig({ testTimeout: 30_000 })

const file = (id: string, name: string, more: object = {}) => ({
  id, name, type: name.split('.').at(-1), size: 2048, remark: '', who: '小王', create_time: '2025-09-01T02:00:00Z', mayRemove: false, ...more,
})
const call = (name: string) => ({ family: 'settings', call: name })

function shown(answer: object): TestPort {
  const port = testPort({ call: (name) => (name === 'settings.rowFiles' ? answer : {}) })
  port.own = { rowFiles: call('rowFiles'), rowFileAdd: call('rowFileAdd'), rowFile: call('rowFile'), rowFileRemove: call('rowFileRemove') }
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App><PortProvider value={port}><RowFiles entity="contract" id="7" /></PortProvider></App>
    </ConfigProvider>,
  )
  return port
}

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('whoever may only look sees them, pictures at once, and changes nothing', async () => {
  const port = shown({ mayAdd: false, mostMb: 20, list: [file('1', '照片.png'), file('2', '合同.pdf')] })
  expect(await screen.findByText('合同.pdf')).toBeTruthy()
  expect((await screen.findByAltText<HTMLImageElement>('照片.png')).src).toBe('blob:picture')
  expect(screen.getAllByText('2 KB · 小王 · 2025-09-01 10:00')).toHaveLength(2)
  expect(port.asked.filter(({ call: name }) => name === 'settings.rowFile').map(({ values }) => values)).toEqual([{ entity: 'contract', id: '7', file: '1' }])
  expect(document.querySelector('input[type=file]')).toBeNull()
  expect(screen.queryByRole('button', { name: /^删除/ })).toBeNull()
})

test('a PDF is shown in a window of its own; where the browser opens none it is handed over as a file', async () => {
  const port = shown({ mayAdd: false, mostMb: 20, list: [file('2', '合同.pdf')] })
  vi.spyOn(port, 'fetchFile').mockResolvedValue(new Blob(['%PDF'], { type: 'application/pdf' }))
  const downloaded = vi.spyOn(port, 'download')
  const opened = vi.spyOn(window, 'open').mockReturnValue(window)
  fireEvent.click(await screen.findByRole('button', { name: '查看 合同.pdf' }))
  await waitFor(() => expect(opened).toHaveBeenCalledWith('blob:picture', '_blank'))
  expect(downloaded).not.toHaveBeenCalled()
  opened.mockReturnValue(null)
  fireEvent.click(screen.getByRole('button', { name: '查看 合同.pdf' }))
  await waitFor(() => expect(downloaded).toHaveBeenCalledTimes(1))
})

test('files are sent one by one by whoever may, pasted ones too, and one’s own are taken away after a question', async () => {
  const port = shown({ mayAdd: true, mostMb: 20, list: [file('1', '旧合同.pdf', { mayRemove: true })] })
  await screen.findByText('旧合同.pdf')
  const sent = (): unknown[] => port.asked.filter(({ call: name }) => name === 'settings.rowFileAdd').map(({ values }) => (values as { file: File }).file.name)
  const [a, b] = [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')]
  await act(async () => void fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [a, b] } }))
  await waitFor(() => expect(sent()).toEqual(['a.pdf', 'b.pdf']))
  const shot = new File(['c'], '截图.png')
  await act(async () => void fireEvent.paste(document.querySelector('.row-files')!, { clipboardData: { files: [shot] } }))
  await waitFor(() => expect(sent()).toEqual(['a.pdf', 'b.pdf', '截图.png']))
  fireEvent.click(screen.getByRole('button', { name: '删除 旧合同.pdf' }))
  expect(port.asked.some(({ call: name }) => name === 'settings.rowFileRemove')).toBe(false)
  fireEvent.click(await screen.findByText('删除', { selector: '.ant-popconfirm-buttons *' }))
  const removed = (): unknown => port.asked.find(({ call: name }) => name === 'settings.rowFileRemove')?.values
  await waitFor(() => expect(removed()).toEqual({ entity: 'contract', id: '7', file: '1' }))
})
