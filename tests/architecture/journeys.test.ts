/** Journeys wait for what they wait for, never for a time: on a busy machine no time is long enough, on a quiet one all of it is lost. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '../journeys')
const FIXED = /\bwaitForTimeout\b|\bsetTimeout\b|\bsetInterval\b|timers\/promises/

/** Lines of a text that wait for a time. */
const waitsIn = (text: string): string[] => text.split('\n').flatMap((line, at) => (FIXED.test(line) ? [`${at + 1} ${line.trim()}`] : []))

it('no journey waits for a fixed time', () => {
  const files = [...readdirSync(FOLDER).map((name) => join(FOLDER, name)), join(FOLDER, '../support/journey.ts'), join(FOLDER, '../support/browser.ts')]
  expect(files.length).toBeGreaterThan(20)
  expect(files.flatMap((path) => waitsIn(readFileSync(path, 'utf8')).map((wait) => `${path}:${wait}`))).toEqual([])
  expect(waitsIn('await page.waitForTimeout(300)\nawait idle(page)')).toEqual(['1 await page.waitForTimeout(300)'])
})
