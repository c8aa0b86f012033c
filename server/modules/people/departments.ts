/**
 * The tree of departments: no circles, six levels at most, the full name of each kept true, and names that people, shops and
 * approval flows are told by following when one is called otherwise.
 */
import { CODES } from '../../../contract/wire'
import { raiseDataVersions } from '../../kernel/store/data-version'
import type { Upgrade } from '../../kernel/kept/upgrades'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { refuseFenced } from '../../kernel/write/write.tree'
import { lockRow, updateRow, writingOf, type Writing } from '../../kernel/write/write.row'
import type { WriteRule } from '../../kernel/write/write.rules'

const LEVELS = 6
const LONGEST = 40

interface Department { name: string; parent: string | null; full: string | null }

/** @throws Refusal for names that a path could not be made of, circles and trees that are too deep */
export const departmentRule: WriteRule = async (writing, written) => {
  for (const { after } of written) if (after) refuseName(String(after['name']), 'name')
  await keepFullNames(writing, new Set(written.map(({ before, after }) => String((after ?? before)?.['name']))))
}

/** @throws Refusal */
function refuseName(name: string, field: string): void {
  if (name.includes('/')) throw new Refusal(CODES.invalid, '部门名称里不能有“/”，上下级用「上级部门」表示', { [field]: '不能有“/”' })
}

/** @param now those that are written, which a refusal may be about */
async function keepFullNames(writing: Writing, now: ReadonlySet<string>): Promise<void> {
  const { tx, model, asker } = writing
  await tx.query(`select pg_advisory_xact_lock(hashtext('departments'), $1::int)`, [asker.companyId])
  const { rows } = await tx.query<Department>(
    'select name, parent_name as parent, full_name as full from department where company_id = $1', [asker.companyId],
  )
  const byName = new Map(rows.map((row) => [row.name, row]))
  for (const row of rows) {
    const path = pathOf(row, byName)
    if (path === undefined && now.has(row.name)) {
      throw new Refusal(CODES.invalid, `「${row.name}」不能放在它自己或它的下级里`, { parent_name: '请选择别的上级部门' })
    }
    if (path === undefined) continue
    if (path.length > LEVELS) {
      throw new Refusal(CODES.invalid, `部门最多 ${LEVELS} 级，「${row.name}」会在第 ${path.length} 级`, { parent_name: `最多 ${LEVELS} 级` })
    }
    const full = path.join('/')
    if (full !== row.full) await updateRow(writing, model.entities['department']!, { name: row.name }, { full_name: full })
  }
}

/** Names from the top down; undefined where the way up comes back to itself. */
function pathOf(department: Department, byName: ReadonlyMap<string, Department>): string[] | undefined {
  const names = [department.name]
  for (let above = byName.get(department.parent ?? ''); above; above = byName.get(above.parent ?? '')) {
    if (names.includes(above.name)) return undefined
    names.unshift(above.name)
  }
  return names
}

/**
 * A department gets another name, and so do all that are told by it; approvals that were handed in keep the name of then.
 * @throws Refusal where the name is taken, empty or too long
 */
export const departmentRename = answers('staff.departmentRename', (context, { name, to }) => context.db.withCompany(context.caller, async (tx) => {
  const writing = writingOf(context, tx)
  const entity = context.model.entities['department']!
  refuseFenced(entity, writing)
  await lockRow(writing, entity, { name })
  const called = to.trim()
  if (called === '' || called.length > LONGEST) throw new Refusal(CODES.invalid, `新名称要有 1 到 ${LONGEST} 个字`, { to: `1 到 ${LONGEST} 个字` })
  refuseName(called, 'to')
  if (called === name) return {}
  const { companyId } = context.caller
  const { rowCount } = await tx.query('select from department where company_id = $1 and name = $2', [companyId, called])
  if (rowCount) throw new Refusal(CODES.duplicate, `已有部门「${called}」，请换一个名称`, { to: '已有这个部门' })
  await tx.query('update department set name = $3, update_time = $4 where company_id = $1 and name = $2', [
    companyId, name, called, writing.now.toISOString(),
  ])
  for (const [table, column] of [['department', 'parent_name'], ['employee', 'dept_name'], ['shop', 'dept_name']] as const) {
    await tx.query(`update ${table} set ${column} = $3 where company_id = $1 and ${column} = $2`, [companyId, name, called])
  }
  await tx.query('update approval_flow set depts = array_replace(depts, $2, $3) where company_id = $1 and $2 = any(depts)', [companyId, name, called])
  await keepFullNames(writing, new Set([called]))
  await context.audit(tx, { entity: 'department', key: { name: called }, action: 'edit', before: { name }, after: { name: called } })
  await raiseDataVersions(tx, companyId, ['department', 'employee', 'shop', 'approval_flow'])
  return {}
}))

/** Departments were words on people and shops before: each becomes one of the top, and flows keep those that there are. */
export const departmentsOfBefore: Upgrade = {
  name: 'people.departments',
  entities: ['department', 'employee', 'shop', 'approval_flow'],
  run: async (tx) => {
    const plain = `nullif(trim(replace(dept_name, '/', '·')), '')`
    for (const table of ['employee', 'shop']) await tx.query(`update ${table} set dept_name = ${plain} where dept_name is distinct from ${plain}`)
    await tx.query(
      `insert into department (company_id, name, full_name, create_time)
       select company_id, dept_name, dept_name, now() from employee where dept_name is not null
       union select company_id, dept_name, dept_name, now() from shop where dept_name is not null
       union select company_id, dept, dept, now() from approval_flow, unnest(depts) dept where dept <> '' and dept not like '%/%'
       on conflict (company_id, name) do nothing`,
    )
  },
}
