/**
 * Rules of staff and roles: there is always an administrator who can sign in; nobody touches what opens the account of a
 * person who may more than they, nor gives what they lack; whose account was changed is told; who is switched off is out
 * at once, with everything that runs in their name. Run at the end of every write, in its transaction.
 */
import { CODES, type Row } from '../../../contract/wire'
import { cancelTasksOf } from '../../kernel/tasks/tasks'
import { menusOpened } from '../../kernel/asker/access/access'
import { beyond, type Rights } from '../../kernel/asker/access/beyond'
import { RIGHTS_COLUMNS, rightsIn } from '../../kernel/store/rights-of'
import { auditWords } from '../../kernel/write/audit-words'
import { tellOwner } from '../../kernel/http/sessions/account-news'
import { Refusal } from '../../kernel/asker/refusal'
import type { Upgrade } from '../../kernel/kept/upgrades'
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Written } from '../../kernel/write/written'
import { updateRow, type Writing } from '../../kernel/write/write.row'
import { departmentRule } from './departments'

/** What a person may. */
const RIGHTS = ['roles', 'all_shops', 'shop_ids', 'dept_shops', 'all_warehouses', 'warehouse_ids'] as const
/** What opens an account, or decides what it opens. */
const GUARDED = ['login_account', 'mobile', 'email', ...RIGHTS] as const
/** What its owner is told of. */
const TOLD = [...GUARDED, 'state'] as const

const rolesOf = (row: Row | undefined): string[] => (Array.isArray(row?.roles) ? row.roles.map(String) : [])
const isOff = (row: Row | undefined): boolean => row?.state === 'off'
const changedIn = <F extends string>({ before, after }: Written, fields: readonly F[]): F[] =>
  fields.filter((field) => JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after?.[field] ?? null))

/** Where somebody sees the shops of their department, another department is a right too. */
function rightsChanged(each: Written): string[] {
  const { before, after } = each
  return [...changedIn(each, RIGHTS), ...(before?.dept_shops === true || after?.dept_shops === true ? changedIn(each, ['dept_name']) : [])]
}

/** @throws Refusal */
const staff: WriteRule = async (writing, written) => {
  const { tx, asker } = writing
  // Two administrators who demote each other at once would each see the other one still there: they go one after the other.
  await tx.query(`select pg_advisory_xact_lock(hashtext('administrators'), $1::int)`, [asker.companyId])
  const { rows: roles } = await tx.query<{ name: string; label: string; everything: boolean }>(
    'select name, label, coalesce(everything, false) as everything from role where company_id = $1', [asker.companyId],
  )
  if (!asker.everything) refuseAdministrators(writing, written, new Set(roles.filter(({ everything }) => everything).map(({ name }) => name)))
  const names = new Set(roles.map(({ name }) => name))
  const strange = written.flatMap(({ after }) => rolesOf(after)).find((role) => !names.has(role))
  if (strange !== undefined) throw new Refusal(CODES.invalid, `没有角色「${strange}」。`, { roles: '请从列表中选择' })
  await refuseBeyond(writing, written)
  if (!(await hasAdministrator(writing))) {
    const says = '这是最后一位启用的管理员，不能停用、删除、限定店铺或取消管理员角色。请先设另一位管理员。'
    throw new Refusal(CODES.invalid, says, { state: '最后一位管理员' })
  }
  for (const { before, after } of written) if (before && !isOff(before) && (isOff(after) || !after)) await shutOut(writing, String(before.id))
  await tellOwners(writing, written, new Map(roles.map(({ name, label }) => [name, label])))
}

/** Administrators are changed by administrators alone, and nobody else changes their own rights. */
function refuseAdministrators({ asker }: Writing, written: Written[], all: ReadonlySet<string>): void {
  if (written.some(({ before, after }) => [...rolesOf(before), ...rolesOf(after)].some((role) => all.has(role)))) {
    throw new Refusal(CODES.invalid, '只有管理员可以修改管理员，或把别人设为管理员。', { roles: '需要管理员来修改' })
  }
  for (const each of written) {
    const [own] = String((each.after ?? each.before)?.id) === asker.employeeId ? rightsChanged(each) : []
    if (own !== undefined) {
      throw new Refusal(CODES.invalid, '不能修改自己的角色、可见店铺与仓库，请联系管理员。', { [own]: '不能修改自己的' })
    }
  }
}

/** @throws Refusal where the account of a person who may more is touched, or somebody is given what the asker lacks */
async function refuseBeyond(writing: Writing, written: Written[]): Promise<void> {
  const { tx, model, asker } = writing
  const touching = written.filter((each) => !each.after || changedIn(each, GUARDED).length > 0 || (isOff(each.before) && !isOff(each.after)))
  if (asker.employeeId === null || touching.length === 0) return
  const rightsOf = await rightsIn(tx, model, asker.companyId)
  const mine = await ownRights(writing, written, rightsOf)
  for (const each of touching) {
    const { before, after } = each
    const isOwn = String((before ?? after)?.id) === asker.employeeId
    const more = before && !isOwn ? beyond(model, mine, rightsOf(before)) : []
    const [field = 'state'] = changedIn(each, GUARDED)
    if (more.length > 0) {
      const says = `「${String(before?.name)}」的权限比您多（${more.join('、')}），不能修改他的账号、手机号、邮箱与权限，请联系管理员。`
      throw new Refusal(CODES.invalid, says, { [field]: '这个人的权限比您多' })
    }
    const [given] = after ? rightsChanged(each) : []
    const lacking = after && given !== undefined ? beyond(model, mine, rightsOf(after)) : []
    if (lacking.length > 0) {
      const at = field === 'roles' || !before ? 'roles' : given!
      throw new Refusal(CODES.invalid, `您自己没有${lacking.join('、')}，不能给别人，请联系管理员。`, { [at]: '超出您自己的权限' })
    }
  }
}

