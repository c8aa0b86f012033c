/** Names that several files of schemas/.editor refer to: sets and dialogs by entity, calls that write, values of enums. Pure. */
import type { Entity, JsonSchema, Model } from '../../contract/model'
import type { Sources } from '../read/source'
import { filesOf } from '../resolve/plain'
import { callsThatWrite, dialogsByEntity } from './editor-handed'
import { choice, type Choice, type SubjectNames } from './editor-names'

/** What is asked of all files for one entity after the other, gathered once. */
interface Beside {
  sets: Record<'columns' | 'filters', { name: string; value: { entity?: string; datasets?: string[] } }[]>
  dialogs: Map<string, Choice[]>
}

const beside = new WeakMap<Sources, Beside>()

function besideOf(sources: Sources): Beside {
  const known = beside.get(sources)
  if (known) return known
  const made = { sets: { columns: filesOf<object>(sources, 'columns'), filters: filesOf<object>(sources, 'filters') }, dialogs: dialogsByEntity(sources) }
  beside.set(sources, made)
  return made
}

/** Kind of name -> the names that files of their own give the pages of one entity: of it, or of the figures beside its rows. */
function namesBeside(sources: Sources, { name, figures = {} }: Entity): Record<string, Choice[]> {
  const { sets, dialogs } = besideOf(sources)
  const shown = new Set(Object.values(figures).map(({ dataset }) => dataset))
  const setsOf = (kind: 'columns' | 'filters'): Choice[] =>
    sets[kind]
      .filter(({ value: { entity, datasets = [] } }) => entity === name || datasets.some((each) => shown.has(each)))
      .map((set) => [set.name, set.name])
  return { columnSet: setsOf('columns'), filterSet: setsOf('filters'), dialog: dialogs.get(name) ?? [] }
}

/** Definitions that all files refer to: sets and dialogs by entity, calls that write, and what a part says of its own. */
export function sharedNames(model: Model, sources: Sources): Record<string, JsonSchema> {
  const definitions: Record<string, JsonSchema> = {}
  for (const each of Object.values(model.entities)) {
    for (const [kind, names] of Object.entries(namesBeside(sources, each))) if (names.length > 0) definitions[`${kind}.${each.name}`] = choice(names)
  }
  const shared = choice(filesOf<{ title: string }>(sources, 'dialog').map(({ name, value }) => [name, value.title] as const))
  return {
    ...definitions,
    sharedDialog: shared,
    tabSet: choice(filesOf<{ title: string }>(sources, 'tab').map(({ name, value }) => [name, value.title] as const)),
    markSet: choice(filesOf<{ of: { says: string }[] }>(sources, 'marks').map(
      ({ name, value }) => [name, value.of.map(({ says }) => says).join('；')] as const,
    )),
    callThatWrites: { enum: [...callsThatWrite(model).values()].flat() },
    noText: { type: ['array', 'object', 'null', 'boolean'] },
    saysItsOwn: { anyOf: ['entity', 'dataset', 'page', 'set'].map((key) => ({ required: [key] })) },
  }
}

/** A page's own dialogs are known to itself alone: those of other pages about the same rows are offered, and any other may stand there. */
export function sharedNamesOf(sources: Sources, each: Entity): SubjectNames {
  const { dialog = [], ...sets } = namesBeside(sources, each)
  const named = (kind: string): JsonSchema => ({ $ref: `../names.json#/definitions/${kind}` })
  const own = dialog.length > 0 ? [named(`dialog.${each.name}`)] : []
  return {
    ...Object.fromEntries(Object.entries(sets).flatMap(([kind, names]) => (names.length > 0 ? [[kind, named(`${kind}.${each.name}`)] as const] : []))),
    dialog: { anyOf: [...own, named('sharedDialog'), { type: 'string' }] },
  }
}

/** The values of each enum; and what a condition may compare a field of it with: a value, several, or one known when it is asked. */
export function enumValues(model: Model): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(model.enums).flatMap(([name, { values }]) => {
    const [one, operand] = [{ $ref: `#/definitions/value.${name}` }, { $ref: `#/definitions/operand.${name}` }]
    return [
      [`value.${name}`, choice(values.map(({ value, label }) => [value, label] as const))] as const,
      [`operand.${name}`, { anyOf: [one, { $ref: '#/definitions/noText' }], items: one }] as const,
      [`on.${name}`, { properties: { value: operand, default: operand } }] as const,
    ]
  }))
}
