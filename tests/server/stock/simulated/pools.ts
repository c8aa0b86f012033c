/**
 * What Amazon's pool must hold, told from batches that were sent and from the files that were taken in: plain lists, one piece after the other. It asks
 * the server nothing.
 */

export interface Told { day: string; msku: string; event: string; reference: string; quantity: number }

/** A line of a batch that was sent; `received`: once it is signed. */
export interface SentLine { batch: string; item: string; msku: string; shipped: number; received?: number; day: string }

interface Lot { key: string; kind: string; day: string; batch: number; qty: number }

export const referenceOf = (batch: string): string => `FBA${batch.padStart(9, '0')}`

export class Pools {
  private ledger: Told[] = []
  readonly sent = new Map<string, SentLine[]>()

  /** A file of some days takes the place of all that was told of these. */
  bring(rows: readonly Told[]): void {
    const days = rows.map(({ day }) => day).toSorted()
    this.ledger = [...this.ledger.filter(({ day }) => day < days[0]! || day > days.at(-1)!), ...rows]
  }

  told(): readonly Told[] {
    return this.ledger
  }

  /** By "msku key": how many came, and how many of these left; `of` the key of goods that were there before all that is told. */
  expected(): Map<string, { came: number; left: number }> {
    const found = new Map<string, { came: number; left: number }>()
    for (const msku of new Set([...this.ledger.map((row) => row.msku), ...[...this.sent.values()].flat().map((line) => line.msku)])) {
      const lots = this.lots(msku)
      const months = this.months(msku)
      const unknown = Math.max(0, ...months.map(([month], at) => months.slice(0, at + 1).reduce((sum, [, out]) => sum + out, 0)
        - lots.reduce((sum, { day, qty }) => sum + (day.slice(0, 7) <= month ? qty : 0), 0)))
      if (unknown > 0) lots.unshift({ key: 'unknown', kind: 'opening', day: '', batch: 0, qty: unknown })
      const pieces = lots.flatMap(({ key, qty }) => Array.from({ length: qty }, () => key))
      for (const { key, qty } of lots) found.set(`${msku} ${key}`, { came: qty, left: 0 })
      for (const key of pieces.slice(0, gone(months))) found.get(`${msku} ${key}`)!.left += 1
    }
    return found
  }

  private lots(msku: string): Lot[] {
    const receipts = this.ledger.filter((row) => row.msku === msku && row.event === 'Receipts')
    const arrivals = (reference: string) => receipts.filter((row) => row.reference === reference)
    const sum = (rows: readonly Told[]): number => rows.reduce((all, { quantity }) => all + quantity, 0)
    const first = (rows: readonly Told[]): string => rows.map(({ day }) => day).toSorted()[0] ?? '9999-12-31'
    const own = [...this.sent].flatMap(([batch, lines]) => lines.filter((line) => line.msku === msku).map((line): Lot => {
      const arrived = arrivals(referenceOf(batch))
      const qty = Math.min(line.received ?? sum(arrived), line.shipped)
      return { key: `batch ${line.item}`, kind: 'batch', batch: Number(batch), qty, day: line.received === undefined ? first(arrived)
        : [first(arrived), line.day].toSorted()[0]! }
    }))
    const mine = new Set([...this.sent.keys()].map(referenceOf))
    const others = [...new Set(receipts.map(({ reference }) => reference).filter((reference) => !mine.has(reference)))].map((reference): Lot => (
      { key: `receipt ${reference}`, kind: 'receipt', batch: 0, day: first(arrivals(reference)), qty: sum(arrivals(reference)) }))
    return [...own, ...others].filter(({ qty }) => qty > 0).toSorted((a, b) => (
      a.day.localeCompare(b.day) || a.batch - b.batch || (a.key < b.key ? -1 : 1)))
  }

  /** What left in each month less what came back, in their order. */
  private months(msku: string): [string, number][] {
    const out = new Map<string, number>()
    for (const { day, quantity } of this.ledger.filter((row) => row.msku === msku && !['Receipts', 'WhseTransfers'].includes(row.event))) {
      out.set(day.slice(0, 7), (out.get(day.slice(0, 7)) ?? 0) - quantity)
    }
    return [...out].toSorted(([a], [b]) => a.localeCompare(b))
  }
}

/** How many are gone in the end: what comes back takes away from what left last. */
function gone(months: readonly [string, number][]): number {
  return Math.max(0, months.reduce((sum, [, out]) => sum + out, 0))
}
