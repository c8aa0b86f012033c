/**
 * One file against its meta-schema: exactly one message per mistake, never a cascade of failed alternatives.
 * On the way it collects what the file names (`uses`) and where conditions, columns and the like stand,
 * for the checks that look across files. Judges one file alone and keeps its answer by file.
 */
import type { Node } from 'jsonc-parser'
import { homeOf, whereIs } from '../read/source'
import type { FileKind, SourceFile } from '../read/source'
import { META, TYPE_WORDS, alternativesOf, deref, patternOf, typesOf } from './language'
import type { JsonType, MetaSchema } from './language'
import { unseenIn } from './letters'
import { didYouMean, nearest, oneOf } from './nearest'
import { child, entries, holder, items, keyOf } from './node'
import type { Problem } from './problem'

/** A text of a file that names something. */
export interface Use {
  file: SourceFile
  /** The kind of name, from the meta-schema's `names`. */
  kind: string
  name: string
  /** The value's node, or the key's where a key names something. */
  node: Node
  /** Told in place of silence where the name cannot be looked up; present when the text has not the form of a name. */
  malformed?: Problem
}

/** What one file alone says. */
export interface Shape {
  problems: Problem[]
  uses: Use[]
  /** Definition name (condition, formula, column, filter, action, …) -> the values that are one. */
  noted: Map<string, Node[]>
  /** Object -> keys that it seems to mean by an unknown one; nobody need tell again that they are missing. */
  meant: Map<Node, Set<string>>
}

const kept = new WeakMap<SourceFile, Shape>()

/** Checks one file alone; kept as long as the file object lives. */
export function shapeOf(file: SourceFile): Shape {
  const known = kept.get(file)
  if (known) return known
  const shape: Shape = { problems: [], uses: [], noted: new Map(), meant: new Map() }
  if (file.node) {
    shape.problems.push(...unseenIn(file, file.node))
    new Walk(file, shape).value(file.node, META[file.kind])
  }
  // The pages that it lists, or that take it, say its names again.
  if (file.kind === 'planned' || file.kind === 'tab' || file.kind === 'marks') shape.uses = []
  kept.set(file, shape)
  return shape
}

class Walk {
  private readonly file: SourceFile
  private readonly shape: Shape

  constructor(file: SourceFile, shape: Shape) {
    this.file = file
    this.shape = shape
  }

  value(node: Node, reference: MetaSchema): void {
    let schema = deref(reference)
    if (schema.definition) this.note(schema.definition, node)
    if (schema.oneOf) {
      const chosen = this.choose(node, alternativesOf(schema), schema.says)
      if (!chosen) return
      schema = chosen
      if (schema.definition) this.note(schema.definition, node)
    }
    if (schema.definition === 'language' && node.type === 'number' && node.value !== 1) return this.language(node)
    const types = typesOf(schema)
    if (types.length > 0 && !types.some((type) => isOf(node, type))) return this.wrongType(node, types, schema.says)
    if (schema.enum && !schema.enum.includes(node.value as string)) return this.notAmong(node, schema)
    if (node.type === 'string') this.string(node, schema)
    else if (node.type === 'number') this.number(node, schema)
    else if (node.type === 'array') this.array(node, schema)
    else if (node.type === 'object') this.object(node, schema)
  }

  /** Who says the keys of an object: the file itself, or the place the object stands at. */
  private ownerOf(node: Node): string {
    return holder(node) ? placeOf(node) : FILE_WORDS[this.file.kind]
  }

  private note(definition: string, node: Node): void {
    const list = this.shape.noted.get(definition)
    if (!list) this.shape.noted.set(definition, [node])
    else if (list.at(-1) !== node) list.push(node)
  }

  private problem(code: string, node: Node, message: string, hint?: string): Problem {
    return { ...whereIs(this.file, node), code, severity: 'error', message, ...(hint ? { hint } : {}) }
  }

  private tell(code: string, node: Node, message: string, hint?: string): void {
    // What was taken from another file is told of that file; what is missing may be so here alone.
    if (!homeOf(node) || code === 'SCH109') this.shape.problems.push(this.problem(code, node, message, hint))
  }

