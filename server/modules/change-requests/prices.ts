/** Prices of listings that wait for an approval: 调价单. */
import type { Row } from '../../../contract/wire'
import { hidingNothing } from '../../kernel/asker/asker'
import { entityOf, own } from '../../kernel/asker/own'
import { needingWord } from '../../kernel/write/confirmed'
import { effect, type Effect } from '../../kernel/write/effects'
import { keyText, type Writing } from '../../kernel/write/write.row'
import { dropped, released, type RequestKind } from './change-requests'

const RIGHT = 'price'

/** How changes of prices are put on their document, each with the warnings that an approver is told. */
export const PRICES: RequestKind = {
  document: 'price_request', item: 'price_request_item', link: 'request_id',
  takes: ({ model }, change) => change['target'] === 'product' && own(model.entities['product']!.fields, String(change['field']))?.writer === RIGHT,
  async tells(writing, changes) {
    const products = await productsOf(writing, changes)
    const warnings = await warningsOf(writing, changes, products)
    return new Map(changes.map((change) => {
      const product = products.get(String(change['row_key']))
      return [String(change['id']), {
        product_id: product?.['id'] ?? null, msku: change['row_title'], currency: product?.['currency'] ?? null,
        warning: warnings.get(String(change['id'])) ?? null,
      }] as const
    }))
  },
}

/** Approved: the changes wait to be taken to Amazon. */
export const releasePrices: Effect = effect('releasePrices', { run: ({ writing, row, written }) => released(writing, PRICES, row.id, written) })

/** Rejected or withdrawn: the changes are over, as refused or as revoked. */
export const dropPrices: Effect = effect('dropPrices', { run: ({ writing, row, step, written }) => dropped(writing, PRICES, row.id, step, written) })

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
