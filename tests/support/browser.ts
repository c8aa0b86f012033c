/**
 * A real Chromium for journeys: the one that CHROMIUM_PATH names, the system's where there is one, otherwise (and where
 * CHROMIUM_PATH is empty) the one inside @sparticuz/chromium. Never downloads anything.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { withLock } from '../../server/kernel/store/embedded/embedded.lock'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const QUIET_FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage', '--force-color-profile=srgb', '--font-render-hinting=none',
]

export async function launchBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH
  const system = named ?? SYSTEM_BROWSERS.find((path) => existsSync(path))
  if (system) return chromium.launch({ executablePath: system, headless: true, args: QUIET_FLAGS })
  const carried = (await import('@sparticuz/chromium')).default
  return chromium.launch({ executablePath: await unpacked(() => carried.executablePath()), headless: true, args: [...carried.args, ...QUIET_FLAGS] })
}

/**
 * It unpacks itself into the temporary folder, for its user alone, and takes whatever stands there for whole: so each
 * user has a folder, one process unpacks at a time, and what a killed one left behind is removed first.
 */
async function unpacked(unpack: () => Promise<string>): Promise<string> {
  const folder = join(tmpdir(), `seller-chromium-${process.getuid?.() ?? 0}`)
  const whole = join(folder, 'whole')
  return withLock(`${folder}.lock`, async () => {
    if (!existsSync(whole)) rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const before = process.env['TMPDIR']
    process.env['TMPDIR'] = folder
    try {
      const path = await unpack()
      writeFileSync(whole, '')
      return path
    } finally {
      if (before === undefined) delete process.env['TMPDIR']
      else process.env['TMPDIR'] = before
    }
  }, { log: () => undefined })
}

/**
 * A window as staff have it: 1440 × 900, Chinese, Shanghai's clock, and without motion, so that nothing is pressed while it still opens.
 * Collects what the page complained about.
 */
export async function openWindow(browser: Browser, baseUrl: string): Promise<{ context: BrowserContext; page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    baseURL: baseUrl, viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    // Chromium says that something did not load, not what.
    const what = message.text().startsWith('Failed to load resource') ? ` (${message.location().url})` : ''
    complaints.push(message.text() + what)
  })
  return { context, page, complaints }
}
