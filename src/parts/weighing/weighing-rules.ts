/** What a scan at the weighing table means: a label, or the weight of the one before. Pure. */

/** The label that waits for its weight; `asked`: the weight that was too far from the expected, and is wanted once more. */
export interface Weighing { code: string; asked?: number }

type Next = { is: 'nothing' } | { is: 'wrong'; says: string } | { is: 'ask'; code: string; weight?: number; sure?: boolean }

/** Up to six digits, grams; scales add a unit. */
const GRAMS = /^(\d{1,6})(?:\.0+)?\s*g?$/i

/**
 * Up to six digits are grams, with or without "g"; anything else is a label, which takes the place of the one that waits. `sure`: the same weight was
 * asked for and came again.
 */
export function nextOf(text: string, open: Weighing | undefined): Next {
  const said = text.trim()
  if (said === '') return { is: 'nothing' }
  const grams = GRAMS.exec(said)
  if (!grams) return { is: 'ask', code: said }
  if (!open) return { is: 'wrong', says: '这像是重量：请先扫面单' }
  const weight = Number(grams[1])
  if (weight === 0) return { is: 'wrong', says: '重量是 0，请放上包裹再读' }
  return { is: 'ask', code: open.code, weight, sure: open.asked === weight }
}
