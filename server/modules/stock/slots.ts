/**
 * The balances that a posting touches: found or made, then locked in one order, so that two who post the same goods wait for each
 * other and never in a circle. Changes no quantity.
 */
import { refuseUnkept } from './goods'
import type { Goods, Place, PlaceKind } from './places'
import { refuse, type Posting } from './posting'

/** A locked balance. */
export interface Slot {
  id: string
  kind: PlaceKind
  placeId: string
  warehouseId: string | null
  skuId: string
  condition: Goods['condition']
  lot: string
  /** On hand, and of these held by documents. */
  qty: number
  held: number
  /** As staff know it: the code of the goods, the name of the warehouse. */
  sku: string
  warehouse: string | null
}

/** One end of a movement: the place and the goods, which are a balance together. */
export interface Side { place: Place; goods: Goods }

interface Key { place_kind: PlaceKind; place_id: string; warehouse_id: string | null; bin_id: string | null; sku_id: string; condition: string; lot: string }

/** @returns a slot for each side, in their order. @throws Refusal of goods that are not kept, and of a bin of another warehouse */
export async function lockSlots(posting: Posting, sides: readonly Side[]): Promise<Slot[]> {
  await refuseUnkept(posting, [...new Set(sides.map(({ goods }) => goods.skuId))])
  const defaults = await binsOf(posting, sides)
  const keys = sides.map(({ place, goods }) => keyOf(place, goods, defaults))
  const distinct = [...new Map(keys.map((key) => [textOf(key), key])).values()]
  const values = [posting.asker.companyId, JSON.stringify(distinct)]
  const recordset = `jsonb_to_recordset($2::jsonb) as k
    (place_kind text, place_id text, warehouse_id bigint, bin_id bigint, sku_id bigint, condition text, lot text)`
  await posting.tx.query(
    `insert into stock_balance (company_id, place_kind, place_id, warehouse_id, bin_id, sku_id, condition, lot, qty, since)
     select $1, k.place_kind, k.place_id, k.warehouse_id, k.bin_id, k.sku_id, k.condition, k.lot, 0, $3::date from ${recordset}
     order by k.place_kind, k.place_id, k.sku_id, k.condition, k.lot on conflict do nothing`,
    [...values, posting.asker.today],
  )
  const { rows } = await posting.tx.query<{ id: string }>(
    `select b.id::text from stock_balance b join ${recordset} on b.place_kind = k.place_kind and b.place_id = k.place_id and b.sku_id = k.sku_id
       and b.condition = k.condition and b.lot = k.lot
     where b.company_id = $1 order by b.id for update of b`,
    values,
  )
  await keepExpiry(posting, sides.map(({ goods }) => goods))
  const slots = new Map((await readSlots(posting, rows.map(({ id }) => id))).map((slot) => [textOf(keyOfSlot(slot)), slot]))
  return keys.map((key) => slots.get(textOf(key))!)
}

/** Balances by their ids, locked. */
export async function lockSlotsById(posting: Posting, ids: readonly string[]): Promise<Map<string, Slot>> {
  const { companyId } = posting.asker
  await posting.tx.query('select from stock_balance where company_id = $1 and id = any($2::bigint[]) order by id for update', [companyId, ids])
  return new Map((await readSlots(posting, ids)).map((slot) => [slot.id, slot]))
}

/** After they are locked: what stands in them is read anew, and with it what documents hold. */
async function readSlots({ tx, asker }: Posting, ids: readonly string[]): Promise<Slot[]> {
  const { rows } = await tx.query<Slot>(
    `select b.id::text, b.place_kind as kind, b.place_id as "placeId", b.warehouse_id::text as "warehouseId", b.sku_id::text as "skuId", b.condition, b.lot,
       b.qty::int as qty, coalesce((select sum(h.qty) from stock_hold h where h.company_id = $1 and h.balance_id = b.id), 0)::int as held,
       s.sku_code as sku, w.name as warehouse
     from stock_balance b join sku s on s.company_id = $1 and s.id = b.sku_id left join warehouse w on w.company_id = $1 and w.id = b.warehouse_id
     where b.company_id = $1 and b.id = any($2::bigint[])`,
    [asker.companyId, ids],
  )
  return rows
}

