/** The tree of categories: no circles, five levels at most, and the full name of each kept true when one above it is renamed or moved. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import type { WriteRule } from '../../kernel/write/write.rules'
import { updateRow } from '../../kernel/write/write.row'

const LEVELS = 5

interface Category { id: string; name: string; parent: string | null; full: string | null }

/** @throws Refusal where a category would stand below itself, or too deep */
export const categoryRule: WriteRule = async (writing, written) => {
  const { tx, model, asker } = writing
  await tx.query(`select pg_advisory_xact_lock(hashtext('categories'), $1::int)`, [asker.companyId])
  const { rows } = await tx.query<Category>(
    'select id::text, name, parent_id::text as parent, full_name as full from category where company_id = $1', [asker.companyId],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const now = new Set(written.map(({ before, after }) => String((after ?? before)?.['id'])))
  for (const row of rows) {
    const names = namesOf(row, byId)
    if (names === undefined && now.has(row.id)) throw new Refusal(CODES.invalid, `「${row.name}」不能放在它自己的下级里`, { parent_id: '请选择别的上级分类' })
    if (names === undefined) continue
    if (names.length > LEVELS) throw new Refusal(CODES.invalid, `分类最多 ${LEVELS} 级，「${row.name}」会在第 ${names.length} 级`, { parent_id: `最多 ${LEVELS} 级` })
    const full = names.join('/')
    if (full !== row.full) await updateRow(writing, model.entities['category']!, { id: row.id }, { full_name: full })
  }
}

/** From the top down; undefined where the way up comes back to itself. */
function namesOf(category: Category, byId: ReadonlyMap<string, Category>): string[] | undefined {
  const names = [category.name]
  const been = new Set<string>()
  for (let above = byId.get(category.parent ?? ''); above && !been.has(above.id); above = byId.get(above.parent ?? '')) {
    if (above.id === category.id) return undefined
    been.add(above.id)
    names.unshift(above.name)
  }
  return names
}
