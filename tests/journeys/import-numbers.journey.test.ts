/** A seller's first day: an empty company, two report files dragged in, and their own numbers, equal to the cent. */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { fixture } from '../support/import-files'
import { axeFindings } from '../support/axe'
import { dropFiles, startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { readTable, settled } from '../support/screen'
import { reason, sample, sampleJson, SAMPLES } from '../samples/samples'
import { amountText, dollars, reportRows, sumOf, units } from './report-file'

const TRANSACTIONS = fixture('transactions/us-30.csv')
const STORAGE = fixture('storage/us-new.csv')

const transactions = reportRows(readFileSync(TRANSACTIONS, 'utf8'), 'date/time')
const storage = reportRows(readFileSync(STORAGE, 'utf8'), 'asin')
const total = sumOf(transactions, 'total')
const storageTotal = sumOf(storage, 'estimated_monthly_storage_fee')

let app: RunningApp
let journey: Journey

const named = (path: string): { name: string; bytes: Buffer } => ({ name: path.replace(/^.*\//, ''), bytes: readFileSync(path) })

/** Opens the upload drawer of the report center and drags files into it. */
async function drag(paths: string[]): Promise<void> {
  const { page } = journey
  // An empty list offers it a second time, where the rows would be.
  await page.getByRole('button', { name: '上传报告' }).first().click()
  await page.locator('.import-drop').waitFor()
  await dropFiles(page.locator('.import-drop .ant-upload-btn'), paths.map(named))
}

const card = (name: string) => journey.page.locator('.import-file', { hasText: name })

async function waitForState(name: string, state: string): Promise<void> {
  await card(name).filter({ hasText: state }).waitFor({ timeout: 60_000 })
}

/** Notes every state that files are shown in from now on; the answer reads them in order. */
async function watchStates(): Promise<() => Promise<string[]>> {
  const { page } = journey
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seenStates: seen })
    new MutationObserver(() => {
      for (const tag of document.querySelectorAll('.import-file .ant-tag')) if (!seen.includes(tag.textContent ?? '')) seen.push(tag.textContent ?? '')
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { seenStates: string[] }).seenStates)
}

/** Words of the preview of a file. */
async function previewOf(name: string): Promise<string> {
  await card(name).click()
  const facts = journey.page.locator('.import-facts')
  await facts.waitFor()
  return journey.page.locator('.import-preview').innerText()
}

async function dayTable(): Promise<string[][]> {
  const section = journey.page.locator('.import-section', { hasText: '按日期' })
  return section.locator('.ant-table-tbody > tr.ant-table-row').evaluateAll(
    (rows) => rows.map((row) => [...row.children].slice(0, 3).map((cell) => cell.textContent ?? '')),
  )
}

/** The day a transaction is booked on: as the report prints it, in the shop's own time. */
function dayOf(row: Record<string, string>): string {
  const [, month = '', day = '', year = ''] = /^(\w+) (\d+), (\d+)/.exec(row['date/time'] ?? '') ?? []
  const at = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].indexOf(month) + 1
  return `${year}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}`
}

function countsByDay(): Map<string, number> {
  const days = new Map<string, number>()
  for (const row of transactions) days.set(dayOf(row), (days.get(dayOf(row)) ?? 0) + 1)
  return days
}

beforeAll(async () => {
  app = await startRunningApp()
  await app.shop('海蓝-US', 'us')
  await app.shop('海蓝-DE', 'de')
  journey = await startJourney('import-numbers', app)
}, 180_000)

afterEach(({ task }) => journey.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})

/** The total row of a list, read from an address. */
async function totalsOf(route: string): Promise<Record<string, string>[]> {
  await journey.go(route)
  return (await readTable(journey.page)).totals
}

const DETAIL = '/finance/amazonSettlementCenter?tab=detail'
const SUMMARY = '/finance/amazonSettlementCenter?tab=summary'
const STORAGE_DETAIL = '/statistics/month_storage_fee?tab=detail'
const CHECK = '/statistics/month_storage_fee?tab=check'

/** Types by the names that staff read, with their sums, in a fixed order. */
function byType(amounts: [string, bigint][]): string[][] {
  const labels = new Map(app.runtime.live.current.model.enums['transaction_type']!.values.map(({ value, label }) => [value, label]))
  const sums = new Map<string, bigint>()
  for (const [type, amount] of amounts) sums.set(labels.get(type) ?? type, (sums.get(labels.get(type) ?? type) ?? 0n) + amount)
  return [...sums].map(([type, sum]) => [type, dollars(sum)]).sort()
}