  private string(node: Node, schema: MetaSchema): void {
    const text = node.value as string
    if (schema.minLength !== undefined && text.length < schema.minLength) {
      return this.tell('SCH112', node, `${placeOf(node)} is empty.`, schema.says && `Wanted: ${schema.says}`)
    }
    // What stands within another file takes its name from the key there, which is told by itself.
    if (schema.fileName && node.offset <= (holder(node)?.offset ?? -1)) return undefined
    // Of a file that stands in the wrong place, the place is told.
    if (schema.fileName && text !== this.file.name && !this.file.problems.some(({ code }) => code === 'SCH103')) {
      return this.tell(
        'SCH105', node,
        `${placeOf(node)} says "${text}", but the file is called ${this.file.name}.json.`,
        'Rename one of them; the two are always equal',
      )
    }
    const fits = schema.pattern === undefined || patternOf(schema.pattern).test(text)
    const malformed = fits
      ? undefined
      : this.problem(
        'SCH111', node,
        `${placeOf(node)}: "${text}" has not the form wanted here.`,
        `Wanted: ${schema.says ?? `text like ${schema.pattern}`}`,
      )
    if (schema.names) this.shape.uses.push({ file: this.file, kind: schema.names, name: text, node, ...(malformed ? { malformed } : {}) })
    else if (malformed) this.shape.problems.push(malformed)
  }

  private number(node: Node, schema: MetaSchema): void {
    const value = node.value as number
    const { minimum = -Infinity, maximum = Infinity } = schema
    if (value >= minimum && value <= maximum) return
    const range = maximum === Infinity ? `${minimum} or more` : minimum === -Infinity ? `${maximum} or less` : `from ${minimum} to ${maximum}`
    this.tell('SCH112', node, `${placeOf(node)}: ${value} is out of range; wanted ${range}.`)
  }

  private array(node: Node, schema: MetaSchema): void {
    const all = items(node)
    const { minItems = 0, maxItems = Infinity } = schema
    if (all.length < minItems) this.tell(
      'SCH112', node,
      `${placeOf(node)} has ${all.length === 0 ? 'nothing in it' : `${all.length} of them`}; wanted ${minItems} or more.`,
    )
    if (all.length > maxItems) this.tell(
      'SCH112', node,
      `${placeOf(node)} has ${all.length} of them; wanted ${minItems === maxItems ? '' : 'at most '}${maxItems}.`,
    )
    if (schema.uniqueItems) {
      const seen = new Set<unknown>()
      for (const item of all) {
        if (seen.has(item.value)) this.tell(
          'SCH113', item,
          `${placeOf(node)} says ${JSON.stringify(item.value)} twice.`,
          'Keep one of them',
        )
        seen.add(item.value)
      }
    }
    if (schema.items) for (const item of all) this.value(item, schema.items)
  }

