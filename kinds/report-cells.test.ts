/** How a cell of a report becomes the text that the database keeps, as its kind says. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ReadAs } from '../contract/kind'
import type { CellValue, ReportCellAbout } from '../server/kernel/value/report-kind'
import { newDateEvidence } from '../server/kernel/value/moment'
import { newNumberEvidence } from '../server/kernel/value/number'
import { COLUMN_KINDS } from './column-kinds'
import { reportKind } from './server-kinds'

const ABOUT: ReportCellAbout = {
  mark: '.', order: 'mdy', unit: 'fraction', clock: { marketplace: 'America/Los_Angeles', unnamed: 'UTC' }, words: { bestellung: 'Order' }, quotes: true,
}
const read = (as: ReadAs, cell: string, about: Partial<ReportCellAbout> = {}): CellValue => {
  const found = reportKind(as).reader({ ...ABOUT, ...about })(cell)
  return typeof found === 'string' ? { value: found } : found
}

describe('a cell of a report', () => {
  test.each<[ReadAs, string, string]>([
    ['text', 'Bestellung', 'Order'], ['text', "'quoted'", 'quoted'], ['id', '="00123"', '00123'], ['integer', '1,816', '1816'], ['money', '(12.30)', '-12.30'],
    ['decimal', '0.0079', '0.0079'], ['percent', '12.5%', '0.125'], ['date', '03/04/2025', '2025-03-04'], ['month', '2025-03', '2025-03-01'],
    ['datetime', 'Mar 4, 2025 11:30:00 PM PST', '2025-03-05T07:30:00Z'], ['bool', 'Ja', 'true'], ['epochMs', '1741150800000', '2025-03-05T05:00:00Z'],
  ])('read as %s: %s is kept as %s', (as, cell, kept) => {
    expect(read(as, cell).value).toBe(kept)
  })

  test.each<[ReadAs, string]>([['integer', '1.5'], ['money', 'viel'], ['percent', 'x'], ['date', 'soon'], [
    'datetime', '2025-03-04 10:00 XYZ',
  ], ['month', '13'], ['bool', 'vielleicht'],
    ['epochMs', '12']])('read as %s: %s is refused with a reason', (as, cell) => {
    expect(read(as, cell)).toMatchObject({ value: null, refused: expect.stringMatching(/[\u4e00-\u9fff]/u) as string })
  })

  test('says that a spreadsheet cut its digits where those count', () => {
    expect(read('id', '1.2E+11')).toMatchObject({ cut: true })
    expect(read('text', '1.2E+11')).not.toHaveProperty('cut')
  })

  test('tells, on the first look, how the file writes its numbers and days', () => {
    const seen = { numbers: newNumberEvidence(), dates: newDateEvidence(), unit: newNumberEvidence() }
    read('money', '1.234,56', { seen })
    read('percent', '45', { seen })
    read('datetime', '25/03/2025 10:00', { seen })
    expect(seen).toMatchObject({ numbers: { comma: 1 }, dates: { dmy: 1 }, unit: { aboveOne: 1 } })
    expect(reportKind('month').decides).toBe('order')
    expect(reportKind('percent').decides).toBe('unit')
    expect([reportKind('datetime').moment, reportKind('epochMs').moment, reportKind('date').moment]).toEqual([true, true, undefined])
  })
})

test('every reading that the language allows is a kind’s own, and every kind says its readings', () => {
  const allowed = /"as": \{ "type": "string", "enum": (\[[^\]]+\])/.exec(
    readFileSync(resolve(import.meta.dirname, '../codegen/language/report.json'), 'utf8'),
  )![1]!
  const said = new Set(Object.values(COLUMN_KINDS).flatMap(({ readAs }) => readAs))
  expect([...said].sort()).toEqual((JSON.parse(allowed) as string[]).sort())
})
