/** How many rows a filter tree fits now, as far as whoever asks sees them: what a rule is tried by before it is kept. */
import { entityNamed, mayList, refuseUnread, refuseUnreported } from '../../kernel/asker/access/reach'
import { HttpRefusal } from '../../kernel/asker/refusal'
import { own } from '../../kernel/asker/own'
import { conditionsOf } from '../../../contract/kept-conditions'
import { answers } from '../../kernel/http/answers'
import { countFitting } from '../../kernel/read/answer/kept-condition'
import { readingOf } from '../../kernel/read/reading'

/**
 * Who may list the rows, or ask for the figures, that a field's trees are over may try one on them.
 * @throws HttpRefusal 403; 400 for what is no such field, or a tree that cannot be asked
 */
export const conditionsFit = answers('app.conditionsFit', async (context, { entity, field, by, where }) => {
  const { model, access, db, caller } = context
  const kept = own(entityNamed(model, entity).fields, field)?.conditions
  const of = conditionsOf(kept, kept && 'by' in kept ? { [kept.by]: by } : {})
  if (!of) throw new HttpRefusal(400, `请求有误：「${field.slice(0, 80)}」里不保存条件`, { field: '不是条件' })
  if ('dataset' in of) refuseUnreported(model, access, of)
  else refuseUnread(model, access, entityNamed(model, of.entity), mayList)
  const total = await db.withCompany(caller, (tx) => countFitting(readingOf(context, tx), of, where), { readOnly: true })
  return { total }
})
