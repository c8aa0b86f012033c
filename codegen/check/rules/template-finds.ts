/** The columns by which a template finds the rows that it edits. */
import { child, items, text } from '../node'
import { eachAction } from './actions'
import type { Rule } from './context'

/** They stand beside "template", name one row together, and are not edited themselves. */
export const foundRowsAreOne: Rule = (context) => eachAction(context, ({ list, node }) => {
  const entity = context.world.entities.get(list.entity ?? '')
  const finds = child(node, 'finds')
  if (!entity || !finds) return
  const named = items(finds).flatMap((item) => text(item) ?? [])
  const edited = items(child(node, 'template')).flatMap((item) => text(item) ?? [])
  const twice = named.find((name) => edited.includes(name))
  const sets = [...entity.unique, entity.key].filter((set) => set.length > 0)
  const whole = sets.some((set) => set.length === named.length && set.every((name) => named.includes(name)))
  if (whole && edited.length > 0 && twice === undefined && !child(node, 'below')) return
  context.error(
    'SCH577', list.page.file, finds,
    edited.length === 0 ? '"finds" stands beside "template", which is missing here.'
      : child(node, 'below') ? '"finds" edits rows, and "below" makes documents.'
        : twice !== undefined ? `"${twice}" finds the row, and cannot be edited by the same template.`
          : `"finds": ${named.join(', ')} do not name one row of ${entity.name}.`,
    `Name ${sets.map((set) => set.join(' and ')).join(', or ')}; under "template" what is edited`,
  )
})
