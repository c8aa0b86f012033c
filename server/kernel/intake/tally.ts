/**
 * What a person must know of a file's rows before they are written, added up row by row: rows by day, sums, broken rules,
 * fees that no rule names, how far the days reach. It reads no cell and touches no database.
 */
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import type { BrokenRule, UnmatchedFee } from '../../../contract/imports'
import type { Entity, ReportFormat } from '../../../contract/model'
import { ExactSum, sameAmount } from '../value/exact-sum'
import type { HeadRow } from './parsers/parser'
import type { Fee, SettledFees } from './fees.source'
import type { EntityRow } from './rows'
import { besideOwner } from './scope'

/** Rows to be written and records refused, of one day. */
export interface DayCount {
  rows: number
  refused: number
}

const KEEP_EXAMPLES = 20
const KEEP_UNMATCHED = 500

interface Rule {
  rule: ReportFormat['holds'][number]
  broken: BrokenRule
  /** What a rule over the whole file has come to. */
  total: ExactSum
}

/** Told every row of one file once (`add`) and every refused record (`refused`); its fields are then read into the scan. */
export class Tally {
  accepted = 0
  /** Key: yyyy-mm-dd, '' for rows of no day. */
  readonly days = new Map<string, DayCount>()
  /** Rows of implausible days that a person has accepted, by day. */
  readonly oddDays = new Map<string, number>()
  /** The first and the last day that any row of a plausible day reaches (summary rows reach further than they start). */
  firstReach: string | null = null
  lastReach: string | null = null
  /** Rows that span several days and are of none of them; the days that they start at and end on. */
  periodRows = 0
  readonly starts = new Map<string, number>()
  readonly ends = new Set<string>()
  /** Field -> currency -> sum. */
  readonly sums = new Map<string, Map<string, ExactSum>>()
  /** Distinct values of the fields that the file replaces by (but the shop), as JSON arrays. */
  readonly groups = new Set<string>()
  private readonly summed: readonly string[]
  /** The sums of the currency of the row added last, in the order of `summed`: most rows are in that of the row before. */
  private running: { currency: string | undefined; sums: (ExactSum | undefined)[] } = { currency: undefined, sums: [] }
  private readonly groupFields: readonly string[]
  private readonly rules: readonly Rule[]
  private readonly unmatchedFees = new Map<string, UnmatchedFee & { sum: ExactSum }>()

  constructor({ replace, holds }: ReportFormat, entity: Entity, private readonly fees: SettledFees | undefined) {
    this.summed = Object.values(entity.fields)
      .filter(({ kind, total, sqlType }) => COLUMN_KINDS[kind].inCurrency && total === 'sum' && sqlType !== undefined)
      .map(({ name }) => name)
    this.groupFields = replace.by === 'group' || replace.by === 'snapshot' ? besideOwner(replace.fields) : []
    this.rules = holds.map((rule) => ({ rule, broken: { says: rule.says, count: 0, examples: [] }, total: new ExactSum() }))
  }

  /** Counts a refused record. */
  refused(day: string | null): void {
    this.dayCount(day).refused++
  }

  /** Counts a row that is to be written. */
  add(row: EntityRow): void {
    this.accepted++
    this.dayCount(row.day).rows++
    this.addSums(row)
    for (const rule of this.rules) holdRow(rule, row)
    this.fees?.settle(row, (fee) => this.addUnmatched(fee, row.values['currency'] ?? ''))
    if (this.groupFields.length > 0) this.groups.add(JSON.stringify(this.groupFields.map((field) => row.values[field] ?? null)))
    this.reach(row)
  }

