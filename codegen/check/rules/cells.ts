/** How columns are drawn beyond their kind: sizes of pictures, products, small lines, and rows that stand in groups. */
import { COLUMN_KINDS, traits } from '../../../kinds/column-kinds'
import type { Node } from 'jsonc-parser'
import type { ColumnKind } from '../../../contract/plan'
import type { SourceFile } from '../../read/source'
import { infoOf } from '../fields'
import type { FieldInfo } from '../found'
import { oneOf } from '../nearest'
import { child, entries, text } from '../node'
import type { ListView } from '../page-views'
import type { DatasetView } from '../views'
import type { Rule, RuleContext } from './context'
import { laidOut } from './layout'
import { statedLists, nameOf, scopeAt } from './lists'

/** Kinds that may hold an ASIN or a seller's number. */

/** SCH556, over the columns of every list. */
export const cellsFitTheirFields: Rule = (context) => {
  for (const list of statedLists(context)) {
    for (const { file, node, path } of laidOut(context, list, 'columns')) {
      const info = path === undefined ? undefined : infoOf(context.world, scopeAt(context, list), path)
      if (!info?.kind) continue
      const size = child(node, 'size')
      if (size && !traits(info).picture && !child(node, 'product')) context.error(
        'SCH556', file, size.parent,
        `column "${path}" (kind ${info.kind}) shows no picture.`,
        'Only a picture and a product have a "size"',
      )
      const opens = child(node, 'opens')
      if (opens && (!traits(info).words || child(node, 'product') || child(node, 'link'))) context.error(
        'SCH556', file, opens.parent,
        !traits(info).words
          ? `column "${path}" (kind ${info.kind}) names no page of the marketplace.`
          : `column "${path}" leads somewhere else already.`,
        'Only a text or an id (an ASIN, a seller\'s number) "opens" a page, and only where it is no product and no link',
      )
      partsOfProducts(context, list, file, node)
      const site = child(opens, 'site')
      if (site) siteIsOne(context, list, file, site)
      const trend = child(node, 'trend')
      const shade = child(node, 'shade')
      if (shade) shadesAreOfNumbers(context, file, shade, path ?? '', info.kind)
      if (trend) linesAreOfDays(context, list, file, trend, path ?? '', info)
    }
  }
}

const numberOf = (node: Node | undefined): number | undefined => (typeof node?.value === 'number' ? node.value : undefined)

/** Only numbers are higher or lower than others, and the least of two bounds comes first. */
function shadesAreOfNumbers(context: RuleContext, file: SourceFile, shade: Node, path: string, kind: ColumnKind): void {
  const [least, most] = [numberOf(child(shade, 'least')), numberOf(child(shade, 'most'))]
  if (!COLUMN_KINDS[kind].numeric) context.error(
    'SCH556', file, shade.parent,
    `column "${path}" (kind ${kind}) is no number: its cells are neither high nor low.`,
    'Only numbers have a "shade"; what a state is like is said by its colour, or by "marks"',
  )
  else if (least !== undefined && most !== undefined && least >= most) context.error(
    'SCH556', file, child(shade, 'least'),
    `"least" is ${least}, which is not below "most" (${most}).`,
    'Say the lower number in "least"; "better" says which end is good',
  )
}

/** Facts by month whose sources all name the same lines told by day. */
function hasLinesByDay({ sources }: DatasetView): boolean {
  return [...sources.values()].every(({ node }) => child(node, 'days') !== undefined)
}

/** A line of the last days is drawn of numbers, of a dataset that knows days: a report's own, or that of figures beside rows. */
function linesAreOfDays(context: RuleContext, list: ListView, file: SourceFile, trend: Node, path: string, info: FieldInfo): void {
  const { world } = context
  const [figures = ''] = path.split('.')
  const name = list.dataset ?? world.entities.get(list.entity ?? '')?.figures.get(figures)?.dataset
  const dataset = world.datasets.get(name ?? '')
  if (name === undefined || info.role === 'dimension' || (info.kind && !COLUMN_KINDS[info.kind].numeric)) context.error(
    'SCH556', file, trend.parent,
    `column "${path}" is no figure: it has no line of its last days.`,
    'Only numbers that are counted over days have a "trend": measures of a dataset, and figures beside rows (perf.clicks)',
  )
  else if (dataset && ![...dataset.dimensions.values()].some(({ by, field }) => by === 'day' && field === undefined) && !hasLinesByDay(dataset)) context.error(
    'SCH556', file, trend.parent,
    `column "${path}" is counted by ${name}, which knows no single days.`,
    `Take "trend" out, or add a dimension {"by": "day"}, or "days" of its sources, in ${dataset.file.path}`,
  )
}

/** What a product is drawn with: a picture, words, codes, a site. */
const PRODUCT_PARTS: Record<string, readonly ColumnKind[]> = { image: ['image'], title: ['text', 'id'], asin: ['text', 'id'], msku: ['text', 'id'] }

function partsOfProducts(context: RuleContext, list: ListView, file: SourceFile, column: Node): void {
  for (const { key, value } of entries(child(column, 'product'))) {
    if (key === 'site') {
      siteIsOne(context, list, file, value)
      continue
    }
    const info = infoOf(context.world, scopeAt(context, list), text(value) ?? '')
    const wanted = PRODUCT_PARTS[key]
    if (info?.kind && wanted && !wanted.includes(info.kind)) context.error(
      'SCH556', file, value,
      `"${key}" of a product is "${text(value)}", which is of kind ${info.kind}.`,
      `Name a field of kind ${oneOf([...wanted])}, or leave "${key}" out`,
    )
  }
}

/** A site is a value of an enum whose values say the marketplace's address. */
function siteIsOne(context: RuleContext, list: ListView, file: SourceFile, node: Node): void {
  const info = infoOf(context.world, scopeAt(context, list), text(node) ?? '')
  // Of an enum that names none, or one that is no file, its own rule tells.
  if (!info?.kind || (info.kind === 'enum' && !context.world.enums.has(info.enum ?? ''))) return
  const values = context.world.enums.get(info.enum ?? '')
  const hasAddress = entries(child(values?.file.node, 'values')).some(({ value }) => child(child(value, 'data'), 'domain'))
  if (info.kind === 'enum' && hasAddress) return
  const unaddressed = `a value of the enum ${info.enum}, which says no marketplace's address ("domain" under "data")`
  const what = info.kind === 'enum' ? unaddressed : `which is of kind ${info.kind}`
  context.error(
    'SCH556', file, node,
    `"site" is "${text(node)}", ${what}.`,
    'Name the field that holds the site (shop.site)',
  )
}

/** SCH557: rows stand in groups by a column that is shown and is no figure. */
export const groupsAreColumns: Rule = (context) => {
  for (const list of statedLists(context)) {
    const node = list.part('group')
    const path = text(node)
    if (!node || path === undefined) continue
    const { file } = list.page
    const info = infoOf(context.world, scopeAt(context, list), path)
    if (!info) continue
    const shown = laidOut(context, list, 'columns').map(({ path: each }) => each)
    if (info.role === 'measure' || info.total === 'sum') context.error(
      'SCH557', file, node,
      `rows cannot stand in groups by "${path}", which is a figure.`,
      'Group by a name, a state or a day',
    )
    else if (!shown.includes(path)) context.error(
      'SCH557', file, node,
      `${nameOf(list)} groups its rows by "${path}", which is none of its columns.`,
      'Add it to "columns"',
    )
  }
}
