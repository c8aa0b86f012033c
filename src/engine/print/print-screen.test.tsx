// @vitest-environment happy-dom
/** Many documents printed at once: each on its own sheet, whichever way its rows are asked for. */
import '../../../tests/support/dom'
import { render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { field, page } from '../../../tests/support/plans'
import { testPort } from '../../../tests/support/port'
import type { PrintPlan } from '../../../contract/page-plan'
import { CODES, type Row } from '../../../contract/wire'
import { CallError } from '../../lib/call-error'
import { PortProvider } from '../port'
import PrintScreen from './print-screen'

const print: PrintPlan = {
  entity: 'contract', paper: { width: 210, height: 297 }, per: 'row', load: { family: 'a', call: 'contract' }, asks: 'row', rowKey: ['id'],
  parts: [
    { shows: 'heading', text: '采购合同' },
    { shows: 'fields', fields: [{ ...field('no'), key: 'no', width: 100, align: 'left', hidden: false, copy: false, compare: [] }] },
  ],
}
const CONTRACTS: Record<string, Row> = { 1: { id: '1', no: 'HT1' }, 3: { id: '3', no: 'HT3' } }

test.each(['row', 'rows'] as const)('each document of the address lies on its own sheet, in its order, and one that is gone is told (%s)', async (asks) => {
  const port = testPort({
    call: (_call, values) => {
      const found = CONTRACTS[String(values['id'])]
      if (!found) throw new CallError('refused', '没有这张合同', { code: CODES.notFound })
      return found
    },
    list: () => ({ list: Object.values(CONTRACTS), total: 2, page: 1, pageSize: 3, summary: [] }),
  })
  render(
    <App>
      <MemoryRouter initialEntries={['/print?ids=3,9,1']}>
        <PortProvider value={port}><PrintScreen page={page({ kind: 'print', title: '合同打印' })} print={{ ...print, asks }} /></PortProvider>
      </MemoryRouter>
    </App>,
  )
  await waitFor(() => expect(document.querySelectorAll('.sheet')).toHaveLength(2))
  expect([...document.querySelectorAll('.sheet')].map((sheet) => sheet.textContent)).toEqual(['采购合同noHT3', '采购合同noHT1'])
  expect(screen.getByText(/有 1 条没有找到/)).toBeTruthy()
})

test('what may not be printed yet is looked at alone, and the screen says why', async () => {
  const port = testPort({
    list: () => ({ list: [{ id: '1', no: 'HT1', state: '1' }, { id: '2', no: 'HT2', state: '2' }], total: 2, page: 1, pageSize: 2, summary: [] }),
  })
  const only = { when: { field: 'state', op: 'eq' as const, value: '2' }, says: '审核通过后才能打印' }
  render(
    <App>
      <MemoryRouter initialEntries={['/print?ids=1,2']}>
        <PortProvider value={port}><PrintScreen page={page({ kind: 'print', title: '合同打印' })} print={{ ...print, asks: 'rows', only }} /></PortProvider>
      </MemoryRouter>
    </App>,
  )
  await waitFor(() => expect(document.querySelectorAll('.sheet')).toHaveLength(2))
  expect(screen.getByText('审核通过后才能打印，现在只能预览')).toBeTruthy()
  expect(screen.getByRole('button', { name: /打 ?印$/ })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: /下载PDF/ })).toHaveProperty('disabled', true)
  expect(document.querySelector('.print-screen.is-barred')).toBeTruthy()
})

test('what is filled in by hand has an empty box in each row, and a picture is a picture on paper too', async () => {
  const column = (name: string, more: object = {}) => (
    { ...field(name), key: name, width: 100, align: 'left' as const, hidden: false, copy: false, compare: [], ...more }
  )
  const lines = [{ id: '1', sku: 'A-1', image: '/a.png' }, { id: '2', sku: 'B-2', image: null }]
  const port = testPort({ call: () => ({ id: '1', no: 'HT1', lines }) })
  const picking: PrintPlan = {
    ...print,
    parts: [{
      shows: 'rows', has: 'lines', by: { parent: 'id' }, rowKey: ['id'], byHand: ['已拣'], columns: [column('sku'), column('image', { kind: 'image', size: 44 })],
    }],
  }
  render(
    <App>
      <MemoryRouter initialEntries={['/print?ids=1']}>
        <PortProvider value={port}><PrintScreen page={page({ kind: 'print', title: '拣货单' })} print={picking} /></PortProvider>
      </MemoryRouter>
    </App>,
  )
  await waitFor(() => expect(document.querySelectorAll('.sheet tbody tr')).toHaveLength(2))
  expect([...document.querySelectorAll('.sheet thead th')].map((heading) => heading.textContent)).toEqual(['序号', 'sku', 'image', '已拣'])
  expect(document.querySelectorAll('.sheet-tick')).toHaveLength(2)
  expect([...document.querySelectorAll('.sheet img')].map((picture) => picture.getAttribute('src'))).toEqual(['/a.png'])
})

test('words that a label says stand aside for those of its own that a row has', async () => {
  const port = testPort({
    list: () => ({ list: [{ id: '1', origin: 'MADE IN VIETNAM' }, { id: '2', origin: null }], total: 2, page: 1, pageSize: 2, summary: [] }),
  })
  const label: PrintPlan = { ...print, asks: 'rows', parts: [{ shows: 'words', text: 'MADE IN CHINA', unless: field('origin') }] }
  render(
    <App>
      <MemoryRouter initialEntries={['/print?ids=1,2']}>
        <PortProvider value={port}><PrintScreen page={page({ kind: 'print', title: '标签' })} print={label} /></PortProvider>
      </MemoryRouter>
    </App>,
  )
  await waitFor(() => expect([...document.querySelectorAll('.sheet')].map((sheet) => sheet.textContent)).toEqual(['MADE IN VIETNAM', 'MADE IN CHINA']))
})

test('a person is printed by name, and a total tells its currency', async () => {
  const column = (name: string, more: object = {}) => (
    { ...field(name), key: name, width: 100, align: 'left' as const, hidden: false, copy: false, compare: [], ...more }
  )
  const lines = [{ id: '1', amount: '7.50', currency: 'USD' }, { id: '2', amount: '1200', currency: 'USD' }]
  const port = testPort({ call: () => ({ id: '1', buyer: '10', lines }) })
  port.useLabels = (entity, ids) => (entity === 'employee' && ids.includes('10') ? new Map([['10', '王采购']]) : new Map())
  const order: PrintPlan = {
    ...print,
    parts: [
      { shows: 'fields', fields: [column('buyer', { kind: 'user', options: { entity: 'employee', call: { family: 'app', call: 'options' } } })] },
      { shows: 'rows', has: 'lines', by: { parent: 'id' }, rowKey: ['id'], total: true, columns: [
        column('amount', { kind: 'money', currencyField: 'currency', total: 'sum' }),
      ] },
    ],
  }
  render(
    <App>
      <MemoryRouter initialEntries={['/print?ids=1']}>
        <PortProvider value={port}><PrintScreen page={page({ kind: 'print', title: '采购单' })} print={order} /></PortProvider>
      </MemoryRouter>
    </App>,
  )
  expect(await screen.findByText('王采购')).toBeTruthy()
  expect(document.querySelector('.sheet-total')?.textContent).toBe('合计USD 1,207.50')
})