  /** The rules that do not hold, those of the whole file and of the totals that it states besides. Asked once, at the end. */
  broken(heads: readonly HeadRow[]): BrokenRule[] {
    const found = this.rules.flatMap(({ rule, broken, total }) => {
      if (rule.over === 'file' && !total.isZero()) {
        return [{ ...broken, count: 1, examples: [{ line: null, expected: '0', found: total.text(), text: '' }] }]
      }
      return broken.count > 0 ? [broken] : []
    })
    const stated = heads.flatMap(({ check }) => {
      if (!check || check.stated === null || sameAmount(check.stated, check.found)) return []
      return [{ says: check.says, count: 1, examples: [{ line: null, expected: check.stated, found: check.found, text: check.of }] }]
    })
    return [...found, ...stated]
  }

  /** Fees that no rule names, the largest amounts first. */
  unmatched(): UnmatchedFee[] {
    return [...this.unmatchedFees.values()]
      .map(({ sum, ...fee }) => ({ ...fee, amount: sum.text() }))
      .sort((a, b) => Math.abs(Number(b.amount)) - Math.abs(Number(a.amount)))
      .slice(0, KEEP_UNMATCHED)
  }

  private dayCount(day: string | null): DayCount {
    const key = day ?? ''
    let found = this.days.get(key)
    if (!found) this.days.set(key, (found = { rows: 0, refused: 0 }))
    return found
  }

  private addSums({ values }: EntityRow): void {
    const currency = values['currency'] ?? ''
    if (currency !== this.running.currency) this.running = { currency, sums: this.summed.map((field) => this.sums.get(field)?.get(currency)) }
    const { sums } = this.running
    for (let at = 0; at < sums.length; at++) {
      const amount = values[this.summed[at]!]
      if (amount == null || amount === '0') continue
      const sum = sums[at] ?? (sums[at] = this.newSum(this.summed[at]!, currency))
      sum.add(amount)
    }
  }

  private newSum(field: string, currency: string): ExactSum {
    let byCurrency = this.sums.get(field)
    if (!byCurrency) this.sums.set(field, (byCurrency = new Map()))
    const sum = new ExactSum()
    byCurrency.set(currency, sum)
    return sum
  }

  private addUnmatched(fee: Fee, currency: string): void {
    const key = JSON.stringify([fee.type, fee.family, fee.name, fee.description, currency])
    let one = this.unmatchedFees.get(key)
    if (!one) {
      one = {
        transactionType: fee.type, amountFamily: fee.family, amountName: fee.name, description: fee.description,
        currency, amount: '0', lines: 0, sum: new ExactSum(),
      }
      this.unmatchedFees.set(key, one)
    }
    one.lines++
    one.sum.add(fee.amount)
  }

  private reach(row: EntityRow): void {
    const end = row.values['end_date'] ?? null
    if (end !== null) this.ends.add(end)
    if (row.from !== undefined) count(this.starts, row.from)
    if (row.odd) return count(this.oddDays, row.day ?? row.from ?? null)
    if (row.from !== undefined) this.periodRows++
    const starts = row.from ?? row.day
    if (starts !== null && (this.firstReach === null || starts < this.firstReach)) this.firstReach = starts
    const reach = end ?? row.day
    if (reach !== null && (this.lastReach === null || reach > this.lastReach)) this.lastReach = reach
  }
}

/** One more of a word, where there is one. */
export function count(map: Map<string, number>, word: string | null): void {
  if (word !== null) map.set(word, (map.get(word) ?? 0) + 1)
}

/** Holds one row to a rule: its own sum is judged at once, that of the whole file at its end. */
function holdRow({ rule, broken, total }: Rule, { values, line }: EntityRow): void {
  const sum = rule.over === 'row' ? new ExactSum() : total
  for (const field of rule.sum) if (values[field] != null && values[field] !== '0') sum.add(values[field])
  const stated = values[rule.equals] ?? '0'
  sum.add(stated, -1)
  if (rule.over === 'file' || sum.isZero()) return
  sum.add(stated)
  broken.count++
  if (broken.examples.length >= KEEP_EXAMPLES) return
  const text = [values['transaction_type'], values['description'], values['order_id']].filter(Boolean).join(' · ').slice(0, 160)
  broken.examples.push({ line, expected: stated, found: sum.text(), text })
}
