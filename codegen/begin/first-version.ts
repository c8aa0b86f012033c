/**
 * The first version of a file of the product: the words that its meta-schema requires, each with one example, and what the files that
 * are there already say (the entity of a page, the calls that list it). Pure: tells what would be written, never touches the disk.
 */
import { applyEdits, modify } from 'jsonc-parser'
import { META, type MetaSchema } from '../check/language'
import { child, entries, text } from '../check/node'
import { nearest } from '../check/nearest'
import type { FileKind, SourceFile, Sources } from '../read/source'
import { asRead } from '../read/short/write-out'
import type { FirstVersion } from './begun'
import { kindFiles, type TextOf } from './kind-files'

export const THINGS = ['page', 'entity', 'report', 'call', 'kind'] as const
type Thing = (typeof THINGS)[number]

const USAGE: Record<Thing, string> = {
  page: 'npm run new -- page <module>/<page_name> [entity]',
  entity: 'npm run new -- entity <module>/<entity_name>',
  report: 'npm run new -- report <format_name> <entity>',
  call: 'npm run new -- call <family>.<call>',
  kind: 'npm run new -- kind <kind_name>',
}

const SNAKE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/
const CAMEL = /^[a-z][A-Za-z0-9]*$/

/**
 * @param words what is wanted, its name, and for a page or a report its entity
 * @param textOf the product's own files: a kind is named in some of them
 * @returns never a file that is there already, but for those that the new one is named in: a call's family, the lists of kinds
 */
export function firstVersion(sources: Sources, words: string[], textOf: TextOf): FirstVersion {
  const [thing, name, about] = words
  const wanted = THINGS.find((each) => each === thing)
  if (!wanted) return { refusal: `Say what to begin: ${THINGS.join(', ')}. For example: ${USAGE.page}` }
  if (name === undefined) return { refusal: `Say its name: ${USAGE[wanted]}` }
  const made = MAKE[wanted](sources, name, about, textOf)
  if ('refusal' in made) return made
  const there = made.files.find(({ path, isNew }) => isNew && sources.files.some((file) => file.path === path))
  return there ? { refusal: `${there.path} is there already; it is never overwritten.` } : made
}

