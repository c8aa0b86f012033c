/** What entities check of their rows: sums are of numbers, both sides are of one nature, slots have a start and an end. */
import type { Node } from 'jsonc-parser'
import type { Likeness } from '../../../contract/kind'
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import { infoOf } from '../fields'
import { child, items, text } from '../node'
import type { EntityView, FieldView } from '../views'
import type { World } from '../world'
import { comparisons } from './conditions'
import type { Rule, RuleContext } from './context'

/** What lies on a line, so that one comes before the other. */
const ON_A_LINE: ReadonlySet<Likeness> = new Set(['number', 'share', 'amount', 'day', 'month', 'moment', 'text'])

/** SCH373–375 and SCH378, over "checks" of every entity. */
export const checksAreAnswerable: Rule = (context) => {
  for (const entity of context.entities) {
    for (const check of items(child(entity.file.node, 'checks'))) {
      judgeSum(context, entity, check)
      judgeApart(context, entity, check)
      judgeReported(context, entity, check)
    }
  }
}

/** The field of the rows below that "items.weight" names. */
function fieldBelow(world: World, entity: EntityView, node: Node | undefined): FieldView | undefined {
  const [list = '', field = ''] = (text(node) ?? '').split('.')
  return world.entities.get(entity.has.get(list)?.entity ?? '')?.fields.get(field)
}

function judgeSum(context: RuleContext, entity: EntityView, check: Node): void {
  const sum = child(check, 'sum')
  const counted = child(check, 'count')
  if (!sum && !counted) return
  const value = child(check, 'value')
  const other = child(value, 'sum')
  const field = sum && fieldBelow(context.world, entity, sum)
  for (const each of [sum, other]) {
    const summed = each && fieldBelow(context.world, entity, each)
    if (!each || !summed?.kind) continue
    if (COLUMN_KINDS[summed.kind].numeric && !summed.formula) continue
    context.error(
      'SCH373', entity.file, each,
      `"${text(each)}" ${summed.formula ? 'is a formula' : `is of kind ${summed.kind}`}, which a check does not add up.`,
      'Add up a field of numbers that is kept',
    )
    return
  }
  const likeness = counted ? 'number' : field?.kind && COLUMN_KINDS[field.kind].comparesAs
  const beside = child(value, 'field')
  const info = beside && infoOf(context.world, { type: 'entity', entity }, text(beside) ?? '')
  const otherKind = other ? fieldBelow(context.world, entity, other)?.kind : info?.kind
  if (!likeness || !otherKind || COLUMN_KINDS[otherKind].comparesAs === likeness) return
  context.error(
    'SCH374', entity.file, other ?? beside,
    `${counted ? `the number of "${text(counted)}"` : `the sum of "${text(sum)}" (kind ${field?.kind})`} cannot be compared with ` +
      `"${text(other ?? beside)}", which is of kind ${otherKind}.`,
    'Compare amounts with amounts, counts with counts, shares with shares',
  )
}

function judgeApart(context: RuleContext, entity: EntityView, check: Node): void {
  const ends = items(child(check, 'apart'))
  const [from, to] = ends.map((end) => fieldBelow(context.world, entity, end))
  const [start, end] = ends
  const listOf = (node: Node | undefined): string => (text(node) ?? '').split('.')[0] ?? ''
  const stray = [...ends.slice(1), ...items(child(check, 'by'))].find((node) => listOf(node) !== listOf(start))
  if (stray) {
    context.error(
      'SCH375', entity.file, stray,
      `"${text(stray)}" is not of the rows "${listOf(start)}" that are held apart.`,
      'Name fields of one list of rows below',
    )
    return
  }
  if (!start || !end || !from?.kind || !to?.kind) return
  const likeness = COLUMN_KINDS[from.kind].comparesAs
  if (likeness && ON_A_LINE.has(likeness) && COLUMN_KINDS[to.kind].comparesAs === likeness) return
  context.error(
    'SCH375', entity.file, likeness && ON_A_LINE.has(likeness) ? end : start,
    `"${text(start)}" (kind ${from.kind}) and "${text(end)}" (kind ${to.kind}) are no start and end of one line.`,
    'Name two days, months, moments, numbers or texts like 08:30',
  )
}

/** A row of a report file is judged before it is written, by what stands in it: what is made later, or kept elsewhere, is not there yet. */
function judgeReported(context: RuleContext, entity: EntityView, check: Node): void {
  const format = [...context.world.sources.of('report').values()].find(({ node }) => text(child(node, 'entity')) === entity.name)
  if (!format) return
  const below = child(check, 'sum') ?? child(check, 'count') ?? items(child(check, 'apart'))[0]
  const stray = below ?? fieldsLookedAt(check).find((path) => notInTheRow(entity, text(path) ?? ''))
  if (!stray) return
  const path = text(stray) ?? ''
  const why = below ? 'is of rows below, which the file does not have'
    : path.includes('.') ? 'is kept in another row'
      : 'is worked out from the row once it is kept'
  context.error(
    'SCH378', entity.file, stray,
    `rows of report files ("${format.name}") are never held to this check: "${path}" ${why}.`,
    'Check fields that the file fills',
  )
}

function fieldsLookedAt(check: Node): Node[] {
  const compared = [...comparisons(child(check, 'when')), ...comparisons(child(check, 'must'))]
  const sides = compared.flatMap((node) => [child(node, 'field'), child(child(node, 'value'), 'field')])
  return sides.filter((each) => each !== undefined)
}

/** A name that is nothing at all is told elsewhere. */
function notInTheRow(entity: EntityView, path: string): boolean {
  const field = entity.fields.get(path)
  if (field) return [field.formula, field.rollup, field.origin].some((made) => made !== undefined)
  return path.includes('.') && entity.refs.has(path.split('.')[0] ?? '')
}
