// @vitest-environment happy-dom
/** Writing a previewed file: offered once it can succeed, with the reason beside it until then. */
import '../../../tests/support/dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { expect, test, vi } from 'vitest'
import { testPort } from '../../../tests/support/port'
import type { ImportFile } from '../../../contract/imports'
import { PortProvider } from '../../engine/port'
import type { ActionProps } from '../action'
import { ImportAction } from './import.action'

vi.setConfig({ testTimeout: 30_000 })

const call = (name: string) => ({ family: 'app', call: name })
const does: ActionProps<'import'>['does'] = {
  type: 'import',
  importer: { upload: call('upload'), progress: call('progress'), preview: call('preview'), commit: call('commit'), formats: [], multiple: true },
}
const file = (id: string, blocked: string | null): ImportFile => ({
  id, fileName: `${id}.csv`, fileSize: 9, state: 'preview', progress: 100, report: 'a', reportLabel: '甲', shopId: null, message: null, blocked,
})

function open(files: ImportFile[]) {
  const port = testPort({
    call: (name) => {
      if (name === 'app.preview') throw new Error('没有预检')
      return { list: files }
    },
  })
  const props = {
    action: { action: 'import', label: '导入', place: 'page', tone: 'primary', does }, does, rows: files.map(({ id }) => ({ id })),
    onChanged: vi.fn(), onDone: vi.fn(),
  } as unknown as ActionProps<'import'>
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}><App><PortProvider value={port}><ImportAction {...props} /></PortProvider></App></ConfigProvider>,
  )
  return port
}

test('a file that lacks its shop cannot be written, and the reason stands beside; of many those that can be are written', async () => {
  const port = open([file('1', '请先指定这个文件属于哪个店铺'), file('2', null), file('3', null)])
  const write = await screen.findByRole('button', { name: '只写入此文件' })
  expect(write.hasAttribute('disabled')).toBe(true)
  const reason = document.getElementById(write.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('请先指定这个文件属于哪个店铺')
  fireEvent.click(screen.getByRole('button', { name: '全部写入（2）' }))
  await waitFor(() => expect(port.asked.find(({ call: name }) => name === 'app.commit')?.values['ids']).toEqual(['2', '3']))
})

test('a file that can be written is', async () => {
  const port = open([file('2', null)])
  fireEvent.click(await screen.findByRole('button', { name: '确认写入' }))
  await waitFor(() => expect(port.asked.find(({ call: name }) => name === 'app.commit')?.values['ids']).toEqual(['2']))
})

test('files chosen together stand in the order in which they were chosen, and the first is looked at, however fast each arrives', async () => {
  const port = testPort({
    call: async (name, values) => {
      if (name !== 'app.upload') throw new Error('没有预检')
      const { name: picked, size } = values['file'] as File
      await new Promise((done) => { setTimeout(done, size) })
      return { list: [{ ...file(picked, null), fileName: picked }] }
    },
  })
  const props = {
    action: { action: 'import', label: '导入', place: 'page', tone: 'primary', does }, does, rows: [], onChanged: vi.fn(), onDone: vi.fn(),
  } as unknown as ActionProps<'import'>
  render(<ConfigProvider button={{ autoInsertSpace: false }}><App><PortProvider value={port}><ImportAction {...props} /></PortProvider></App></ConfigProvider>)
  const picked = [['big.csv', 60], ['middle.csv', 20], ['small.csv', 1]] as const
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: picked.map(([name, size]) => new File(['x'.repeat(size)], name)) } })
  await waitFor(() => expect([...document.querySelectorAll('button.import-file .import-file-name')].map(({ textContent }) => textContent))
    .toEqual(['big.csv', 'middle.csv', 'small.csv']))
  expect(document.querySelector('.import-file.is-selected')?.textContent).toContain('big.csv')
})
