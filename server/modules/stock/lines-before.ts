/**
 * Documents of stock once had one line each, or named goods and bins by texts. Each text becomes a SKU or a bin, each such document one with a
 * line of its own, in the state in which it stood; what it says of its past stays. Nothing is posted but what is still under way, so that it can arrive.
 */
import type { Upgrade } from '../../kernel/kept/upgrades'
import type { Tx } from '../../kernel/store/connect'
import { post } from './ledger'
import type { Model } from '../../../contract/model'

/** The tables that named goods by a text in `sku`. */
const NAMING = ['stock_move_item', 'transfer', 'stocktake']

/** Once: documents of one line each become documents with lines. */
export const linesOfBefore: Upgrade = {
  name: 'stock.linesOfBefore',
  entities: ['sku', 'warehouse_bin', 'stock_move_item', 'transfer', 'transfer_item', 'stocktake', 'stocktake_item', 'stock_balance', 'stock_entry'],
  async run(tx, model) {
    const before = new Set(await goodsNamedBefore(tx, NAMING))
    if (before.has('stock_move_item')) await nameBins(tx)
    if (before.has('transfer')) {
      await tx.query(
        `insert into transfer_item (company_id, transfer_id, sku_id, condition, quantity, out_qty, in_qty)
         select t.company_id, t.id, s.id, 'good', was.quantity, was.out_qty, was.in_qty
         from transfer t cross join lateral jsonb_to_record(to_jsonb(t)) as was (sku text, quantity integer, out_qty integer, in_qty integer)
         join sku s on s.company_id = t.company_id and s.sku_code = btrim(was.sku)
         where not exists (select from transfer_item i where i.company_id = t.company_id and i.transfer_id = t.id)`,
      )
      await putUnderWay(tx, model)
    }
    if (before.has('stocktake')) await tx.query(
      `insert into stocktake_item (company_id, stocktake_id, sku_id, condition, book_qty, real_qty)
       select t.company_id, t.id, s.id, 'good', was.book_qty, was.real_qty
       from stocktake t cross join lateral jsonb_to_record(to_jsonb(t)) as was (sku text, book_qty integer, real_qty integer)
       join sku s on s.company_id = t.company_id and s.sku_code = btrim(was.sku)
       where not exists (select from stocktake_item i where i.company_id = t.company_id and i.stocktake_id = t.id)`,
    )
  },
}

/**
 * Makes a SKU of each text in `sku` of these tables that the catalogue has not.
 * @returns those of the tables that still have such texts: the others never had them, or are done
 */
export async function goodsNamedBefore(tx: Tx, tables: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ name: string }>(
    `select t.name from unnest($1::text[]) with ordinality as t (name, at)
     where exists (select from pg_attribute where attrelid = to_regclass(t.name) and attname = 'sku' and not attisdropped) order by t.at`, [tables],
  )
  const naming = rows.map(({ name }) => name)
  if (naming.length > 0) await tx.query(
    `insert into sku (company_id, sku_code, product_name, goods_kind, sku_kind, product_status, unit, declare_currency, create_time, update_time)
     select company_id, btrim(sku), coalesce(max(nullif(btrim(product_name), '')), btrim(sku)), 'normal', '2', '1', '个', 'USD', now(), now()
     from (${naming.map((table) => `select company_id, sku, product_name from ${table}`).join(' union all ')}) as named
     where nullif(btrim(sku), '') is not null group by company_id, btrim(sku) on conflict do nothing`,
  )
  return naming
}

/** Rows of a table that name their goods by the text in `sku` alone refer to the SKU of that code. */
export async function goodsFoundByCode(tx: Tx, table: string): Promise<void> {
  await tx.query(
    `update ${table} t set sku_id = s.id from sku s where s.company_id = t.company_id and s.sku_code = btrim(t.sku) and t.sku_id is null`,
  )
}

async function nameBins(tx: Tx): Promise<void> {
  await goodsFoundByCode(tx, 'stock_move_item')
  await tx.query(
    `insert into warehouse_bin (company_id, warehouse_id, code, is_default) select distinct i.company_id, m.warehouse_id, btrim(i.bin_code), false
     from stock_move_item i join stock_move m on m.company_id = i.company_id and m.id = i.move_id
     where nullif(btrim(i.bin_code), '') is not null on conflict do nothing`,
  )
  await tx.query(
    `update stock_move_item i set bin_id = b.id from stock_move m, warehouse_bin b where m.company_id = i.company_id and m.id = i.move_id
       and b.company_id = i.company_id and b.warehouse_id = m.warehouse_id and b.code = btrim(i.bin_code) and i.bin_id is null`,
  )
}

interface UnderWay {
  company: number
  zone: string
  today: string
  id: string
  no: string | null
  warehouse: string
  line: string
  sku: string
  kind: string
  qty: number
}

/** What had left one warehouse and not come to the other has to be somewhere to arrive from. */
async function putUnderWay(tx: Tx, model: Model): Promise<void> {
  const { rows } = await tx.query<UnderWay>(
    `select t.company_id::int as company, c.zone, (now() at time zone c.zone)::date::text as today, t.id::text, t.doc_no as no, t.in_wh_id::text as warehouse,
       i.id::text as line, i.sku_id::text as sku, s.goods_kind as kind, (coalesce(i.out_qty, 0) - coalesce(i.in_qty, 0))::int as qty
     from transfer t join transfer_item i on i.company_id = t.company_id and i.transfer_id = t.id join company c on c.id = t.company_id
     join sku s on s.company_id = t.company_id and s.id = i.sku_id where t.transfer_state in ('3', '4') order by t.company_id, t.id, i.id`,
  )
  for (const { company, zone, today, id, no, warehouse, line, sku, kind, qty } of rows) {
    if (qty <= 0 || kind === 'combo') continue
    const posting = { tx, model, asker: { companyId: company, employeeId: null, zone, today }, now: new Date() }
    await post(posting, { kind: 'transfer', id, no }, [{
      from: { kind: 'opening' }, to: { kind: 'transit', transferId: id, warehouseId: warehouse }, skuId: sku, condition: 'good', qty, reason: 'opening', line,
    }])
  }
}
