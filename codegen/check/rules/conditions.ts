/** Every condition of every file: the operator suits the field's kind, the value suits both. */
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import type { Node } from 'jsonc-parser'
import { FIELD_OPERATORS } from '../../../contract/filter'
import type { Likeness } from '../../../contract/kind'
import type { SourceFile } from '../../read/source'
import { currencyOfMeasure, infoOf } from '../fields'
import type { FieldInfo, Scope } from '../found'
import { didYouMean, oneOf } from '../nearest'
import { child, items, text } from '../node'
import { scopesAt } from '../scope'
import type { World } from '../world'
import type { Rule, RuleContext } from './context'
import { SPANS, misfit } from './values'

/** Every comparison below a condition. */
export function comparisons(node: Node | undefined): Node[] {
  if (!node) return []
  if (child(node, 'field')) return [node]
  return items(child(node, 'and') ?? child(node, 'or')).flatMap(comparisons)
}

/** SCH318–319 and SCH321 for operator and value, SCH371–372 where one field is compared with another. */
export const conditionsFit: Rule = (context) => {
  const { world } = context
  for (const file of context.files) {
    for (const node of context.noted(file, 'condition')) {
      const fieldNode = child(node, 'field')
      const opNode = child(node, 'op')
      const path = text(fieldNode)
      const op = text(opNode)
      if (!fieldNode || path === undefined || op === undefined) continue
      const info = scopesAt(world, file, fieldNode).map((scope) => infoOf(world, scope, path)).find(Boolean)
      if (!info?.kind) continue
      const known: readonly string[] = COLUMN_KINDS[info.kind].operators
      if (!known.includes(op)) {
        context.error(
          'SCH318', file, opNode,
          `"${path}" is of kind ${info.kind}, which cannot be asked for "${op}".${didYouMean(op, known.map((name) => ({ name })))}`,
          `It can be asked for: ${known.join(', ')}`,
        )
        continue
      }
      const value = child(node, 'value')
      const wanted = shapeWanted(op, value)
      if (wanted)
        context.error(
          'SCH319', file, value ?? node,
          `"${op}" ${wanted}.`,
          op === 'in' || op === 'between' || !value
            ? `Write { "field": "${path}", "op": "${op}", "value": ${op === 'in' ? '[…, …]' : op === 'between' ? '[first, last]' : '…'} }`
            : 'Ask with "in" or "between" where several values are meant',
        )
      else if (value && child(value, 'field')) judgeBeside(context, file, info, node)
      else if (value && op !== 'empty') {
        const bad = misfit(world, { kind: info.kind, enum: info.enum, stored: info.stored }, value)
        if (bad) context.error(bad.code, file, value, `condition on "${path}": ${bad.message}`, bad.hint)
        else if (op === 'between' && isTurned(items(value)))
          context.error(
            'SCH321', file, value,
            `condition on "${path}": the first is more than the last, so nothing is ever between them.`,
            'Swap them',
          )
      }
    }
  }
}

/** Two fields of a row: of one nature, of the same values, amounts in one currency. */
function judgeBeside(context: RuleContext, file: SourceFile, info: FieldInfo, node: Node): void {
  const { world } = context
  const otherNode = child(child(node, 'value'), 'field')
  const op = text(child(node, 'op')) ?? ''
  if (!(FIELD_OPERATORS as readonly string[]).includes(op)) {
    context.error(
      'SCH371', file, child(node, 'op'),
      `"${op}" does not compare "${info.path}" with another field.`,
      `Two fields are compared by: ${FIELD_OPERATORS.join(', ')}`,
    )
    return
  }
  const scope = otherNode && scopesAt(world, file, otherNode).find((each) => infoOf(world, each, text(otherNode) ?? ''))
  const other = scope && infoOf(world, scope, text(otherNode) ?? '')
  if (!otherNode || !scope || !other?.kind || !info.kind) return
  const said = child(node, 'currency')
  if (said) context.error('SCH371', file, said.parent, `"${info.path}" is compared with "${other.path}" in the row's own currency.`, 'Take "currency" away')
  const likeness = COLUMN_KINDS[info.kind].comparesAs
  const isRowAndText = likeness === 'row' && info.stored !== other.stored
  if (likeness === null || COLUMN_KINDS[other.kind].comparesAs !== likeness || isRowAndText) {
    const fitting = kindsLike(likeness)
    context.error(
      'SCH371', file, otherNode,
      `"${info.path}" is of kind ${info.kind} and cannot be compared with "${other.path}", which is of kind ${other.kind}.`,
      fitting.length > 0 ? `Compare it with a field of kind ${oneOf(fitting)}` : 'Compare it with a value',
    )
  } else if (info.enum !== other.enum) {
    context.error(
      'SCH371', file, otherNode,
      `"${info.path}" has the values of ${info.enum}, "${other.path}" those of ${other.enum ?? 'no enum'}: they are never equal.`,
      'Compare fields of one enum',
    )
  } else if (likeness === 'amount') judgeCurrencies(context, file, otherNode, scope, info, other)
}

function judgeCurrencies(context: RuleContext, file: SourceFile, at: Node, scope: Scope, info: FieldInfo, other: FieldInfo): void {
  const [own, theirs] = [info, other].map(({ path, field }) => currencyOf(context.world, scope, path, field))
  if (own === undefined || theirs === undefined || own === theirs) return
  context.error(
    'SCH372', file, at,
    `"${info.path}" is in the currency of "${own}", "${other.path}" in that of "${theirs}".`,
    'Compare amounts that share one "currencyField"',
  )
}

/** The path of an amount's currency; undefined where it cannot be known here. */
function currencyOf(world: World, scope: Scope, path: string, field: FieldInfo['field']): string | undefined {
  if (scope.type !== 'entity') return currencyOfMeasure(world, scope.dataset, path.replace(/[@.].*$/, ''))
  const name = field?.currencyField
  return name === undefined ? undefined : path.slice(0, path.lastIndexOf('.') + 1) + name
}

function kindsLike(likeness: Likeness | null): string[] {
  return likeness === null ? [] : Object.values(COLUMN_KINDS).filter(({ comparesAs }) => comparesAs === likeness).map(({ kind }) => kind)
}

/** Two ends of which the first is the larger one; days and months compare as texts. */
function isTurned([first, last]: Node[]): boolean {
  const [from, to] = [first?.value, last?.value] as unknown[]
  return (
    typeof from === typeof to &&
    (typeof from === 'number' || typeof from === 'string') &&
    (from as number) > (to as number) &&
    !(typeof from === 'string' && /^-?\d+(\.\d+)?$/.test(from) && Number(from) <= Number(to))
  )
}

/** What the operator wants of its value, where it does not get it. */
function shapeWanted(op: string, value: Node | undefined): string | undefined {
  if (op === 'empty') return !value || value.type === 'boolean' ? undefined : 'takes true (is empty) or false (is filled)'
  if (!value) return 'needs a "value"'
  const moment = text(child(value, 'is'))
  if (op === 'in') return value.type === 'array' ? undefined : 'takes a list of values'
  if (op === 'between') {
    if (moment !== undefined) return SPANS.includes(moment) ? undefined : `takes a span of days (${SPANS.join(', ')}) or a list of two`
    return items(value).length === 2 ? undefined : 'takes a list of two: the first and the last'
  }
  return value.type === 'array' ? 'takes one value, not a list' : undefined
}
