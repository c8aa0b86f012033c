/**
 * A journey: one person's way through the real app in a real browser. Opens the window, signs in, goes about, takes
 * pictures of the steps. Knows no page.
 *
 * JOURNEY_SHOTS=folder keeps a picture of every step there. Without it only a step that fails is pictured.
 */
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { launchBrowser, openWindow } from './browser'
import { goTo } from './page-walk'
import type { RunningApp } from './running-app'
import { idle, isEventStream, PATIENCE_MS, settled, watchCalls } from './screen'

export interface Journey {
  page: Page
  /** Errors of page and console since the last look; a journey ends with none. */
  complaints: string[]
  /** Signs in by the form and waits for the menu. */
  signIn(account: string, password: string): Promise<void>
  /** Goes to an address below /amazon as a link inside the app does, without loading the app anew, until `shows` (a list, where left out) is drawn anew. */
  go(route: string, shows?: string): Promise<void>
  /** Does something that asks the server anew, and waits until the page shows the answer. */
  ask(act: () => Promise<void>): Promise<void>
  /** A picture of the step, where pictures are wanted. */
  shoot(step: string): Promise<void>
  /** Fails on any complaint; call it at the end of each test. */
  expectNoComplaints(): void
  /** For afterEach: pictures the window of a test that failed. */
  pictureFailure(task: { result?: { state: string } }): Promise<void>
  end(): Promise<void>
}

/** @param name of the pictures' folder */
export async function startJourney(name: string, app: Pick<RunningApp, 'address'>): Promise<Journey> {
  const wanted = process.env['JOURNEY_SHOTS']
  const folder = join(wanted ?? tmpdir(), wanted ? name : `seller-journey-${name}`)
  if (wanted) mkdirSync(folder, { recursive: true })
  let count = 0
  const browser: Browser = await launchBrowser()
  const { page, complaints } = await openWindow(browser, app.address)
  page.setDefaultTimeout(PATIENCE_MS)
  watchCalls(page)
  return {
    page, complaints,
    async signIn(account, password) {
      await page.getByLabel('账号').fill(account)
      await page.getByLabel('密码').fill(password)
      await page.getByRole('button', { name: '登录' }).click()
      await page.getByRole('navigation', { name: '菜单' }).waitFor()
    },
    go: (route, shows = '.list-screen') => goTo(page, route, shows),
    async ask(act) {
      // A piece of the program that is fetched on the way is no answer.
      const answered = page.waitForResponse((response) => {
        const request = response.request()
        return ['xhr', 'fetch'].includes(request.resourceType()) && !isEventStream(request)
      })
      await act()
      await answered
      await settled(page)
    },
    async shoot(step) {
      if (!wanted) return
      await idle(page)
      await page.screenshot({ path: join(folder, `${String(++count).padStart(2, '0')}-${step}.png`) })
    },
    expectNoComplaints() {
      expect(complaints.splice(0)).toEqual([])
    },
    async pictureFailure(task) {
      if (task.result?.state !== 'fail') return
      mkdirSync(folder, { recursive: true })
      const path = join(folder, 'failed.png')
      await page.screenshot({ path }).then(() => console.log(`where it failed (${page.url()}): ${path}`), () => undefined)
    },
    async end() {
      await browser.close()
      if (wanted) console.log(`pictures of the journey: ${folder}`)
    },
  }
}

/** Waits until the browser has kept this text by itself (a draft of what is being written), so that a reload may come. */
export async function kept(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => JSON.stringify({ ...localStorage, ...sessionStorage }).includes(wanted), text)
}

/** Drops files onto a place of the page, as a person drags them in from the desktop. */
export async function dropFiles(target: Locator, files: { name: string; bytes: Buffer }[]): Promise<void> {
  const page = target.page()
  const dragged = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer()
    for (const { name, base64 } of given) {
      transfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name, { type: 'text/csv' }))
    }
    return transfer
  }, files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') })))
  for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer: dragged })
  await dragged.dispose()
}
