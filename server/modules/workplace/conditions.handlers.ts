/** How many rows a filter tree fits now, as far as whoever asks sees them: what a rule is tried by before it is kept. */
import { HttpRefusal } from '../../kernel/asker/refusal'
import { own } from '../../kernel/asker/own'
import { answers } from '../../kernel/http/answers'
import { answerList } from '../../kernel/read/answer/lists'
import { heldCondition } from '../../kernel/read/question/kept-condition'
import { readingOf } from '../../kernel/read/reading'

/** Who may list the rows may try a tree on them. @throws HttpRefusal 403; 400 for a tree that the entity cannot be asked */
export const conditionsFit = answers('app.conditionsFit', async (context, { entity: name, where }) => {
  const { model, access, db, caller } = context
  const entity = own(model.entities, name)
  const lists = Object.values(model.families).flatMap(({ calls }) => Object.values(calls)).filter(({ does }) => does?.type === 'list' && does.entity === name)
  if (!entity || !lists.some((call) => access.mayCall(call))) throw new HttpRefusal(403, `您没有查看「${entity?.label ?? name.slice(0, 80)}」的权限，不能试算`)
  return db.withCompany(caller, async (tx) => {
    const reading = readingOf(context, tx)
    const filter = await heldCondition(reading, entity, where)
    return { total: (await answerList(reading, entity, { page: 1, pageSize: 1, filter })).total }
  }, { readOnly: true })
})
