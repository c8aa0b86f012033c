/** 加入词库: search terms become words of their shop's library, each once; a product (an ASIN) is no word. */
import { CODES } from '../../../../contract/wire'
import { own } from '../../../kernel/asker/own'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import { writingTogether } from '../../../kernel/write/together'
import { addRow } from '../../../kernel/write/write.tree'
import { isAsin, keywordText } from './keyword-rules'

const COLUMNS = [{ name: 'word', label: '关键词' }, { name: 'shop', label: '店铺' }]
const MOST = 500
const MOST_CHARACTERS = 80

/** Shown line by line first; says why a term is no new word. @throws Refusal of none or more than MOST terms */
export const wordStockFromTerms = answers('adsNew.wordStockFromTerms', async (context, asked) => {
  if (asked.rows.length === 0 || asked.rows.length > MOST) throw new Refusal(CODES.invalid, `请选择 1 到 ${MOST} 个搜索词`)
  return writingTogether(context, async (writing, written) => {
    const { tx, model, asker } = writing
    const entity = own(model.entities, 'ad_word')
    if (!entity) throw new Error('there is no entity ad_word')
    const words = [...new Map(asked.rows.map(({ shop_id: shop, term }) => [JSON.stringify([shop, keywordText(term).toLowerCase()]), { shop, term }])).entries()]
    const { rows: known } = await tx.query<{ shop: string; word: string }>(
      `select shop_id::text as shop, lower(keyword_text) as word from ad_word where company_id = $1 and shop_id::text = any($2::text[])`,
      [asker.companyId, words.map(([, { shop }]) => shop)],
    )
    const there = new Set(known.map(({ shop, word }) => JSON.stringify([shop, word])))
    const { rows: shops } = await tx.query<{ id: string; name: string }>(
      `select id::text, name from shop where company_id = $1 and id::text = any($2::text[]) and ($3::text[] is null or id::text = any($3::text[]))`,
      [asker.companyId, words.map(([, { shop }]) => shop), asker.shopIds],
    )
    const named = new Map(shops.map(({ id, name }) => [id, name]))
    const lines = words.map(([line, { shop, term }]) => {
      const text = keywordText(term)
      const error = !named.has(shop) ? '没有这个店铺，或不在您可见的店铺范围内' : isAsin(term) ? '这是一个 ASIN，不是词'
        : [...text].length > MOST_CHARACTERS ? `最多 ${MOST_CHARACTERS} 个字符` : there.has(line) ? '词库里已经有这个词' : undefined
      return { line, cells: { word: text, shop: named.get(shop) ?? '-' }, shop, text, ...(error === undefined ? {} : { error }) }
    })
    const chosen = asked.preview || asked.lines === undefined ? lines : lines.filter(({ line }) => asked.lines?.includes(line))
    const ready = chosen.filter(({ error }) => error === undefined)
    for (const { shop, text } of asked.preview ? [] : ready) {
      await addRow(writing, entity, { shop_id: shop, keyword_text: text, word_type: asked.word_type, source_desc: '搜索词分析' }, {}, written)
    }
    return {
      columns: COLUMNS, lines: chosen.map(({ line, cells, error }) => ({ line, cells, ...(error === undefined ? {} : { error }) })),
      done: ready.length, refused: chosen.length - ready.length, next: { label: '查看词库', route: '/advert/wordStock' },
    }
  })
})
