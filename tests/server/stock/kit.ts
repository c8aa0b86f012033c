/** A company with goods and warehouses, and its stock documents driven through the server's calls alone. */
import { expect } from 'vitest'
import type { Client, TestApp } from '../../support/app'

export interface Answered { code: number; msg: string; data: Record<string, unknown> }
export interface Standing { on: number; held: number; transit: number; bad: number }

const MOVES = '/warehouse/api/v1/stockMove'
const TRANSFERS = '/v2/warehouse/api/transfer'
const STOCKTAKES = '/v2/warehouse/api/stocktake'

export function stockKit(client: () => Client) {
  /** Who is told that too many write at once tries again, as a person would. */
  const post = async (path: string, body: unknown, tries = 20): Promise<Answered> => {
    const answer = (await client().call<Record<string, unknown>>(path, body)).body as Answered
    if (answer.code !== 429 || tries === 0) return answer
    await new Promise((done) => setTimeout(done, 500))
    return post(path, body, tries - 1)
  }
  const ok = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
    const answer = await post(path, body)
    expect([path, answer.code, answer.msg]).toEqual([path, 200, answer.msg])
    return answer.data
  }
  /** Adds a row; its id. */
  const made = async (path: string, body: object): Promise<string> => String((await ok(`${path}/add`, body))['id'])
  const rows = async (path: string, fields: string[], filter?: unknown, pageSize = 200): Promise<Record<string, unknown>[]> =>
    (await ok(path, { page: 1, pageSize, fields, ...(filter ? { filter } : {}) }))['list'] as Record<string, unknown>[]
  const is = (field: string, value: string) => ({ field, op: 'eq', value })
  return {
    post, ok, rows, is, made,
    /** A step of a document whose family tells them by `status`. */
    step: (path: string, id: string, transition: string, more: object = {}) => post(`${path}/status`, { id, transition, ...more }),
    supplier: (name: string, settle: 'cash' | 'month' = 'cash') =>
      made('/v2/purchase/api/supplier', { supplier_name: name, contact: '王', mobile: '13800000000', settle_method: settle }),
    sku: (code: string, more: object = {}) => made('/commodity/api/v1/sku', { sku_code: code, product_name: `品 ${code}`, ...more }),
    warehouse: (name: string) => made('/warehouse/api/v1/warehouse', { name, wh_type: 'local' }),
    /** What a SKU has in a warehouse; `transit`: on its way there. */
    standing: async (sku: string, warehouse: string): Promise<Standing> => {
      const filter = { and: [is('sku_id', sku), is('warehouse_id', warehouse)] }
      const all = await rows('/warehouse/api/v1/stock/balances', ['place_kind', 'condition', 'qty', 'held'], filter)
      const sum = (kind: string, condition: string, of = 'qty') => all.filter((row) => row['place_kind'] === kind && row['condition'] === condition)
        .reduce((total, row) => total + Number(row[of] ?? 0), 0)
      return { on: sum('bin', 'good'), held: sum('bin', 'good', 'held'), transit: sum('transit', 'good'), bad: sum('bin', 'bad') }
    },
    move: (body: object) => made(MOVES, body),
    moveStep: (id: string, transition: string, more: object = {}) => post(`${MOVES}/step`, { id, transition, ...more }),
    transfer: (body: object) => made(TRANSFERS, body),
    transferStep: (id: string, transition: string, more: object = {}) => post(`${TRANSFERS}/status`, { id, transition, ...more }),
    transferItems: (id: string) => rows(`${TRANSFERS}/items`, ['id', 'sku_id', 'quantity', 'out_qty', 'in_qty', 'now_qty', 'diff_qty'], is('transfer_id', id)),
    stocktake: (body: object) => made(STOCKTAKES, body),
    stocktakeStep: (id: string, transition: string, more: object = {}) => post(`${STOCKTAKES}/status`, { id, transition, ...more }),
    stocktakeItems: (id: string) => rows(`${STOCKTAKES}/items`, ['id', 'sku_id', 'condition', 'book_qty', 'real_qty', 'diff_qty'], is('stocktake_id', id)),
    opening: (body: object) => post('/warehouse/api/v1/stock/openingAdd', body),
    entries: (filter?: unknown) => rows('/warehouse/api/v1/stock/entries', ['id', 'entry_day', 'from_kind', 'qty', 'reason'], filter),
  }
}

/** Every balance is what its entries come to, and what is held is what documents hold; '' where all is. */
export async function wrongBalances({ runtime, companyId }: TestApp): Promise<unknown[]> {
  const { rows } = await runtime.db.asOwner((tx) => tx.query(
    `select b.id, b.qty, coalesce(i.qty, 0) - coalesce(o.qty, 0) as entries from stock_balance b
     left join (select to_id as id, sum(qty) as qty from stock_entry where company_id = $1 group by 1) i on i.id = b.id
     left join (select from_id as id, sum(qty) as qty from stock_entry where company_id = $1 group by 1) o on o.id = b.id
     where b.company_id = $1 and b.qty <> coalesce(i.qty, 0) - coalesce(o.qty, 0)
     union all select null, sum(qty), 0 from stock_balance where company_id = $1 group by sku_id having sum(qty) <> 0`, [companyId],
  ))
  return rows
}
