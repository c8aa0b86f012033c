/** Every filter of a list can be asked: its field knows the operator, and the family and its wire can say it. */
import type { Node } from 'jsonc-parser'
import { COLUMN_KINDS, traits } from '../../../kinds/column-kinds'
import { FILTER_KINDS } from '../../../src/controls/filters/filter-kinds'
import type { Operator } from '../../../contract/filter'
import type { FilterControl } from '../../../contract/plan'
import type { SourceFile } from '../../read/source'
import { infoOf } from '../fields'
import type { FieldInfo } from '../found'
import { oneOf } from '../nearest'
import { child, items, text } from '../node'
import type { ListView } from '../page-views'
import type { Abilities } from './abilities'
import { comparisons } from './conditions'
import type { Rule, RuleContext } from './context'
import { laidOut } from './layout'
import { abilitiesAt, statedLists, nameOf, scopeAt } from './lists'
import { misfit, type Misfit } from './values'

/** SCH510–513 and SCH552, over the filters of every list; SCH319 for their defaults. */
export const filtersCanBeSaid: Rule = (context) => {
  const { world } = context
  for (const list of statedLists(context)) {
    const can = abilitiesAt(context, list)
    const scope = scopeAt(context, list)
    if (!can || !scope) continue
    for (const { file, node, path } of laidOut(context, list, 'filters')) {
      const fieldNode = child(node, 'field') ?? node
      if (path !== undefined) {
        const info = infoOf(world, scope, path)
        if (info?.kind) fieldFilter({ context, list, can, file }, node, fieldNode, info)
      }
      for (const searched of items(child(node, 'search'))) {
        const info = infoOf(world, scope, text(searched) ?? '')
        if (info?.kind) sayable({ context, list, can, file }, searched, info, { operators: FILTER_KINDS.search.operators, how: 'searched' })
      }
      whole(context, list, can, file, child(node, 'when'))
    }
    for (const where of list.parts('where')) whole(context, list, can, list.page.file, where)
  }
}

/** A condition that is sent to the family as it stands. */
function whole(context: RuleContext, list: ListView, can: Abilities, file: SourceFile, condition: Node | undefined): void {
  for (const comparison of comparisons(condition)) {
    const op = child(comparison, 'op')
    if (op && !can.operators.includes(text(op) as Operator)) {
      context.error(
        'SCH511', file, op,
        `the family ${can.family} cannot be asked for "${text(op)}"; ${nameOf(list)} asks it.`,
        `It can be asked for: ${can.operators.join(', ')} (${can.file})`,
      )
    }
  }
  const beside = comparisons(condition).map((comparison) => child(child(comparison, 'value'), 'field')).find(Boolean)
  if (beside && !can.beside) {
    context.error(
      'SCH511', file, beside,
      `the family ${can.family} cannot compare two fields of a row; ${nameOf(list)} asks it.`,
      `Its wire sends fields beside values alone (${can.file})`,
    )
  }
  const either = firstOr(condition)
  if (either && !can.or) {
    context.error(
      'SCH512', file, either.parent,
      `the family ${can.family} cannot be asked for "or"; ${nameOf(list)} asks it.`,
      `Its capabilities are in ${can.file}`,
    )
  }
}

function firstOr(node: Node | undefined): Node | undefined {
  if (!node) return undefined
  return child(node, 'or') ?? items(child(node, 'and')).map(firstOr).find(Boolean)
}

/** A filter of a list, and the file that says it. */
interface Filtering {
  context: RuleContext
  list: ListView
  can: Abilities
  file: SourceFile
}