const MAKE: Record<Thing, (sources: Sources, name: string, about: string | undefined, textOf: TextOf) => FirstVersion> = {
  entity(sources, name) {
    const place = inModule(sources, 'entity', name)
    if ('refusal' in place) return place
    const said = { entity: place.name, label: place.name, title: 'subject', edit: true, stamped: true, fields: { subject: '标题' } }
    return written(place.path, 'entity', said, [`Write its Chinese "label" and its fields in ${place.path}`, `npm run new -- page ${name}`])
  },

  page(sources, name, about) {
    const listed = plannedAs(sources, name)
    const place = listed?.place ?? inModule(sources, 'page', name)
    if ('refusal' in place) return place
    const entity = about ?? (sources.of('entity').has(place.name) ? place.name : undefined)
    if (entity !== undefined && !sources.of('entity').has(entity)) return { refusal: missing(sources, 'entity', entity) }
    const node = sources.of('entity').get(entity ?? '')?.node
    const list = entity === undefined ? undefined : listOf(sources, entity)
    if (listed) return movedOut(listed, entity, list)
    const route = `/${place.module}/${camel(place.name)}`
    const title = text(child(node, 'label')) ?? place.name
    const rows = entity === undefined ? {} : list === undefined ? { entity } : { entity, list, columns: 'all' }
    const said = { page: place.name, title, route, kind: 'list', ...(list === undefined ? { state: 'planned' } : {}), ...rows }
    return written(place.path, 'page', said, [
      ...(list === undefined
        ? [
            `It is planned: say its "entity" and a "list" call, then take "state" away${entity ? ` (npm run new -- call <family>.${camel(entity)}List)` : ''}`,
          ]
        : []),
      `Give it a menu item in schemas/menu.json: { "key": "M00…", "route": "${route}" }`,
    ])
  },

  report(sources, name, about) {
    if (!SNAKE.test(name)) return { refusal: wrongName(name, 'a format', 'settlement_v2') }
    if (about === undefined) return { refusal: `Say the entity that the files fill: ${USAGE.report}` }
    const node = sources.of('entity').get(about)?.node
    if (!node) return { refusal: missing(sources, 'entity', about) }
    const filled = entries(child(node, 'fields')).flatMap(({ key, value }) => {
      const kind = text(child(value, 'kind')) ?? ''
      const byFile = READ_AS.includes(kind) && !['server', 'formula', 'rollup', 'compute', 'derive', 'number', 'pending'].some((word) => child(value, word))
      return byFile ? [{ key, as: kind === 'text' ? {} : { as: kind }, label: text(child(value, 'label')) ?? key }] : []
    })
    const [first, second] = filled
    if (!first || !second) return { refusal: `${about} has fewer than two fields that a file could fill; add them first.` }
    const columns = Object.fromEntries([first, second].map(({ key, as, label }) => [key, { headers: [label], ...as, required: true }]))
    const path = `schemas/reports/${name}.json`
    return written(
      path,
      'report',
      { report: name, label: name, files: ['csv'], entity: about, detect: [first.key, second.key], columns, replace: { group: [first.key] } },
      [
        `Write its "label", and each column with its headers in every language, in ${path}`,
        `Put a small file of each variant into tests/fixtures/reports/${name}/`,
      ],
    )
  },

  call(sources, name) {
    const [family = '', call = '', more] = name.split('.')
    if (!CAMEL.test(family) || !CAMEL.test(call) || more !== undefined)
      return { refusal: wrongName(name, 'a call', 'purchase.orderList') }
    const known = sources.of('endpoints').get(family)
    if (!known) {
      const said = { family, label: family, client: 'erp', wire: 'erp', calls: { [call]: planned(`/${family}/api/v1`, call) } }
      const path = `schemas/endpoints/${family}.json`
      return written(path, 'endpoints', said, [`Write the Chinese "label" of the family, and what the call is for ("what")`, TURN_ON])
    }
    if (child(child(known.node, 'calls'), call)) return { refusal: `${family}.${call} is there already, in ${known.path}.` }
    const first = entries(child(known.node, 'calls'))
      .map(({ value }) => text(child(value, 'path')))
      .find((path) => path !== undefined)
    const prefix = first?.replace(/\/[^/]*$/, '') ?? `/${family}/api/v1`
    const file = asRead(known)
    const last = child(file.node, 'calls')?.children?.at(-1)
    const { path, text: before } = file
    if (!last) return { refusal: `${path} has no "calls" to add to: say "calls": {} in it, or another of its "rows".` }
    const end = last.offset + last.length
    const { path: address, what, guess } = planned(prefix, call)
    const line = `,\n    "${call}": { "path": "${address}", "what": "${what}", "guess": ${String(guess)} }`
    return {
      files: [{ path, text: before.slice(0, end) + line + before.slice(end), isNew: false }],
      next: [`Write what the call is for ("what") in ${path}`, TURN_ON],
    }
  },

  kind(_sources, name, _about, textOf) {
    if (!CAMEL.test(name)) return { refusal: wrongName(name, 'a kind', 'duration') }
    const known = META.common.definitions?.['columnKind']?.enum ?? []
    if (known.includes(name)) return { refusal: `The kind "${name}" is there already.` }
    return kindFiles(name, textOf)
  },
}

/** A page that stands in its module's planned.json: what is said of it there, and where its own file will be. */
interface Listed {
  place: { path: string; name: string; module: string }
  entry: Record<string, unknown>
  file: SourceFile
}

/** @param said `<module>/<page>`, or the name of the page alone: it is known where it is listed. */
function plannedAs(sources: Sources, said: string): Listed | undefined {
  const [name = '', module] = said.split('/').toReversed()
  const page = sources.of('page').get(name)
  const file = page && asRead(page)
  if (file?.kind !== 'planned' || (module !== undefined && module !== file.module)) return undefined
  const { planned } = file.value as { planned: Record<string, Record<string, unknown>> }
  const place = { path: `schemas/pages/${file.module}/${name}.json`, name, module: file.module ?? '' }
  return { place, entry: planned[name] ?? {}, file }
}

