/** The bid or budget that a rule suggests: the present one by its share, between its floor and ceiling and Amazon's limits. Pure. */
import { addText, compareText, negatedText, ratioText, roundText, timesText } from '../../../contract/decimal-text'

/** Exact decimals in the object's currency; null: none. */
export interface Bounds { floor: string | null; ceiling: string | null }

/**
 * @param rate a share, 0.2 for 20%; negative to lower
 * @param digits of the currency
 * @returns undefined where nothing would change, or the bounds leave no way in the wanted direction
 */
export function suggestedAmount(current: string, rate: string, bounds: readonly Bounds[], digits: number): string | undefined {
  const moved = addText(current, timesText(current, rate) ?? '0')
  const amount = within(moved === undefined ? undefined : roundText(moved, digits), bounds, digits)
  if (amount === undefined) return undefined
  // A floor above the present value must not turn a lowering into a raise.
  return compareText(amount, current) === (compareText(rate, '0') ?? 0) && compareText(rate, '0') !== 0 ? amount : undefined
}

/**
 * The bid at which a click costs the wanted share of what it sells: ACOS = spend ÷ sales, so that a click may cost ACOS × sales ÷ clicks.
 * @param acos a share, 0.3 for 30%
 * @returns undefined where nothing was sold, or nothing would change
 */
export function aimedAmount(
  current: string, acos: string, { sales, clicks }: { sales: string; clicks: number }, bounds: readonly Bounds[], digits: number,
): string | undefined {
  if (clicks < 1 || compareText(sales, '0') !== 1) return undefined
  const wanted = ratioText(timesText(sales, acos) ?? '0', String(clicks))
  const amount = within(wanted === undefined ? undefined : roundText(wanted, digits), bounds, digits)
  return amount === undefined || compareText(amount, current) === 0 ? undefined : amount
}

function within(wanted: string | undefined, bounds: readonly Bounds[], digits: number): string | undefined {
  let amount = wanted
  for (const { floor, ceiling } of bounds) {
    if (amount !== undefined && floor !== null && compareText(amount, floor) === -1) amount = roundText(floor, digits)
    if (amount !== undefined && ceiling !== null && compareText(amount, ceiling) === 1) amount = roundText(ceiling, digits)
  }
  return amount
}

/** The rate of a rule with its direction. */
export function signedRate(action: string, rate: string): string {
  return action.startsWith('lower') ? negatedText(rate) : rate
}
