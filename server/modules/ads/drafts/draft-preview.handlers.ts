/** What a draft would ask of Amazon, while it is being entered: each object with what holds it back. Writes nothing. */
import type { Row } from '../../../../contract/wire'
import { answers } from '../../../kernel/http/answers'
import { writingTogether } from '../../../kernel/write/together'
import type { Draft } from './draft'
import { judged, wishesOf } from './wishes'

const COLUMNS = [
  { name: 'label', label: '对象', short: true }, { name: 'title', label: '名称' }, { name: 'says', label: '内容' },
]

export const campaignPreview = answers('adsSp.campaignPreview', async (context, { row }) => {
  const entered = row as Row & { products?: { product_id?: unknown }[] }
  const ids = (entered.products ?? []).flatMap(({ product_id: id }) => (id ? [String(id)] : []))
  const found = await writingTogether(context, async (writing) => judged(writing, await wishesOf(writing, entered as unknown as Draft, ids, 'preview')))
  const lines = found.map(({ wanted: { title, label, says }, wrong }, at) => ({
    line: String(at + 1), cells: { label, title, says }, ...(wrong === undefined ? {} : { error: wrong }),
  }))
  const refused = lines.filter(({ error }) => error !== undefined).length
  return { columns: COLUMNS, lines, done: lines.length - refused, refused }
})
