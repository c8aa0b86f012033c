/** What formulas and totals must say: numbers only, no loops, and a total that is true. */
import { traits } from '../../../kinds/column-kinds'
import type { Node } from 'jsonc-parser'
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import type { ColumnKind } from '../../../contract/plan'
import { infoOf } from '../fields'
import type { Scope } from '../found'
import { child, entries, items, keyOf, says } from '../node'
import type { EntityView, FieldView } from '../views'
import type { Rule, RuleContext } from './context'
import { eachField } from './entities'

/** Every text and number of a formula, with what it stands in. */
function operands(formula: Node | undefined): Node[] {
  if (!formula) return []
  if (formula.type === 'string') return [formula]
  // What a rollup names is of the rows below.
  if (keyOf(formula) === 'rollup') return []
  if (formula.type === 'array') return items(formula).flatMap(operands)
  return entries(formula).flatMap(({ key, value }) => (['zero', 'min', 'max', 'scale', 'today', 'askedDays'].includes(key) ? [] : operands(value)))
}

/** The field paths in the formula, as often as they stand there. */
export function namesIn(formula: Node | undefined): string[] {
  return operands(formula).map((operand) => String(operand.value))
}

/** Whether there is a ratio anywhere in it. */
export function hasRatio(formula: Node | undefined): boolean {
  if (!formula) return false
  if (child(formula, 'ratio')) return true
  return formula.type === 'array' ? items(formula).some(hasRatio) : entries(formula).some(({ value }) => hasRatio(value))
}

/** What a part of a formula is, or must be; a code is a value of an enum, taken over from the first that has one. */
type Part = 'number' | 'day' | 'month' | 'code'

const GIVES: Record<string, Part> = { plusDays: 'day', today: 'day', monthOf: 'month' }
const WORDS: Record<Part, string> = { number: 'a number', day: 'a day', month: 'a month', code: 'a value of an enum' }

function partOfKind(kind: ColumnKind | undefined): Part {
  const { names } = traits({ kind })
  if (kind === 'enum') return 'code'
  return names === 'day' || names === 'month' ? names : 'number'
}

/** Every part against what is wanted at its place. */
function judgePart(context: RuleContext, file: EntityView['file'], scope: Scope, node: Node, wanted: Part): void {
  if (node.type === 'string') return judgeName(context, file, node, infoOf(context.world, scope, String(node.value))?.kind, wanted, scope)
  const { key = '', value } = entries(node).find((entry) => !['zero', 'min', 'max', 'scale', 'needs'].includes(entry.key)) ?? {}
  // What the rows below add up to has a rule of its own.
  if (key === 'rollup') return
  if (key === 'askedDays' && scope.type !== 'measures') {
    context.error(
      'SCH376', file, node, 'formula: {"askedDays": true} is for the figures of a dataset; a row of an entity is about no range of days.',
      'Say it in a formula of a dataset\'s measure',
    )
    return
  }
  const given = key === 'first' ? wanted : GIVES[key] ?? 'number'
  if (given !== wanted || (scope.type === 'measures' && (given !== 'number' || key === 'days'))) {
    const inDataset = scope.type === 'measures'
    context.error(
      'SCH376', file, node,
      inDataset && given === wanted ? `formula: the figures of a dataset have no days; {"${key}": …} is for the fields of an entity.`
        : `formula: ${node.type === 'number' ? String(node.value) : `{"${key}": …}`} is ${WORDS[given]}, and ${WORDS[wanted]} is wanted here.`,
      inDataset
        ? 'Say it as a field of the facts, and count that'
        : 'Days are counted by {"days": [from, to]}, moved by {"plusDays": [day, number]}, told by {"monthOf": day}',
    )
    return
  }
  if (!value || key === 'today' || key === 'askedDays') return
  const inner: Part[] = key === 'days' ? ['day', 'day'] : key === 'plusDays' ? ['day', 'number'] : key === 'monthOf' ? ['day'] : []
  const parts = value.type === 'array' ? items(value) : [value]
  parts.forEach((part, at) => judgePart(context, file, scope, part, key === 'first' ? wanted : (inner[at] ?? 'number')))
}

function judgeName(context: RuleContext, file: EntityView['file'], node: Node, kind: ColumnKind | undefined, wanted: Part, scope: Scope): void {
  if (!kind) return
  if (wanted === 'number') {
    if (COLUMN_KINDS[kind].numeric) return
    context.error(
      'SCH306', file, node,
      `formula "${node.value}": a ${scope.type === 'measures' ? 'measure' : 'field'} of kind ${kind} cannot be calculated with.`,
      'Formulas take numbers: money, integer, decimal, percent',
    )
  } else if (kind !== 'enum' && wanted === 'code') {
    context.error(
      'SCH376', file, node, `formula "${node.value}": it is of kind ${kind}, and ${WORDS[wanted]} is wanted here.`,
      'Name fields of kind enum that have the same values',
    )
  } else if (partOfKind(kind) !== wanted) {
    context.error(
      'SCH376', file, node,
      `formula "${node.value}": it is of kind ${kind}, and ${WORDS[wanted]} is wanted here.`,
      `Name a field of kind ${wanted === 'day' ? 'date' : wanted}`,
    )
  }
}

