/** What a template would make in several shops at once, and what became of what it made. Writes nothing. */
import type { Row } from '../../../../contract/wire'
import { CODES } from '../../../../contract/wire'
import { own } from '../../../kernel/asker/own'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import { answerList } from '../../../kernel/read/answer/lists'
import { readingOf } from '../../../kernel/read/reading'
import { writingTogether } from '../../../kernel/write/together'
import type { Draft } from './draft'
import { wishCells } from './draft-preview.handlers'
import { templateOf } from './template-store'
import { judged, wishesOf } from './wishes'

const MOST_SHOPS = 50
/** Told at once; a run makes at most two of these. */
const PIECE = 1000

/** Each shop with those of the products that are its own; what a shop as a whole is refused for stands in its one line. */
export const preview = answers('adsTemplate.preview', (context, asked) => writingTogether(context, async (writing) => {
  const { tx, asker } = writing
  const shops = [...new Set(asked.shops)]
  if (shops.length === 0 || shops.length > MOST_SHOPS) throw new Refusal(CODES.invalid, `请选择 1 到 ${MOST_SHOPS} 个店铺`, { shops: '店铺数不对' })
  const template = await templateOf(tx, asker.companyId, asked.template_id)
  const { rows } = await tx.query<{ id: string; shop_id: string }>(
    'select id::text as id, shop_id::text as shop_id from product where company_id = $1 and id::text = any($2::text[])', [asker.companyId, asked.products],
  )
  const objects = []
  for (const [at, shop] of shops.entries()) {
    const draft = { ...template.content, shop_id: shop, start_date: asked.start_date ?? asker.today, currency: template.currency } as Row as Draft
    const products = rows.filter(({ shop_id: of }) => of === shop).map(({ id }) => id)
    try {
      const found = await judged(writing, await wishesOf(writing, draft, products, `preview-${at}`))
      for (const wish of found) {
        const { label = '', title = '', says = '' } = wishCells(wish)
        objects.push({ shop_id: shop, label, title, says, ...(wish.wrong === undefined ? {} : { error: wish.wrong }) })
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      objects.push({ shop_id: shop, label: '模板', title: template.template_name, says: '', error: error.message })
    }
  }
  return { objects }
}))

/** The objects that a run of a template asked for, each with what became of it; those of the shops that the person sees. */
export const entities = answers('adsTemplate.entities', (context, { task_id: task }) => context.db.withCompany(context.caller, async (tx) => {
  const reading = readingOf(context, tx)
  const pending = own(reading.model.entities, 'pending_change')
  if (!pending) throw new Error('there is no entity pending_change')
  const piece = (page: number) => answerList(reading, pending, {
    page, pageSize: PIECE, filter: { field: 'batch', op: 'eq', value: task }, sort: [{ field: 'id', order: 'asc' }],
    fields: ['id', 'shop_id', 'target_label', 'row_title', 'new_text', 'state'],
  })
  const { list, total } = await piece(1)
  if (total > PIECE) list.push(...(await piece(2)).list)
  return {
    total,
    list: list.map((row) => ({
      id: String(row['id']), shop_id: String(row['shop_id']), label: String(row['target_label']), title: wordOf(row['row_title']),
      says: wordOf(row['new_text']), state: String(row['state']) as 'waiting',
    })),
  }
}, { readOnly: true }))

function wordOf(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value)
}
