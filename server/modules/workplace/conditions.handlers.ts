/** How many rows a filter tree fits now, as far as whoever asks sees them: what a rule is tried by before it is kept. */
import { entityNamed, mayList, refuseUnread } from '../../kernel/asker/access/reach'
import { answers } from '../../kernel/http/answers'
import { answerList } from '../../kernel/read/answer/lists'
import { heldCondition } from '../../kernel/read/question/kept-condition'
import { readingOf } from '../../kernel/read/reading'

/** Who may list the rows may try a tree on them. @throws HttpRefusal 403; 400 for what is no entity, or a tree that the entity cannot be asked */
export const conditionsFit = answers('app.conditionsFit', async (context, { entity: name, where }) => {
  const { model, access, db, caller } = context
  const entity = entityNamed(model, name)
  refuseUnread(model, access, entity, mayList)
  return db.withCompany(caller, async (tx) => {
    const reading = readingOf(context, tx)
    const filter = await heldCondition(reading, entity, where)
    return { total: (await answerList(reading, entity, { page: 1, pageSize: 1, filter })).total }
  }, { readOnly: true })
})
