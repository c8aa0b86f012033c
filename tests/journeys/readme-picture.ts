/**
 * The picture in the README, taken from a running system with the demo company:
 *   npx tsx tests/journeys/readme-picture.ts http://127.0.0.1:3000 admin PASSWORD
 */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser, openWindow } from '../support/browser'
import { settled, watchCalls } from '../support/screen'

const PICTURE = fileURLToPath(new URL('../../docs/images/settlement-summary.png', import.meta.url))

const [address, account, password] = process.argv.slice(2)
if (!address || !account || !password) throw new Error('usage: readme-picture.ts ADDRESS ACCOUNT PASSWORD')

/** The last whole month, so that its comparison is with a whole one. */
function lastMonth(): string {
  const now = new Date()
  const [first, last] = [new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1)), new Date(Date.UTC(now.getFullYear(), now.getMonth(), 0))]
  return `${first.toISOString().slice(0, 10)}..${last.toISOString().slice(0, 10)}`
}

const browser = await launchBrowser()
try {
  const { page, complaints } = await openWindow(browser, address)
  watchCalls(page)
  await page.goto(`/amazon/finance/amazonSettlementCenter?day=${lastMonth()}&cmp=previous`)
  await page.getByLabel('账号').fill(account)
  await page.getByLabel('密码').fill(password)
  await page.getByRole('button', { name: '登录' }).click()
  await page.locator('.list-table tr.table-row:not(.is-skeleton)').first().waitFor()
  await page.getByRole('button', { name: '展开平台费' }).click()
  // Beside the shop, which stays in sight by itself, the totals come first.
  await page.locator('.list-table').evaluate((frame) => {
    const headings = [...frame.querySelectorAll<HTMLElement>('thead th')]
    const total = headings.find((heading) => heading.textContent?.trim() === '合计')
    frame.querySelector('.table-scroll')?.scrollTo((total?.offsetLeft ?? 0) - (headings[0]?.offsetWidth ?? 0), 0)
  })
  await page.mouse.move(0, 899)
  await settled(page)
  mkdirSync(dirname(PICTURE), { recursive: true })
  await page.screenshot({ path: PICTURE })
  if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join('; ')}`)
  console.log(PICTURE)
} finally {
  await browser.close()
}
