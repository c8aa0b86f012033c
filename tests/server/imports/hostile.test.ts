/**
 * Every format in many damaged forms: each file is read, or refused in a sentence, and no row of it is gone without a word.
 * `HOSTILE=200 npx vitest run tests/server/imports/hostile.test.ts` makes two hundred of each.
 */
import { describe, expect, it } from 'vitest'
import { UnknownFormat } from '../../../server/kernel/intake/recognise'
import { UnreadableFile } from '../../../server/kernel/intake/tables/problem'
import { projectModel } from '../../support/database'
import { hostileVariant } from '../../support/hostile'
import { fileOf, readFile, type Read } from '../../support/import-files'

const model = projectModel()
const HOW_MANY = Number(process.env['HOSTILE'] ?? 16)
/** Printed documents have no headings to damage. */
const formats = Object.values(model.reports).filter(({ files }) => files.some((kind) => kind !== 'pdf'))

/** What became of a file; a sentence of refusal has Chinese words in it and says what to do. */
async function outcome(content: Buffer): Promise<Read | string> {
  try {
    return await readFile(model, fileOf('hostile.csv', content))
  } catch (error) {
    if (error instanceof UnknownFormat || error instanceof UnreadableFile) return error.message
    throw error
  }
}

describe.each(formats)('$name', (format) => {
  it('is read or refused in words, and loses no row silently', async () => {
    let read = 0
    for (let number = 0; number < HOW_MANY; number += 1) {
      const { says, content, rows } = hostileVariant(format, number)
      const where = `${format.name} ${number}: ${says}`
      const found = await outcome(content).catch((error: unknown) => {
        throw new Error(where, { cause: error })
      })
      if (typeof found === 'string') {
        expect(found, where).toMatch(/\p{Script=Han}{4,}.*[。]/u)
        continue
      }
      read += 1
      const { scan, recognised } = found
      if (rows !== undefined) expect(scan.records, where).toBe(rows)
      // A module's parser makes several rows of one record, or one of several; what it makes is told by its own tests.
      if (recognised.detection.format.parser !== undefined || recognised.detection.format.totalRow) continue
      const leftOut = [...scan.leftOut.values()].reduce((sum, count) => sum + count, 0)
      expect(scan.accepted + scan.refusedCount + leftOut + (scan.merged ? scan.records : 0), where).toBeGreaterThanOrEqual(scan.records)
      for (const { line, reason } of scan.refused) expect([line > 0, reason.length > 1], where).toEqual([true, true])
    }
    // A format whose own untouched file is not read would pass by refusing all.
    expect(read).toBeGreaterThan(0)
  })
})
