/** What the empty boxes of a form take once other fields of it are there. */
import { entityNamed, refuseUnread } from '../../kernel/asker/access/reach'
import { HttpRefusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { answerFill, type Filled } from '../../kernel/read/answer/fill'
import { readingOf } from '../../kernel/read/reading'

/** Rows of one form that are asked for at once: as many as a form has at most. */
const MOST_ROWS = 500

/** For whoever may read rows of the entity: what they are told stands in such rows. @throws HttpRefusal 403 for others, 400 for what is no entity */
export const fill = answers('app.fill', async (context, { entity: name, rows }) => {
  const entity = entityNamed(context.model, name)
  refuseUnread(context.model, context.access, entity)
  if (rows.length > MOST_ROWS) throw new HttpRefusal(400, `一次最多填 ${MOST_ROWS} 行`)
  const found = await context.db.withCompany(context.caller, async (tx) => {
    const reading = readingOf(context, tx)
    const filled: Filled[] = []
    for (const { entered } of rows) filled.push(await answerFill(reading, entity, isRow(entered) ? entered : {}))
    return filled
  }, { readOnly: true })
  return { rows: found }
})

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