  private object(node: Node, schema: MetaSchema, others: string[] = []): void {
    const { properties, required = [], propertyNames, additionalProperties } = schema
    const present = entries(node)
    const says = (key: string): boolean => present.some((entry) => entry.key === key)
    // What a short form leaves out is filled in at the object's own place; it may be the word that was misspelt.
    const isWritten = (key: string): boolean => present.some((entry) => entry.key === key && entry.keyNode.offset > node.offset)
    if (schema.minProperties !== undefined && present.length < schema.minProperties) {
      this.tell('SCH112', node, `${placeOf(node)} has nothing in it; wanted ${schema.minProperties} or more.`)
    }
    if (schema.maxProperties !== undefined && present.length > schema.maxProperties) {
      this.tell('SCH112', node, `${placeOf(node)} says ${present.length} things; wanted ${schema.maxProperties} at most.`)
    }
    // What a shared tab leaves out is filled in where it is taken, and missed there.
    const isFilledLater = (key: string): boolean => this.file.kind === 'tab' && schema.short?.optional?.includes(key) === true
    const missing = new Set(required.filter((key) => !says(key) && !isFilledLater(key)))
    const unknown: Node[] = []
    for (const { key, keyNode, value } of present) {
      const known = properties && Object.hasOwn(properties, key) ? properties[key] : undefined
      const short = schema.short?.properties?.[key]
      if (known) this.value(value, known)
      else if (short) this.leftOver(keyNode, value, short)
      else if (additionalProperties === false) {
        const open = Object.keys(properties ?? {}).filter((name) => name !== '$schema' && !isWritten(name))
        const beside = others.includes(key) ? required.find(says) : undefined
        if (beside !== undefined) {
          this.tell('SCH114', keyNode, `"${key}" does not go together with "${beside}".`, 'Say one of them')
          continue
        }
        const near = nearest(key, open.map((name) => ({ name })))
        if (near.length === 0) {
          unknown.push(keyNode)
          continue
        }
        this.means(node, near, missing)
        this.tell('SCH108', keyNode, `${this.ownerOf(node)} knows no "${key}".${didYouMean(key, open.map((name) => ({ name })))}`)
      } else {
        this.key(keyNode, key, propertyNames && deref(propertyNames))
        if (typeof additionalProperties === 'object') this.value(value, additionalProperties)
      }
    }
    if (unknown.length > 0) this.unknownKeys(node, unknown, missing, Object.keys(properties ?? {}))
    for (const key of missing) {
      const what = deref(properties?.[key] ?? {})
      this.tell('SCH109', node, `${this.ownerOf(node)} needs "${key}".`, what.says && `Wanted: ${what.says}`)
    }
  }

  /** What a page says that is built, said of one that is still listed as planned. */
  private saysMore(key: string): string | undefined {
    if (this.file.kind !== 'planned' || !Object.hasOwn(META.page.properties ?? {}, key)) return undefined
    return 'A page that says more has a file of its own: npm run new -- page <module>/<page> moves it there'
  }

  /** Keys that are like none: whatever is missing beside them is what they may be meant for, and is told with the first of them. */
  private unknownKeys(node: Node, unknown: Node[], missing: Set<string>, all: string[]): void {
    const lacks = [...missing].map((key) => `"${key}"`)
    this.means(node, [...missing], missing)
    for (const [at, keyNode] of unknown.entries()) {
      const isOnly = unknown.length === 1 && lacks.length === 1
      const needs = at > 0 || lacks.length === 0 ? '' : isOnly ? ` Did you mean ${lacks[0]}?` : ` It needs ${lacks.join(', ')}.`
      const key = String(keyNode.value)
      const may = this.saysMore(key) ?? `It may say: ${all.filter((name) => name !== '$schema').join(', ')}`
      this.tell('SCH108', keyNode, `${this.ownerOf(node)} knows no "${key}".${needs}`, may)
    }
  }

  /** These keys seem to be meant by others: nobody need tell that they are missing. */
  private means(node: Node, keys: readonly string[], missing: Set<string>): void {
    for (const key of keys) {
      missing.delete(key)
      this.shape.meant.set(node, (this.shape.meant.get(node) ?? new Set()).add(key))
    }
  }

  /** A short form that was not written out: what is wrong with it, or else with what stands beside it. */
  private leftOver(keyNode: Node, value: Node, short: MetaSchema): void {
    const before = this.shape.problems.length
    this.value(value, short)
    if (this.shape.problems.length > before) return
    this.tell(
      'SCH114',
      keyNode,
      `"${String(keyNode.value)}" does not go together with what stands beside it.`,
      'It is a short form: say it, or the keys that it stands for',
    )
  }

  private key(node: Node, key: string, schema: MetaSchema | undefined): void {
    if (schema?.pattern !== undefined && !patternOf(schema.pattern).test(key)) {
      this.tell(
        'SCH115', node,
        `"${key}" cannot be a key of ${placeOf(holder(node) ?? node)}.`,
        schema.says ? `Wanted: ${schema.says}` : 'Keys here are names: a letter, then letters, digits or _',
      )
    } else if (schema?.names) this.shape.uses.push({ file: this.file, kind: schema.names, name: key, node })
  }

