/** What a company's cost is kept by: its currency, what is one pool of goods, and the last day that is closed. Reads alone. */
import { FIRST_DAY } from '../../../contract/days'
import { takeLocks } from '../../kernel/kept/kept-locks'
import { currencyDigits } from '../../kernel/read/statement/values'
import type { Tx } from '../../kernel/store/connect'
import type { Posting } from '../stock/public'

/** What is asked once before a company's cost is read or written; days as yyyy-mm-dd. */
export interface Books {
  currency: string
  /** Digits of its smallest unit. */
  digits: number
  /** Each warehouse is a pool of its own; otherwise the whole company is one. */
  byWarehouse: boolean
  method: 'fifo' | 'moving_avg' | 'month_avg' | 'fixed'
  /** The last closed day (yyyy-mm-dd); before all time where none is closed. */
  closed: string
  /** The first day that may be written. */
  open: string
}

/** The pool of the whole company. */
export const WHOLE = '0'

/** Read anew each time: nothing is locked, so that whoever writes cost takes lockCost first. FIFO where the company says nothing. */
export async function booksOf({ tx, model, asker }: Pick<Posting, 'tx' | 'model' | 'asker'>): Promise<Books> {
  const { rows } = await tx.query<{ currency: string; by: boolean | null; method: Books['method'] | null; closed: string; open: string }>(
    `select c.currency, s.cost_by_warehouse as by, s.cost_method as method, coalesce(p.closed, $2::date)::text as closed,
       (coalesce(p.closed, $2::date) + 1)::text as open
     from company c left join company_setting s on s.company_id = c.id
     left join lateral (select max(last_day) as closed from cost_period where company_id = c.id and close_status = '1') p on true
     where c.id = $1`,
    [asker.companyId, FIRST_DAY],
  )
  const { currency, by, method, closed, open } = rows[0]!
  return { currency, digits: currencyDigits(model, currency), byWarehouse: by === true, method: method ?? 'fifo', closed, open }
}

/** The pool that goods of a warehouse (null: of none) belong to: the warehouse's id, or WHOLE. */
export function poolOf({ byWarehouse }: Books, warehouseId: string | null): string {
  return byWarehouse ? warehouseId ?? WHOLE : WHOLE
}

/** Whatever is kept of these goods' cost, and of what was made of them, waits here for others that write it; 'all': of any goods (a month is closed). */
export async function lockCost({ tx, asker }: Pick<Posting, 'tx' | 'asker'>, skuIds: readonly string[] | 'all'): Promise<void> {
  const all = skuIds === 'all' ? skuIds : await withMade(tx, asker.companyId, skuIds)
  await takeLocks(tx, [{ table: 'cost_layer', companyId: asker.companyId, parts: all }])
}

/** These goods, and all that were made of them: their cost follows (carry.ts). */
async function withMade(tx: Tx, companyId: number, skuIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ sku: string }>(
    `with recursive made (sku_id) as (
       select unnest($2::bigint[]) union
       select y.sku_id from made m join cost_parent p on p.company_id = $1 and p.part_sku_id = m.sku_id
       join cost_layer y on y.company_id = $1 and y.id = p.layer_id
     ) select sku_id::text as sku from made`,
    [companyId, skuIds],
  )
  return rows.map(({ sku }) => sku)
}

/** The first day of a day's month. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`
}