/** The asker's rights as they were before this write. */
async function ownRights({ tx, asker }: Writing, written: Written[], rightsOf: (row: Row) => Rights): Promise<Rights> {
  const own = written.find(({ before }) => before && String(before.id) === asker.employeeId)?.before
  if (own) return rightsOf(own)
  const { rows } = await tx.query<Row>(
    `select ${RIGHTS_COLUMNS} from employee where company_id = $1 and id = $2::bigint`, [asker.companyId, asker.employeeId],
  )
  return rightsOf(rows[0] ?? {})
}

/** Sessions end, and what waits or runs in the person's name is cancelled. */
async function shutOut({ tx, asker }: Writing, id: string): Promise<void> {
  await tx.query('select end_sessions_of($1::bigint)', [id])
  await cancelTasksOf(tx, asker.companyId, id)
}

/** The people concerned read in their message centre what was changed, and by whom. */
async function tellOwners({ tx, model, asker }: Writing, written: Written[], labels: ReadonlyMap<string, string>): Promise<void> {
  const told = written.filter((each) => each.before && each.after && String(each.after.id) !== asker.employeeId && changedIn(each, TOLD).length > 0)
  if (told.length === 0) return
  const namesIn = async (table: 'shop' | 'warehouse'): Promise<(ids: unknown) => string[]> => {
    const { rows } = await tx.query<{ id: string; name: string }>(`select id::text as id, name from ${table} where company_id = $1`, [asker.companyId])
    const names = new Map(rows.map(({ id, name }) => [id, name]))
    return (ids) => (Array.isArray(ids) ? ids : []).map((id) => names.get(String(id)) ?? String(id))
  }
  const [shops, warehouses] = [await namesIn('shop'), await namesIn('warehouse')]
  const { rows: people } = await tx.query<{ name: string }>(
    'select name from employee where company_id = $1 and id = $2::bigint', [asker.companyId, asker.employeeId],
  )
  const named = (row: Row): Row => ({
    ...Object.fromEntries(TOLD.map((field) => [field, row[field]])),
    roles: rolesOf(row).map((role) => labels.get(role) ?? role),
    shop_ids: shops(row.shop_ids),
    warehouse_ids: warehouses(row.warehouse_ids),
  })
  for (const { entity, before, after } of told) {
    const { changes } = auditWords(model, { entity: entity.name, key: { id: after!.id }, action: 'edit', before: named(before!), after: named(after!) })
    const by = { id: asker.employeeId ?? '', name: people[0]?.name ?? '系统' }
    await tellOwner(tx, { companyId: asker.companyId, employeeId: String(after!.id) }, { title: '您的账号资料或权限被修改', text: changes, by })
  }
}

/** Is there somebody left who may put everything right: switched on, an administrator, of every shop? */
async function hasAdministrator({ tx, asker }: Writing): Promise<boolean> {
  const { rows } = await tx.query<{ there: boolean }>(
    `select exists (select from employee e where e.company_id = $1 and coalesce(e.state, 'on') = 'on' and coalesce(e.all_shops, false)
       and exists (select from role r where r.company_id = $1 and r.everything and coalesce(r.state, 'on') = 'on' and r.name = any(e.roles))) as there`,
    [asker.companyId],
  )
  return rows[0]?.there === true
}

/**
 * Roles are written by administrators alone, so that nobody widens their own; and never so that no administrator is left.
 * @throws Refusal
 */
const roles: WriteRule = async (writing, written) => {
  if (!writing.asker.everything) throw new Refusal(CODES.invalid, '只有管理员可以新增、修改或删除角色。')
  await writing.tx.query(`select pg_advisory_xact_lock(hashtext('administrators'), $1::int)`, [writing.asker.companyId])
  if (!(await hasAdministrator(writing))) {
    throw new Refusal(CODES.invalid, '这样修改后公司就没有管理员了。请先设另一位管理员。', { rights: '公司至少要有一位管理员' })
  }
  await countMenus(writing, written)
}

/** Told beside each role: how many pages of the menu it opens. */
async function countMenus(writing: Writing, written: readonly Written[]): Promise<void> {
  const { model, asker } = writing
  for (const { after } of written) {
    if (!after) continue
    const menus = Array.isArray(after.menus) ? after.menus.map(String) : []
    const count = menusOpened(model, asker.companyId, { everything: after.everything === true, menus })
    if (count !== after.menu_count) await updateRow(writing, model.entities['role']!, { name: after.name }, { menu_count: count })
  }
}

/** Roles of before had no count. */
export const menusCountedBefore: Upgrade = {
  name: 'people.menusCounted',
  entities: ['role'],
  run: async (tx, model) => {
    const { rows } = await tx.query<{ company_id: number; name: string; everything: boolean; menus: string[] }>(
      "select company_id, name, coalesce(everything, false) as everything, coalesce(menus, '{}') as menus from role where menu_count is null",
    )
    for (const { company_id: company, name, ...role } of rows) {
      await tx.query('update role set menu_count = $3 where company_id = $1 and name = $2', [company, name, menusOpened(model, company, role)])
    }
  },
}

export const STAFF_RULES: Record<string, WriteRule> = { employee: staff, role: roles, department: departmentRule }
