/** Calls of the catalogue that are more than a row written: pairing a listing anew, taking a suggestion, and the variants of a main SKU. */
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { addDays } from '../../../contract/days'
import { answers } from '../../kernel/http/answers'
import { writingTogether } from '../../kernel/write/together'
import { refuseConflicts } from '../../kernel/write/write.conflict'
import { deleteRow, insertRow, lockRow, updateRow } from '../../kernel/write/write.row'
import { addRow } from '../../kernel/write/write.tree'
import { codesOf, type Attribute } from './variants'

/** Combinations of one main SKU; more are a mistake in its attributes. */
const MOST = 500
/** What its SKU have of a main SKU at first. */
const SHARED = ['category_id', 'brand_id', 'developer', 'image', 'product_status'] as const

const suggestionAccept = answers('commodity.suggestionAccept', (context, { id }) =>
  writingTogether(context, async (own, written) => {
    const suggested = await lockRow(own, own.model.entities['pairing_suggestion']!, { id })
    const { shop_id, msku, sku_id, qty } = suggested
    const entity = own.model.entities['pairing']!
    written.push({ entity, action: 'add', after: await insertRow(own, entity, { shop_id, msku, sku_id, qty, source: 'suggestion' }) })
    return { id }
  }))

/**
 * The days before it keep their pairing; a listing that was never paired is paired from the beginning. `before`: the pairing that held on
 * its first day when it was looked at.
 */
const pair = answers('fbaSynchro.pair', (context, { shop_id: shop, msku, sku_id: sku, qty, from_day: from, remark, before: seen }) =>
  writingTogether(context, async (own, written) => {
    const { tx, model, asker } = own
    const entity = model.entities['pairing']!
    const { rows } = await tx.query<{ id: string; from: string | null; to: string | null; sku_id: string; qty: number }>(
      `select id::text, from_day::text as "from", to_day::text as "to", sku_id::text, qty from pairing
       where company_id = $1 and shop_id = $2::bigint and msku = $3 order by from_day nulls first for update`,
      [asker.companyId, shop, msku],
    )
    const first = from ?? (rows.length === 0 ? null : asker.today)
    const held = rows.find(({ from: began, to }) => (first === null || began === null || began <= first) && (first === null || to === null || to >= first))
    refuseConflicts(entity, { ...held }, { sku_id: sku, qty }, seen)
    for (const { id, from: began, to } of rows) {
      if (first !== null && to !== null && to < first) continue
      if (first !== null && began !== null && began > first) {
        throw new Refusal(CODES.invalid, `「${msku}」从 ${began} 起已有别的配对，请到「配对」一页修改它，或把起始日期写在那之后`, { from_day: `${began} 起已有配对` })
      }
      const before = await lockRow(own, entity, { id })
      if (first === null || began === first) {
        await deleteRow(own, entity, before)
        written.push({ entity, action: 'remove', before })
      } else {
        written.push({ entity, action: 'edit', before, after: await updateRow(own, entity, before, { to_day: addDays(first, -1) }) })
      }
    }
    const after = await addRow(own, entity, { shop_id: shop, msku, sku_id: sku, qty, from_day: first, remark: remark ?? null }, {}, written)
    return { id: String(after['id']) }
  }))

const spuGenerate = answers('commodity.spuGenerate', (context, { id }) =>
  writingTogether(context, async (own, written) => {
    const { tx, model, asker } = own
    const spu = await lockRow(own, model.entities['spu']!, { id })
    const { rows: attributes } = await tx.query<Attribute>(
      'select attr_name as name, attr_values as values from spu_attrs where company_id = $1 and spu_id = $2::bigint order by id', [asker.companyId, id],
    )
    const variants = codesOf({ code: String(spu['spu_code']), name: String(spu['product_name']), rule: spu['naming_rule'] as string | null }, attributes, MOST)
    const { rows: there } = await tx.query<{ code: string }>(
      'select sku_code as code from sku where company_id = $1 and sku_code = any($2::text[])', [asker.companyId, variants.map(({ code }) => code)],
    )
    const kept = new Set(there.map(({ code }) => code))
    const fresh = variants.filter(({ code }) => !kept.has(code))
    for (const { code, name, words } of fresh) {
      const shared: Row = Object.fromEntries(SHARED.flatMap((field) => (spu[field] == null ? [] : [[field, spu[field]]])))
      await addRow(own, model.entities['sku']!, { ...shared, sku_code: code, product_name: name, variant: words, spu_id: id }, {}, written)
    }
    if (fresh.length === 0) throw new Refusal(CODES.invalid, `${variants.length} 个组合的 SKU 都已经有了，没有新增`)
    return { added: fresh.length, kept: kept.size }
  }))

/** What this file answers of the family `commodity`, by call; the module plugs it in. */
export const commodityHandlers = { suggestionAccept, spuGenerate }
/** What this file answers of the family `fbaSynchro`, by call; the module plugs it in. */
export const synchroHandlers = { pair }
