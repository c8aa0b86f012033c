/** What stands in the way of writing a file: each cause once, and nothing that a person has already accepted. */
import { expect, test } from 'vitest'
import type { ImportPreview } from '../../../contract/imports'
import { stopsOf } from './stops'

const BROKEN = [{ says: '明细与总额', count: 1, examples: [] }]
const preview = (given: Partial<ImportPreview>): ImportPreview => ({ refusedCount: 0, warnings: [], broken: [], ...given }) as unknown as ImportPreview
const kinds = (given: Partial<ImportPreview>, ...accepted: string[]): string[] => stopsOf(preview(given), new Set(accepted)).map(({ kind }) => kind)

const strange: Partial<ImportPreview> = {
  refusedCount: 3, broken: BROKEN, warnings: [{ code: 'dates', says: '3 行的日期在将来' }],
  oddDates: { rows: 3, accepted: false } as NonNullable<ImportPreview['oddDates']>,
}

test('a file that lies wholly in the future is stopped by its days, not by the sums that lack them', () => {
  expect(kinds(strange)).toEqual(['dates'])
})

test('once those rows are left out, sums that do not tie are told', () => {
  expect(kinds(strange, 'refused')).toEqual(['sums'])
  expect(kinds(strange, 'refused', 'sums')).toEqual([])
})

test('sums that do not tie by themselves, and rows refused for other reasons, stop', () => {
  expect(kinds({ broken: BROKEN, refusedCount: 2 })).toEqual(['sums', 'refused'])
})
