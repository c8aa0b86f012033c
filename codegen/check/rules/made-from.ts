/** What a document says that it is made from, and what is printed of it: fields that take what is given, pages that are there. */
import type { Node } from 'jsonc-parser'
import { COLUMN_KINDS, traits } from '../../../kinds/column-kinds'
import { lookup, ownField } from '../fields'
import type { FieldInfo } from '../found'
import { at, child, entries, items, text, texts, truth } from '../node'
import { madeFromAt } from '../scope'
import type { EntityView, FieldView } from '../views'
import type { Rule, RuleContext } from './context'

/** The ways in which the entities of all files are made from others. */
function eachWay(context: RuleContext, visit: (entity: EntityView, way: Node, source: EntityView | undefined) => void): void {
  for (const entity of context.entities) {
    for (const { value } of entries(at(entity.file.node, 'document', 'from'))) {
      visit(entity, value, context.world.entities.get(text(child(value, 'entity')) ?? ''))
    }
  }
}

/** Both ends of a link have one number as their key, and a call adds what is made. */
export const documentsCanBeMade: Rule = (context) => eachWay(context, (entity, way, source) => {
  const odd = [entity, source].find((each) => each && each.key.length !== 1)
  if (odd) context.error(
    'SCH712', entity.file, child(way, 'entity'),
    `${odd.name} is named by ${odd.key.map((part) => `"${part}"`).join(' and ')}; documents are linked by a key of one field.`,
    'Give it a key of one field, such as "id"',
  )
  const by = child(way, 'by')
  if (by) {
    const call = context.world.calls.get(text(by) ?? '')
    if (call && (call.state !== 'built' || truth(child(call.node, 'writes')) !== true)) context.error(
      'SCH713', entity.file, by, `${text(by)} makes nothing: ${call.state === 'built' ? 'it writes nothing' : 'it is not built'}.`,
      'Name a built call that writes',
    )
    return
  }
  const adds = [...context.world.calls.values()].some(({ does, state }) => does?.verb === 'add' && does.target === entity.name && state === 'built')
  if (!adds) context.error(
    'SCH713', entity.file, way, `no built call adds rows of ${entity.name}, so that nobody can make one.`,
    'Add a call that says "does": { "add": … }, or take the way out',
  )
  if (!child(way, 'fields') && !child(way, 'items')) context.error(
    'SCH713', entity.file, way, 'nothing is taken over from the other document.', 'Say "fields" or "items"',
  )
})

/** What is taken over fits where it goes, and goes where somebody may write. */
export const whatIsTakenOverFits: Rule = (context) => eachWay(context, (entity, way, source) => {
  if (!source) return
  judge(context, entity, entity, child(way, 'fields'))
  for (const { key, value } of entries(child(way, 'items'))) {
    const below = entity.has.get(key)
    const made = context.world.entities.get(below?.entity ?? '')
    if (!below || !made) continue
    if (below.others) {
      context.error(
        'SCH714', entity.file, value.parent, `"${key}" are rows of other documents, which are not written with this one.`,
        'Name rows that belong to the document',
      )
    } else judge(context, entity, made, child(value, 'fields'))
  }
})

function judge(context: RuleContext, { file }: EntityView, made: EntityView, fields: Node | undefined): void {
  for (const { key, value } of entries(fields)) {
    const field = made.fields.get(key)
    const of = madeFromAt(context.world, value)
    const found = of && lookup(context.world, { type: 'entity', entity: of }, text(value) ?? '')
    if (!field?.kind || !found || !('found' in found)) continue
    const said = notWritten(made, field)
    if (said !== undefined) {
      context.error('SCH714', file, value.parent, `nobody writes "${key}" of ${made.name}: ${said}.`, 'Take over a field that staff may write')
    } else if (!fits(field, found.found.info)) {
      context.error(
        'SCH714', file, value, `"${key}" is of kind ${words(field)}, and "${text(value)}" of kind ${words(found.found.info)}.`,
        'Take over a field of the same kind',
      )
    }
  }
}

function notWritten({ lifecycle }: EntityView, field: FieldView): string | undefined {
  if (lifecycle?.field === field.name) return 'steps of its life cycle do'
  if (field.formula || field.rollup) return 'it follows from others'
  if (field.server) return 'the server fills it'
  return field.editable ? undefined : 'it says no "edit"'
}

const words = ({ kind, enum: of }: { kind?: string; enum?: string }): string => `${kind}${of === undefined ? '' : ` (${of})`}`

/** Numbers go into numbers that keep as much, anything that is words into a text; the rest into its own kind. */
function fits(to: FieldView, from: Pick<FieldInfo, 'kind' | 'enum'>): boolean {
  if (!to.kind || !from.kind) return true
  if (to.kind === from.kind) return to.enum === from.enum
  if (to.kind === 'text') return from.kind === 'id'
  return to.kind === 'decimal' && from.kind === 'integer' && COLUMN_KINDS[from.kind].numeric
}

/** Several make one where what they must be alike in is known of each. */
export const severalAreAlike: Rule = (context) => eachWay(context, (entity, way, source) => {
  if (!source) return
  for (const node of items(child(way, 'several'))) {
    const found = ownField(context.world, source, text(node) ?? '')
    if (!found || !('found' in found) || !(found.found.info.field?.formula ?? found.found.info.field?.rollup)) continue
    context.error(
      'SCH715', entity.file, node, `"${text(node)}" of ${source.name} is not kept, so that rows cannot be alike in it.`,
      'Name a field that is kept: the supplier, the currency',
    )
  }
  for (const money of entries(child(way, 'fields'))) {
    const field = source.fields.get(text(money.value) ?? '')
    const currency = text(child(field?.node, 'currencyField'))
    const alike = child(way, 'several')
    if (!alike || !field?.kind || !traits(field).inCurrency || field.total !== 'sum' || currency === undefined || texts(alike).includes(currency)) continue
    context.error(
      'SCH715', entity.file, money.value, `"${field.name}" of several is added up, and they may be of several currencies.`,
      `Add "${currency}" to "several"`,
    )
  }
})

/** What is printed of a document is a sheet of its rows, on a page that prints. */
export const printsAreOfTheDocument: Rule = (context) => {
  for (const entity of context.entities) {
    for (const print of items(at(entity.file.node, 'document', 'prints'))) {
      const route = text(child(print, 'page'))
      const page = [...context.world.pages.values()].find((each) => each.route === route)
      if (!page) continue
      const tab = child(print, 'tab')
      const sheets = items(child(page.node, 'sheets'))
      const sheet = tab ? sheets.find((each) => text(child(each, 'code')) === text(tab)) : (sheets[0] ?? child(page.node, 'sheet'))
      const of = text(child(sheet, 'entity')) ?? text(child(page.node, 'entity'))
      if (page.kind !== 'print' || page.state === 'planned') {
        context.error('SCH716', entity.file, child(print, 'page'), `the page ${page.name} prints nothing.`, 'Name a built page of kind print')
      } else if (!sheet) {
        context.error(
          'SCH716', entity.file, tab, `the page ${page.name} has no sheet "${text(tab)}".`,
          sheets.length > 0 ? `Its sheets: ${sheets.map((each) => text(child(each, 'code'))).join(', ')}` : 'It has one sheet: leave "tab" out',
        )
      } else if (!child(sheet, 'page') && of !== entity.name && !child(sheet, 'by')) {
        context.error(
          'SCH716', entity.file, child(print, 'page'), `the sheet is of ${of ?? 'no entity'}, not of ${entity.name}.`,
          'Name a sheet of this document, or one that says "by"',
        )
      }
    }
  }
}
