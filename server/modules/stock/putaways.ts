/**
 * Goods that came into a warehouse's receiving bin and wait to be put into bins. Until then they are held, so that nobody sends what nobody finds;
 * what is put away moves from bin to bin in the ledger. Receipts make these documents and take them back with themselves.
 */
import type { PutawayRow } from '../../../contract/generated/entities/putaway'
import type { PutawayItemRow } from '../../../contract/generated/entities/putaway_item'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { effect } from '../../kernel/write/effects'
import { lockRow, type Writing } from '../../kernel/write/write.row'
import { addRow, removeRow } from '../../kernel/write/write.tree'
import type { Written } from '../../kernel/write/written'
import { hold, release } from './holds'
import { post, reverse } from './ledger'
import type { Condition, Document, Goods, Movement, Place } from './places'
import { refuse, type Posting } from './posting'
import { receivingBin, suggestBins, type Awaiting } from './putaway-bins'
import { codeOf } from './slots'

type Putaway = Required<PutawayRow>
type Item = Required<PutawayItemRow>
interface Kept { id: string; doc_no: string | null; warehouse_id: string }

/** What came with a receipt, one for each SKU, condition and lot. */
export interface Arrived extends Awaiting { lot: string | null; qty: number }

const documentOf = ({ id, doc_no: no }: Pick<Kept, 'id' | 'doc_no'>): Document => ({ kind: 'putaway', id, no })
const goodsOf = ({ sku_id: skuId, condition, lot }: Item): Goods => ({ skuId, condition: condition as Condition, lot })

/** A document of what stands in the receiving bin since a receipt was put in; what it is about is held. */
export async function awaitPutaway(
  writing: Writing, receipt: { id: string; no: string | null; warehouseId: string; bin: string }, arrived: readonly Arrived[], written: Written[],
): Promise<void> {
  const lines = together(arrived)
  if (lines.length === 0) return
  const { model } = writing
  const { warehouseId, bin: binId } = receipt
  const bins = await suggestBins(writing, warehouseId, lines)
  const row = await addRow(writing, model.entities['putaway']!, {}, { warehouse_id: warehouseId, receipt_id: receipt.id, source_no: receipt.no }, written)
  for (const [at, { skuId, condition, lot, qty }] of lines.entries()) await addRow(writing, model.entities['putaway_item']!, {}, {
    putaway_id: row['id'], warehouse_id: warehouseId, sku_id: skuId, condition, lot: lot?.trim() ?? '', qty, suggest_bin_id: bins[at]!.bin,
    suggest_why: bins[at]!.why,
  }, written)
  const document: Document = { kind: 'putaway', id: String(row['id']), no: row['doc_no'] as string }
  await hold(writing, document, lines.map((line) => ({ ...line, place: { kind: 'bin', warehouseId, binId } })))
}

/** One line for what is alike: a bin that one of them was to go to is kept. */
function together(arrived: readonly Arrived[]): Arrived[] {
  const lines = new Map<string, Arrived>()
  for (const each of arrived) {
    if (each.qty === 0) continue
    const key = JSON.stringify([each.skuId, each.condition, each.lot?.trim() ?? ''])
    const known = lines.get(key)
    lines.set(key, known ? { ...known, qty: known.qty + each.qty, wanted: known.wanted ?? each.wanted } : each)
  }
  return [...lines.values()]
}

/** Takes back what waits for a receipt that is taken out again. @throws Refusal once a part of it was put away */
export async function withdrawPutaway(writing: Writing, receiptId: string, written: Written[]): Promise<void> {
  const { tx, asker, model } = writing
  const { rows } = await tx.query<{ id: string; no: string; done: number }>(
    `select p.id::text, p.doc_no as no, (select coalesce(sum(i.done_qty), 0) from putaway_item i where i.company_id = $1 and i.putaway_id = p.id)::int as done
     from putaway p where p.company_id = $1 and p.receipt_id = $2::bigint order by p.id for update`, [asker.companyId, receiptId],
  )
  for (const { id, no, done } of rows) {
    if (done > 0) refuse(`上架单「${no}」已上架 ${done} 个，请先在「上架管理」撤销上架，再撤销入库`)
    await release(writing, { kind: 'putaway', id, no })
    const row = await lockRow(writing, model.entities['putaway']!, { id })
    await tx.query(`update putaway set putaway_state = '0' where company_id = $1 and id = $2::bigint`, [asker.companyId, id])
    await removeRow(writing, model.entities['putaway']!, { ...row, putaway_state: '0' }, written)
  }
}

