/** Every condition of every file: the operator suits the field's kind, the value suits both. */
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import type { Node } from 'jsonc-parser'
import { infoOf } from '../fields'
import { didYouMean } from '../nearest'
import { child, items, text } from '../node'
import { scopesAt } from '../scope'
import type { Rule } from './context'
import { SPANS, misfit } from './values'

/** Every comparison below a condition. */
export function comparisons(node: Node | undefined): Node[] {
  if (!node) return []
  if (child(node, 'field')) return [node]
  return items(child(node, 'and') ?? child(node, 'or')).flatMap(comparisons)
}

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
