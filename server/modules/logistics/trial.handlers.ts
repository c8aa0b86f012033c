/** Trials: what it would cost to send boxes, by the quotes of forwarders. Nothing is written. */
import { CODES } from '../../../contract/wire'
import { compareText } from '../../../contract/decimal-text'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { askerOf } from '../../kernel/asker/asker-of'
import { linesOfOffers, offersOf } from './offers'
import type { Box } from './tariff'

const MOST_BOXES = 10_000
const SIZES = { weight: ['毛重', 10_000], length: ['长', 1000], width: ['宽', 1000], height: ['高', 1000] } as const

interface Entered { count?: number; weight: string; length?: string | null; width?: string | null; height?: string | null }

/** The boxes that somebody entered. @throws Refusal at the box that cannot be */
export function boxesEntered({ count = 1, ...sizes }: Entered): Box[] {
  if (!Number.isInteger(count) || count < 1 || count > MOST_BOXES) throw new Refusal(CODES.invalid, `箱数应为 1 到 ${MOST_BOXES} 的整数`, { count: '箱数不对' })
  for (const [name, [label, most]] of Object.entries(SIZES) as [keyof typeof SIZES, readonly [string, number]][]) {
    const value = sizes[name]
    if (value === undefined || value === null) continue
    if (compareText(value, '0') !== 1 || compareText(value, String(most)) === 1) {
      throw new Refusal(CODES.invalid, `${label}应大于 0，且不超过 ${most}`, { [name]: `${label}不对` })
    }
  }
  return [{ ...sizes, count }]
}

/** Boxes as they are entered, to a country and zone, by the quotes of today. */
export const freightTrial = answers('logistics.freightTrial', (context, { site, zone, rows: _rows, ...sizes }) =>
  context.db.withCompany(context.caller, async (tx) => {
    const asker = askerOf(context)
    const parcel = { country: site, zone: zone ?? null, day: asker.today, boxes: boxesEntered(sizes) }
    return linesOfOffers(context.model, await offersOf({ tx, asker, model: context.model }, parcel))
  }))
