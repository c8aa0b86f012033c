/**
 * What a company's rows must be like after any write of them, whichever call or bulk edit made it: rules that are about
 * more than the row itself, by entity. Called at the end of a write, in its transaction; a refusal undoes it.
 */
import { CODES, type Row } from '../../src/lib/wire'
import { Refusal } from '../refusal'
import type { Written } from './write.after'
import { SYSTEM_RULES } from './write.rules.system'
import type { Writing } from './write.row'

type WriteRule = (writing: Writing, written: Written[]) => Promise<void>

/**
 * The administrators of a company are changed by administrators alone, and there is always one who can sign in.
 * @throws Refusal
 */
const administrators: WriteRule = async (writing, written) => {
  const { tx, asker } = writing
  // Two administrators who demote each other at once would each see the other one still there: they go one after the other.
  await tx.query(`select pg_advisory_xact_lock(hashtext('administrators'), $1::int)`, [asker.companyId])
  const { rows } = await tx.query<{ name: string }>('select name from role where company_id = $1 and everything', [asker.companyId])
  const all = new Set(rows.map(({ name }) => name))
  const rolesOf = (row: Row | undefined): string[] => (Array.isArray(row?.roles) ? row.roles.map(String) : [])
  if (!asker.everything) {
    if (written.some(({ before, after }) => [...rolesOf(before), ...rolesOf(after)].some((role) => all.has(role)))) throw new Refusal(CODES.invalid, '只有管理员可以修改管理员，或把别人设为管理员。', { roles: '需要管理员来修改' })
    const own = written.find(({ before, after }) => String((after ?? before)?.id) === asker.employeeId && String(rolesOf(before)) !== String(rolesOf(after)))
    if (own) throw new Refusal(CODES.invalid, '不能修改自己的角色，请联系管理员。', { roles: '不能修改自己的角色' })
    const given = new Set(written.flatMap(({ before, after }) => rolesOf(after).filter((role) => !rolesOf(before).includes(role))))
    const beyond = await rolesBeyond(writing, [...given])
    if (beyond.length > 0) throw new Refusal(CODES.invalid, `您自己没有「${beyond.join('、')}」的全部权限，不能把这个角色给别人，请联系管理员。`, { roles: '超出您自己的权限' })
  }
  const known = await tx.query<{ name: string }>('select name from role where company_id = $1', [asker.companyId])
  const names = new Set(known.rows.map(({ name }) => name))
  const strange = written.flatMap(({ after }) => rolesOf(after)).find((role) => !names.has(role))
  if (strange !== undefined) throw new Refusal(CODES.invalid, `没有角色「${strange}」。`, { roles: '请从列表中选择' })
  if (!(await hasAdministrator(writing))) throw new Refusal(CODES.invalid, '这是最后一位启用的管理员，不能停用、删除、限定店铺或取消管理员角色。请先设另一位管理员。', { state: '最后一位管理员' })
}

/** Is there somebody left who may put everything right: switched on, an administrator, of every shop? */
async function hasAdministrator({ tx, asker }: Writing): Promise<boolean> {
  const { rows } = await tx.query<{ there: boolean }>(
    `select exists (select from employee e where e.company_id = $1 and coalesce(e.state, 'on') = 'on' and coalesce(e.all_shops, false)
       and exists (select from role r where r.company_id = $1 and r.everything and r.name = any(e.roles))) as there`,
    [asker.companyId],
  )
  return rows[0]?.there === true
}

/**
 * Roles are written by administrators alone, so that nobody widens their own; and never so that no administrator is left.
 * @throws Refusal
 */
const roles: WriteRule = async (writing) => {
  if (!writing.asker.everything) throw new Refusal(CODES.invalid, '只有管理员可以新增、修改或删除角色。')
  await writing.tx.query(`select pg_advisory_xact_lock(hashtext('administrators'), $1::int)`, [writing.asker.companyId])
  if (!(await hasAdministrator(writing))) throw new Refusal(CODES.invalid, '这样修改后公司就没有管理员了。请先设另一位管理员。', { rights: '公司至少要有一位管理员' })
}

/** Labels of those roles that hold a menu or a permission that none of the asker's own roles holds: nobody gives what they lack. */
async function rolesBeyond({ tx, asker }: Writing, roles: string[]): Promise<string[]> {
  if (roles.length === 0) return []
  const { rows } = await tx.query<{ label: string }>(
    `with own as (select r.* from role r join employee e on e.company_id = r.company_id and r.name = any(e.roles) where r.company_id = $1 and e.id = $2::bigint)
     select r.label from role r where r.company_id = $1 and r.name = any($3::text[]) and (
       exists (select unnest(coalesce(r.permissions, '{}')) except select unnest(coalesce(o.permissions, '{}')) from own o)
       or exists (select unnest(coalesce(r.menus, '{}')) except select unnest(coalesce(o.menus, '{}')) from own o))
     order by r.label`,
    [asker.companyId, asker.employeeId, roles],
  )
  return rows.map(({ label }) => label)
}

const RULES: Record<string, WriteRule> = { ...SYSTEM_RULES, employee: administrators, role: roles }

/** @throws Refusal where the rows cannot stay like this */
export async function holdRules(writing: Writing, written: Written[]): Promise<void> {
  for (const entity of new Set(written.map((each) => each.entity.name))) {
    const rule = Object.hasOwn(RULES, entity) ? RULES[entity] : undefined
    if (rule) await rule(writing, written.filter((each) => each.entity.name === entity))
  }
}
