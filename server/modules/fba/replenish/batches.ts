/** Agreed plans become shipment batches: one of each shop, warehouse and way of transport. Shown first, made in one press. */
import type { LinesAnswer } from '../../../../contract/lines'
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import { keepSources, lockSources } from '../../../kernel/write/made-from'
import { makeBatch, type NewItem } from '../shipment/batch.make'
import { entityOf, inBatch, type Work } from '../shipment/batch.rows'

interface Open {
  line: string; plan: string; no: string; shop: string; place: string; warehouse: string; way: string; product: string; msku: string; name: string
  shopId: string; agreed: number; sent: number; local: number; box: number | null; day: string
}

const WAY = 'replenish'
const MOST = 500
const COLUMNS: LinesAnswer['columns'] = [
  { name: 'plan', label: '补货计划', short: true }, { name: 'msku', label: 'MSKU' }, { name: 'name', label: '品名' }, { name: 'shop', label: '店铺', short: true },
  { name: 'place', label: '发货仓库', short: true }, { name: 'agreed', label: '审核数量', figure: true }, { name: 'sent', label: '已建货件', figure: true },
  { name: 'open', label: '本次数量', figure: true }, { name: 'local', label: '本地仓可用', figure: true }, { name: 'batch', label: '发货批次', short: true },
]

/** Asked with `local`, no more than the company's own warehouses can send. */
export const toBatches = answers('replenishPlan.toBatches', (context, asked) => inBatch(context, async (work) => {
  const ids = [...new Set(asked.rows.map(({ plan_id: id }) => id))]
  const sources = await lockSources(work.writing, entityOf(work, 'ship_batch'), { way: WAY, ids })
  const lines = await openOf(work, ids)
  if (lines.length > MOST) throw new Refusal(CODES.invalid, `一次最多 ${MOST} 行，现在有 ${lines.length} 行，请少选一些`)
  const answer = {
    columns: COLUMNS, lines: [] as { line: string; cells: Record<string, string>; error?: string }[], done: 0, refused: 0,
    next: { label: '查看发货批次', route: '/FBA/fbaCargo' },
  }
  const groups = new Map<string, { of: Open; qty: number; at: number }[]>()
  for (const of of lines) {
    if (!asked.preview && asked.lines && !asked.lines.includes(of.line)) continue
    const open = of.agreed - of.sent
    const qty = asked.amount === 'local' ? Math.min(open, Math.max(0, of.local)) : open
    const error = open <= 0 ? '已经全部安排' : qty === 0 ? '本地仓没有可发的货' : undefined
    answer.lines.push({
      line: of.line, ...(error === undefined ? {} : { error }),
      cells: {
        plan: of.no, msku: of.msku, name: of.name, shop: of.shop, place: of.place, agreed: String(of.agreed), sent: String(of.sent),
        open: error === undefined ? String(qty) : '0', local: String(of.local), batch: '',
      },
    })
    if (error !== undefined) {
      answer.refused += 1
      continue
    }
    answer.done += 1
    const key = [of.shopId, of.warehouse, of.way].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), { of, qty, at: answer.lines.length - 1 }])
  }
  if (asked.preview) return answer
  for (const group of groups.values()) {
    const batch = await makeBatch(work, { ...headOf(work, group.map(({ of }) => of)), items: itemsOf(group) })
    const from = new Set(group.map(({ of }) => of.plan))
    const made = sources.filter((row) => from.has(String(row['id'])))
    await keepSources(work.writing, entityOf(work, 'ship_batch'), batch, { way: WAY, ids: [...from] }, made)
    for (const { at } of group) answer.lines[at]!.cells['batch'] = String(batch['batch_no'])
  }
  return answer
}))

function headOf({ writing: { asker } }: Work, lines: Open[]): Row {
  const [first] = lines
  const days = lines.map(({ day }) => day).sort()
  const plans = [...new Set(lines.map(({ no }) => no))]
  return {
    batch_name: `${first!.shop} ${plans[0]}${plans.length > 1 ? ` 等 ${plans.length} 张计划` : ''}`.slice(0, 80), warehouse_id: first!.warehouse,
    transport_mode: first!.way, expect_ship: days[0]! < asker.today ? asker.today : days[0]!, remark: `由补货计划 ${plans.join('、')} 生成`.slice(0, 500),
  }
}

/** The same MSKU of two plans stands in a batch once, of the first plan: lines keep one plan each, so that the second is left for a batch of its own. */
function itemsOf(group: { of: Open; qty: number }[]): NewItem[] {
  const seen = new Set<string>()
  return group.map(({ of, qty }) => {
    if (seen.has(of.product)) throw new Refusal(CODES.invalid, `「${of.msku}」在所选的几张补货计划里都有，请分开生成发货批次`)
    seen.add(of.product)
    return { product_id: of.product, plan_qty: qty, plan_item_id: of.line, ...(of.box === null ? {} : { box_qty: of.box }) }
  })
}

/** Lines of these plans with what is agreed and already in batches; what the warehouses can send is what the advice says now. */
async function openOf({ writing: { tx, asker } }: Work, plans: readonly string[]): Promise<Open[]> {
  const { rows } = await tx.query<Open & Row>(
    `select i.id::text as line, r.id::text as plan, r.plan_no as no, s.name as shop, w.name as place, r.warehouse_id::text as warehouse,
       r.transport_mode as way, i.product_id::text as product, p.msku, coalesce(p.product_name, p.title, '') as name, p.shop_id::text as "shopId",
       coalesce(i.approve_qty, i.replenish_qty)::int as agreed, coalesce((select sum(b.plan_qty) from ship_batch_item b join ship_batch h
         on h.company_id = $1 and h.id = b.batch_id where b.company_id = $1 and b.plan_item_id = i.id and h.fba_ship_status <> '4'), 0)::int as sent,
       coalesce(a.local_qty, 0)::int as local, nullif(a.box_qty, 0) as box, r.expect_ship::text as day
     from replenish_plan_item i join replenish_plan r on r.company_id = $1 and r.id = i.plan_id join product p on p.company_id = $1 and p.id = i.product_id
     join shop s on s.company_id = $1 and s.id = r.shop_id join warehouse w on w.company_id = $1 and w.id = r.warehouse_id
     left join replenish_advice a on a.company_id = $1 and a.pool_id = p.pool_id and a.msku = p.msku
     where i.company_id = $1 and i.plan_id = any($2::bigint[]) order by r.id, i.id`, [asker.companyId, plans],
  )
  return rows
}
