/**
 * The one way into the stock ledger: entries are added and balances follow in the same statement's transaction. Nothing else writes
 * either. Whoever posts has locked nothing of the ledger before, and calls it once a document's step.
 */
import { closedFor, closedPeriods, refuseClosedPeriod } from '../../kernel/kept/period-lock'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { markLater } from '../../kernel/write/later'
import { LEDGER_FOLLOWER, type Entered } from './follower'
import type { Document, Movement, UnitCost } from './places'
import { keepPlaces } from './place-layers'
import { refuse, refuseFuture, type Posting } from './posting'
import { holdEnough, type Change } from './shortage'
import { lockSlots, lockSlotsById, type Slot } from './slots'

/** What was taken back of a line of a document. */
type Reversed = Pick<Line, 'qty' | 'reason' | 'line'>

interface Line {
  document: Document
  from: Slot
  to: Slot
  qty: number
  reason: string
  line: string | null
  reverses: string | null
  cost: UnitCost | null
}

/**
 * Moves goods, all or nothing. Movements of no quantity are passed over.
 * @param day yyyy-mm-dd; left out: now. A day that is over counts from its end
 * @throws Refusal with a sentence that names the goods: unknown or bundled SKU, same place on both sides, too little now or on a later day,
 *   a day to come, a closed month
 */
export async function post(posting: Posting, document: Document, movements: readonly Movement[], day = posting.asker.today): Promise<void> {
  const moving = movements.filter(({ qty }) => qty !== 0)
  if (moving.length === 0) return
  await LEDGER_FOLLOWER.get().lock(posting, moving.map(({ skuId }) => skuId))
  const slots = await lockSlots(posting, moving.flatMap((goods) => [{ place: goods.from, goods }, { place: goods.to, goods }]))
  await told(posting, await enter(posting, day, moving.map(({ qty, reason, line, document: own, cost = null }, at): Line => ({
    document: own ?? document, from: slots[at * 2]!, to: slots[at * 2 + 1]!, qty, reason, line: line ?? null, reverses: null, cost,
  }))))
}

/**
 * Takes back what a document has moved and not taken back yet, by entries the other way round, of the moment at which it moved: whoever asks
 * what stood where finds it as if it had not. What stands in a month that is closed is taken back today.
 * @param which only what it posted in the step of that moment, or for these reasons; left out: all of it
 * @returns what it took back
 */
export async function reverse(posting: Posting, document: Document, which: { postedAt?: string | null; only?: readonly string[] } = {}): Promise<Reversed[]> {
  const { tx, asker } = posting
  const { rows } = await tx.query<Reversed & { at: string; day: string; id: string; sku: string; from: string; to: string }>(
    `select e.at::text, e.sku_id::text as sku, e.entry_day::text as day, e.id::text, e.from_id::text as "from", e.to_id::text as "to", e.qty, e.reason,
       e.doc_line as line
     from stock_entry e
     where e.company_id = $1 and e.doc_kind = $2 and e.doc_id = $3 and e.reverses_id is null
       and not exists (select from stock_entry r where r.company_id = $1 and r.reverses_id = e.id)
       and ($4::timestamptz is null or e.create_time = $4::timestamptz) and ($5::text[] is null or e.reason = any($5)) order by e.id desc`,
    [asker.companyId, document.kind, document.id, which.postedAt ?? null, which.only ?? null],
  )
  await LEDGER_FOLLOWER.get().lock(posting, rows.map(({ sku }) => sku))
  const slots = await lockSlotsById(posting, [...new Set(rows.flatMap(({ from, to }) => [from, to]))])
  const entity = posting.model.entities['stock_entry']!
  const closed = await closedPeriods(tx, posting.model, asker.companyId, entity)
  const entered: Entered[] = []
  for (const at of new Set(rows.map((row) => row.at))) {
    const moved = rows.filter((row) => row.at === at)
    const day = moved[0]!.day
    const lines = moved.map(({ id, from, to, qty, reason, line }): Line => (
      { document, qty, reason, line, from: slots.get(to)!, to: slots.get(from)!, reverses: id, cost: null }
    ))
    const open = closedFor(closed, entity, { entry_day: day }) === undefined
    entered.push(...(open ? await enter(posting, day, lines, at) : await enter(posting, asker.today, lines)))
    for (const { from, to, qty } of lines) {
      from.qty -= qty
      to.qty += qty
    }
  }
  if (entered.length > 0) await told(posting, entered)
  return rows
}

/** Once a posting: what follows it, and how long goods lie where. */
async function told(posting: Posting, entered: readonly Entered[]): Promise<void> {
  await LEDGER_FOLLOWER.get().entered(posting, entered)
  await keepPlaces(posting, entered.map(({ skuId }) => skuId))
}

