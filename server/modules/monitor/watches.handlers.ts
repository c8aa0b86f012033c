/** 新增监控: many ASIN or keywords at once, those that are watched already left as they are; 排除店铺 and 批量删除 of offers. */
import { CODES, type Row } from '../../../contract/wire'
import { refuseAt, Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { answerList } from '../../kernel/read/answer/lists'
import { rowId } from '../../kernel/store/row-id'
import { writingTogether } from '../../kernel/write/together'
import { addRow, removeRow } from '../../kernel/write/write.tree'
import { lockRow, updateRow } from '../../kernel/write/write.row'

/** Rows made, or taken away, at once. */
const MOST = 200
/** Watches that are read at a time. */
const PAGE = 1000
const ASIN = /^[A-Z0-9]{10}$/

/** ASIN as people write them: a line each, or between blanks and commas. @throws Refusal at what is none */
function asinsOf(text: string, field = 'asins'): string[] {
  const asins = [...new Set(text.toUpperCase().split(/[\s,，;；、]+/).filter(Boolean))]
  if (asins.length === 0 || asins.length > MOST) refuseAt(field, `请填写 1 到 ${MOST} 个 ASIN`)
  const wrong = asins.find((asin) => !ASIN.test(asin))
  if (wrong !== undefined) refuseAt(field, `「${wrong.slice(0, 40)}」不是 ASIN：应为 10 位字母与数字`)
  return asins
}

/** Adds those rows that nobody has: told apart by all of their values but `more`. */
function addMissing(context: CallContext, name: string, rows: readonly Row[], more: Row): Promise<{ added: number; present: number }> {
  return writingTogether(context, async (writing, written) => {
    const entity = writing.model.entities[name]!
    let added = 0
    for (const row of rows) {
      const filter = { and: Object.entries(row).map(([field, value]) => ({ field, op: 'eq' as const, value: value as string })) }
      const { total } = await answerList(writing, entity, { page: 1, pageSize: 1, fields: ['id'], filter })
      if (total > 0) continue
      await addRow(writing, entity, { ...row, ...more }, {}, written)
      added++
    }
    return { added, present: rows.length - added }
  })
}

/** @returns how many were added, and how many were watched already */
export const watchReviews = answers('tools.watchReviews', (context, { shop_id: shop, asins }) =>
  addMissing(context, 'asin_watch', asinsOf(asins).map((asin) => ({ shop_id: shop, asin })), {}))

/** The same for offers; `white_list`: ids of the company's own sellers. */
export const watchOffers = answers('sellWith.watchOffers', (context, { shop_id: shop, asins, white_list: white }) =>
  addMissing(context, 'offer_watch', asinsOf(asins).map((asin) => ({ shop_id: shop, asin })), white ? { white_list: white } : {}))

/** Keywords of one ASIN, each in every chosen range. @throws Refusal of more than MOST at once */
export const watchKeywords = answers('tools.watchKeywords', (context, { shop_id: shop, asin, keywords, rank_kinds: kinds, device, postcode }) => {
  const [only, ...others] = asinsOf(asin, 'asin')
  if (others.length > 0) refuseAt('asin', '一次只能填一个 ASIN')
  const words = [...new Set(keywords.split(/\r?\n/).map((word) => word.trim()).filter(Boolean))]
  if (words.length === 0) refuseAt('keywords', '请填写关键词，一行一个')
  if (kinds.length === 0) refuseAt('rank_kinds', '请选择范围')
  if (words.length * kinds.length > MOST) refuseAt('keywords', `一次最多 ${MOST} 项监控，请少填一些`)
  const rows = words.flatMap((word) => [...new Set(kinds)].map((kind) => ({ shop_id: shop, asin: only!, keyword_text: word, rank_kind: kind, device })))
  return addMissing(context, 'rank_watch', rows, postcode ? { postcode } : {})
})

/** All watches of these shops pause. */
export const excludeShop = answers('sellWith.excludeShop', (context, { shop_ids: shops }) => writingTogether(context, async (writing, written) => {
  if (shops.length === 0) refuseAt('shop_ids', '请选择店铺')
  const entity = writing.model.entities['offer_watch']!
  const running = { and: [{ field: 'shop_id', op: 'in' as const, value: [...shops] }, { field: 'monitor_state', op: 'eq' as const, value: '1' }] }
  let paused = 0
  // What is paused is found no more: the next thousand stand on the first page.
  for (;;) {
    const { list } = await answerList(writing, entity, { page: 1, pageSize: PAGE, fields: ['id'], filter: running })
    for (const { id } of list) {
      const before = await lockRow(writing, entity, { id })
      written.push({ entity, action: 'edit', before, after: await updateRow(writing, entity, before, { monitor_state: '0' }) })
    }
    paused += list.length
    if (list.length < PAGE) return { paused }
  }
}))

/** Watches of offers. @throws Refusal of none or more than MOST */
export const removeWatches = answers('sellWith.removeWatches', (context, { ids }) => writingTogether(context, async (writing, written) => {
  if (ids.length === 0 || ids.length > MOST) throw new Refusal(CODES.invalid, `请选择 1 到 ${MOST} 项监控`)
  const entity = writing.model.entities['offer_watch']!
  for (const id of new Set(ids)) await removeRow(writing, entity, await lockRow(writing, entity, { id: rowId(id) }), written)
  return { removed: new Set(ids).size }
}))
