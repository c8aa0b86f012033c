/**
 * Documents among each other: what the form of one begins with that is made from others, and what one was made from and what from
 * it. Only of documents that the person may see: the others are not named.
 */
import { enumValue } from '../../../contract/enum-value'
import type { Entity } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { entityNamed, mayRead, placeOfRow, refuseUnread } from '../../kernel/asker/access/reach'
import { answers, type Answered } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { answerGet } from '../../kernel/read/answer/get'
import { own } from '../../kernel/read/statement/fields'
import { docId, linksOf, numberOf, seenRows, type DocLink } from '../../kernel/write/doc-links'
import { draftOf, refuseUnreadable } from '../../kernel/write/made-from'
import { writingOf, type Writing } from '../../kernel/write/write.row'

type Link = Answered<'app.documentLinks'>['list'][number]

/** Fields and lines that the form begins with. Refused where the asker may not read what it is made from. */
export const documentDraft = answers('app.documentDraft', async (context, { entity: name, way, ids }) => {
  const entity = entityNamed(context.model, name)
  return context.db.withCompany(context.caller, async (tx) => {
    const writing = writingOf(context, tx)
    refuseUnreadable(writing, context.access, entity, { way, ids })
    return draftOf(writing, entity, { way, ids })
  }, { readOnly: true })
})

/** Those that it was made from, then those made from it, the oldest first. */
export const documentLinks = answers('app.documentLinks', async (context, { entity: name, id }) => {
  const entity = entityNamed(context.model, name)
  refuseUnread(context.model, context.access, entity)
  return context.db.withCompany(context.caller, async (tx) => {
    const writing = writingOf(context, tx)
    const row = await answerGet(writing, entity, { [entity.key[0] ?? 'id']: id }, entity.key)
    const links = await linksOf(writing, entity, docId(entity, row))
    const people = await peopleOf(writing, links)
    const list: Link[] = []
    for (const other of new Set(links.map((link) => link.entity))) {
      list.push(...(await linesOf(context, writing, other, links.filter((link) => link.entity === other), people)))
    }
    return { list: list.sort((a, b) => (a.later === b.later ? a.create_time.localeCompare(b.create_time) : a.later ? 1 : -1)) }
  }, { readOnly: true })
})

/** The lines of one kind of document; none where the person may not read it at all. */
async function linesOf(
  { model, access }: CallContext, writing: Writing, name: string, links: readonly DocLink[], people: ReadonlyMap<string, string>,
): Promise<Link[]> {
  const entity = own(model.entities, name)
  if (!entity || !mayRead(model, access, entity)) return []
  const hidden = access.hidden(name)
  const number = numberOf(entity)
  const stateField = entity.lifecycle?.field
  const seen = await seenRows(writing, entity, links.map(({ id }) => id), [number, ...(stateField ? [stateField] : [])])
  const rows = new Map(seen.map((row) => [docId(entity, row), row]))
  return links.flatMap((link): Link[] => {
    const row = rows.get(link.id)
    if (!row) return []
    const place = placeOfRow(model, access, entity, link.id)
    return [{
      later: link.direction === 'to', entity: name, label: entity.label, id: link.id,
      number: hidden.has(number) ? link.id : String(row[number] ?? link.id),
      ...stateOf(writing, entity, row),
      who: people.get(link.employee_id ?? '') ?? '', create_time: new Date(link.create_time).toISOString(),
      route: place?.route ?? null, query: place?.query ?? {},
    }]
  })
}

function stateOf({ model }: Writing, { fields, lifecycle }: Entity, row: Row): Pick<Link, 'state' | 'color' | 'dead'> {
  const value = lifecycle && row[lifecycle.field]
  if (value === undefined || value === null) return { state: '', color: null, dead: false }
  const known = enumValue(model.enums, fields[lifecycle?.field ?? '']?.enum, value)
  return { state: known?.label ?? String(value), color: known?.color ?? null, dead: lifecycle?.dead?.includes(String(value)) ?? false }
}

async function peopleOf({ tx, asker }: Writing, links: readonly DocLink[]): Promise<Map<string, string>> {
  const ids = [...new Set(links.flatMap((link) => link.employee_id ?? []))]
  if (ids.length === 0) return new Map()
  const { rows } = await tx.query<{ id: string; name: string }>(
    'select id::text, name from employee where company_id = $1 and id = any($2::bigint[])', [asker.companyId, ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