/** Switches the summary to another way of grouping; answers each row's first cell and its total. */
async function groupedBy(way: string): Promise<string[][]> {
  const { page } = journey
  await page.locator('.list-control', { hasText: '汇总维度' }).locator('.ant-select').click()
  await journey.ask(() => page.locator('.ant-select-item-option').getByText(way, { exact: true }).click())
  const { headings, rows } = await readTable(page)
  return rows.map((row) => [row[headings[0]!] ?? '', row['合计'] ?? '']).sort()
}

/** Takes back the newest written import of this file in the report center, and says yes. */
async function undo(name: string): Promise<void> {
  const { page } = journey
  await journey.go('/statistics/report-download')
  const { rows } = await readTable(page)
  const newest = rows.findIndex((row) => row['文件名'] === name && row['状态'] === '已写入')
  const line = page.locator('.list-table tbody > tr.table-row').nth(newest)
  const direct = line.getByRole('button', { name: '撤销' })
  if ((await direct.count()) > 0) await direct.click()
  else {
    await line.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '撤销' }).click()
  }
  await journey.shoot('undo-asks')
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await line.getByText('已撤销', { exact: true }).waitFor()
}

describe('a seller with an empty company', { timeout: 180_000 }, () => {
  it('signs in, finds the report center by the menu, and sees that nothing is there yet', async () => {
    const { page } = journey
    await page.goto('/amazon/')
    await journey.signIn('admin', ADMIN_PASSWORD)
    await journey.shoot('home')
    await page.getByLabel('搜索菜单').fill('报告中心')
    await page.getByRole('menuitem', { name: '报告中心' }).click()
    expect((await readTable(page)).rows).toEqual([])
    await page.locator('.state-empty', { hasText: '暂无数据' }).waitFor()
    await journey.shoot('nothing-yet')
    journey.expectNoComplaints()
  })

  it('drags in both reports, watches them being read, and sees what each would do before anything is written', async () => {
    const states = await watchStates()
    await drag([TRANSACTIONS, STORAGE])
    await waitForState('us-30.csv', '待确认')
    await waitForState('us-new.csv', '待确认')
    const seen = await states()
    expect(seen[0]).toBe('上传中')
    expect(seen.some((state) => state === '排队中' || state === '读取中')).toBe(true)

    const transactionsSay = await previewOf('us-30.csv')
    await journey.shoot('preview-transactions')
    expect(transactionsSay).toContain('海蓝-US')
    expect(transactionsSay).toContain('2025-03-01 至 2025-03-12')
    expect(transactionsSay).toMatch(/共 9\s+写入 9\s+覆盖原有 0\s+拒绝 0/)
    expect(await dayTable()).toEqual([...countsByDay()].map(([day, count]) => [day, String(count), '0']))
    // What needs a person stands first: the fee that nobody knows, then the row that does not add up.
    expect(transactionsSay.indexOf('Mystery Fee')).toBeGreaterThan(0)
    expect(transactionsSay.indexOf('Mystery Fee')).toBeLessThan(transactionsSay.indexOf('识别为'))
    expect(transactionsSay).toContain('-$1.23')
    expect(transactionsSay).toContain('第 15 行：应为 4.00，实为 5.00')
    expect(transactionsSay).toContain('2025-03-04、2025-03-05、2025-03-06、2025-03-07、2025-03-08')

    const storageSays = await previewOf('us-new.csv')
    await journey.shoot('preview-storage')
    expect(storageSays).toContain('月度仓储费')
    expect(storageSays).toContain(dollars(storageTotal, 4))
    journey.expectNoComplaints()
  })

  it('writes both with one press and finds them in the list of imports', async () => {
    const { page } = journey
    await page.getByRole('button', { name: '全部写入（2）' }).click()
    await waitForState('us-30.csv', '已写入')
    await waitForState('us-new.csv', '已写入')
    await page.locator('.import-preview').getByText(/^已写入 \d 行/).waitFor()
    await journey.shoot('written')
    await page.getByRole('button', { name: '完成', exact: true }).click()
    await page.locator('.import-drawer').waitFor({ state: 'detached' })
    const { rows } = await readTable(page)
    await journey.shoot('imports')
    expect(rows.map((row) => [row['文件名'], row['店铺名称'], row['状态'], row['总行数'], row['覆盖行数']]).sort()).toEqual([
      ['us-30.csv', '海蓝-US', '已写入', '9', '0'],
      ['us-new.csv', '海蓝-US', '已写入', '3', '0'],
    ])
    journey.expectNoComplaints()
  })

  it('reads their own totals in the settlement center, to the cent', async () => {
    const { page } = journey
    const [detail] = await totalsOf(DETAIL)
    await journey.shoot('detail')
    expect(detail?.['总计']).toBe(dollars(total))
    expect(detail?.['商品销售额']).toBe(dollars(sumOf(transactions, 'product sales')))
    expect(detail?.['FBA费用']).toBe(dollars(sumOf(transactions, 'fba fees')))
    // The keyboard brings the last columns into sight, their headings with them.
    await page.locator('.list-table table').first().focus()
    await page.keyboard.press('End')
    await page.waitForFunction(() => (document.querySelector('.list-table .table-scroll')?.scrollLeft ?? 0) > 500)
    await page.keyboard.press('Home')
    await page.locator('.list-table tr.table-row', { hasText: '111-0000001' }).last().getByRole('button', { name: '展开明细' }).click()
    await page.locator('.list-table .table-panel').getByText('平台佣金').waitFor()
    await journey.shoot('detail-fees')

    const [summary] = await totalsOf(SUMMARY)
    await journey.shoot('summary')
    expect(summary?.['合计']).toBe(dollars(sumOf(transactions, 'total')))
    expect(summary?.['未匹配']).toBe('-$1.23')
    expect(await groupedBy('交易类型')).toEqual(byType(transactions.map((row) => [row['type'] ?? '', units(row['total'] ?? '')])))
    await journey.shoot('summary-by-type')
    await groupedBy('店铺 × 月份')
    expect((await readTable(page)).rows.map((row) => [row['店铺'], row['站点'], row['月份'], row['合计']])).toEqual([['海蓝-US', '美国', '2025-03', summary?.['合计']]])
    journey.expectNoComplaints()
  })

  it('reads the storage fee of the month, and that it is what Amazon charged the month after', async () => {
    const { page } = journey
    const [storageDetail] = await totalsOf(STORAGE_DETAIL)
    await journey.shoot('storage')
    expect(storageDetail?.['仓储费']).toBe(dollars(storageTotal, 4))
    await journey.go(CHECK)
    const [line] = (await readTable(page)).rows
    await journey.shoot('check')
    const charged = sumOf(transactions.filter((row) => row['description'] === 'FBA storage fee'), 'total')
    expect(line).toMatchObject({ 计费月份: '2025-02', 报告仓储费: dollars(storageTotal, 4), '交易扣费(次月)': dollars(charged), 差额: '$0.00' })
    journey.expectNoComplaints()
  })

  it('sees on the calendar which days have data, and which are missing between them', async () => {
    const { page } = journey
    await journey.go('/statistics/report-download?tab=coverage&day=2025-02-01..2025-03-31')
    const lines = page.locator('.calendar-grid tbody tr')
    await page.locator('.calendar-grid').getByText('海蓝-US').first().waitFor()
    await journey.shoot('coverage')
    const ofTransactions =
      await lines.filter({ hasText: '交易报告' }).locator('.heat').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? ''))
    expect(ofTransactions.filter((says) => says.includes('行数'))).toEqual([...countsByDay()].map(([day, count]) => `${day}：行数 ${count}`))
    expect(ofTransactions.filter((says) => says.includes('缺少数据')).length).toBe(5)
    expect(await lines.filter({ hasText: '月度仓储费' }).locator('.heat-4').count()).toBe(1)
    // What is missing is brought from where it is missed.
    await lines.filter({ hasText: '交易报告' }).getByRole('button', { name: '5 天，补上传' }).click()
    const drawer = page.getByRole('dialog', { name: '上传报告' })
    await drawer.getByText(/海蓝-US · 交易报告：2025-/).waitFor()
    await journey.shoot('missing-days')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    journey.expectNoComplaints()
  })

  it('sends the same file again, and no number changes', async () => {
    const { page } = journey
    await journey.go('/statistics/report-download')
    await settled(page)
    await drag([TRANSACTIONS])
    await waitForState('us-30.csv', '待确认')
    const says = await previewOf('us-30.csv')
    await journey.shoot('again')
    expect(says).toContain('与已写入的「us-30.csv」内容完全相同')
    expect(await dayTable()).toEqual([...countsByDay()].map(([day, count]) => [day, String(count), String(count)]))
    await page.getByRole('button', { name: '确认写入' }).click()
    await waitForState('us-30.csv', '已写入')
    await page.getByRole('button', { name: '完成', exact: true }).click()
    expect((await totalsOf(DETAIL))[0]?.['总计']).toBe(dollars(total))
    journey.expectNoComplaints()
  })

  it('takes both imports back, and the numbers are what they were before', async () => {
    const { page } = journey
    await undo('us-30.csv')
    expect((await totalsOf(DETAIL))[0]?.['总计']).toBe(dollars(total))
    await undo('us-30.csv')
    await journey.shoot('undone')
    await journey.go(DETAIL)
    expect((await readTable(page)).rows).toEqual([])
    await journey.shoot('detail-empty')
    expect((await totalsOf(STORAGE_DETAIL))[0]?.['仓储费']).toBe(dollars(storageTotal, 4))
    await journey.go(CHECK)
    await journey.shoot('check-without-charge')
    const [line] = (await readTable(page)).rows
    expect(line).toMatchObject({ 计费月份: '2025-02', 报告仓储费: dollars(storageTotal, 4), '交易扣费(次月)': '-' })
    journey.expectNoComplaints()
  })
})