/** SCH306, SCH376: operands exist in their scope and are of a kind that the operation takes. */
export const formulaOperands: Rule = (context) => {
  eachField(context, (entity, field) => {
    if (field.formula && !field.origin && !field.rollup) judgePart(context, entity.file, { type: 'entity', entity }, field.formula, partOfKind(field.kind))
  })
  for (const dataset of context.datasets) {
    for (const measure of dataset.measures.values()) {
      if (measure.formula) judgePart(context, dataset.file, { type: 'measures', dataset }, measure.formula, 'number')
    }
  }
}

/** Rows that are added up beforehand are not made anew because a day has passed. */
export const rollupsKeepStill: Rule = (context) => {
  const { world } = context
  for (const dataset of context.datasets) {
    for (const rollup of items(child(dataset.file.node, 'rollups'))) {
      for (const node of items(child(rollup, 'measures'))) {
        const measure = dataset.measures.get(String(node.value))
        const facts = world.entities.get(dataset.sources.get(measure?.source ?? [...dataset.sources.keys()][0] ?? '')?.facts ?? '')
        if (!measure || !facts || !asksToday(facts, measure.field ?? String(node.value))) continue
        context.error(
          'SCH377', dataset.file, node,
          `"${node.value}" is worked out from today's day, and what a rollup keeps does not change from day to day.`,
          'Take it out of the rollup',
        )
      }
    }
  }
}

function asksToday(entity: EntityView, name: string, way: readonly string[] = []): boolean {
  const formula = entity.fields.get(name)?.formula
  if (!formula || way.includes(name)) return false
  return says(formula, 'today') || namesIn(formula).some((inner) => asksToday(entity, inner, [...way, name]))
}


/** Names that depend on themselves, each loop once, as the way round: a -> b -> a. */
function loops(names: Iterable<string>, needs: (name: string) => string[]): string[][] {
  const done = new Set<string>()
  const found: string[][] = []
  const visit = (name: string, way: string[]): void => {
    const start = way.indexOf(name)
    if (start >= 0) found.push([...way.slice(start), name])
    if (start >= 0 || done.has(name)) return
    for (const next of needs(name)) visit(next, [...way, name])
    done.add(name)
  }
  for (const name of names) visit(name, [])
  return found
}

/** SCH305: no field and no measure needs itself, through however many others. */
export const formulaLoops: Rule = (context) => {
  for (const { file, fields } of context.entities) {
    const needs = (name: string): string[] => namesIn(fields.get(name)?.formula).filter((other) => fields.has(other))
    for (const way of loops(fields.keys(), needs)) tellLoop(context, file, fields.get(way[0] ?? '')?.formula, way)
  }
  for (const { file, measures } of context.datasets) {
    const needs = (name: string): string[] => namesIn(measures.get(name)?.formula).filter((other) => measures.has(other))
    for (const way of loops(measures.keys(), needs)) tellLoop(context, file, measures.get(way[0] ?? '')?.formula, way)
  }
}

function tellLoop(context: RuleContext, file: EntityView['file'], node: Node | undefined, way: string[]): void {
  context.error(
    'SCH305', file, node,
    `the formula of "${way[0]}" needs itself: ${way.join(' -> ')}.`,
    'Break the loop: one of them must come from plain fields',
  )
}

/** SCH307: the kind has that total. SCH308: "ratio" is of a formula with a ratio. */
export const totalOfField: Rule = (context) => {
  const judge = (file: EntityView['file'], what: string, view: Pick<FieldView, 'kind' | 'total' | 'formula' | 'node'>): void => {
    const { kind, total, formula, node } = view
    const said = child(node, 'total')
    if (!said || !kind || total === undefined) return
    if (!COLUMN_KINDS[kind].totals.includes(total)) {
      context.error(
        'SCH307', file, said,
        `${what} is of kind ${kind}, which has no total "${total}".`,
        `A ${kind} adds up as: ${COLUMN_KINDS[kind].totals.join(', ')}`,
      )
    } else if (total === 'ratio' && !hasRatio(formula)) {
      context.error(
        'SCH308', file, said,
        `${what} has the total "ratio" and no formula with a ratio.`,
        'Say "formula": {"ratio": [above, below]}, or another total',
      )
    } else if (hasRatio(formula) && total !== 'ratio' && total !== 'none') {
      context.error(
        'SCH308', file, said,
        `${what} is a ratio; its total is the ratio of sums, never "${total}".`,
        'Say "total": "ratio", or leave it out',
      )
    }
  }
  eachField(context, ({ file }, field) => judge(file, `field "${field.name}"`, field))
  for (const { file, measures } of context.datasets) {
    for (const [name, measure] of measures) judge(file, `measure "${name}"`, measure)
  }
}

/** SCH310: what is worked out is not edited, required, given a default or filled by the server. */
export const formulasAreNotWritten: Rule = (context) => eachField(context, ({ file }, field) => {
  if (!field.formula) return
  for (const key of ['edit', 'required', 'default', 'maxLength', 'server']) {
    const said = child(field.node, key)
    if (said && said.value !== false) {
      context.error(
        'SCH310', file, said,
        `field "${field.name}" is a formula; "${key}" is for fields that are kept.`,
        `Take "${key}" away, or the formula`,
      )
    }
  }
})
