/**
 * The short form of what people say beside a row (`said`), written out: the fields as the row's own, and the entity that keeps them by the
 * fields which tell the row again when a later file brings it anew. Looks at one file alone.
 */
import type { Node } from 'jsonc-parser'
import { SAID } from '../../../contract/said'
import { child, entries, text, texts } from '../../check/node'
import { copied, say, take, type Json } from './draft'
import type { Made } from './made'

/** What a field that tells the row keeps of its own words: nobody types it, it is there. */
const TOLD = ['label', 'kind', 'enum', 'zone']

/**
 * @param fields of the entity, written out, to which the said ones are added
 * @param write writes one field out
 */
export function writeOutSaid(root: Node, name: string, fields: Node, write: (field: Node, name: string) => Made[]): Made[] {
  const said = child(root, 'said')
  const own = said?.type === 'object' ? child(said, 'fields') : undefined
  if (!said || own?.type !== 'object') return []
  const by = texts(child(said, 'by'))
  const enums = entries(own).flatMap(({ key, value }) => write(value, key))
  const words = take(said, 'fields')
  const entity = `${name}_${SAID}`
  const refs = child(root, 'refs')
  const copies = copied(own)
  for (const { key, value } of entries(words)) {
    if (value.type !== 'object') continue
    say(value, 'edit', true, value)
    say(value, SAID, true, value)
    say(fields, key, copied(value), value)
  }
  for (const { value } of entries(copies)) if (value.type === 'object') say(value, 'edit', true, value)
  for (const key of by.toReversed()) {
    const field = child(fields, key)
    if (field?.type !== 'object') continue
    const kept = entries(field).filter((each) => TOLD.includes(each.key))
    const told = Object.fromEntries(kept.map((each): [string, Json] => [each.key, String(each.value.value)]))
    say(copies, key, { ...told, required: true }, said, 'first')
  }
  const shop = text(child(child(root, 'scope'), 'shop'))
  const leads = entries(refs).filter(({ value }) => {
    const names = texts(child(value, 'by'))
    return names.length === 1 && child(copies, names[0] ?? '') !== undefined
  })
  if (!refs) say(root, 'refs', {}, said)
  const all = child(root, 'refs')
  if (all) say(all, SAID, { entity, by, shows: entries(words).map(({ key }) => key) }, said)
  const rows: Made['says'] = {
    entity, label: `${text(child(root, 'label')) ?? name}的备注`, key: by, stamped: true, fields: copies,
    ...(shop !== undefined && by.includes(shop) ? { scope: { shop } } : {}),
    ...(leads.length > 0 ? { refs: refsOf(leads, said) } : {}),
  }
  return [...enums, { kind: 'entity', name: entity, says: rows, where: said }]
}

function refsOf(leads: { key: string; value: Node }[], where: Node): Node {
  const refs = copied(where)
  Object.assign(refs, { type: 'object', children: [] })
  for (const { key, value } of leads) say(refs, key, copied(value), where)
  return refs
}
