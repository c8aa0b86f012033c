/** Text that a spreadsheet would run goes out behind an apostrophe and comes back as it was, whatever apostrophes it has itself. */
import { expect, it } from 'vitest'
import { harmlessText, textOfHarmless } from './formula-text'

const HOSTILE = [
  '=1+1', "'=1+1", "''=1+1", '@cmd', ' =1', '\t1', '＝A1',
  "+cmd|'/C calc'!A0", '-2+3', '+86 138', '＋44', "'", "''", "'90s mug", "it's", '-', '--', '-5.00', '+$3', '', '\uFEFF=1',
]

it.each(HOSTILE)('%j comes back as it was', (text) => {
  expect(textOfHarmless(harmlessText(text))).toBe(text)
})
it('what would be run never goes out bare, however many apostrophes stood before it', () => {
  expect(['=1', "'=1", '@a', '-2+3'].map(harmlessText)).toEqual(["'=1", "''=1", "'@a", "'-2+3"])
})
it('an apostrophe that is not ours stays', () => {
  expect(["'90s mug", "'", "'-5.00", "'--", "rock 'n' =roll"].map(textOfHarmless)).toEqual(["'90s mug", "'", "'-5.00", "'--", "rock 'n' =roll"])
})