/** Which bin of a warehouse goods are in where a document says none. @throws Refusal of a bin that is another warehouse's */
async function binsOf({ tx, asker }: Posting, sides: readonly Side[]): Promise<Map<string, string>> {
  const places = sides.flatMap(({ place }) => (place.kind === 'bin' ? [place] : []))
  const named = places.flatMap(({ binId }) => (binId ? [binId] : []))
  if (named.length > 0) {
    const { rows } = await tx.query<{ id: string; warehouse: string; code: string }>(
      'select id::text, warehouse_id::text as warehouse, code from warehouse_bin where company_id = $1 and id = any($2::bigint[])', [asker.companyId, named],
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    const wrong = places.find(({ warehouseId, binId }) => binId && byId.get(binId)?.warehouse !== warehouseId)
    if (wrong) refuse(`仓位「${byId.get(wrong.binId ?? '')?.code ?? wrong.binId}」不在这个仓库里，请选择它自己的仓位`)
  }
  return defaultBins({ tx, asker }, places.map(({ warehouseId }) => warehouseId))
}

/** Every warehouse has one bin for what nobody put elsewhere, made when it is first needed. @returns warehouse -> its bin */
export async function defaultBins({ tx, asker }: Pick<Posting, 'tx' | 'asker'>, warehouses: readonly string[]): Promise<Map<string, string>> {
  const values = [asker.companyId, [...new Set(warehouses)]]
  await tx.query(
    `insert into warehouse_bin (company_id, warehouse_id, code, is_default)
     select $1, w.id, '默认', true from warehouse w where w.company_id = $1 and w.id = any($2::bigint[])
       and not exists (select from warehouse_bin b where b.company_id = $1 and b.warehouse_id = w.id and b.is_default)
     order by w.id on conflict (company_id, warehouse_id, code) do update set is_default = true`,
    values,
  )
  const { rows } = await tx.query<{ id: string; warehouse: string }>(
    'select id::text, warehouse_id::text as warehouse from warehouse_bin where company_id = $1 and warehouse_id = any($2::bigint[]) and is_default', values,
  )
  return new Map(rows.map(({ id, warehouse }) => [warehouse, id]))
}

function keyOf(place: Place, { skuId, condition, lot }: Goods, defaults: ReadonlyMap<string, string>): Key {
  const goods = { sku_id: skuId, condition, lot: lot?.trim() ?? '' }
  if (place.kind === 'transit') return { place_kind: 'transit', place_id: place.transferId, warehouse_id: place.warehouseId, bin_id: null, ...goods }
  if (place.kind === 'shipment') return { place_kind: 'shipment', place_id: place.batchId, warehouse_id: place.warehouseId, bin_id: null, ...goods }
  if (place.kind === 'supplier') return { place_kind: 'supplier', place_id: place.supplierId, warehouse_id: null, bin_id: null, ...goods }
  if (place.kind !== 'bin') return { place_kind: place.kind, place_id: '0', warehouse_id: null, bin_id: null, ...goods }
  const bin = place.binId ?? defaults.get(place.warehouseId)
  if (bin === undefined) refuse('没有这个仓库，请重新选择')
  return { place_kind: 'bin', place_id: bin, warehouse_id: place.warehouseId, bin_id: bin, ...goods }
}

function keyOfSlot({ kind, placeId, skuId, condition, lot }: Slot): Pick<Key, 'place_kind' | 'place_id' | 'sku_id' | 'condition' | 'lot'> {
  return { place_kind: kind, place_id: placeId, sku_id: skuId, condition, lot }
}

function textOf(key: Pick<Key, 'place_kind' | 'place_id' | 'sku_id' | 'condition' | 'lot'>): string {
  return JSON.stringify([key.place_kind, key.place_id, key.sku_id, key.condition, key.lot])
}

/** A lot is given its day of expiry by the first document that says one. */
async function keepExpiry({ tx, asker }: Posting, goods: readonly Goods[]): Promise<void> {
  const dated = goods.flatMap(({ skuId, lot, expiry }) => (expiry ? [{ sku_id: skuId, lot: lot?.trim() ?? '', expiry }] : []))
  if (dated.length === 0) return
  await tx.query(
    `update stock_balance b set expiry = k.expiry from jsonb_to_recordset($2::jsonb) as k (sku_id bigint, lot text, expiry date)
     where b.company_id = $1 and b.sku_id = k.sku_id and b.lot = k.lot and b.expiry is null`,
    [asker.companyId, JSON.stringify(dated)],
  )
}

/** How staff know goods. */
export async function codeOf({ tx, asker }: Posting, skuId: string): Promise<string> {
  const { rows } = await tx.query<{ code: string }>('select sku_code as code from sku where company_id = $1 and id = $2::bigint', [asker.companyId, skuId])
  return rows[0]?.code ?? skuId
}
