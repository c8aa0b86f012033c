/** The columns of a template that are of the rows below a document. */
import { columnBelow } from '../../../contract/template-below'
import { child, items, text } from '../node'
import { eachAction, isWritable } from './actions'
import type { Rule } from './context'

/** Columns of the rows below stand beside those of a document that is added, are of one kind of rows, and written by staff. */
export const columnsBelowAreWritten: Rule = (context) => eachAction(context, ({ list, node }) => {
  const { file } = list.page
  const entity = context.world.entities.get(list.entity ?? '')
  const below = child(node, 'below')
  if (!entity || !below) return
  const columns = items(below).flatMap((named) => {
    const column = columnBelow(text(named) ?? '')
    return column ? [{ ...column, named }] : []
  })
  const kinds = new Set(columns.map(({ has }) => has))
  const others = [...kinds].find((has) => entity.has.get(has)?.others)
  if (kinds.size > 1 || others !== undefined || !child(node, 'template')) context.error(
    'SCH576', file, below,
    kinds.size > 1 ? `"below" names rows of several kinds (${[...kinds].join(', ')}).`
      : others !== undefined ? `"below": ${others} are rows of another document, which are not written with this one.`
        : '"below" stands beside "template", which is missing here.',
    'A template has the columns of a document under "template", and those of its rows of one kind under "below"',
  )
  for (const { has, field: name, named } of columns) {
    const rows = entity.has.get(has)
    const other = rows && context.world.entities.get(rows.entity)
    const field = other?.fields.get(name)
    if (!rows || !other || !field) continue
    if (rows.by.includes(name)) context.error(
      'SCH525', file, named, `"below": ${has}.${name} names the document above, and is filled by the server.`, 'Take it away here',
    )
    else if (!isWritable(field)) context.error(
      'SCH525', file, named, `"below": ${has}.${name} is not written by staff.`,
      `Say "edit": true of the field in ${other.file.path}, or take it away here`,
    )
  }
})