  private language(node: Node): void {
    const newer = typeof node.value === 'number' && node.value > 1
    this.tell(
      'SCH106', node, `the file is in language ${JSON.stringify(node.value)}; this program speaks language 1.`,
      newer ? 'Update the program, or take the file from before the change' : 'npm run codegen -- --migrate rewrites older files',
    )
  }

  private wrongType(node: Node, types: JsonType[], says: string | undefined): void {
    const wanted = oneOf([...new Set(types)].map((type) => TYPE_WORDS[type]))
    this.tell('SCH107', node, `${placeOf(node)} wants ${wanted}, not ${shown(node)}.`, says && `Wanted: ${says}`)
  }

  private notAmong(node: Node, schema: MetaSchema): void {
    const words = (schema.enum ?? []).map(String)
    const near = node.type === 'string' ? didYouMean(String(node.value), words.map((name) => ({ name }))) : ''
    this.tell('SCH110', node, `${placeOf(node)} cannot be ${JSON.stringify(node.value)}.${near}`, `One of: ${words.join(', ')}`)
  }

  /** The alternative that a value means: by its type first, then by its keys. */
  private choose(node: Node, alternatives: MetaSchema[], says: string | undefined): MetaSchema | undefined {
    const fitting = alternatives.filter((alternative) => typesOf(alternative).some((type) => isOf(node, type)))
    if (fitting.length === 0) {
      this.wrongType(node, alternatives.flatMap(typesOf), says)
      return undefined
    }
    const [only] = fitting
    if (fitting.length === 1 || node.type !== 'object') return only
    const keys = entries(node)
    const known = (alternative: MetaSchema): number => keys.filter(({ key }) => Object.hasOwn(alternative.properties ?? {}, key)).length
    const whole = (alternative: MetaSchema): boolean => (alternative.required ?? []).every((key) => child(node, key))
    const score = (alternative: MetaSchema): number => (whole(alternative) ? 1000 : 0) + known(alternative)
    const best = fitting.reduce((a, b) => (score(b) > score(a) ? b : a))
    if (score(best) === 0) {
      this.meansNone(node, fitting)
      return undefined
    }
    const others = fitting.filter((alternative) => alternative !== best).flatMap((alternative) => Object.keys(alternative.properties ?? {}))
    this.object(node, best, others)
    return undefined
  }

  private meansNone(node: Node, alternatives: MetaSchema[]): void {
    const leading = [...new Set(alternatives.flatMap((alternative) => alternative.required?.[0] ?? []))]
    const [first] = entries(node)
    if (!first) return this.tell('SCH109', node, `${this.ownerOf(node)} needs one of ${leading.map((key) => `"${key}"`).join(', ')}.`)
    this.tell(
      'SCH108', first.keyNode,
      `${this.ownerOf(node)} knows no "${first.key}".${didYouMean(first.key, leading.map((name) => ({ name })))}`,
      `It says one of: ${leading.join(', ')}`,
    )
  }
}

function isOf(node: Node, type: JsonType): boolean {
  if (type === 'integer') return node.type === 'number' && Number.isInteger(node.value)
  return node.type === type
}

function shown(node: Node): string {
  if (node.type === 'object') return 'an object'
  if (node.type === 'array') return 'a list'
  return node.type === 'string' ? `the text "${node.value}"` : String(node.value)
}

/** `"width"`, or `item 3 of "columns"`. */
function placeOf(node: Node): string {
  const key = keyOf(node)
  if (key !== undefined) return `"${key}"`
  const list = holder(node)
  if (!list) return 'the file'
  if (list.type === 'array') return `item ${items(list).indexOf(node) + 1} of ${placeOf(list)}`
  return placeOf(list)
}

const FILE_WORDS: Record<FileKind, string> = {
  entity: 'an entity', dataset: 'a dataset', enum: 'an enum', columns: 'a column set', filters: 'a filter set', marks: 'a set of marks',
  dialog: 'a shared dialog', tab: 'a shared tab', page: 'a page', planned: 'a list of planned pages',
  endpoints: 'a family', wire: 'a wire', report: 'a report format', mapping: 'a mapping', menu: 'the menu',
}
