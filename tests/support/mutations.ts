/**
 * Wrong schema trees made from a right one: every word of every file is exchanged, dropped, doubled or turned, one at a time.
 * What a word may be is read from the meta-schemas and from what the tree itself names, so that a new word is mutated by
 * being there. Pure; judges nothing.
 */
import type { Node } from 'jsonc-parser'
import { META, alternativesOf, deref, type MetaSchema } from '../../codegen/check/language'
import { entries, keyOf } from '../../codegen/check/node'
import { shapeOf } from '../../codegen/check/shape'
import { FILE_KINDS, type SourceFile, type Sources } from '../../codegen/read/source'

export interface Mutation {
  /** Which file, where, what became of what. */
  says: string
  path: string
  text: string
}

/** Key -> every word that some meta-schema lets stand under it. */
function closedWords(): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>()
  const seen = new Set<MetaSchema>()
  const visit = (reference: MetaSchema, key: string | undefined): void => {
    for (const schema of alternativesOf(deref(reference))) {
      if (key !== undefined) {
        const known = words.get(key) ?? new Set()
        for (const word of schema.enum ?? []) if (typeof word === 'string') words.set(key, known.add(word))
      }
      if (seen.has(schema)) continue
      seen.add(schema)
      for (const [name, inner] of Object.entries(schema.properties ?? {})) visit(inner, name)
      if (schema.items) visit(schema.items, key)
      if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, undefined)
    }
  }
  for (const kind of FILE_KINDS) visit(META[kind], undefined)
  return words
}

/** Kinds of names that are of fields, whoever's. */
const OF_FIELDS = new Set(['field', 'ownField', 'otherField', 'factsField', 'dimensionField', 'measureField', 'sortField', 'dimension', 'measure'])
/** Others of a kind that stand in for a name: enough to meet each sort of wrong one, few enough to be asked. */
const MOST_NAMES = 6

/** Every mutation of a tree, file by file, in the order of the text. */
export function mutationsOf(sources: Sources): Mutation[] {
  const closed = closedWords()
  const names = new Map<string, Set<string>>()
  const fields = new Set<string>()
  for (const file of sources.files) {
    for (const { kind, name } of shapeOf(file).uses) names.set(kind, (names.get(kind) ?? new Set()).add(name))
    if (file.kind === 'entity') for (const { key } of entries(child(file.node, 'fields'))) fields.add(key)
    const named = (kind: string, name: string): void => void names.set(kind, (names.get(kind) ?? new Set()).add(name))
    if (file.kind === 'endpoints') for (const { key } of entries(child(file.node, 'calls'))) named('call', `${file.name}.${key}`)
    named(file.kind, file.name)
  }
  return sources.files.flatMap((file) => mutationsOfFile(file, closed, names, fields))
}

function child(node: Node | undefined, key: string): Node | undefined {
  return entries(node).find((entry) => entry.key === key)?.value
}

function mutationsOfFile(file: SourceFile, closed: Map<string, Set<string>>, names: Map<string, Set<string>>, fields: Set<string>): Mutation[] {
  const found: Mutation[] = []
  const replace = (node: Pick<Node, 'offset' | 'length'>, by: string, says: string): void => {
    const { text, path } = file
    found.push({ says: `${path} ${says}`, path, text: text.slice(0, node.offset) + by + text.slice(node.offset + node.length) })
  }
  const uses = new Map(shapeOf(file).uses.map((use) => [use.node, use.kind]))
  const visit = (node: Node, way: string): void => {
    if (node.type === 'string') exchange(node, way)
    else if (node.type === 'number') {
      const others = [0, -1, 1, 2.5, 99999999999, Number(node.value) + 1].filter((other) => other !== node.value)
      for (const other of others) replace(node, String(other), `${way}: ${node.value} -> ${other}`)
    }
    if (node.type === 'boolean') replace(node, String(!node.value), `${way}: ${node.value} -> ${!node.value}`)
    if (node.type === 'object') members(node, way)
    if (node.type === 'array') elements(node, way)
  }
  const exchange = (node: Node, way: string): void => {
    const said = String(node.value)
    const kind = uses.get(node)
    const words = closed.get(keyOf(node) ?? keyOf(node.parent ?? node) ?? '')
    const pool = new Set<string>(kind === undefined ? [] : [...(names.get(kind) ?? []), ...(OF_FIELDS.has(kind) ? fields : [])])
    const others = [...pool].filter((other) => other !== said)
    // Spread over the pool, so that names of other files are among them; the place decides where it begins.
    const step = Math.max(1, Math.floor(others.length / MOST_NAMES))
    const chosen = others.filter((_other, index) => (index + node.offset) % step === 0).slice(0, MOST_NAMES)
    for (const other of [...chosen, ...(words?.has(said) ? [...words].filter((word) => word !== said) : [])]) {
      replace(node, JSON.stringify(other), `${way}: "${said}" -> "${other}"`)
    }
  }
  const members = (node: Node, way: string): void => {
    const properties = node.children ?? []
    properties.forEach((property, index) => {
      const [key, value] = property.children ?? []
      if (!key || !value) return
      const next = properties[index + 1]
      const from = next ? property.offset : index === 0 ? property.offset : (properties[index - 1]?.offset ?? 0) + (properties[index - 1]?.length ?? 0)
      const to = next ? next.offset : property.offset + property.length
      replace({ offset: from, length: to - from }, '', `${way}.${key.value}: dropped`)
      visit(value, `${way}.${key.value}`)
    })
  }
  const elements = (node: Node, way: string): void => {
    const all = node.children ?? []
    all.forEach((element, index) => {
      const text = file.text.slice(element.offset, element.offset + element.length)
      replace(element, `${text}, ${text}`, `${way}[${index}]: twice`)
      const next = all[index + 1]
      if (next) {
        const other = file.text.slice(next.offset, next.offset + next.length)
        replace({ offset: element.offset, length: next.offset + next.length - element.offset }, `${other}, ${text}`, `${way}[${index}]: after the next`)
        replace({ offset: element.offset, length: next.offset - element.offset }, '', `${way}[${index}]: dropped`)
      }
      visit(element, `${way}[${index}]`)
    })
  }
  if (file.node) visit(file.node, '')
  return found
}
