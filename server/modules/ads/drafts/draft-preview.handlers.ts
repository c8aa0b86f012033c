/** What a draft would ask of Amazon, while it is being entered: each object with what holds it back. Writes nothing. */
import type { Row } from '../../../../contract/wire'
import { answers } from '../../../kernel/http/answers'
import { writingTogether } from '../../../kernel/write/together'
import type { Draft, Wish } from './draft'
import { judged, wishesOf } from './wishes'

/** Columns of a preview of objects that are asked for; wishCells fills them. */
export const WISH_COLUMNS = [
  { name: 'label', label: '对象', short: true }, { name: 'title', label: '名称' }, { name: 'says', label: '内容' },
]

/** The cells of one object that a draft asks for, by WISH_COLUMNS. */
export function wishCells({ wanted: { title, label, says } }: Wish): Record<string, string> {
  return { label, title, says }
}

/** The objects of a draft line by line, with `error` where one may not be. */
export const campaignPreview = answers('adsSp.campaignPreview', async (context, { row }) => {
  const entered = row as Row & { products?: { product_id?: unknown }[] }
  const ids = (entered.products ?? []).flatMap(({ product_id: id }) => (id ? [String(id)] : []))
  const found = await writingTogether(context, async (writing) => judged(writing, await wishesOf(writing, entered as unknown as Draft, ids, 'preview')))
  const lines = found.map((wish, at) => ({ line: String(at + 1), cells: wishCells(wish), ...(wish.wrong === undefined ? {} : { error: wish.wrong }) }))
  const refused = lines.filter(({ error }) => error !== undefined).length
  return { columns: WISH_COLUMNS, lines, done: lines.length - refused, refused }
})
