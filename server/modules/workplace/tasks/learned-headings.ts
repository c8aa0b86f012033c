/** What people have said of headings that are not the template's (header_map): kept for the company, by what they import into. */
import type { Entity } from '../../../../contract/model'
import { CODES } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import type { Mapping } from '../../../kernel/intake/template/columns'
import { raiseDataVersions } from '../../../kernel/store/data-version'
import type { Tx } from '../../../kernel/store/connect'

/** Headings (signatureOf) -> what is which column. */
export async function learnedFor(tx: Tx, companyId: number, target: string): Promise<Map<string, Mapping>> {
  const { rows } = await tx.query<{ headings: string; pairs: Mapping }>(
    'select headings, pairs from header_map where company_id = $1 and target = $2', [companyId, target],
  )
  return new Map(rows.map(({ headings, pairs }) => [headings, pairs]))
}

/** Keeps it, or takes the newer word; answers its name. */
export async function learn(
  tx: Tx, { companyId, employeeId }: { companyId: number; employeeId: string | null }, entity: Entity,
  { title, headings, mapping }: { title: string; headings: string; mapping: Mapping },
): Promise<void> {
  const words = Object.entries(mapping).map(([field, from]) => {
    const label = entity.fields[field]?.label ?? field
    return 'column' in from ? `${from.column} → ${label}` : `${label} 都是「${from.value}」`
  }).join('；')
  await keepHeadings(tx, { companyId, employeeId }, { title, target: entity.name, label: entity.label, words, headings, mapping })
}

/** Keeps what these headings are for the target, or takes the newer word. @param said `label` and `words`: the target and the columns, for people */
export async function keepHeadings(
  tx: Tx, { companyId, employeeId }: { companyId: number; employeeId: string | null },
  { title, target, label, words, headings, mapping }: { title: string; target: string; label: string; words: string; headings: string; mapping: Mapping },
): Promise<void> {
  await tx.query(
    `insert into header_map (company_id, title, target, target_label, columns_text, headings, pairs, times, used_time, creator, create_time)
     values ($1, $2, $3, $4, $5, $6, $7, 1, now(), $8::bigint, now())
     on conflict (company_id, target, headings) do update set columns_text = excluded.columns_text, pairs = excluded.pairs,
       times = coalesce(header_map.times, 0) + 1, used_time = now()`,
    [companyId, title, target, label, words, headings, JSON.stringify(mapping), employeeId],
  )
  await raiseDataVersions(tx, companyId, ['header_map'])
}

/** What is wrong with saying that this heading is that column: in words, and shortly for the field. @param taken heading -> the label that it was given */
export function wrongHeading(
  heading: string, label: string, headings: readonly string[], taken: ReadonlyMap<string, string>,
): { says: string; short: string } | undefined {
  if (!headings.includes(heading)) return { says: `文件里没有「${heading.slice(0, 40)}」这一列。`, short: '文件里没有这一列' }
  const other = taken.get(heading)
  return other === undefined ? undefined : { says: `「${heading}」这一列同时对应了「${other}」和「${label}」，请只选一个。`, short: '对应了两个字段' }
}

/** One more file was read by it. */
export async function used(tx: Tx, companyId: number, target: string, headings: string): Promise<void> {
  await tx.query(
    `update header_map set times = coalesce(times, 0) + 1, used_time = now() where company_id = $1 and target = $2 and headings = $3`,
    [companyId, target, headings],
  )
  await raiseDataVersions(tx, companyId, ['header_map'])
}

/** What a person has said, as it came. @throws Refusal in words where it cannot be meant */
export function mappingOf(said: unknown, entity: Entity, fields: readonly string[], columns: readonly string[]): Mapping {
  const refuse = (words: string): never => {
    throw new Refusal(CODES.invalid, words, { map: words })
  }
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return refuse('请说明哪一列是什么。')
  const taken = new Map<string, string>()
  const mapping: Record<string, { column: string } | { value: string }> = {}
  for (const [field, from] of Object.entries(said)) {
    const label = entity.fields[field]?.label ?? field
    if (!fields.includes(field)) return refuse(`「${label.slice(0, 40)}」不是可以导入的字段。`)
    const { column, value } = (from ?? {}) as { column?: unknown; value?: unknown }
    if (typeof column === 'string') {
      const wrong = wrongHeading(column, label, columns, taken)
      if (wrong) return refuse(wrong.says)
      taken.set(column, label)
      mapping[field] = { column }
    } else if (typeof value === 'string' && value.trim() !== '') mapping[field] = { value: value.trim().slice(0, 500) }
  }
  if (taken.size === 0) return refuse('至少要有一列对应到一个字段。')
  return mapping
}