/** Effect of 上架. @throws Refusal at each line whose bin is missing */
export const putAway = effect('putAway', {
  async run({ writing, row, items: { items } }) {
    const errors: Record<string, string> = {}
    for (const [at, item] of items.entries()) {
      if ((item.now_qty ?? 0) > 0 && item.bin_id === null) errors[`items[${at}].bin_id`] = `「${await codeOf(writing, item.sku_id)}」要放到哪个仓位？请选择上架仓位`
    }
    const [missing] = Object.values(errors)
    if (missing !== undefined) refuse(missing, errors)
    await move(writing, row, items, items.map((item) => ({ item, qty: item.now_qty ?? 0, bin: item.bin_id })))
  },
  async undo({ writing, row, items: { items } }) {
    await release(writing, documentOf(row))
    await reverse(writing, documentOf(row))
    await tellPut(writing, row)
    await holdRest(writing, row, items.map((item) => ({ item, open: item.qty })))
  },
})

/** All that is still open, into the bins that are suggested. */
export const putSuggested = effect('putSuggested', {
  async run({ writing, row, items: { items } }) {
    const open = items.filter((item) => openOf(item) > 0)
    const bare = open.find(({ suggest_bin_id: bin }) => bin === null)
    if (bare) refuse(`「${await codeOf(writing, bare.sku_id)}」没有推荐仓位：请用「上架」选择仓位，或先在「固定仓位」给它定一个`)
    await move(writing, row, items, open.map((item) => ({ item, qty: openOf(item), bin: item.suggest_bin_id })))
  },
})

/** What is left stays in the receiving bin and is held no longer. */
export const endPutaway = effect('endPutaway', {
  run: ({ writing, row }) => release(writing, documentOf(row)),
  undo: ({ writing, row, items: { items } }) => holdRest(writing, row, items.map((item) => ({ item, open: openOf(item) }))),
})

const openOf = ({ qty, done_qty: done }: Item): number => qty - done

async function move(writing: Writing, row: Putaway, items: readonly Item[], put: readonly { item: Item; qty: number; bin: string | null }[]): Promise<void> {
  const moving = put.filter(({ qty }) => qty > 0)
  if (moving.length === 0) refuse('本次上架数都是 0，没有货可以上架')
  const from = await fromBin(writing, row)
  await release(writing, documentOf(row))
  await post(writing, documentOf(row), moving.map(({ item, qty, bin: binId }): Movement => ({
    ...goodsOf(item), from, to: { kind: 'bin', warehouseId: row.warehouse_id, binId }, qty, reason: 'putaway', line: item.id,
  })))
  await tellPut(writing, row)
  const now = new Map(moving.map(({ item, qty }) => [item.id, qty]))
  await holdRest(writing, row, items.map((item) => ({ item, open: openOf(item) - (now.get(item.id) ?? 0) })))
}

async function holdRest(writing: Writing, row: Putaway, rest: readonly { item: Item; open: number }[]): Promise<void> {
  const open = rest.filter((each) => each.open > 0)
  if (open.length === 0) return
  const place = await fromBin(writing, row)
  await hold(writing, documentOf(row), open.map(({ item, open: qty }) => ({ ...goodsOf(item), place, qty })))
}

/** Where its goods wait: the warehouse may have left off putting away since. */
async function fromBin(posting: Posting, { warehouse_id: warehouseId }: Kept): Promise<Place> {
  const { rows: [bin] } = await posting.tx.query<{ id: string }>(
    'select id::text from warehouse_bin where company_id = $1 and warehouse_id = $2::bigint and is_receiving order by id limit 1',
    [posting.asker.companyId, warehouseId],
  )
  return { kind: 'bin', warehouseId, binId: bin?.id ?? (await receivingBin(posting, warehouseId)) }
}

/** What was put where, as the ledger says; the step's answers are used up. */
async function tellPut({ tx, asker }: Posting, { id }: Kept): Promise<void> {
  await tx.query(
    `update putaway_item i set now_qty = null, bin_id = null, done_qty = coalesce(p.qty, 0), put_bins = p.bins from putaway_item own
     left join lateral (select sum(e.qty)::int as qty, string_agg(e.code || ' × ' || e.qty, '、' order by e.code) as bins from (
       select w.code, sum(e.qty) as qty from stock_entry e join warehouse_bin w on w.company_id = $1 and w.id = e.to_bin_id
       where e.company_id = $1 and e.doc_kind = 'putaway' and e.doc_id = $2 and e.doc_line = own.id::text and e.reverses_id is null
         and not exists (select from stock_entry r where r.company_id = $1 and r.reverses_id = e.id) group by w.code) e) p on true
     where own.company_id = $1 and own.putaway_id = $2::bigint and i.company_id = $1 and i.id = own.id`, [asker.companyId, id],
  )
  await tx.query('update putaway set operator = $3::bigint where company_id = $1 and id = $2::bigint', [asker.companyId, id, asker.employeeId])
  await raiseDataVersions(tx, asker.companyId, ['putaway', 'putaway_item'])
}
