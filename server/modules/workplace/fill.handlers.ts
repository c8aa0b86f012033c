/** What the empty boxes of a form take once other fields of it are there. */
import { entityNamed, refuseUnread } from '../../kernel/asker/access/reach'
import { answers } from '../../kernel/http/answers'
import { answerFill } from '../../kernel/read/answer/fill'
import { readingOf } from '../../kernel/read/reading'

/** For whoever may read rows of the entity: what they are told stands in such rows. @throws HttpRefusal 403 for others, 400 for what is no entity */
export const fill = answers('app.fill', async (context, { entity: name, row }) => {
  const entity = entityNamed(context.model, name)
  refuseUnread(context.model, context.access, entity)
  const entered = typeof row === 'object' && row !== null && !Array.isArray(row) ? (row as Record<string, unknown>) : {}
  return { row: await context.db.withCompany(context.caller, (tx) => answerFill(readingOf(context, tx), entity, entered), { readOnly: true }) }
})
