/**
 * Prices that wait for an approval: where the company has a flow for 调价单, what one write asks of a shop's prices becomes one document, and goes to
 * Amazon once that is approved. Without a flow a price waits to be taken to Amazon at once.
 */
import type { Row } from '../../../contract/wire'
import { hidingNothing } from '../../kernel/asker/asker'
import { entityOf, own } from '../../kernel/asker/own'
import { AUDITING, PENDING } from '../../kernel/read/statement/pending'
import { needingWord } from '../../kernel/write/confirmed'
import { effect, type Effect } from '../../kernel/write/effects'
import { clockOf, takeStep, writes } from '../../kernel/write/step'
import { numbersOf } from '../../kernel/write/write.number'
import type { WriteRule } from '../../kernel/write/write.rules'
import { insertRow, keyText, lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'
import { hasFlow } from '../approvals/public'

const KIND = 'price_request'
const RIGHT = 'price'
const MOST_SUMMARY = 200

/** Hands in what was asked of prices. @throws Refusal where the flow's first step has nobody who may approve */
export const requestRule: WriteRule = async (writing, written) => {
  const added: Written[] = []
  const asked = written.flatMap(({ action, before, after }) => (after && isAsked(writing, action, before, after) ? [after] : []))
  for (const shop of new Set(asked.map((change) => String(change['shop_id'])))) {
    if (!(await hasFlow(writing, KIND, shop))) continue
    await handIn(writing, shop, asked.filter((change) => String(change['shop_id']) === shop), added)
  }
  return added
}

/** A price that is newly asked for, or another than was asked for before. */
function isAsked({ model }: Writing, action: string, before: Row | undefined, after: Row): boolean {
  if (after['target'] !== 'product' || after['state'] !== 'waiting') return false
  if (own(model.entities['product']!.fields, String(after['field']))?.writer !== RIGHT) return false
  return action === 'add' || (action === 'edit' && before?.['new_value'] !== after['new_value'])
}

async function handIn(writing: Writing, shop: string, changes: readonly Row[], written: Written[]): Promise<void> {
  const [request, item, kept] = [entityOf(writing, KIND), entityOf(writing, 'price_request_item'), entityOf(writing, PENDING)]
  const first = changes[0]!
  const summary = `${String(first['row_title'])} ${String(first['field_label'])} ${String(first['old_text'])} → ${String(first['new_text'])}`
  const { field, start } = request.lifecycle!
  const row = await insertRow(writing, request, {
    shop_id: shop, summary: summary.slice(0, MOST_SUMMARY), [field]: start, ...(await numbersOf(writing, request)),
  })
  written.push({ entity: request, action: 'add', after: row })
  const products = await productsOf(writing, changes)
  const warnings = await warningsOf(writing, changes, products)
  for (const change of changes) {
    const product = products.get(String(change['row_key']))
    written.push({ entity: item, action: 'add', after: await insertRow(writing, item, {
      request_id: row['id'], shop_id: shop, change_id: change['id'], product_id: product?.['id'] ?? null, msku: change['row_title'],
      field_label: change['field_label'], currency: product?.['currency'] ?? null, old_text: change['old_text'], new_text: change['new_text'],
      warning: warnings.get(String(change['id'])) ?? null,
    }) })
    const before = await lockRow(writing, kept, { id: change['id'] })
    written.push({ entity: kept, action: 'submit', before, after: await updateRow(writing, kept, before, { state: AUDITING, request_id: row['id'] }) })
  }
  const step = request.lifecycle!.transitions['submit']!
  await takeStep(writing, request, 'submit', row, { ...writes(writing, request, step.writes, clockOf(writing)), [field]: step.to }, written)
}

/** The listings that the changes are of, by the changes' row key. */
async function productsOf({ tx, asker }: Writing, changes: readonly Row[]): Promise<Map<string, Row>> {
  const { rows } = await tx.query<Row>(
    `select k.key, p.id::text, p.currency from unnest($2::text[]) as k(key) join product p on p.company_id = $1
     and p.shop_id::text = k.key::jsonb ->> 0 and p.msku = k.key::jsonb ->> 1`,
    [asker.companyId, [...new Set(changes.map((change) => String(change['row_key'])))]],
  )
  return new Map(rows.map(({ key, ...product }) => [String(key), product]))
}

/** What an approver should know of a change: the loss of each piece, by the change's id. */
async function warningsOf(writing: Writing, changes: readonly Row[], products: ReadonlyMap<string, Row>): Promise<Map<string, string>> {
  const product = entityOf(writing, 'product')
  const wanted = changes.flatMap((change) => {
    const id = products.get(String(change['row_key']))?.['id']
    return id === undefined ? [] : [{ change: String(change['id']), key: { id }, values: { [String(change['field'])]: change['new_value'] } }]
  })
  // Whoever approves is told the loss where they may see costs, whatever the applicant may.
  const words = await needingWord({ ...writing, asker: hidingNothing(writing.asker) }, product, wanted)
  return new Map(wanted.flatMap(({ change, key, values }) => {
    const says = Object.keys(values).flatMap((field) => words.get(keyText(product, key))?.[field] ?? [])[0]
    return says === undefined ? [] : [[change, says] as const]
  }))
}

/** What the approved document holds may be taken to Amazon. */
export const releasePrices: Effect = effect('releasePrices', {
  run: ({ writing, row, written }) => settle(writing, row.id, 'waiting', 'approve', written),
})

/** What was not approved, or taken back, is not asked of Amazon. */
export const dropPrices: Effect = effect('dropPrices', {
  run: ({ writing, row, step, written }) => settle(writing, row.id, step === 'reject' ? 'refused' : 'revoked', step, written),
})

async function settle(writing: Writing, request: string, state: string, action: string, written: Written[]): Promise<void> {
  const { tx, asker, now } = writing
  const kept = entityOf(writing, PENDING)
  const { rows } = await tx.query<{ id: string }>(
    'select id::text from pending_change where company_id = $1 and request_id = $2::bigint and state = $3 order by id', [asker.companyId, request, AUDITING],
  )
  for (const { id } of rows) {
    const before = await lockRow(writing, kept, { id })
    const over = state === 'waiting' ? {} : { done_time: now.toISOString() }
    written.push({ entity: kept, action, before, after: await updateRow(writing, kept, before, { state, ...over }) })
  }
}