async function enter(posting: Posting, day: string, lines: readonly Line[], moment?: string): Promise<Entered[]> {
  const { tx, model, asker, now } = posting
  for (const { from, to, qty } of lines) {
    if (!Number.isSafeInteger(qty) || qty < 0) refuse(`「${from.sku}」的数量要是大于 0 的整数`)
    if (from.id === to.id) refuse(`「${from.sku}」从哪里来与到哪里去是同一个地方，请核对仓库与仓位`)
  }
  refuseFuture(posting, day, '出入库日期')
  await refuseClosedPeriod(tx, model, asker.companyId, model.entities['stock_entry']!, [{ entry_day: day }])
  const changes = changesOf(lines)
  const at = moment ?? await momentOf(posting, day, changes.map(([{ id }]) => id))
  const short = await holdEnough(posting, changes, at, day)
  const { rows } = await tx.query<{ id: string }>(
    `insert into stock_entry (company_id, at, entry_day, sku_id, condition, lot, from_id, from_kind, from_wh_id, to_id, to_kind, to_wh_id, qty, reason,
       doc_kind, doc_id, doc_no, doc_line, supplier_id, reverses_id, below_zero, from_bin_id, to_bin_id, creator, create_time)
     select $1, $2::timestamptz, $3::date, l.sku_id, l.condition, l.lot, l.from_id, l.from_kind, l.from_wh_id, l.to_id, l.to_kind, l.to_wh_id, l.qty, l.reason,
       l.doc_kind, l.doc_id, l.doc_no, l.doc_line, l.supplier_id, l.reverses_id, l.below_zero, l.from_bin_id, l.to_bin_id, $4, $5::timestamptz
     from jsonb_to_recordset($6::jsonb) as l (doc_kind text, doc_id text, doc_no text, doc_line text, sku_id bigint, condition text, lot text,
       from_id bigint, from_kind text, from_wh_id bigint, to_id bigint, to_kind text, to_wh_id bigint, qty integer, reason text, supplier_id bigint,
       reverses_id bigint, below_zero boolean, from_bin_id bigint, to_bin_id bigint) returning id::text`,
    [asker.companyId, at, day, asker.employeeId, now.toISOString(), JSON.stringify(lines.map((line) => ({
      doc_kind: line.document.kind, doc_id: line.document.id, doc_no: line.document.no, doc_line: line.line, sku_id: line.to.skuId,
      condition: line.to.condition, lot: line.to.lot, from_id: line.from.id, from_kind: line.from.kind, from_wh_id: line.from.warehouseId,
      to_id: line.to.id, to_kind: line.to.kind, to_wh_id: line.to.warehouseId, qty: line.qty, reason: line.reason, supplier_id: supplierOf(line),
      reverses_id: line.reverses,
      below_zero: short.has(line.from.id), from_bin_id: binOf(line.from), to_bin_id: binOf(line.to),
    })))],
  )
  await tx.query(
    `update stock_balance b set qty = b.qty + c.change from jsonb_to_recordset($2::jsonb) as c (id bigint, change integer)
     where b.company_id = $1 and b.id = c.id`,
    [asker.companyId, JSON.stringify(changes.map(([{ id }, change]) => ({ id, change })))],
  )
  await markLater(tx, model, asker.companyId, [{ facts: 'stock_entry', rows: lines.map(({ to }) => ({ sku_id: to.skuId })) }])
  await raiseDataVersions(tx, asker.companyId, ['sku', 'stock_balance', 'stock_entry'])
  return lines.map(({ from, to, document, ...line }, nth) => ({
    ...line, document, id: rows[nth]!.id, at, day, skuId: to.skuId, from: sideOf(from), to: sideOf(to),
  }))
}

function sideOf({ kind, warehouseId }: Slot): Entered['from'] {
  return { kind, warehouseId }
}

function binOf({ kind, placeId }: Slot): string | null {
  return kind === 'bin' ? placeId : null
}

/** Whom goods come from, or go back to. */
function supplierOf({ from, to }: Line): string | null {
  return [from, to].find(({ kind }) => kind === 'supplier')?.placeId ?? null
}

/** What the lines come to for each slot. */
function changesOf(lines: readonly Line[]): Change[] {
  const changes = new Map<string, Change>()
  const add = (slot: Slot, by: number): void => void changes.set(slot.id, [slot, (changes.get(slot.id)?.[1] ?? 0) + by])
  for (const { from, to, qty } of lines) {
    add(from, -qty)
    add(to, qty)
  }
  return [...changes.values()]
}

/** Today's come after all that these slots have seen, in the order in which they were locked; those of a day that is over, at its end. */
async function momentOf({ tx, asker, now }: Posting, day: string, slots: readonly string[]): Promise<string> {
  const { rows } = await tx.query<{ at: string }>(
    `select (case when $2::date < $3::date then ($2::date + 1)::timestamp at time zone $4 - interval '1 microsecond'
       else greatest($5::timestamptz, (select max(greatest((select max(at) from stock_entry where company_id = $1 and from_id = s.id),
         (select max(at) from stock_entry where company_id = $1 and to_id = s.id))) from unnest($6::bigint[]) as s (id)) + interval '1 microsecond')
       end)::text as at`,
    [asker.companyId, day, asker.today, asker.zone, now.toISOString(), slots],
  )
  return rows[0]!.at
}
