/** What a family's lists can do, by its capabilities and its wire: the operators and sorts that can be said at all. */
import { OPERATORS } from '../../../contract/filter'
import type { Operator } from '../../../contract/filter'
import { OWN_WIRE } from '../../../contract/transport'
import { child, entries, text, texts, truth } from '../node'
import type { World } from '../world'

/** What a list may ask for, when capabilities of the family and words of its wire are put together. */
export interface Abilities {
  family: string
  /** Where to read of it. */
  file: string
  sort: 'many' | 'one' | 'none'
  operators: Operator[]
  or: boolean
  /** Compares two fields of a row: only a wire that sends the tree as it is has words for it. */
  beside: boolean
  summary: boolean
  export: boolean
  currency: boolean
  compare: boolean
  pivot: boolean
  allFiltered: boolean
  /** What takes the place of what the family cannot do. */
  fallback: { summary: boolean; export: boolean }
}

/** Operators a wire has words for; two ends do for `between` (src/data/wire-filter.ts says it so). */
export function wireOperators(world: World, wire: string | undefined): Operator[] {
  const filter = child(world.sources.of('wire').get(wire ?? '')?.node, 'filter')
  const words = child(filter, 'operators')
  if (!words) return [...OPERATORS]
  const said = entries(words).map(({ key }) => key)
  const hasEnds = said.includes('ge') && said.includes('le')
  return OPERATORS.filter((operator) => said.includes(operator) || (operator === 'between' && hasEnds))
}

/** undefined where the family is not known. */
export function abilitiesOf(world: World, familyName: string): Abilities | undefined {
  const family = world.families.get(familyName)
  if (!family) return undefined
  const { capabilities: node } = family
  const wire = world.sources.of('wire').get(family.wire ?? '')
  const filter = child(wire?.node, 'filter')
  const said = child(node, 'filter')
  const allowed: readonly string[] = said ? texts(said) : OPERATORS
  const style = text(child(child(wire?.node, 'sort'), 'style'))
  const sort = text(child(node, 'sort')) ?? (style === 'none' ? 'none' : style === 'pair' ? 'one' : 'many')
  const isOurs = (family.wire ?? OWN_WIRE) === OWN_WIRE || !wire
  const fallback = child(node, 'fallback')
  const can = (key: string): boolean => truth(child(node, key)) ?? true
  return {
    family: familyName,
    file: family.file.path,
    sort: sort === 'none' || sort === 'one' ? sort : 'many',
    operators: wireOperators(world, family.wire).filter((operator) => allowed.includes(operator)),
    or: can('or') && (truth(child(filter, 'or')) ?? true),
    beside: (text(child(filter, 'style')) ?? 'tree') === 'tree',
    summary: (text(child(node, 'summary')) ?? (isOurs || child(child(wire?.node, 'list'), 'summary') ? 'server' : 'none')) !== 'none',
    export: (text(child(node, 'export')) ?? (isOurs ? 'task' : 'none')) !== 'none',
    currency: can('currency'),
    compare: can('compare'),
    pivot: can('pivot'),
    allFiltered: truth(child(node, 'allFiltered')) ?? isOurs,
    fallback: { summary: text(child(fallback, 'summary')) === 'page', export: text(child(fallback, 'export')) === 'client' },
  }
}
