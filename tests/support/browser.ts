/**
 * A real Chromium for journeys: the system's where there is one, otherwise the one inside @sparticuz/chromium.
 * Never downloads anything.
 */
import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

const QUIET_FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage', '--force-color-profile=srgb', '--font-render-hinting=none',
]

export async function launchBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH
  const system = named ?? SYSTEM_BROWSERS.find((path) => existsSync(path))
  if (system) return chromium.launch({ executablePath: system, headless: true, args: QUIET_FLAGS })
  const carried = (await import('@sparticuz/chromium')).default
  return chromium.launch({ executablePath: await carried.executablePath(), headless: true, args: [...carried.args, ...QUIET_FLAGS] })
}

/** A window as staff have it: 1440 × 900, Chinese, Shanghai's clock. Collects what the page complained about. */
export async function openWindow(browser: Browser, baseUrl: string): Promise<{ context: BrowserContext; page: Page; complaints: string[] }> {
  const context = await browser.newContext({ baseURL: baseUrl, viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { context, page, complaints }
}
