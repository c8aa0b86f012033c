/**
 * Filter templates that a person keeps by name for a place, a configuration type of advertising lists: added, listed, changed, removed, one of a
 * place active. Each person sees and changes their own alone. Judges no content. What people keep of one list is a view of it, and not here.
 */
import { CODES } from '../../../contract/wire'
import type { CallContext } from '../../kernel/http/handler'
import { Refusal } from '../../kernel/asker/refusal'
import { isRowId } from '../../kernel/store/row-id'

interface SavedSet {
  id: string
  place: string
  name: string
  content: unknown
  active: boolean
}

const MOST = 60
const MOST_NAME = 40
const MOST_CONTENT = 20_000

const WORD = '筛选模板'
/** What rows of the table are; the other kinds that it allows are views by now. */
const KIND = 'filter'

/** Oldest first. */
export async function savedSets({ db, caller }: CallContext, place: string): Promise<SavedSet[]> {
  return db.withCompany(caller, async (tx) => {
    const { rows } = await tx.query<SavedSet>(
      `select id::text as id, place, name, content, active from saved_set s where company_id = $1 and employee_id = $2 and kind = $3 and place = $4
        order by s.id`,
      [caller.companyId, caller.employeeId, KIND, place],
    )
    return rows
  }, { readOnly: true })
}

/** @throws Refusal for a name that is empty or taken, for too much, for too many */
export async function addSet(
  context: CallContext, given: { place: string; name: string; content: unknown; active?: boolean },
): Promise<{ id: string }> {
  const { db, caller } = context
  const name = checkName(given.name)
  const content = checkContent(given.content)
  return db.withCompany(caller, async (tx) => {
    const of = [caller.companyId, caller.employeeId, KIND, given.place]
    const { rows: there } = await tx.query<{ name: string }>(
      'select name from saved_set where company_id = $1 and employee_id = $2 and kind = $3 and place = $4', of,
    )
    if (there.some((each) => each.name === name)) throw new Refusal(CODES.duplicate, `已有名为「${name}」的${WORD}，请换一个名称`, { name: '名称已被使用' })
    if (there.length >= MOST) throw new Refusal(CODES.invalid, `最多保存 ${MOST} 个${WORD}，请先删除不用的`)
    if (given.active) await takeTurn(tx, of)
    const { rows } = await tx.query<{ id: string }>(
      'insert into saved_set (company_id, employee_id, kind, place, name, content, active) values ($1, $2, $3, $4, $5, $6, $7) returning id::text as id',
      [...of, name, content, given.active === true],
    )
    await context.audit(tx, { entity: 'saved_set', key: { id: rows[0]!.id }, action: 'add', after: { name, place: given.place } })
    return { id: rows[0]!.id }
  })
}

/** @throws Refusal where it is not one's own, or the new name is taken */
export async function editSet(
  context: CallContext, id: string, change: { name?: string; content?: unknown; active?: boolean },
): Promise<Record<string, never>> {
  const { db, caller } = context
  const name = change.name === undefined ? undefined : checkName(change.name)
  const content = change.content === undefined ? undefined : checkContent(change.content)
  await db.withCompany(caller, async (tx) => {
    const found = await requireSet(tx, context, id)
    const of = [caller.companyId, caller.employeeId, KIND, found.place]
    if (name !== undefined) {
      const { rows } = await tx.query(
        'select 1 from saved_set s where company_id = $1 and employee_id = $2 and kind = $3 and place = $4 and name = $5 and s.id <> $6',
        [...of, name, id],
      )
      if (rows.length > 0) throw new Refusal(CODES.duplicate, `已有名为「${name}」的${WORD}，请换一个名称`, { name: '名称已被使用' })
    }
    if (change.active) await takeTurn(tx, of)
    await tx.query(
      `update saved_set s set name = coalesce($4, name), content = coalesce($5::jsonb, content), active = coalesce($6, active), update_time = now()
        where company_id = $1 and employee_id = $2 and s.id = $3`,
      [caller.companyId, caller.employeeId, id, name ?? null, content ?? null, change.active ?? null],
    )
    await context.audit(
      tx,
      {
        entity: 'saved_set', key: { id }, action: 'edit', before: { name: found.name, active: found.active },
        after: { name: name ?? found.name, active: change.active ?? found.active },
      },
    )
  })
  return {}
}

/** @throws Refusal where it is not one's own */
export async function removeSet(context: CallContext, id: string): Promise<Record<string, never>> {
  const { db, caller } = context
  await db.withCompany(caller, async (tx) => {
    const found = await requireSet(tx, context, id)
    await tx.query('delete from saved_set s where company_id = $1 and employee_id = $2 and s.id = $3', [caller.companyId, caller.employeeId, id])
    await context.audit(tx, { entity: 'saved_set', key: { id }, action: 'remove', before: { name: found.name, place: found.place } })
  })
  return {}
}

/** What was active of a place is so no more. One change at a time: two that come together would both find nothing active. */
async function takeTurn(tx: Parameters<CallContext['audit']>[0], of: readonly unknown[]): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`saved_set ${of.join(' ')}`])
  await tx.query('update saved_set set active = false where company_id = $1 and employee_id = $2 and kind = $3 and place = $4 and active', [...of])
}

async function requireSet(tx: Parameters<CallContext['audit']>[0], { caller }: CallContext, id: string): Promise<SavedSet> {
  const { rows } = isRowId(id)
    ? await tx.query<SavedSet>(
      'select id::text as id, place, name, content, active from saved_set s where company_id = $1 and employee_id = $2 and kind = $3 and s.id = $4 for update',
      [caller.companyId, caller.employeeId, KIND, id],
    )
    : { rows: [] }
  if (!rows[0]) throw new Refusal(CODES.notFound, `这个${WORD}已不存在，请刷新后重试`)
  return rows[0]
}

function checkName(given: string): string {
  const name = given.trim()
  if (name === '' || name.length > MOST_NAME) throw new Refusal(CODES.invalid, `${WORD}的名称应有 1 到 ${MOST_NAME} 个字`, { name: `1 到 ${MOST_NAME} 个字` })
  return name
}

function checkContent(content: unknown): string {
  const text = JSON.stringify(content ?? null)
  if (text.length > MOST_CONTENT) throw new Refusal(CODES.invalid, `${WORD}的内容太多，请减少一些`)
  return text
}
