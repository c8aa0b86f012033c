/**
 * What staff write into a template's cells, as a form would send it: labels as values, names as ids, numbers and days in
 * the usual spellings. Tolerant of how it is written, never of what it means. References are looked up beforehand.
 */
import type { Field, Model } from '../../../../contract/model'
import { SERVER_KINDS } from '../../../../kinds/server-kinds'
import { own } from '../../read/statement/fields'
import type { FormRead } from '../../value/server-kind'

/** Titles to ids, and ids that there are, by entity; of rows that belong to shops also whose they are, where several have one title. */
export type Names = Map<string, { ids: Map<string, string[]>; known: Set<string>; shops: Map<string, string> }>

/**
 * @param zone the company's clock, by which moments are written
 * @param shop the shop that the line names: of several rows of one title, its own is meant (one MSKU is listed in several shops)
 */
export function readTemplateCell(model: Model, field: Field, cell: string, names: Names, zone: string, shop?: unknown): FormRead {
  const text = cell.trim()
  if (text === '') return { value: null }
  const kind = SERVER_KINDS[field.kind]
  const word = (each: string): FormRead => one(model, field, each, names, shop)
  return field.options && kind.manner !== 'words' ? word(text) : kind.template.read(text, field, { zone, word })
}

/** One word: an enum's label or value, a referenced row's title or id, or plain text. */
function one(model: Model, field: Field, text: string, names: Names, shop: unknown): FormRead {
  const values = field.enum === undefined ? undefined : own(model.enums, field.enum)?.values
  if (values) {
    const folded = text.normalize('NFKC').toLowerCase()
    const found = values.find((each) => each.label.toLowerCase() === folded && !each.hidden) ?? values.find(
      (each) => each.value.toLowerCase() === folded || each.label.toLowerCase() === folded,
    )
    if (found) return { value: found.value }
    const offered = values.filter((each) => !each.hidden)
    return {
      wrong: `「${field.label}」没有「${text.slice(0, 40)}」这个选项，可选：${offered.slice(0, 8).map(({ label }) => label).join('、')}${offered.length > 8 ? '等' : ''}`,
    }
  }
  const target = field.options && names.get(field.options.entity)
  if (!field.options || !target) return { value: text }
  const label = model.entities[field.options.entity]?.label ?? field.label
  const all = target.ids.get(text) ?? []
  const ofShop = shop === undefined ? [] : all.filter((id) => target.shops.get(id) === String(shop))
  const ids = ofShop.length === 1 ? ofShop : all
  if (ids.length > 1) return { wrong: `有 ${ids.length} 个${label}都叫「${text.slice(0, 40)}」，请写编号：${ids.slice(0, 5).join('、')}` }
  if (ids[0] !== undefined) return { value: ids[0] }
  return target.known.has(text) ? { value: text } : { wrong: `没有叫「${text.slice(0, 40)}」的${label}，或不在您可见的店铺范围内` }
}