/** A planned page in a file of its own, with the rows that it lists where they are known, and its entry taken out of the list. */
function movedOut({ place, entry, file }: Listed, entity: string | undefined, list: string | undefined): FirstVersion {
  const isList = entry['kind'] === 'list' && entity !== undefined && list !== undefined
  const rows = isList ? { entity, list, columns: 'all' } : { state: 'planned', ...(entity === undefined ? {} : { entity }) }
  const said = { page: place.name, ...entry, ...rows }
  const made = written(place.path, 'page', said, isList
    ? ['Choose its columns, filters and actions (CONTRIBUTING.md)', `npm run routes ${place.name} shows it as built`]
    : [`It is still planned: say what a page of kind ${String(entry['kind'])} needs (schemas/README.md has one of each), then take "state" away`])
  if ('refusal' in made) return made
  const rest = applyEdits(file.text, modify(file.text, ['planned', place.name], undefined, {}))
  const isLast = Object.keys((file.value as { planned: object }).planned).length === 1
  const last = isLast ? [`Delete ${file.path}: it lists nothing more`] : []
  return { files: [...made.files, { path: file.path, text: rest, isNew: false }], next: [...made.next, ...last] }
}

/** Kinds of fields that a cell of a file fills as it stands, without a clock or a currency. */
const READ_AS = ['text', 'id', 'integer', 'decimal', 'percent']

const TURN_ON = 'It is planned: say what it "does" and "state": "built" (or, of the rows of an entity, say "rows" in place of calls)'

function planned(prefix: string, call: string): { path: string; what: string; guess: true } {
  return { path: `${prefix}/${call}`, what: call, guess: true }
}

/** The file with every word that its kind requires; its own words in the order of the meta-schema. */
function written(path: string, kind: FileKind, said: Record<string, unknown>, next: string[]): FirstVersion {
  const whole: Record<string, unknown> = { $schema: `${'../'.repeat(path.split('/').length - 2)}.editor/${kind}.json`, language: 1, ...said }
  const lacking = requiredWords(META[kind]).filter((key) => !Object.hasOwn(whole, key))
  if (lacking.length > 0) throw new Error(`the first version of a file of kind ${kind} lacks ${lacking.join(', ')}`)
  const order = Object.keys(META[kind].properties ?? {})
  const sorted = Object.entries(whole).sort(([a], [b]) => place(order, a) - place(order, b))
  return { files: [{ path, text: `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`, isNew: true }], next }
}

/** What must be said in the shortest form. */
function requiredWords({ required = [], short }: MetaSchema): string[] {
  return required.filter((key) => !short?.optional?.includes(key))
}

/** Short words of a file (edit, stamped) stand before the last of its own. */
function place(order: string[], key: string): number {
  const at = order.indexOf(key)
  return at >= 0 ? at : order.length - 2.5
}

type Placed = { path: string; name: string; module: string } | { refusal: string }

/** `sale/refund` -> schemas/pages/sale/refund.json, where the module is there and the name is free. */
function inModule(sources: Sources, kind: 'page' | 'entity', said: string): Placed {
  const [module = '', name, more] = said.split('/')
  const modules = [
    ...new Set(sources.files.flatMap((file: SourceFile) => (file.kind === 'page' || file.kind === 'entity' ? (file.module ?? []) : []))),
  ].sort()
  if (name === undefined) return { refusal: `Say the module too: ${USAGE[kind]}. Modules: ${modules.join(', ')}` }
  if (!modules.includes(module) || more !== undefined) return { refusal: `There is no module "${module}". Modules: ${modules.join(', ')}` }
  if (!SNAKE.test(name)) return { refusal: wrongName(name, kind === 'page' ? 'a page' : 'an entity', 'purchase_order') }
  const known = sources.of(kind).get(name)
  if (known) return { refusal: `The ${kind} "${name}" is there already: ${known.path}. Names are one for all modules.` }
  return { path: `schemas/${kind === 'page' ? 'pages' : 'entities'}/${module}/${name}.json`, name, module }
}

function wrongName(name: string, what: string, example: string): string {
  return `"${name}" is no name of ${what}: letters and digits, a small letter first, like ${example}.`
}

function missing(sources: Sources, kind: FileKind, name: string): string {
  const [near] = nearest(
    name,
    [...sources.of(kind).keys()].map((each) => ({ name: each })),
  )
  return `There is no ${kind} "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`}`
}

/** The built call that lists these rows. */
function listOf(sources: Sources, entity: string): string | undefined {
  for (const [family, { node }] of sources.of('endpoints')) {
    const found = entries(child(node, 'calls')).find(
      ({ value }) => text(child(value, 'state')) === 'built' && text(child(child(value, 'does'), 'list')) === entity,
    )
    if (found) return `${family}.${found.key}`
  }
  return undefined
}

function camel(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
}
