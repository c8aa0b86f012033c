/**
 * Roles as their editor holds them: one value `rights` in place of the columns that keep it. Written through the same way as any
 * row, so that the audit, the rules about administrators and the news of it follow.
 */
import { randomBytes } from 'node:crypto'
import type { Entity } from '../../../contract/model'
import { NO_RIGHTS, type Rights } from '../../../contract/rights'
import { CODES, type Row } from '../../../contract/wire'
import { actionsOf } from '../../kernel/asker/access/rights.tree'
import { companyItems } from '../../kernel/asker/access/access'
import { answerGet } from '../../kernel/read/answer/get'
import { answerAdd, answerEdit } from '../../kernel/write/write'
import { type Writing, writingOf } from '../../kernel/write/write.row'
import { Refusal } from '../../kernel/asker/refusal'
import { answers, type Answered } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { readingOf } from '../../kernel/read/reading'

const RIGHTS = Object.keys(NO_RIGHTS) as (keyof Rights)[]

/** One role; `rights` beside its own fields. @throws Refusal notFound */
export const role = answers('access.role', (context, { name }) =>
  context.db.withCompany(context.caller, async (tx) => packed(await answerGet(readingOf(context, tx), roleEntity(context), { name })), { readOnly: true }))

/** Its key is ours: nobody has to think of one, and it never changes. */
export const roleAdd = answers('access.roleAdd', (context, { rights = NO_RIGHTS, ...form }) =>
  inWriting(context, async (writing) => {
    checkRights(context, rights, NO_RIGHTS)
    return packed(await answerAdd(context, writing, roleEntity(context), { ...form, ...rights, name: `role_${randomBytes(5).toString('hex')}` }))
  }))

/** What a new role begins with that is made like another: all that one may do, under a name of its own. @throws Refusal notFound */
export const roleCopy = answers('access.roleCopy', (context, { copy_of: name }) => context.db.withCompany(context.caller, async (tx) => {
  const { label, remark, rights } = packed(await answerGet(readingOf(context, tx), roleEntity(context), { name }))
  return { row: { label: `${label.slice(0, 36)}-副本`, remark, rights } }
}, { readOnly: true }))

/**
 * Whoever has a role that is switched off loses at once what it gave; the last administrator's stays on.
 * @param body the key, what changed, and `before` as the editor showed it
 */
export const roleEdit = answers('access.roleEdit', (context, { name, rights, before, ...form }) =>
  inWriting(context, async (writing) => {
    const entity = roleEntity(context)
    const now = packed(await answerGet(writing, entity, { name }))
    if (rights) checkRights(context, rights, now.rights)
    return packed(await answerEdit(context, writing, entity, { name, ...form, ...rights, before: unpacked(before) }))
  }))

/** A refusal about one of the columns behind `rights` stands at `rights`. */
async function inWriting<T>(context: CallContext, work: (writing: Writing) => Promise<T>): Promise<T> {
  try {
    return await context.db.withCompany(context.caller, (tx) => work(writingOf(context, tx)))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const errors = Object.entries(error.errors ?? {}).map(([field, says]) => [RIGHTS.some((right) => right === field) ? 'rights' : field, says])
    throw new Refusal(error.code, error.message, Object.fromEntries(errors) as Record<string, string>)
  }
}

function roleEntity({ model }: CallContext): Entity {
  const entity = model.entities['role']
  if (!entity) throw new Error('there is no entity role')
  return entity
}

/** What the editor showed, column by column; anything but values by field is left for the edit to refuse. */
function unpacked(before: unknown): unknown {
  if (typeof before !== 'object' || before === null || Array.isArray(before)) return before
  const { rights, ...form } = before as Row
  return { ...form, ...(rights as Partial<Rights> | undefined) }
}

function packed(row: Row): Answered<'access.role'> {
  const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
  const rights: Rights = {
    everything: row['everything'] === true,
    menus: texts(row['menus']),
    denied_actions: texts(row['denied_actions']),
    permissions: texts(row['permissions']),
    hidden_fields: texts(row['hidden_fields']),
    limit_shops: row['limit_shops'] === true,
    shop_ids: texts(row['shop_ids']),
  }
  const { name, label, remark, create_time } = row
  return {
    name: String(name), label: String(label), remark: remark as string | null, state: String(row['state'] ?? 'on'),
    create_time: create_time as string | null, rights,
  }
}

/** What a role is newly given must be there; what it holds of things that are gone may stay. @throws Refusal */
function checkRights({ model, caller }: CallContext, rights: Rights, before: Rights): void {
  const keys = new Set(companyItems(model, caller.companyId).flatMap(({ keys: of }) => of))
  const isAction = (name: string): boolean => {
    const dot = name.indexOf('.')
    const plan = model.plans[name.slice(0, dot)]
    return plan !== undefined && actionsOf(plan).some(({ action }) => action === name.slice(dot + 1))
  }
  const isField = (name: string): boolean => {
    const dot = name.indexOf('.')
    const [source, field] = [name.slice(0, dot), name.slice(dot + 1)]
    const dataset = Object.hasOwn(model.datasets, source) ? model.datasets[source] : undefined
    const entity = Object.hasOwn(model.entities, source) ? model.entities[source] : undefined
    return [entity?.fields, dataset?.measures, dataset?.dimensions].some((names) => names !== undefined && Object.hasOwn(names, field))
  }
  const isThere: [keyof Rights, string, (name: string) => boolean][] = [
    ['menus', '菜单', (name) => keys.has(name)],
    ['denied_actions', '操作', isAction],
    ['permissions', '特殊权限', (name) => Object.hasOwn(model.permissions, name)],
    ['hidden_fields', '列', isField],
  ]
  for (const [right, label, there] of isThere) {
    const wrong = (rights[right] as string[]).find((name) => !(before[right] as string[]).includes(name) && !there(name))
    if (wrong !== undefined) throw new Refusal(CODES.invalid, `没有${label}「${wrong}」，请刷新后重新选择。`, { rights: `没有${label}「${wrong}」` })
  }
  if (rights.limit_shops && rights.shop_ids.length === 0 && !rights.everything) throw new Refusal(CODES.invalid, '限定了店铺，请至少选择一个店铺。', { rights: '请至少选择一个店铺' })
}
