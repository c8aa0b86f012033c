/**
 * Which flow a document takes: an enabled one of its kind whose amount it reaches, of its shop and of the department of whoever asks.
 */
import type { Entity } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { seeingAll } from '../../kernel/asker/asker'
import { docId, seenRows } from '../../kernel/write/doc-links'
import type { Judging } from '../../kernel/write/gates'
import { keyText } from '../../kernel/write/write.row'

/** A step as the approval keeps it from the moment the document was handed in. */
export interface FlowStep {
  step_no: number
  step_name: string
  approver_kind: string
  role: string | null
  employee_id: string | null
  mode: string
  /** After so many hours without a decision it is late; null: never. */
  hours?: number | null
  late?: string | null
}

/** An approval flow with its steps, in their order. */
export interface Flow { id: string; flow_name: string; steps: FlowStep[] }

/** What flows are chosen by. `doc`: what tells one from another here; `shops`: ids, none for what belongs to no shop. */
interface Asked { doc: string; currency: string; amount: string | null; shops: string[] }

/** The department of whoever asks after those above it, from the top down; none for who has none. */
export async function deptsOf({ tx, asker }: Judging): Promise<string[]> {
  const { rows } = await tx.query<{ full: string | null }>(
    `select coalesce(d.full_name, e.dept_name) as full from employee e left join department d on d.company_id = $1 and d.name = e.dept_name
     where e.company_id = $1 and e.id = $2::bigint`, [asker.companyId, asker.employeeId],
  )
  return rows[0]?.full?.split('/') ?? []
}

/** The field of a document that holds its shop, or its shops; undefined: documents of this kind belong to none. */
export function shopFieldOf(entity: Entity): string | undefined {
  const { shop } = entity.scope
  return shop !== undefined && entity.fields[shop] ? shop : undefined
}

/**
 * Of these documents, by the text of their key, the enabled flow of their kind with the highest amount that they reach; one for the
 * department of whoever asks, or for one above it, goes before those for all, and so does one for the document's shop.
 * @param amount the field that flows begin at, which may be worked out; undefined: flows by amount do not concern them
 */
export async function flowsFor(judging: Judging, entity: Entity, amount: string | undefined, documents: readonly Row[]): Promise<Map<string, Flow>> {
  const { asker } = judging
  const currency = entity.fields[amount ?? '']?.currencyField ?? 'currency'
  const shop = shopFieldOf(entity)
  const fields = [amount ?? '', currency, shop ?? ''].filter((field) => entity.fields[field])
  const ids = documents.map((row) => docId(entity, row))
  const told = fields.length === 0 ? [] : await seenRows({ ...judging, asker: seeingAll(asker) }, entity, ids, fields)
  const by = new Map(told.map((row) => [docId(entity, row), row]))
  const textOf = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))
  const flows = await chosenFlows(judging, entity.name, ids.map((doc) => {
    const row = by.get(doc) ?? {}
    return { doc, currency: textOf(row[currency]) ?? asker.currency, amount: textOf(row[amount ?? '']), shops: shopsIn(shop === undefined ? null : row[shop]) }
  }))
  return new Map(documents.flatMap((row) => {
    const flow = flows.get(docId(entity, row))
    return flow ? [[keyText(entity, row), flow] as const] : []
  }))
}

/** One shop or several, as ids. */
function shopsIn(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value]
  return all.flatMap((each) => (each === null || each === undefined ? [] : [String(each)]))
}

/** Is there a flow for a document of this shop that has no amount, handed in by whoever asks? */
export async function hasFlow(judging: Judging, kind: string, shop: string): Promise<boolean> {
  return (await chosenFlows(judging, kind, [{ doc: shop, currency: judging.asker.currency, amount: null, shops: [shop] }])).size > 0
}

async function chosenFlows(judging: Judging, kind: string, asked: readonly Asked[]): Promise<Map<string, Flow>> {
  const { tx, asker } = judging
  const { rows } = await tx.query<Flow & { doc: string }>(
    `select d.doc, f.* from jsonb_to_recordset($3::jsonb) as d(doc text, currency text, amount numeric, shops text[]) cross join lateral (
       select f.id::text, f.flow_name, json_agg(json_build_object('step_no', s.step_no, 'step_name', s.step_name, 'approver_kind', s.approver_kind,
         'role', s.role, 'employee_id', s.employee_id::text, 'mode', s.mode, 'hours', s.hours, 'late', s.late) order by s.step_no, s.id) as steps
       from approval_flow f join approval_step s on s.company_id = f.company_id and s.flow_id = f.id
       where f.company_id = $1 and f.doc_kind = $2 and f.is_enable and (coalesce(f.min_amount, 0) = 0 or (f.currency = d.currency and f.min_amount <= d.amount))
         and (cardinality(coalesce(f.depts, '{}')) = 0 or f.depts && $4::text[]) and (cardinality(coalesce(f.shops, '{}')) = 0 or f.shops && d.shops)
       group by f.id, f.flow_name, f.min_amount, f.depts, f.shops
       order by cardinality(coalesce(f.depts, '{}')) > 0 desc, cardinality(coalesce(f.shops, '{}')) > 0 desc, coalesce(f.min_amount, 0) desc, f.id limit 1) f`,
    [asker.companyId, kind, JSON.stringify(asked), await deptsOf(judging)],
  )
  return new Map(rows.map(({ doc, ...flow }) => [doc, flow]))
}
