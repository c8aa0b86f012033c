/**
 * What a colleague who leaves looks after goes over to another: every row that names them in a field which staff write (goods, listings,
 * shops, colleagues below them, steps of flows), and documents that are not done. Which fields these are, the model says. Each
 * row is written as a bulk edit writes it: audited, held to its rules, those that are refused told and left. Documents that wait for
 * their word wait for the other's.
 */
import { allOf, type Condition } from '../../../contract/filter'
import type { Entity, Field } from '../../../contract/model'
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import { CODES, type Row } from '../../../contract/wire'
import { isRowId } from '../../kernel/store/row-id'
import { Refusal } from '../../kernel/asker/refusal'
import { answers, type Asked } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { planRows } from '../../kernel/read/plan/rows'
import { planning } from '../../kernel/read/statement/statement'
import { passOnAll } from '../approvals/public'
import { commitBulk } from '../../kernel/write/write.bulk'
import { writableFields } from '../../kernel/write/write.values'
import { writingOf, type Writing } from '../../kernel/write/write.row'

/** Rows of one field handed over at once. */
const MOST = 20_000
/** Documents that are told by their numbers. */
const MOST_TOLD = 5

interface Held { entity: Entity; field: Field; rows: { key: Row }[] }

/** Fields that name who looks after a row: written by staff, not fixed, of rows that are no documents, or of documents that are open. */
function fieldsOf({ model, asker }: Writing, scopes: ReadonlySet<string>): { entity: Entity; field: Field }[] {
  return Object.values(model.entities).flatMap((entity) => {
    if (entity.shared || entity.scope.own !== undefined || !scopes.has(entity.lifecycle ? 'documents' : 'records')) return []
    return writableFields(entity, asker).filter((field) => COLUMN_KINDS[field.kind].refersTo === 'employee' && !field.fixed)
      .map((field) => ({ entity, field }))
  })
}

async function heldBy(writing: Writing, { entity, field }: { entity: Entity; field: Field }, id: string): Promise<Held> {
  const { lifecycle } = entity
  const open = lifecycle?.open
  const filter = allOf([
    { field: field.name, op: 'eq', value: id }, ...(lifecycle && open ? [{ field: lifecycle.field, op: 'in', value: open } as Condition] : []),
  ])
  const planned = planRows(planning(writing), entity, { fields: [], ...(filter ? { filter } : {}), limit: MOST })
  const { rows } = await writing.tx.query<Row>(planned.text, planned.values)
  return {
    entity, field, rows: rows.map((row) => {
      const read = planned.read(row)
      return { key: Object.fromEntries(entity.key.map((part) => [part, read[part]])) }
    }),
  }
}

/** @throws Refusal where the asker is no administrator of all shops, or there is no such colleague to hand to */
export const handOver = answers('staff.handOver', async (context, { id, to, scopes }) => {
  const { from, heir, done, left } = await rowsOver(context, { id, to, scopes })
  if (scopes.includes('approvals')) {
    const passed = await passOnAll(context, id, to)
    if (passed.done > 0) done.push(`待审批的单据 ${passed.done}`)
    if (passed.left.length > 0) left.push(`待审批的单据 ${passed.left.length}：${passed.left.slice(0, MOST_TOLD).join('；')}`)
  }
  const note = left.length === 0 ? '每一条都记入了操作日志。' : `没有交接：${left.join('；')}。`
  return { handOver: { title: `${from} 交给 ${heir}`, value: done.length === 0 ? '没有要交接的内容' : done.join('，'), note } }
})

interface Over { from: string; heir: string; done: string[]; left: string[] }

function rowsOver(context: CallContext, { id, to, scopes }: Asked<'staff.handOver'>): Promise<Over> {
  return context.db.withCompany(context.caller, async (tx) => {
    const writing = writingOf(context, tx)
    if (!context.access.everything || context.caller.shopIds !== null) throw new Refusal(CODES.invalid, '离职交接要看得到全部店铺的管理员来做。')
    if (id === to) throw new Refusal(CODES.invalid, '请选择另一位同事。', { to: '不能交给本人' })
    const { rows: people } = await tx.query<{ id: string; name: string; on: boolean }>(
      `select id::text, name, coalesce(state, 'on') = 'on' as on from employee where company_id = $1 and id = any($2::bigint[])`,
      [context.caller.companyId, [id, to].filter(isRowId)],
    )
    const [from, heir] = [people.find((each) => each.id === id), people.find((each) => each.id === to)]
    if (!from) throw new Refusal(CODES.notFound, '没有这个员工，可能已被删除，请刷新。')
    if (!heir?.on) throw new Refusal(CODES.invalid, '请选择在用的员工来接手。', { to: '没有这位员工，或已停用' })
    const done: string[] = []
    const left: string[] = []
    for (const each of fieldsOf(writing, new Set(scopes))) {
      const { entity, field, rows } = await heldBy(writing, each, id)
      if (rows.length === 0) continue
      const { changed, refused, items } = await commitBulk(context, writing, entity, rows, [{ field, operation: 'set', value: to }])
      if (changed > 0) done.push(`${entity.label}（${field.label}）${changed}`)
      const why = items.find(({ error }) => error !== undefined)
      if (refused > 0 && why) left.push(`${entity.label}（${field.label}）${refused}：「${why.title}」${why.error ?? ''}`)
    }
    return { from: from.name, heir: heir.name, done, left }
  })
}
