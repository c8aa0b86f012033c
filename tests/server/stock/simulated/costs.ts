/**
 * What goods must cost, told from the ledger's order and from what was accepted of cost: plain lists, one unit of goods after the other, first in, first
 * out. It knows no positions, no statement, and asks the server nothing.
 */

/** A movement into or out of the company, as the ledger put it in order. */
export interface Entry {
  id: string
  sku: string
  /** yyyy-mm-dd */
  day: string
  out: boolean
  qty: number
  reverses: string | null
  /** Which round of the simulation brought it. */
  round: number
  /** In cents, where its document said so: of all of it, until a bill takes its place. */
  cost: { cents: number; basis: 'estimate' | 'bill' } | undefined
}

/** What somebody said of a batch, or took back. */
export type Said =
  | { round: number; fee: string; batch: string; kind: string; basis: 'estimate' | 'bill'; day: string; cents: number }
  | { round: number; undo: string }

interface Line { kind: string; basis: string; day: string; cents: number; fee: string | null; gone: boolean }
interface Batch { entry: Entry; cut: number; lines: Line[]; parent: string | null }
interface Piece { batch: Batch; month: string; from: number; to: number; entry: string }

/** Of a batch, in cents; `exact`: also what of it was spent and what became a difference. */
export interface Told { used: number; cost: number; left: number; spent: number; diff: number; exact: boolean }

const monthOf = (day: string): string => day.slice(0, 7)
const latest = (...days: string[]): string => days.reduce((last, day) => (day > last ? day : last))
const dayAfter = (day: string): string => (day === '' ? '' : new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10))

export class Costs {
  private readonly batches: Batch[] = []
  private readonly direct: Piece[] = []
  private pieces: Piece[] = []
  private readonly whole = new Map<string, number>()
  private readonly order: Map<string, number>
  /** Taken back on their own day, and what took them back: as if neither had been. */
  private readonly dead: Set<string>

  /** @param entries in the ledger's order; @param closed by round, the last day that was closed in it ('' where none was) */
  constructor(private readonly entries: readonly Entry[], said: readonly Said[], private readonly closed: readonly string[]) {
    const byId = new Map(entries.map((entry) => [entry.id, entry]))
    this.order = new Map(entries.map(({ id }, at) => [id, at]))
    this.dead = new Set(entries.flatMap(({ id, day, reverses }) => (reverses !== null && byId.get(reverses)?.day === day ? [id, reverses] : [])))
    const living = entries.filter(({ id }) => !this.dead.has(id))
    for (let round = 0; round < closed.length; round += 1) {
      for (const entry of living.filter((each) => each.round === round).toSorted((a, b) => Number(a.id) - Number(b.id))) this.enter(entry)
      for (const each of said.filter((one) => one.round === round)) this.say(each)
    }
    for (const sku of new Set(living.map((entry) => entry.sku))) this.pieces.push(...this.matched(sku, living))
    this.pieces.push(...this.direct)
  }

  private enter(entry: Entry): void {
    if (!entry.out) {
      const lines = entry.cost ? [{ kind: 'purchase', day: entry.day, fee: null, gone: false, ...entry.cost }] : []
      this.batches.push({ entry, cut: 0, lines, parent: entry.reverses })
      return
    }
    const batch = this.batches.find((each) => each.entry.id === entry.reverses)
    if (batch) this.cut(batch, entry)
  }

  /** What came in a closed month goes out of its own batch, as far as closed months left of it, and its cost is taken back in the first open one. */
  private cut(batch: Batch, by: Entry): void {
    const closed = this.closed[by.round]!
    const size = ({ entry, cut }: Batch): number => entry.qty - cut
    const before = this.ofSku(by.sku).filter((each) => this.isBefore(each.entry, batch.entry)).reduce((sum, each) => sum + size(each), 0)
    const cutOut = (id: string): number => this.direct.filter((piece) => piece.entry === id).reduce((sum, { from, to }) => sum + to - from, 0)
    const gone = this.entries.filter((each) => each.out && each.sku === by.sku && each.day <= closed && each.round <= by.round && !this.dead.has(each.id))
      .reduce((sum, each) => sum + each.qty - cutOut(each.id), 0)
    const qty = Math.max(0, Math.min(by.qty, before + size(batch) - Math.max(before, gone)))
    batch.cut += qty
    const from = batch.entry.qty - batch.cut
    if (qty > 0) this.direct.push({ batch, month: monthOf(by.day), from, to: from + qty, entry: by.id })
    this.takeBack(batch.lines.filter(({ gone: is }) => !is), batch, closed)
  }

  private isBefore(one: Entry, other: Entry): boolean {
    return this.order.get(one.id)! < this.order.get(other.id)!
  }

  private ofSku(sku: string): Batch[] {
    return this.batches.filter(({ entry }) => entry.sku === sku)
  }

