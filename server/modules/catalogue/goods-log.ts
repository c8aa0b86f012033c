/**
 * What became of a company's goods, field by field: who changed which field of which SKU, of its parts, prices and pairings, from what to what.
 * Lines are added in the transaction that writes the row, whichever call, sheet or bulk edit did; what only some may see stands apart.
 */
import type { Entity, Model } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { fieldWords, isStamp } from '../../kernel/write/audit-words'
import type { Writing } from '../../kernel/write/write.row'
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Written } from '../../kernel/write/written'

/** The field by which a row of each entity is of a SKU. */
const SKU_OF: Record<string, string> = { sku: 'id', sku_part: 'sku_id', sku_price: 'sku_id', pairing: 'sku_id' }

interface Line { sku: string; code: string | null; about: string; doing: string; field: string; before: string | null; after: string | null; cost: boolean }

/** Does what the other rule does, and keeps the lines. */
export const logged = (rule: WriteRule): WriteRule => async (writing, written) => {
  const further = await rule(writing, written)
  await keep(writing, written)
  return further
}

async function keep(writing: Writing, written: readonly Written[]): Promise<void> {
  const { tx, asker, model, now } = writing
  const lines = written.flatMap((each) => linesOf(model, each))
  if (lines.length === 0) return
  const names = await namesOf(writing, written)
  const told = lines.map((line) => ({ ...line, before: names(line.field, line.before), after: names(line.field, line.after) }))
  await tx.query(
    `insert into goods_log (company_id, at, employee_id, sku_id, sku_code, about, doing, field_label, before_value, after_value, before_cost, after_cost)
     select $1, $2::timestamptz, $3::bigint, l.sku::bigint, coalesce(s.sku_code, l.code), l.about, l.doing, l.field, case when not l.cost then l.before end,
       case when not l.cost then l.after end, case when l.cost then l.before end, case when l.cost then l.after end
     from jsonb_to_recordset($4::jsonb) as l (sku text, code text, about text, doing text, field text, before text, after text, cost boolean)
     left join sku s on s.company_id = $1 and s.id = l.sku::bigint`,
    [asker.companyId, now.toISOString(), asker.employeeId, JSON.stringify(told.map(({ field, ...line }) => ({ ...line, field: field.split('|')[0] })))],
  )
}

/** Of a new or removed row its fields that hold something; of a changed one those that differ. */
function linesOf(model: Model, { entity, before, after }: Written): Line[] {
  const row = after ?? before
  const sku = row?.[SKU_OF[entity.name] ?? '']
  if (!row || sku === null || sku === undefined) return []
  const doing = before && after ? 'edit' : after ? 'add' : 'remove'
  const base = { sku: String(sku), code: entity.name === 'sku' ? String(row['sku_code'] ?? '') : null, about: entity.name, doing }
  if (doing !== 'edit' && entity.name === 'sku') {
    return [{ ...base, field: '商品', before: wordOf(before, entity), after: wordOf(after, entity), cost: false }]
  }
  return Object.values(entity.fields).flatMap((field): Line[] => {
    if (field.secret || field.formula || isStamp(field.name) || entity.key.includes(field.name) || field.name === SKU_OF[entity.name]) return []
    if (JSON.stringify(before?.[field.name] ?? null) === JSON.stringify(after?.[field.name] ?? null)) return []
    const told = (of: Row | undefined): string | null => (of ? fieldWords(model, entity, field.name, of) : null)
    return [{ ...base, field: `${field.label}|${entity.name}.${field.name}`, before: told(before), after: told(after), cost: field.sensitive !== undefined }]
  })
}

const wordOf = (row: Row | undefined, { title }: Entity): string | null => (row ? String(row[title ?? 'id'] ?? '') : null)

/** Rows of others by the names that staff know: a category, a supplier, a part. */
async function namesOf({ tx, asker, model }: Writing, written: readonly Written[]): Promise<(field: string, value: string | null) => string | null> {
  const found = new Map<string, Map<string, string>>()
  for (const entity of new Set(written.map((each) => each.entity))) {
    for (const ref of Object.values(entity.refs)) {
      const [by] = ref.by
      const other = model.entities[ref.entity]
      const title = other?.title === undefined ? undefined : other.fields[other.title]
      if (!by || ref.by.length !== 1 || ref.to[0] !== 'id' || !other || !title || title.formula) continue
      const ids = [...new Set(written.flatMap(({ before, after }) => [before?.[by], after?.[by]]).filter((id) => id !== null && id !== undefined).map(String))]
      const numbers = ids.filter((id) => /^[0-9]+$/.test(id))
      if (numbers.length === 0) continue
      const { rows } = await tx.query<{ id: string; name: string }>(
        `select id::text, "${title.name}"::text as name from "${other.table}" where company_id = $1 and id = any($2::bigint[])`, [asker.companyId, numbers],
      )
      found.set(`${entity.name}.${by}`, new Map(rows.map(({ id, name }) => [id, name])))
    }
  }
  return (field, value) => (value === null ? null : found.get(field.split('|')[1] ?? '')?.get(value) ?? value)
}
