// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { testPort } from '../../../tests/support/port'
import { PortProvider } from '../../engine/port'
import type { ImportPreview } from '../../../contract/imports'
import { PreviewPanel } from './preview-panel'
import type { Say } from './preview-said'

const preview: ImportPreview = {
  id: '1', fileName: 'a.csv', state: 'preview', message: null, report: 'date_range_transactions', reportLabel: '交易报告', encoding: 'gb18030',
  delimiter: ',', sheet: null,
  headerLine: 8, numberStyle: '1,234.56', zone: 'America/Los_Angeles', currency: 'USD', shopId: '1', shopName: '北美店-美国', needsShop: false,
  snapshotDay: null, oddDates: null, marketplaces: [], rows: 102,
  accepted: 100, refusedCount: 2, leftOut: 0, replaced: 60, dataStart: '2025-08-01', dataEnd: '2025-08-02',
  days: [{ day: '2025-08-01', rows: 50, replaced: 60, refused: 0 }, { day: '2025-08-02', rows: 50, replaced: 0, refused: 2 }],
  refused: [{ line: 12, column: 'total', reason: '金额应为数字', text: 'abc' }, { line: 31, column: 'date/time', reason: '日期无法识别', text: '32 Aug' }],
  unmatched: [{ transactionType: 'Other', amountFamily: null, amountName: 'Mystery Fee', description: null, currency: 'USD', amount: '-12.3', lines: 3 }],
  unknownColumns: ['new column'], broken: [], warnings: [{ code: 'shrinks', says: '1 天的行数会变少', days: ['2025-08-01'] }],
  sums: [{ field: 'total_amount', label: '总计', currency: 'USD', amount: '1234.5' }],
}

function draw(part: Partial<ImportPreview> = {}, handlers: { onSay?: (say: Say) => Promise<void>; onDownloadRefused?: () => void } = {}) {
  const port = { ...testPort(), options: async () => ({ list: [{ value: '7', label: '日本店' }], total: 1 }) }
  return render(<App><PortProvider value={port}><PreviewPanel preview={{ ...preview, ...part }} formats={[]} {...handlers} /></PortProvider></App>)
}

const rowOf = (text: string): HTMLElement => screen.getByText(text, { selector: 'td, td *' }).closest('tr')!

test('says what was recognised, how it was read, and how many rows do what', () => {
  const { container } = draw()
  const facts = within(container.querySelector<HTMLElement>('.import-facts')!)
  expect(facts.getByText('交易报告')).toBeTruthy()
  expect(facts.getByText('2025-08-01 至 2025-08-02')).toBeTruthy()
  expect(facts.getByText(/GB18030 · 逗号分隔 · 表头在第 8 行/)).toBeTruthy()
  expect([...container.querySelectorAll('.import-facts .ant-space b')].map((one) => one.textContent)).toEqual(['102', '100', '60', '2'])
})

test('shows unmatched fees with their amounts before everything that was recognised', () => {
  const { container } = draw()
  expect(rowOf('Mystery Fee').textContent).toContain('-$12.30')
  const order = [...container.querySelectorAll('.import-unmatched, .import-facts')].map((one) => one.className.includes('import-unmatched'))
  expect(order).toEqual([true, false])
})

test('warns of a day that would shrink, and leaves other days quiet', () => {
  draw()
  expect(rowOf('2025-08-01').className).toContain('mark-warning')
  expect(rowOf('2025-08-01').textContent).toContain('比原有少 10 行')
  expect(rowOf('2025-08-02').className).not.toContain('mark-warning')
  expect(screen.getByText('1 天的行数会变少')).toBeTruthy()
})

test('lists refused rows with line and reason, and offers all of them', () => {
  const onDownloadRefused = vi.fn()
  draw({}, { onDownloadRefused })
  expect(rowOf('金额应为数字').textContent).toContain('12')
  fireEvent.click(screen.getByText('下载全部'))
  expect(onDownloadRefused).toHaveBeenCalledTimes(1)
})

test('sums keep every digit the file has', () => {
  draw({ sums: [{ field: 'est_fee', label: '仓储费', currency: 'USD', amount: '121.7693' }, { field: 'total', label: '总计', currency: 'USD', amount: '1234.5' }] })
  expect(rowOf('仓储费').textContent).toContain('$121.7693')
  expect(rowOf('总计').textContent).toContain('$1,234.50')
})

test('a file without a shop asks for one and is assigned to it', async () => {
  const onSay = vi.fn(async () => undefined)
  draw({ needsShop: true, shopId: null, shopName: null, marketplaces: [{ name: 'amazon.co.jp', rows: 5 }] }, { onSay })
  expect(screen.getByText(/amazon.co.jp（5 行）/)).toBeTruthy()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '指定并重新预检' })
  expect(button.disabled).toBe(true)
  fireEvent.mouseDown(screen.getByRole('combobox'))
  fireEvent.click(await screen.findByTitle('日本店'))
  await act(async () => void fireEvent.click(button))
  expect(onSay).toHaveBeenCalledWith({ shop_id: '7' })
})

test('an unknown file shows what was seen and what comes near', () => {
  draw({
    state: 'refused', report: null, reportLabel: null, message: '不认识这个文件', days: [], sums: [], unmatched: [], refused: [], refusedCount: 0, warnings: [],
    unknownColumns: [],
    unrecognised: { seen: [['foo', 'bar'], ['1', '2']], nearest: [{ format: 'storage_fee', label: '月度仓储费', matched: ['asin'], missing: ['fnsku'] }] },
  })
  expect(screen.getByText('不是已知的报告格式，没有写入任何数据')).toBeTruthy()
  expect(screen.getByText('月度仓储费').parentElement?.textContent).toContain('fnsku')
  expect(screen.getByText('bar')).toBeTruthy()
})

test('rows of strange days are left out until a person ticks that they are right', async () => {
  const onSay = vi.fn(async () => undefined)
  draw({ oddDates: { rows: 3, accepted: false } }, { onSay })
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /我确认这 3 行的日期无误/ })
  expect(box.checked).toBe(false)
  await act(async () => void fireEvent.click(box))
  expect(onSay).toHaveBeenCalledWith({ accept_dates: true })
})

test('a snapshot says the day it will be written under, and that the upload gave it', () => {
  draw({ snapshotDay: { day: '2025-06-01', from: 'upload' } }, { onSay: async () => undefined })
  expect(screen.getByText(/文件没有写明日期，取上传当天/).textContent).toContain('2025-06-01')
  expect(screen.getByLabelText('快照日期')).toBeTruthy()
})