describe.skipIf(SAMPLES === undefined)(`a seller's real reports${reason}`, { timeout: 180_000 }, () => {
  interface Oracle { rows: number; total_sum: string; by_type: Record<string, { total?: string; rows: number }> }
  const TXN = 'us_transactions_2025-08.csv'
  const FEE = 'us_storage_fee_2025-07.csv'

  it('are read and written, and every figure is what the files add up to', async () => {
    const { page } = journey
    const oracles = sampleJson<Record<string, Oracle> & Record<typeof FEE, { sum_estimated_monthly_storage_fee: string }>>('oracles.json')
    const oracle = oracles[TXN]!
    await journey.go('/statistics/report-download')
    await settled(page)
    await drag([sample(`transactions_us_real/${TXN}`), sample(`storage_fee_us_real/${FEE}`)])
    await waitForState(TXN, '待确认')
    await waitForState(FEE, '待确认')
    expect(await previewOf(TXN)).toMatch(/共 1,221\s+写入 1,221\s+覆盖原有 0\s+拒绝 0/)
    await journey.shoot('real-preview')
    await page.getByRole('button', { name: '全部写入（2）' }).click()
    await waitForState(TXN, '已写入')
    await waitForState(FEE, '已写入')
    await page.getByRole('button', { name: '完成', exact: true }).click()

    await journey.go(`${DETAIL}&posted_day=2025-08-01..2025-08-31`)
    expect((await readTable(page)).totals[0]?.['总计']).toBe(dollars(units(oracle.total_sum)))
    expect(await page.locator('.page-bar').innerText()).toContain(`共 ${oracle.rows.toLocaleString('en-US')} 条`)
    await journey.shoot('real-detail')
    await journey.go(`${SUMMARY}&day=2025-08-01..2025-08-31&rows=3`)
    const { rows, totals } = await readTable(page)
    await journey.shoot('real-by-type')
    expect(totals[0]?.['合计']).toBe(dollars(units(oracle.total_sum)))
    expect(rows.map((row) => [row['交易类型'], row['合计']]).sort()).toEqual(
      byType(Object.entries(oracle.by_type).map(([type, amounts]) => [type, units(amounts.total ?? '0')])),
    )
    await groupedBy('店铺 × 月份')
    expect((await readTable(page)).rows.map((row) => [row['站点'], row['月份'], row['合计']])).toEqual([['美国', '2025-08', dollars(units(oracle.total_sum))]])
    await journey.shoot('real-summary')

    expect((await totalsOf(`${STORAGE_DETAIL}&stat_month=2025-07..2025-07`))[0]?.['仓储费']).toBe(
      dollars(units(oracles[FEE].sum_estimated_monthly_storage_fee), 4),
    )
    await journey.shoot('real-storage')
    await journey.go(`${CHECK}&month=2025-07..2025-07`)
    const [line] = (await readTable(page)).rows
    await journey.shoot('real-check')
    expect(line).toMatchObject({ 计费月份: '2025-07', 报告仓储费: '$121.7093', '交易扣费(次月)': '-$121.71', 差额: '$0.00' })
    expect(amountText(units(oracles[FEE].sum_estimated_monthly_storage_fee))).toBe('121.71')
    journey.expectNoComplaints()
  })
})
