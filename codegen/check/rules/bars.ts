/** Bars beside a number: what they are made of are numbers of the row, a part adds to its neighbours, and a day is a day. */
import { COLUMN_KINDS, traits } from '../../../kinds/column-kinds'
import type { Node } from 'jsonc-parser'
import type { SourceFile } from '../../read/source'
import { infoOf } from '../fields'
import type { FieldInfo } from '../found'
import { child, items, text } from '../node'
import type { ListView } from '../page-views'
import type { Rule, RuleContext } from './context'
import { laidOut } from './layout'
import { scopeAt, statedLists } from './lists'

/** SCH556, over "bar" and "cover" of every column. */
export const barsAreOfNumbers: Rule = (context) => {
  for (const list of statedLists(context)) {
    for (const { file, node } of laidOut(context, list, 'columns')) {
      const parts = items(child(child(node, 'bar'), 'parts'))
      const known = parts.flatMap((part) => numberAt(context, list, file, part, 'a part of a bar') ?? [])
      const inCurrency = known.filter((info) => traits(info).inCurrency).length
      if (inCurrency > 0 && inCurrency < parts.length && known.length === parts.length) context.error(
        'SCH556', file, child(child(node, 'bar'), 'parts'),
        'the parts of the bar are amounts and numbers that are none; they add up to nothing.',
        'Let all of them be amounts of one currency, or none',
      )
      const cover = child(node, 'cover')
      for (const key of ['stock', 'daily']) numberAt(context, list, file, child(cover, key), `"${key}" of "cover"`)
      for (const arrival of items(child(cover, 'arrivals'))) {
        numberAt(context, list, file, child(arrival, 'field'), 'what arrives')
        numberAt(context, list, file, child(arrival, 'in'), 'after how many days something arrives')
      }
      const from = child(cover, 'from')
      const day = infoOf(context.world, scopeAt(context, list), text(from) ?? '')
      if (day?.kind && traits(day).names !== 'day') context.error(
        'SCH556', file, from,
        `"from" of "cover" is "${text(from)}", which is of kind ${day.kind}.`,
        'Name the field of kind date that says when the stock was counted, or leave "from" out',
      )
    }
  }
}

/** What is known of a path that must be a number; undefined where it is none, or a plain number stands in its place. */
function numberAt(context: RuleContext, list: ListView, file: SourceFile, node: Node | undefined, what: string): FieldInfo | undefined {
  const path = text(node)
  const info = path === undefined ? undefined : infoOf(context.world, scopeAt(context, list), path)
  if (!info?.kind || COLUMN_KINDS[info.kind].numeric) return info
  context.error('SCH556', file, node, `${what} is "${path}", which is of kind ${info.kind}.`, 'Name a number of the row')
  return undefined
}
