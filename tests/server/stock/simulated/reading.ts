/** Lists read whole, as somebody who turns every page. */
import type { stockKit } from '../kit'

export type Row = Record<string, unknown>

/** @param order fields by which they are sorted, the first first */
export async function all(kit: ReturnType<typeof stockKit>, path: string, fields: string[], filter?: unknown, order: string[] = ['id']): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { list } = await kit.ok(path, {
      page, pageSize: 1000, fields, sort: order.map((field) => ({ field, order: 'asc' })), ...(filter ? { filter } : {}),
    }) as { list: Row[] }
    rows.push(...list)
    if (list.length < 1000) return rows
  }
}