function fieldFilter(filtering: Filtering, node: Node, fieldNode: Node, info: FieldInfo): void {
  const { context, can, file } = filtering
  if (!info.kind) return
  const kind = COLUMN_KINDS[info.kind]
  const controlNode = child(node, 'control')
  const control = text(controlNode) as FilterControl | undefined
  const opNode = child(node, 'op')
  const op = text(opNode) as Operator | undefined
  if (info.operators.length === 0 || (control === undefined && kind.filters.length === 0)) {
    const why = info.field?.filter === false ? 'says "filter": false' : `is of kind ${info.kind}, which is not filtered by`
    context.error('SCH513', file, fieldNode, `"${info.path}" ${why}.`, 'Take the filter away, or filter by another field')
    return
  }
  if (control !== undefined && Object.hasOwn(FILTER_KINDS, control) && !kind.filters.includes(control)) {
    context.error(
      'SCH513', file, controlNode,
      `"${info.path}" is of kind ${info.kind}, which is not filtered with "${control}".`,
      `It is filtered with: ${kind.filters.join(', ')}`,
    )
    return
  }
  if (op !== undefined && !info.operators.includes(op)) {
    context.error(
      'SCH510', file, opNode,
      `"${info.path}" is of kind ${info.kind} and cannot be asked for "${op}".`,
      `It can be asked for: ${info.operators.join(', ')}`,
    )
    return
  }
  const controls = control === undefined ? kind.filters : [control]
  const asked = op === undefined ? [...new Set(controls.flatMap((name) => withFallbacks(name)))] : [op]
  if (!sayable(filtering, opNode ?? controlNode ?? fieldNode, info, { operators: asked, how: 'filtered' })) return
  const maxDays = child(node, 'maxDays')
  if (maxDays && !traits(info).names) context.error(
    'SCH552', file, maxDays.parent,
    `"${info.path}" is of kind ${info.kind} and has no days; "maxDays" bounds a range of days.`,
    'Take "maxDays" away, or filter by a day',
  )
  const given = child(node, 'default')
  if (!given) return
  const possible = asked.filter((operator) => info.operators.includes(operator) && can.operators.includes(operator))
  // What a control asks with is the first that can be said; without one, the field's kind chooses among all.
  const bad = shapeMisfit(control === undefined || FILTER_KINDS[control].choosesOperator ? possible : possible.slice(0, 1), given)
    ?? misfit(context.world, { kind: info.kind, enum: info.enum, stored: info.stored }, given)
  if (bad) context.error(bad.code, file, given, `the default of "${info.path}": ${bad.message}`, bad.hint)
}

/** Several values are asked with "in" or "between", one value with all others: else the page opens with a refusal. */
function shapeMisfit(asked: readonly Operator[], given: Node): Misfit | undefined {
  const takesMany = asked.filter((operator) => operator === 'in' || operator === 'between')
  if (given.type === 'array' && takesMany.length === 0) {
    return {
      code: 'SCH319',
      message: 'this filter takes one value, not a list.',
      hint: 'Give one value, or let people choose several with "control": "multiselect"',
    }
  }
  if (['string', 'number', 'boolean'].includes(given.type) && takesMany.length === asked.length) {
    return { code: 'SCH319', message: 'this filter takes a list of values.', hint: `Write [${JSON.stringify(given.value)}]` }
  }
  return undefined
}

function withFallbacks(control: FilterControl): Operator[] {
  const { operators, otherwise } = FILTER_KINDS[control]
  return [...operators, ...(otherwise ? withFallbacks(otherwise) : [])]
}

function sayable(
  { context, list, can, file }: Filtering, node: Node, info: FieldInfo, { operators: asked, how }: { operators: readonly Operator[]; how: string },
): boolean {
  const fitting = asked.filter((operator) => info.operators.includes(operator))
  if (fitting.length === 0) {
    context.error(
      'SCH510', file, node,
      `"${info.path}" is of kind ${info.kind ?? '?'} and cannot be ${how} with ${oneOf(asked.map((operator) => `"${operator}"`))}.`,
      `It can be asked for: ${info.operators.join(', ')}`,
    )
    return false
  }
  if (fitting.some((operator) => can.operators.includes(operator))) return true
  context.error(
    'SCH511', file, node,
    `the family ${can.family} cannot be asked for ${oneOf(fitting.map((operator) => `"${operator}"`))}; ${nameOf(list)} asks it of "${info.path}".`,
    `It can be asked for: ${can.operators.join(', ')} (${can.file})`,
  )
  return false
}
