/** What people say beside a row is kept where a later file does not renumber it. */
import { traits } from '../../../kinds/column-kinds'
import { SAID } from '../../../contract/said'
import { child, items, text, truth } from '../node'
import type { Rule } from './context'

/** What is said beside a row is kept by fields of the row that stay what they are, and found by its reference. */
export const saidIsKeptApart: Rule = (context) => {
  for (const { file, fields, refs } of context.entities) {
    const said = child(file.node, SAID)
    for (const node of items(child(said, 'by'))) {
      const field = fields.get(text(node) ?? '')
      const why = !field?.kind ? undefined
        : field.formula ? 'follows from other fields'
        : traits(field).several || traits(field).structured ? `is of kind ${field.kind}`
        : truth(child(field.node, SAID)) ? 'is said beside the row itself' : undefined
      if (why) context.error('SCH387', file, node, `"${field?.name}" ${why}; a row is known again by fields that it keeps.`, 'Name plain fields of the row')
    }
    for (const field of fields.values()) {
      if (!truth(child(field.node, SAID)) || refs.get(SAID)?.shows.includes(field.name)) continue
      context.error(
        'SCH387', file, field.keyNode, `field "${field.name}" is said beside the row, and nothing says where it is kept.`,
        'Say it under "fields" of the entity\'s "said"',
      )
    }
  }
}
