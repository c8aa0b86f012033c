import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { axeFindings } from './axe'
import { launchBrowser } from './browser'

let browser: Browser
let page: Page
beforeAll(async () => void (browser = await launchBrowser()))
beforeEach(async () => void (page = await browser.newPage()))
afterAll(() => browser?.close())

const DRAWN = `<style>.pale { color: #ccc } .dark { color: #222 } .card { background: #fff } .night { background: #111 } .faint { opacity: .3 }</style>
<main class="card">`
const draw = (body: string): Promise<void> => page.setContent(`<html lang="zh"><title>页</title>${DRAWN}${body}</main></html>`)
/** Adds to what stands there, as a page of the app follows another. */
const follow = (body: string): Promise<void> => page.evaluate((html) => void (document.querySelector('main')!.innerHTML = html), body)
const looks = (rules?: string[]) => axeFindings(page, { within: 'main', without: '.more', colours: 'light', ...(rules ? { rules } : {}) })
const PALE = [expect.stringMatching(/^color-contrast: .*pale/)]

describe('a walk that remembers colours', () => {
  test('tells a pale text each time it is met, and reads what it has read before as readable', async () => {
    await draw('<p class="dark">读得清</p>')
    expect(await looks()).toEqual([])
    await follow('<p class="dark">也读得清</p><p class="pale">读不清</p>')
    expect(await looks()).toEqual(PALE)
    expect(await looks(['color-contrast'])).toEqual(PALE)
  })

  test.each([
    ['the ground below it is another', '<div class="night"><p class="dark">这些字</p></div>', 'dark'],
    ['something around it fades', '<div class="faint"><p class="dark">这些字</p></div>', 'dark'],
    ['its own size and colour are others', '<p class="dark" style="color: #bbb">这些字</p>', 'dark'],
    ['it could not be used before', '<button class="pale">这些字</button>', 'pale'],
  ])('reads a text again where %s', async (_why, body, named) => {
    await draw('<p class="dark">读得清</p><button disabled class="pale">不能用</button>')
    expect(await looks()).toEqual([])
    await follow(body)
    expect(await looks(['color-contrast'])).toEqual([expect.stringContaining(named)])
  })

  test('finds what has nothing to do with colours on every page', async () => {
    await draw('<p class="dark">这些字</p>')
    expect(await looks()).toEqual([])
    await follow('<p class="dark">这些字</p><input>')
    expect(await looks()).toEqual([expect.stringMatching(/^label: /)])
  })

  test('finds what is too small to press, not what is half below a bar that it can be scrolled away from', async () => {
    const row = (name: string, size: number): string => `<button aria-label="${name}" style="width: ${size}px; height: ${size}px"></button>`
    const bar = '<div style="position: sticky; bottom: 0; height: 20px; background: #fff"><button>保存这一页</button></div>'
    const within = (rows: string): string =>
      `<style>[aria-label] { display: block; border: 0; padding: 0 }</style><div style="height: 110px; overflow: auto">${rows}${bar}</div>`
    await draw(within(['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛'].map((name) => row(name, 24)).join('')))
    expect(await looks(['target-size'])).toEqual([])
    await follow(within(['甲', '乙', '丙'].map((name) => row(name, 12)).join('')))
    expect(await looks(['target-size'])).not.toEqual([])
  })

  test('leaves out what it is told to', async () => {
    await draw('<p class="pale more">这些字</p>')
    expect(await looks()).toEqual([])
  })
})