  private say(each: Said): void {
    const closed = this.closed[each.round]!
    if ('undo' in each) {
      for (const batch of this.batches) this.takeBack(batch.lines.filter((line) => line.fee === each.undo && !line.gone), batch, closed)
      return
    }
    const batch = this.batches.find(({ entry }) => entry.id === each.batch)
    if (!batch) return
    const { kind, basis, cents, fee } = each
    if (basis === 'bill') this.takeBack(batch.lines.filter((line) => line.kind === kind && line.basis === 'estimate' && !line.gone), batch, closed)
    batch.lines.push({ kind, basis, cents, fee, day: latest(each.day, batch.entry.day, dayAfter(closed)), gone: false })
  }

  private takeBack(lines: readonly Line[], batch: Batch, closed: string): void {
    for (const line of lines) {
      line.gone = true
      batch.lines.push({ ...line, cents: -line.cents, day: latest(line.day, dayAfter(closed)) })
    }
  }

  /** One unit after the other: which batch is it of, and which movement took it? */
  private matched(sku: string, living: readonly Entry[]): Piece[] {
    const batches = this.ofSku(sku).toSorted((a, b) => this.order.get(a.entry.id)! - this.order.get(b.entry.id)!)
    const units = batches.flatMap((batch) => Array.from({ length: batch.entry.qty - batch.cut }, (_, at) => ({ batch, at })))
    const pieces: Piece[] = []
    let next = 0
    for (const entry of living.filter((each) => each.out && each.sku === sku)) {
      const own = this.direct.filter((piece) => piece.entry === entry.id).reduce((sum, { from, to }) => sum + to - from, 0)
      for (let left = entry.qty - own; left > 0; left -= 1) {
        const unit = units[next]
        next += 1
        if (!unit) continue
        const last = pieces.at(-1)
        if (last?.entry === entry.id && last.batch === unit.batch) last.to += 1
        else pieces.push({ batch: unit.batch, month: monthOf(entry.day), from: unit.at, to: unit.at + 1, entry: entry.id })
      }
    }
    return pieces
  }

  /** What all that was said of a batch comes to; of one that came back, what its pieces came to, nothing where one of them has no cost. */
  private cost(batch: Batch): number {
    const known = this.whole.get(batch.entry.id)
    if (known !== undefined) return known
    const own = batch.lines.reduce((sum, { cents }) => sum + cents, 0)
    const cost = own + this.carried(batch)
    this.whole.set(batch.entry.id, cost)
    return cost
  }

  private carried({ parent }: Batch): number {
    const pieces = this.pieces.filter(({ entry }) => entry === parent)
    if (!pieces.every(({ batch }) => this.isKnown(batch))) return 0
    return pieces.reduce((sum, { batch, from, to }) => sum + share(this.cost(batch), batch, to) - share(this.cost(batch), batch, from), 0)
  }

  private isKnown({ lines, parent }: Batch): boolean {
    return lines.length > 0 || (parent !== null && this.pieces.filter(({ entry }) => entry === parent).every(({ batch }) => this.isKnown(batch)))
  }

  /** By the entry that brought it. */
  told(): Map<string, Told> {
    return new Map(this.batches.map((batch) => {
      const cost = this.cost(batch)
      const mine = this.pieces.filter((piece) => piece.batch === batch)
      const until = (month: string): number => batch.lines.filter(({ day }) => monthOf(day) <= month).reduce((sum, { cents }) => sum + cents, 0)
      const sum = (of: (month: string) => number): number => mine.reduce((all, { month, from, to }) => {
        const whole = of(latest(month, monthOf(batch.entry.day)))
        return all + share(whole, batch, to) - share(whole, batch, from)
      }, 0)
      const [worth, spent] = [sum(() => cost), sum(until)]
      const used = mine.reduce((all, { from, to }) => all + to - from, 0)
      return [batch.entry.id, { used, cost, left: cost - worth, spent, diff: worth - spent, exact: batch.parent === null }]
    }))
  }

  /** What left by a movement has come to by now, in cents; undefined where some of it had no cost when it left, or came back before. */
  costOf(entry: string): number | undefined {
    const pieces = this.pieces.filter((piece) => piece.entry === entry)
    const isKnown = ({ batch: { lines, parent, entry: { day } }, month }: Piece): boolean => (
      parent === null && lines.some((line) => monthOf(line.day) <= latest(month, monthOf(day))))
    if (!pieces.every(isKnown)) return undefined
    return pieces.reduce((sum, { batch, from, to }) => sum + this.cost(batch) * (to - from) / batch.entry.qty, 0)
  }
}

/** Of so many of a batch's units, rounded half away from 0. */
function share(cost: number, { entry: { qty } }: Batch, taken: number): number {
  return Math.sign(cost) * Math.floor((2 * Math.abs(cost) * taken + qty) / (2 * qty))
}
