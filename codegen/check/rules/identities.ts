/** What an identity of a dataset must say so that its two sides can be told equal, in rows that somebody may see. */
import type { Node } from 'jsonc-parser'
import { COLUMN_KINDS, traits } from '../../../kinds/column-kinds'
import { measureInfo } from '../fields'
import { oneOf } from '../nearest'
import { child, entries, items, text } from '../node'
import type { Entry } from '../node'
import type { DatasetView } from '../views'
import type { Rule, RuleContext } from './context'

const SIDES = ['left', 'right'] as const

/** SCH800 and SCH804–807 for each; SCH809: no two have one name, in whatever datasets. */
export const identitiesCanBeTold: Rule = (context) => {
  const owner = new Map<string, string>()
  for (const dataset of context.datasets) {
    for (const identity of entries(child(dataset.file.node, 'identities'))) {
      const other = owner.get(identity.key)
      if (other !== undefined) context.error(
        'SCH809', dataset.file, identity.keyNode,
        `the dataset ${other} has an identity "${identity.key}" too.`,
        'What they find is kept by their name; give each its own',
      )
      else owner.set(identity.key, dataset.name)
      sidesAreFigures(context, dataset, identity)
      toleranceFits(context, dataset, identity)
      rowsAreTold(context, dataset, identity)
    }
  }
}

function sidesAreFigures(context: RuleContext, dataset: DatasetView, { value }: Entry): void {
  const [left, right] = SIDES.map((side) => text(child(value, side)))
  if (left !== undefined && left === right) {
    context.error('SCH800', dataset.file, child(value, 'right'), `"${left}" is compared with itself.`, 'Name the measure that it has to equal')
    return
  }
  const kinds = SIDES.map((side) => {
    const name = text(child(value, side)) ?? ''
    const info = dataset.measures.has(name) ? measureInfo(context.world, dataset, name) : undefined
    if (info?.kind === undefined) return undefined
    // What a formula makes is judged by what it says of itself; sums of sums add up.
    const isSum = dataset.measures.get(name)?.formula ? (dataset.measures.get(name)?.total ?? 'sum') === 'sum' : info.total === 'sum'
    const isFigure = COLUMN_KINDS[info.kind].numeric
    if (!isFigure || !isSum) {
      const what = isFigure ? `has the total "${info.total}"` : `is of kind ${info.kind}`
      context.error(
        'SCH804', dataset.file, child(value, side), `"${name}" ${what}: it adds up to nothing that could be equal.`,
        'Name a measure that is a sum or a count',
      )
      return undefined
    }
    return info.kind
  })
  const [one, two] = kinds
  if (one && two && traits({ kind: one }).inCurrency !== traits({ kind: two }).inCurrency) context.error(
    'SCH805', dataset.file, child(value, 'right'),
    `"${right}" is of kind ${two}, "${left}" of kind ${one}.`,
    'Amounts are compared with amounts, pieces with pieces',
  )
}

function toleranceFits(context: RuleContext, dataset: DatasetView, { value }: Entry): void {
  const node = child(value, 'tolerance')
  const said = text(node)
  const left = text(child(value, 'left')) ?? ''
  const kind = dataset.measures.has(left) ? measureInfo(context.world, dataset, left)?.kind : undefined
  if (said === undefined || kind === undefined || !traits({ kind }).whole || !/\.0*[1-9]/.test(said)) return
  context.error(
    'SCH806', dataset.file, node,
    `"${left}" is of kind ${kind}, whose differences are whole; ${said} is none.`,
    'Say a whole number, or leave "tolerance" out',
  )
}

/**
 * Rows of a shop are told to whoever sees it: they say which it is, and one alone, or a row would count twice. Rows of entities
 * without shops are the company's; those that each person alone sees are nobody's to be told of.
 */
function rowsAreTold(context: RuleContext, dataset: DatasetView, { value }: Entry): void {
  const [first] = dataset.sources.values()
  const facts = first && context.world.entities.get(first.facts)
  const rows = child(value, 'rows')
  if (!facts || !rows) return
  const scope = child(facts.file.node, 'scope')
  const shop = text(child(scope, 'shop'))
  if (scope === undefined || entries(scope).every(({ key }) => key === 'warehouse')) return
  const dimensions = [...dataset.dimensions].flatMap(([name, { field, by }]) => (by === undefined && (field ?? name) === shop ? [name] : []))
  const kind = facts.fields.get(shop ?? '')?.kind
  if ((kind !== undefined && traits({ kind }).several) || dimensions.length === 0) context.error(
    'SCH807', dataset.file, rows,
    `the rows of ${facts.name} are told by no one shop here, so that nobody could be told of them.`,
    'Check an identity where the first source keeps its shop and the dataset has a dimension of it, or has no "scope" at all',
  )
  else if (!items(rows).some((row) => dimensions.includes(text(row) ?? ''))) context.error(
    'SCH807', dataset.file, rows, 'the rows do not say whose shop they are of.', `Add ${oneOf(dimensions.map((name) => `"${name}"`))}`,
  )
}

/** What is found is kept and shown to whoever may open the page: figures with a right of their own are not. */
export const identitiesTellNoSecrets: Rule = (context) => {
  for (const dataset of context.datasets) {
    for (const { value } of entries(child(dataset.file.node, 'identities'))) {
      for (const side of SIDES) {
        const name = text(child(value, side)) ?? ''
        const right = sensitivityOf(context, dataset, name, [])
        if (right !== undefined) context.error(
          'SCH808', dataset.file, child(value, side),
          `"${name}" is for those who have the right "${right}"; what an identity finds is shown to all who may open its page.`,
          'Compare a figure that everybody may see',
        )
      }
    }
  }
}

/** The right that a measure, or what it is worked out of, asks for. */
function sensitivityOf(context: RuleContext, dataset: DatasetView, name: string, walking: readonly string[]): string | undefined {
  const measure = dataset.measures.get(name)
  if (!measure || walking.includes(name)) return undefined
  const own = text(child(measure.node, 'sensitive'))
  if (own !== undefined) return own
  if (measure.formula) {
    for (const each of dataset.measures.keys()) {
      if (!names(measure.formula, each)) continue
      const found = sensitivityOf(context, dataset, each, [...walking, name])
      if (found !== undefined) return found
    }
    return undefined
  }
  const source = dataset.sources.get(measure.source ?? [...dataset.sources.keys()][0] ?? '')
  const field = context.world.entities.get(source?.facts ?? '')?.fields.get(measure.field ?? name)
  return field && text(child(field.node, 'sensitive'))
}

function names(node: Node, name: string): boolean {
  return node.value === name || (node.children ?? []).some((each) => names(each, name))
}
