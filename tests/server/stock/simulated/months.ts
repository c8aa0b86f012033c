/** Who keeps the books while others work: bills that come late, in two currencies, taken back again; months closed one after the other and opened again. */
import type { Random } from '../../../../server/demo/random.demo'
import type { Answered, stockKit } from '../kit'
import type { Said } from './costs'
import { all } from './reading'

const REPORT = '/fba/api/v1/inventory_report'
const SETTLE = '/fba/api/v1/settlement'

export class Bookkeeper {
  /** The last day that is closed; '' where none is. */
  closed = ''
  readonly said: Said[] = []
  private fees: string[] = []
  /** What closed months said when they were closed. */
  private image: string | undefined

  constructor(
    private readonly kit: ReturnType<typeof stockKit>, private readonly random: Random, private readonly day: (offset: number) => string,
    private readonly accepted: (answer: Answered) => boolean,
  ) {}

  /** A unit of a currency in a month, in hundredths. */
  static rate(month: string): number {
    return 690 + Number(month.slice(5)) * 3
  }

  /** What an amount in hundredths of a currency is worth in the company's, rounded half up. */
  static worth(hundredths: number, currency: string, day: string): number {
    return currency === 'CNY' ? hundredths : Math.floor((2 * hundredths * Bookkeeper.rate(day.slice(0, 7)) + 100) / 200)
  }

  /** A bill, or what it is expected to be, of some batch. @param open only batches of months that are open */
  async bill(round: number, open: boolean): Promise<void> {
    const { kit, random } = this
    const rows = await kit.rows(`${REPORT}/batches`, ['id', 'entry_id'], { and: [
      { field: 'in_qty', op: 'gt', value: 0 }, ...(open && this.closed !== '' ? [{ field: 'in_day', op: 'gt', value: this.closed }] : []),
    ] }, 50)
    if (rows.length === 0) return
    const batch = random.pick(rows)
    const [kind, currency] = [random.pick(['head', 'purchase', 'other']), random.pick(['CNY', 'USD'])]
    const basis = random.chance(0.7) ? 'bill' : 'estimate'
    const [day, hundredths] = [this.day(-random.whole(0, 400)), random.whole(1, 9999)]
    const added = await kit.post(`${REPORT}/feeAdd`, {
      kind, basis, amount: (hundredths / 100).toFixed(2), currency, apportion: '3', fee_day: day, items: [{ layer_id: batch['id'] }],
    })
    const id = String(added.data?.['id'])
    if (!this.accepted(added) || !this.accepted(await this.step(id, 'post'))) return
    this.fees.push(id)
    this.said.push({ round, fee: id, batch: String(batch['entry_id']), kind, basis, day, cents: Bookkeeper.worth(hundredths, currency, day) })
  }

  async takeBack(round: number): Promise<void> {
    const [fee] = this.fees.splice(this.random.whole(0, Math.max(0, this.fees.length - 1)), 1)
    if (fee === undefined) return
    if (this.accepted(await this.step(fee, 'unpost'))) this.said.push({ round, undo: fee })
    else this.fees.push(fee)
  }

  /** All that is said taken back, the last first. */
  async takeAllBack(round: number): Promise<void> {
    while (this.fees.length > 0) {
      const fee = this.fees.pop()!
      did(await this.step(fee, 'unpost'))
      this.said.push({ round, undo: fee })
    }
  }

  private step(id: string, transition: string): Promise<Answered> {
    return this.kit.post(`${REPORT}/feeStep`, { id, transition })
  }

  /** The first month that is open and over, and has something in it. */
  async next(): Promise<string | undefined> {
    const months = await this.months()
    return months.find((month) => month > this.closed.slice(0, 7) && month < this.day(0).slice(0, 7))
  }

  private async months(): Promise<string[]> {
    return (await this.kit.rows(`${SETTLE}/checkout_list`, ['month'])).map((row) => String(row['month']).slice(0, 7)).toSorted()
  }

  /** Closes a month, in spite of goods without cost where somebody has to say so; and what came late is billed from then on in the next. */
  async close(month: string): Promise<void> {
    const closed = await this.settle(month, 'close')
    if (closed.code !== 200) did(await this.settle(month, 'closeAnyway'))
    const [year, nth] = month.split('-').map(Number)
    this.closed = new Date(Date.UTC(year!, nth!, 0)).toISOString().slice(0, 10)
    this.image = undefined
  }

  async reopen(): Promise<void> {
    const month = this.closed.slice(0, 7)
    did(await this.settle(month, 'reopen'))
    const before = (await this.months()).filter((each) => each < month).at(-1)
    this.closed = before === undefined ? '' : new Date(Date.UTC(Number(before.slice(0, 4)), Number(before.slice(5)), 0)).toISOString().slice(0, 10)
    this.image = undefined
  }

  async reopenAll(): Promise<void> {
    while (this.closed !== '') await this.reopen()
  }

  private async settle(month: string, transition: string): Promise<Answered> {
    const rows = await this.kit.rows(`${SETTLE}/checkout_list`, ['id', 'month'])
    const id = rows.find((row) => String(row['month']).startsWith(month))?.['id']
    return this.kit.post(`${SETTLE}/do_checkout`, { id, transition, close_remark: '月结', reopen_reason: '补单' })
  }

  /** @throws where something that closed months say has changed since they were closed */
  async refuseChanged(): Promise<void> {
    if (this.closed === '') return
    const until = (field: string) => ({ field, op: 'le', value: this.closed })
    const image = JSON.stringify([
      await all(this.kit, `${REPORT}/batchUses`, ['id', 'layer_id', 'entry_id', 'use_day', 'qty', 'late', 'missing_qty', 'amount'], until('use_day')),
      await all(this.kit, `${REPORT}/batchLines`, ['id', 'layer_id', 'line_day', 'kind', 'basis', 'amount', 'base_amount', 'diff_amount'], until('line_day')),
      (await all(this.kit, `${REPORT}/fbaUses`, ['source_key', 'msku', 'month', 'qty', 'late', 'missing_qty', 'amount'], {
        field: 'month', op: 'le', value: this.closed.slice(0, 7),
      })).map(({ id: _id, ...row }) => JSON.stringify(row)).toSorted(),
    ])
    if (this.image !== undefined && image !== this.image) throw new Error(`what was closed until ${this.closed} has changed: ${differing(this.image, image)}`)
    this.image = image
  }
}

function did({ code, msg }: Answered): void {
  if (code !== 200) throw new Error(`${code} ${msg}`)
}

/** Where two texts part, to be read. */
function differing(before: string, after: string): string {
  const at = [...before].findIndex((character, nth) => after[nth] !== character)
  return `${before.slice(Math.max(0, at - 300), at + 300)}\n  is now\n${after.slice(Math.max(0, at - 300), at + 300)}`
}
