/** 收发存 of the simulated company: each warehouse's goods, and all of them together. */
import { expect } from 'vitest'
import type { stockKit } from '../kit'
import type { Reference } from '../reference'

type Kit = ReturnType<typeof stockKit>

interface Flow { opening: number; in_qty: number; out_qty: number; closing: number }

/** 收发存 of all days, by these dimensions: what each row is called, and its figures. */
async function flow(kit: Kit, rows: string[]): Promise<Map<string, Flow>> {
  const { list } = await kit.ok('/warehouse/api/v1/stock/flow', {
    page: 1, pageSize: 1000, rows: [...rows, 'year'], measures: ['opening', 'in_qty', 'out_qty', 'closing'],
  }) as { list: (Flow & Record<string, unknown>)[] }
  const told = new Map<string, Flow>()
  for (const row of list) {
    const key = rows.map((name) => String(row[name])).join(' ')
    const before = told.get(key) ?? { opening: 0, in_qty: 0, out_qty: 0, closing: 0 }
    told.set(key, { ...before, in_qty: before.in_qty + Number(row.in_qty ?? 0), out_qty: before.out_qty + Number(row.out_qty ?? 0) })
  }
  for (const [key, one] of told) told.set(key, { ...one, closing: one.in_qty - one.out_qty })
  return told
}

/** Each warehouse's goods are what it has, and all warehouses together are the company: transfers stand on both sides of the company's own. */
export async function expectWarehousesAddUp(kit: Kit, reference: Reference, skus: readonly string[]): Promise<void> {
  const [places, company] = [await flow(kit, ['warehouse', 'sku']), await flow(kit, ['sku'])]
  for (const [sku, whole] of company) {
    const parts = [...places].flatMap(([key, one]) => (key.endsWith(` ${sku}`) ? [one] : []))
    const sum = (of: keyof Flow) => parts.reduce((total, one) => total + one[of], 0)
    expect([sku, sum('in_qty'), sum('out_qty'), sum('closing')]).toEqual([sku, whole.in_qty, whole.out_qty, whole.closing])
  }
  const here = new Map<string, number>()
  const codesOf = new Map(skus.map((id, nth) => [id, ['A', 'B', 'C', 'D'][nth]!]))
  for (const [key, qty] of reference.balances()) {
    const [sku = '', kind, warehouse] = key.split(' ')
    if (kind === 'at') here.set(`${warehouse} ${codesOf.get(sku)}`, (here.get(`${warehouse} ${codesOf.get(sku)}`) ?? 0) + qty)
  }
  expect(sorted(new Map([...places].flatMap(([key, { closing }]) => (closing === 0 ? [] : [[key, closing]] as const))))).toEqual(sorted(here))
}

const sorted = (of: Map<string, number>): [string, number][] => [...of].toSorted(([a], [b]) => (a < b ? -1 : 1))
