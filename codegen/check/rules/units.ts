/**
 * What a formula's figures are of: amounts of one currency, or plain numbers. Pieces are never added to amounts, amounts are
 * never multiplied with amounts, and a field's kind says what really comes out.
 */
import { traits } from '../../../kinds/column-kinds'
import type { Node } from 'jsonc-parser'
import type { ColumnKind } from '../../../contract/plan'
import type { SourceFile } from '../../read/source'
import { currencyOfMeasure, infoOf } from '../fields'
import type { Scope } from '../found'
import { child, entries, items } from '../node'
import type { FieldView } from '../views'
import type { Rule, RuleContext } from './context'
import { eachField, noCurrency } from './entities'

/** How often an amount is a factor (1 an amount, 0 a plain number, 2 an amount times an amount), and of which currency it is. */
interface Unit {
  power: number
  currency?: string
}

/** Kinds whose numbers count or compare; a decimal may be anything (a rate, a weight, an amount of a report). */
const PLAIN: ReadonlySet<ColumnKind> = new Set(['integer', 'percent', 'rank', 'progress'])

/** What a named figure is; undefined where nobody can tell. */
type UnitOf = (path: string) => Unit | undefined

function told(unit: Unit): string {
  return unit.power === 0 ? 'a plain number' : unit.power === 1 ? 'an amount' : 'no amount'
}

/** Works out what a part of a formula is, telling of the parts that do not go together. */
function unitOf(context: RuleContext, file: SourceFile, node: Node, named: UnitOf): Unit | undefined {
  if (node.type === 'string') return named(String(node.value))
  const inner = child(node, 'clamp') ?? child(node, 'round') ?? child(node, 'floor') ?? child(node, 'negate')
  if (inner) return unitOf(context, file, inner, named)
  const added = child(node, 'sum') ?? child(node, 'minus') ?? child(node, 'first')
  if (added) return sumOf(context, file, items(added), named)
  const factors = child(node, 'times')
  if (factors) return productOf(context, file, items(factors), named)
  if (child(node, 'days')) return { power: 0 }
  const [above, below] = items(child(node, 'ratio')).map((part) => (part.type === 'number' ? { power: 0 } : unitOf(context, file, part, named)))
  if (!above || !below) return undefined
  return { power: above.power - below.power, ...(above.power > below.power && above.currency !== undefined ? { currency: above.currency } : {}) }
}

function sumOf(context: RuleContext, file: SourceFile, parts: Node[], named: UnitOf): Unit | undefined {
  let first: { unit: Unit; node: Node } | undefined
  for (const node of parts) {
    const unit = unitOf(context, file, node, named)
    if (!unit) continue
    first ??= { unit, node }
    if (unit.power !== first.unit.power) {
      context.error(
        'SCH347', file, node,
        `formula: ${saidBy(node)} is ${told(unit)} and ${saidBy(first.node)} ${told(first.unit)}; the two are never added up.`,
        'Add amounts to amounts and numbers to numbers; an amount of some pieces is {"times": [price, pieces]}',
      )
      return undefined
    }
    if (unit.currency !== undefined && first.unit.currency !== undefined && unit.currency !== first.unit.currency) {
      context.error(
        'SCH347', file, node,
        `formula: ${saidBy(node)} is in the currency of "${unit.currency}", ` +
          `${saidBy(first.node)} in that of "${first.unit.currency}"; the two are never added up.`,
        'Name amounts that share one "currencyField"',
      )
      return undefined
    }
  }
  return first?.unit
}

function productOf(context: RuleContext, file: SourceFile, parts: Node[], named: UnitOf): Unit | undefined {
  let product: Unit | undefined = { power: 0 }
  for (const node of parts) {
    const unit: Unit | undefined = node.type === 'number' ? { power: 0 } : unitOf(context, file, node, named)
    if (unit && unit.power > 0 && (product?.power ?? 0) > 0) {
      context.error(
        'SCH347', file, node,
        `formula: ${saidBy(node)} is an amount, and an amount is never multiplied with another.`,
        'Multiply an amount with a number: a count, a rate, a share',
      )
      return undefined
    }
    const currency: string | undefined = unit?.currency ?? product?.currency
    product = unit && product ? { power: product.power + unit.power, ...(currency === undefined ? {} : { currency }) } : undefined
  }
  return product
}

function saidBy(node: Node): string {
  return node.type === 'string' ? `"${node.value}"` : `the {"${entries(node)[0]?.key ?? ''}": …}`
}

/** The whole formula against the kind that the field says it is. */
function judge(context: RuleContext, file: SourceFile, name: string, kind: ColumnKind | undefined, formula: Node | undefined, at: Node, named: UnitOf): void {
  if (!formula || !kind) return
  const unit = unitOf(context, file, formula, named)
  if (!unit) return
  const isWrong = traits({ kind }).inCurrency ? unit.power !== 1 : PLAIN.has(kind) && unit.power !== 0
  if (isWrong) context.error(
    'SCH347', file, at,
    `"${name}" is of kind ${kind}, and its formula gives ${told(unit)}.`,
    unit.power === 1 ? 'Say "kind": "money" and the "currencyField" of its amounts' : 'Say "kind": "decimal", integer or percent',
  )
}

/** What is worked out of figures; what rows below add up to, and where a value came from, is not. */
function calculated({ rollup, origin, formula }: FieldView): Node | undefined {
  return rollup || origin ? undefined : formula
}

/** SCH347, over the formulas of all entities and datasets. */
export const formulasKeepUnits: Rule = (context) => {
  const { world } = context
  const plain = (kind: ColumnKind | undefined): Unit | undefined => (kind && PLAIN.has(kind) ? { power: 0 } : undefined)
  eachField(context, (entity, field) =>
    judge(context, entity.file, field.name, field.kind, calculated(field), child(field.node, 'kind') ?? field.keyNode, (path) => {
      const info = infoOf(world, { type: 'entity', entity }, path)
      if (!traits(info).inCurrency) return plain(info?.kind)
      const currency = entity.fields.get(path)?.currencyField
      // Of a currency that is none, its own rule tells.
      const holder = entity.fields.get(currency ?? '')
      return { power: 1, ...(currency !== undefined && holder?.kind === 'enum' && noCurrency(world, holder) === undefined ? { currency } : {}) }
    }),
  )
  for (const dataset of context.datasets) {
    const scope: Scope = { type: 'measures', dataset }
    for (const [name, measure] of dataset.measures) {
      if (!measure.formula) continue
      const kind = measure.kind ?? (child(measure.node, 'kind') ? undefined : 'decimal')
      judge(context, dataset.file, name, kind, measure.formula, child(measure.node, 'kind') ?? measure.keyNode, (path) => {
        const info = infoOf(world, scope, path)
        if (!traits(info).inCurrency) return plain(info?.kind)
        const currency = currencyOfMeasure(world, dataset, path)
        return { power: 1, ...(currency === undefined ? {} : { currency }) }
      })
    }
  }
}
