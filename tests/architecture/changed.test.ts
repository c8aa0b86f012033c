/** `npm test -- --changed` runs what a change can break, by imports and by other ways, and not everything. */
import { expect, test } from 'vitest'
import { concerned } from '../run'

const tried = (changed: string): { runs(test: string): boolean; count: number } => {
  const files = concerned([changed])
  return { runs: (name) => files.some((file) => file.startsWith(name)), count: files.length }
}
const all = concerned(['package.json']).length

test('a change of a pure file runs what imports it, by way of whatever, and the journeys that drive it', () => {
  const found = tried('contract/moments.ts')
  expect(found.runs('contract/moments.test.ts')).toBe(true)
  expect(found.runs('tests/server/query/')).toBe(true)
  expect(found.runs('tests/journeys/')).toBe(true)
})

test('a change of the embedded database runs its tests and those of every server, but no screen', () => {
  const found = tried('server/kernel/store/embedded/embedded.lock.ts')
  expect(found.runs('tests/server/database/embedded.test.ts')).toBe(true)
  // By way of an import that is written in several lines.
  expect(found.runs('tests/server/database/embedded-place.test.ts')).toBe(true)
  expect(found.runs('src/')).toBe(false)
})

test('a change of a screen runs no test of the server', () => {
  const found = tried('src/app/tab-bar.tsx')
  expect(found.runs('src/app/tab-bar.test.tsx')).toBe(true)
  expect(found.runs('tests/journeys/')).toBe(true)
  expect(found.runs('tests/server/query/')).toBe(false)
  expect(found.count).toBeLessThan(all / 2)
})

test('a change of a schema runs what reads the schemas', () => {
  const found = tried('schemas/entities/shop/shop.json')
  for (const folder of ['tests/pages/', 'tests/schemas/', 'tests/server/', 'tests/journeys/']) expect(found.runs(folder), folder).toBe(true)
  expect(found.runs('tests/golden/')).toBe(false)
})

test('what nobody imports and nobody reads runs nothing', () => {
  expect(concerned(['LICENSE'])).toEqual([])
})
