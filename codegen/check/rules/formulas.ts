/** What formulas and totals must say: numbers only, no loops, and a total that is true. */
import type { Node } from 'jsonc-parser'
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import { infoOf } from '../fields'
import { child, entries, items, keyOf } from '../node'
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
  return entries(formula).flatMap(({ key, value }) => (['zero', 'min', 'max', 'scale'].includes(key) ? [] : operands(value)))
}

function namesIn(formula: Node | undefined): string[] {
  return operands(formula).map((operand) => String(operand.value))
}

export function hasRatio(formula: Node | undefined): boolean {
  if (!formula) return false
  if (child(formula, 'ratio')) return true
  return formula.type === 'array' ? items(formula).some(hasRatio) : entries(formula).some(({ value }) => hasRatio(value))
}

export const formulaOperands: Rule = (context) => {
  const { world } = context
  eachField(context, (entity, field) => {
    for (const operand of operands(field.formula)) {
      const info = infoOf(world, { type: 'entity', entity }, String(operand.value))
      if (info?.kind && !COLUMN_KINDS[info.kind].numeric) {
        context.error(
          'SCH306', entity.file, operand,
          `formula "${operand.value}": a field of kind ${info.kind} cannot be calculated with.`,
          'Formulas take numbers: money, integer, decimal, percent',
        )
      }
    }
  })
  for (const dataset of world.datasets.values()) {
    for (const measure of dataset.measures.values()) {
      for (const operand of operands(measure.formula)) {
        const info = infoOf(world, { type: 'measures', dataset }, String(operand.value))
        if (info?.kind && !COLUMN_KINDS[info.kind].numeric) {
          context.error(
            'SCH306', dataset.file, operand,
            `formula "${operand.value}": a measure of kind ${info.kind} cannot be calculated with.`,
            'Formulas take numbers: money, integer, decimal, percent',
          )
        }
      }
    }
  }
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

export const formulaLoops: Rule = (context) => {
  const { world } = context
  for (const { file, fields } of world.entities.values()) {
    const needs = (name: string): string[] => namesIn(fields.get(name)?.formula).filter((other) => fields.has(other))
    for (const way of loops(fields.keys(), needs)) tellLoop(context, file, fields.get(way[0] ?? '')?.formula, way)
  }
  for (const { file, measures } of world.datasets.values()) {
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
  for (const { file, measures } of context.world.datasets.values()) {
    for (const [name, measure] of measures) judge(file, `measure "${name}"`, measure)
  }
}

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
