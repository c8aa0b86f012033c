/** Less than nothing: what a posting would leave too little of, now or on any later day, and how it is told. Reads; writes nothing. */
import { isOwn } from './places'
import { refuse, type Posting } from './posting'
import type { Slot } from './slots'

/** How much a posting changes a slot by. */
export type Change = readonly [slot: Slot, by: number]

/**
 * @param at the moment of the posting, before which nothing changes, and its day
 * @returns ids of slots that come below 0, where the company allows that
 * @throws Refusal naming the goods
 */
export async function holdEnough(posting: Posting, changes: readonly Change[], at: string, day: string): Promise<Set<string>> {
  const less = changes.filter(([{ kind }, by]) => isOwn(kind) && by < 0)
  if (less.length === 0) return new Set()
  const spare = await laterGains(posting, less.map(([{ id }]) => id), at)
  const short = less.filter(([slot, by]) => slot.qty - slot.held + by < 0 || slot.qty - (spare.get(slot.id) ?? 0) + by < 0)
  if (short.length === 0) return new Set()
  const impossible = short.find(([{ kind }]) => kind !== 'bin')
  const [first] = impossible || !(await allowsNegative(posting)) ? [impossible ?? short[0]!] : []
  if (first) tell(first, spare.get(first[0].id) ?? 0, day)
  return new Set(short.map(([{ id }]) => id))
}

function tell([{ kind, qty, held, sku, warehouse, condition, lot }, by]: Change, gained: number, day: string): never {
  const goods = `「${sku}」${lot === '' ? '' : `批次 ${lot} 的`}${condition === 'good' ? '良品' : '次品'}`
  if (kind !== 'bin') refuse(`${goods}在途只有 ${qty} 个，不能入库 ${-by} 个`)
  const where = `「${warehouse}」的${goods}`
  if (qty + by < 0) refuse(`${where}只有 ${qty} 个，不能减少 ${-by} 个`)
  if (qty - held + by < 0) refuse(`${where}在库 ${qty} 个，其中 ${held} 个已锁定，只有 ${qty - held} 个可用，不能减少 ${-by} 个`)
  refuse(`${where}在 ${day} 只有 ${qty - gained} 个可以减少，再往后的出库已经用到其余的；减少 ${-by} 个会使之后的库存低于 0`)
}

/**
 * By how much a slot has been lower since the moment than it is now, at its lowest: the greatest sum of its last movements. Read from the latest
 * movement backwards to the moment, so that what is posted now reads none.
 */
async function laterGains({ tx, asker }: Posting, ids: readonly string[], at: string): Promise<Map<string, number>> {
  const { rows } = await tx.query<{ id: string; gained: number }>(
    `select s.id::text, max(l.since)::int as gained from unnest($2::bigint[]) as s (id) cross join lateral (
       select sum(sum(m.change)) over (order by m.at desc) as since from (
         select at, qty as change from stock_entry where company_id = $1 and to_id = s.id and at > $3::timestamptz
         union all select at, -qty from stock_entry where company_id = $1 and from_id = s.id and at > $3::timestamptz) m
       group by m.at) l
     group by s.id`,
    [asker.companyId, ids, at],
  )
  return new Map(rows.map(({ id, gained }) => [id, Math.max(0, gained)]))
}

/** Whether the company lets stock fall below 0, which is marked then. */
export async function allowsNegative({ tx, asker }: Posting): Promise<boolean> {
  const { rows } = await tx.query<{ allowed: boolean | null }>('select negative_stock as allowed from company_setting where company_id = $1', [asker.companyId])
  return rows[0]?.allowed === true
}
