/**
 * What goods that leave cost where the company does not reckon by batches: readings of the same batches, lines and pieces in another order. Pure; whole
 * smallest units. What comes in is the cost that lines say of it, when they count; what goes out takes its share of what is there; cost that is said
 * while nothing is there is a difference. So everything that came in is what went out, what is left and the differences.
 */
import { shareOf } from './shares'

/** What happens to the goods of one pool, in its order. */
export type Happening =
  | { kind: 'in'; qty: number }
  /** `first`: the first line of its batch, of so many pieces. */
  | { kind: 'line'; id: string; amount: bigint; first: number | null }
  | { kind: 'out'; id: string; qty: number }

type Averaging = 'moving_avg' | 'month_avg' | 'fixed'

/** Amounts of what went out (null: nobody knows) and differences of lines, by their ids. */
interface Read { outs: Map<string, bigint | null>; diffs: Map<string, bigint> }

/** What is there before the first of them. */
interface Standing { qty: number; amount: bigint }

/** Each issue takes the average of what is there at its moment. */
function moving(happenings: readonly Happening[], { qty, amount }: Standing, read: Read): Standing {
  let there = { qty, amount }
  for (const each of happenings) {
    if (each.kind === 'in') there = { ...there, qty: there.qty + each.qty }
    else if (each.kind === 'line') {
      if (there.qty === 0) read.diffs.set(each.id, each.amount)
      else there = { ...there, amount: there.amount + each.amount }
    } else {
      const taken = shareOf(there.amount, each.qty, there.qty)
      read.outs.set(each.id, taken)
      there = { qty: there.qty - each.qty, amount: there.amount - taken }
    }
  }
  return there
}

/** All issues of a month take one average: of what there was at its beginning, and all that came in it. */
function monthly(happenings: readonly Happening[], { qty, amount }: Standing, read: Read): Standing {
  const came = happenings.reduce((sum, each) => sum + (each.kind === 'in' ? each.qty : 0), qty)
  const lines = happenings.flatMap((each) => (each.kind === 'line' ? [each] : []))
  if (came === 0) {
    for (const { id, amount: said } of lines) read.diffs.set(id, said)
    return { qty, amount }
  }
  const whole = lines.reduce((sum, line) => sum + line.amount, amount)
  let gone = 0
  for (const each of happenings) {
    if (each.kind !== 'out') continue
    read.outs.set(each.id, shareOf(whole, gone + each.qty, came) - shareOf(whole, gone, came))
    gone += each.qty
  }
  return { qty: came - gone, amount: whole - shareOf(whole, gone, came) }
}

/** Everything costs what the company has said one costs; what lines say beside it is a difference. */
function fixed(happenings: readonly Happening[], unit: bigint | null, read: Read): void {
  for (const each of happenings) {
    if (each.kind === 'out') read.outs.set(each.id, unit === null ? null : unit * BigInt(each.qty))
    if (each.kind === 'line' && unit !== null) read.diffs.set(each.id, each.amount - (each.first === null ? 0n : unit * BigInt(each.first)))
  }
}

/**
 * @param months happenings by month, in order
 * @param unit what one costs, in smallest units; `fixed` alone asks it
 */
export function readOut(method: Averaging, months: readonly (readonly Happening[])[], standing: Standing, unit: bigint | null): Read {
  const read: Read = { outs: new Map(), diffs: new Map() }
  let there = standing
  for (const happenings of months) {
    if (method === 'fixed') fixed(happenings, unit, read)
    else there = (method === 'month_avg' ? monthly : moving)(happenings, there, read)
  }
  return read
}
