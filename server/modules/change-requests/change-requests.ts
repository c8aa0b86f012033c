/**
 * Changes that wait for an approval before they may be taken to Amazon: where the company has a flow for documents of their kind, what one write
 * asks of a shop becomes one document, and goes on once that is approved. Without a flow a change waits to be taken to Amazon at once. Knows no kind.
 */
import type { Row } from '../../../contract/wire'
import { entityOf } from '../../kernel/asker/own'
import { AUDITING, PENDING } from '../../kernel/read/statement/pending'
import { groupedBy } from '../../kernel/value/grouped-by'
import { clockOf, takeStep, writes } from '../../kernel/write/step'
import { numbersOf } from '../../kernel/write/write.number'
import type { WriteRule } from '../../kernel/write/write.rules'
import { insertRow, lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'
import { hasFlow } from '../approvals/public'

const MOST_SUMMARY = 200

/** Documents of one kind, and the changes that they are about. */
export interface RequestKind {
  /** The document's entity, that of its rows, and the field of a change that names the document. */
  document: string
  item: string
  link: 'request_id' | 'ad_request_id'
  takes: (writing: Writing, change: Row) => boolean
  /** What a document's row tells besides the old and the new value, by the change's id. */
  tells: (writing: Writing, changes: readonly Row[]) => Promise<ReadonlyMap<string, Row>>
}

/** Hands in what was asked of rows of these kinds. The rule throws a Refusal where a flow's first step has nobody who may approve. */
export function requesting(kinds: readonly RequestKind[]): WriteRule {
  return async (writing, written) => {
    const added: Written[] = []
    const asked = written.flatMap(({ action, before, after }) => (after && isAsked(action, before, after) ? [after] : []))
    for (const kind of kinds) {
      const ofShops = groupedBy(asked.filter((change) => kind.takes(writing, change)), (change) => String(change['shop_id']))
      for (const [shop, changes] of ofShops) if (await hasFlow(writing, kind.document, shop)) await handIn(writing, kind, shop, changes, added)
    }
    return added
  }
}

/** A value that is newly asked for, or another than was asked for before. */
function isAsked(action: string, before: Row | undefined, after: Row): boolean {
  return after['state'] === 'waiting' && (action === 'add' || (action === 'edit' && before?.['new_value'] !== after['new_value']))
}

/** A change in one line. */
function inWords(change: Row): string {
  const { row_title: title, field_label: label, old_text: was, new_text: wanted, operation } = change
  return operation === 'create' ? `新增 ${String(title)}` : `${String(title)} ${String(label)} ${String(was)} → ${String(wanted)}`
}

async function handIn(writing: Writing, kind: RequestKind, shop: string, changes: readonly Row[], written: Written[]): Promise<void> {
  const [request, item, kept] = [entityOf(writing, kind.document), entityOf(writing, kind.item), entityOf(writing, PENDING)]
  const { field, start } = request.lifecycle!
  const row = await insertRow(writing, request, {
    shop_id: shop, summary: inWords(changes[0]!).slice(0, MOST_SUMMARY), [field]: start, ...(await numbersOf(writing, request)),
  })
  written.push({ entity: request, action: 'add', after: row })
  const besides = await kind.tells(writing, changes)
  for (const change of changes) {
    written.push({ entity: item, action: 'add', after: await insertRow(writing, item, {
      request_id: row['id'], shop_id: shop, change_id: change['id'], field_label: change['field_label'], old_text: change['old_text'],
      new_text: change['new_text'], ...besides.get(String(change['id'])),
    }) })
    const before = await lockRow(writing, kept, { id: change['id'] })
    written.push({ entity: kept, action: 'submit', before, after: await updateRow(writing, kept, before, { state: AUDITING, [kind.link]: row['id'] }) })
  }
  const step = request.lifecycle!.transitions['submit']!
  await takeStep(writing, request, 'submit', row, { ...writes(writing, request, step.writes, clockOf(writing)), [field]: step.to }, written)
}

/** What an approved document holds may be taken to Amazon. */
export const released = (writing: Writing, kind: RequestKind, request: string, written: Written[]): Promise<void> =>
  settle(writing, kind, request, 'waiting', 'approve', written)

/** What was not approved, or taken back, is not asked of Amazon. */
export const dropped = (writing: Writing, kind: RequestKind, request: string, step: string, written: Written[]): Promise<void> =>
  settle(writing, kind, request, step === 'reject' ? 'refused' : 'revoked', step, written)

async function settle(writing: Writing, { link }: RequestKind, request: string, state: string, action: string, written: Written[]): Promise<void> {
  const { tx, asker, now } = writing
  const kept = entityOf(writing, PENDING)
  const { rows } = await tx.query<{ id: string }>(
    `select id::text from pending_change where company_id = $1 and ${link} = $2::bigint and state = $3 order by id`, [asker.companyId, request, AUDITING],
  )
  for (const { id } of rows) {
    const before = await lockRow(writing, kept, { id })
    const over = state === 'waiting' ? {} : { done_time: now.toISOString() }
    written.push({ entity: kept, action, before, after: await updateRow(writing, kept, before, { state, ...over }) })
  }
}
