/** What a replenishment plan wants that the warehouses have not is bought: a purchase plan for every SKU that its MSKU are sent as. */
import type { LinesAnswer } from '../../../contract/lines'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { keepSources, lockSources } from '../../kernel/write/made-from'
import { writingTogether } from '../../kernel/write/together'
import type { Writing } from '../../kernel/write/write.row'
import { addRow } from '../../kernel/write/write.tree'
import { bundleParts, SENT_AS } from '../catalogue/public'

interface Wanted {
  item: string; plan: string; no: string; msku: string; warehouse: string; place: string; day: string; agreed: number; local: number; bought: number
  sku: string | null; code: string; name: string; unit: number; supplier: string | null; supplierName: string | null; currency: string;
  price: string | null; shop: string
  moq: number | null; box: number | null; buyer: string | null
}

const WAY = 'replenish'
const MOST = 500
const COLUMNS: LinesAnswer['columns'] = [
  { name: 'plan', label: '补货计划', short: true }, { name: 'msku', label: 'MSKU' }, { name: 'sku', label: '本地SKU' }, { name: 'name', label: '品名' },
  { name: 'agreed', label: '审核数量', figure: true }, { name: 'local', label: '本地仓可用', figure: true }, { name: 'qty', label: '采购数量', figure: true },
  { name: 'supplier', label: '供应商' }, { name: 'purchase', label: '采购计划', short: true },
]

/** Shown line by line first, then the plans. @throws Refusal of more than MOST lines */
export const plansFromReplenish = answers('purchase.plansFromReplenish', (context, asked) => writingTogether(context, async (writing, written) => {
  const { asker, model } = writing
  const entity = model.entities['purchase_plan']!
  const ids = [...new Set(asked.rows.map(({ plan_id: id }) => id))]
  const sources = new Map<string, Row[]>()
  for (const id of [...ids].sort()) sources.set(id, await lockSources(writing, entity, { way: WAY, ids: [id] }))
  const all = await wantedOf(writing, ids)
  if (all.length > MOST) throw new Refusal(CODES.invalid, `一次最多 ${MOST} 行，现在有 ${all.length} 行，请少选一些`)
  const answer = {
    columns: COLUMNS, lines: [] as { line: string; cells: Record<string, string>; error?: string }[], done: 0, refused: 0,
    next: { label: '查看采购计划', route: '/purchase/erp/caiGouJiHua' },
  }
  for (const each of all) {
    const line = `${each.item}-${each.sku ?? ''}`
    if (!asked.preview && asked.lines && !asked.lines.includes(line)) continue
    const qty = (asked.amount === 'all' ? each.agreed : Math.max(0, each.agreed - each.local)) * each.unit
    const error = each.sku === null ? '没有配对本地SKU' : each.bought > 0 ? '已经生成过采购计划' : qty === 0 ? '本地仓够发，不用采购' : undefined
    const cells: Record<string, string> = {
      plan: each.no, msku: each.msku, sku: each.code, name: each.name, agreed: String(each.agreed), local: String(each.local),
      qty: error === undefined ? String(qty) : '0', supplier: each.supplierName ?? '', purchase: '',
    }
    answer.lines.push({ line, cells, ...(error === undefined ? {} : { error }) })
    if (error !== undefined) {
      answer.refused += 1
      continue
    }
    answer.done += 1
    if (asked.preview) continue
    const day = asked.expect_date ?? (each.day < asker.today ? asker.today : each.day)
    const made = await addRow(writing, entity, {
      sku: each.code, product_name: each.name, supplier_id: each.supplier, warehouse_id: each.warehouse, shop_id: each.shop,
      plan_qty: qty, moq: each.moq, box_qty: each.box,
      currency: each.currency, last_price: each.price, expect_date: day, buyer: each.buyer, source_desc: `补货计划 ${each.no}`,
    }, { replenish_item_id: each.item }, written)
    cells['purchase'] = String(made['plan_no'])
    await keepSources(writing, entity, made, { way: WAY, ids: [each.plan] }, sources.get(each.plan) ?? [])
  }
  return answer
}))

/** Lines of these plans, one for each SKU that their MSKU are sent as today; one without a SKU where nothing is paired. */
async function wantedOf(writing: Writing, plans: readonly string[]): Promise<Wanted[]> {
  const { tx, asker } = writing
  const { rows } = await tx.query<Wanted & Row>(
    `with ${SENT_AS}
     select i.id::text as item, r.id::text as plan, r.plan_no as no, p.msku, r.warehouse_id::text as warehouse, r.shop_id::text as shop,
       w.name as place, r.expect_ship::text as day,
       coalesce(i.approve_qty, i.replenish_qty)::int as agreed, coalesce(a.local_qty, 0)::int as local,
       (select count(*) from purchase_plan b
         where b.company_id = $1 and b.replenish_item_id = i.id and b.sku_id = g.id and b.plan_status <> '7')::int as bought,
       g.id::text as sku, coalesce(g.sku_code, '') as code, coalesce(g.product_name, p.product_name, '') as name, coalesce(t.qty, 1)::int as unit,
       g.supplier_id::text as supplier, u.supplier_name as "supplierName", coalesce(g.price_currency, 'CNY') as currency, g.purchase_price::text as price,
       (select min(q.min_qty) from sku_price q where q.company_id = $1 and q.sku_id = g.id and q.supplier_id = g.supplier_id)::int as moq,
       g.box_qty::int as box, g.buyer::text as buyer
     from replenish_plan_item i join replenish_plan r on r.company_id = $1 and r.id = i.plan_id join product p on p.company_id = $1 and p.id = i.product_id
     join warehouse w on w.company_id = $1 and w.id = r.warehouse_id
     left join sent_as t on t.pool_id = p.pool_id and t.msku = p.msku left join sku g on g.company_id = $1 and g.id = t.sku_id
     left join supplier u on u.company_id = $1 and u.id = g.supplier_id
     left join replenish_advice a on a.company_id = $1 and a.pool_id = p.pool_id and a.msku = p.msku
     where i.company_id = $1 and i.plan_id = any($2::bigint[]) and $4::boolean order by r.id, i.id, g.id`,
    [asker.companyId, plans, asker.today, true, JSON.stringify(await bundleParts(writing))],
  )
  return rows
}
