/** The row as an object, the rows that stand around it, and what it comes to by them. The row itself is read first: who may not see it is told nothing. */
import { enumPlans, enumsToldBy } from '../../../../contract/enum-value'
import type { RelatedGroup } from '../../../../contract/related'
import type { Row } from '../../../../contract/wire'
import { pageOfRows } from '../../asker/access/page-of-rows'
import { entityNamed, mayList, refuseUnread } from '../../asker/access/reach'
import { HttpRefusal } from '../../asker/refusal'
import { fieldsTold } from '../../read/answer/behind'
import { answerGet } from '../../read/answer/get'
import { answerList } from '../../read/answer/lists'
import { objectAround } from '../../read/answer/object'
import { OUTCOMES } from '../../read/answer/outcomes'
import { relationsOf, whereRelated } from '../../read/answer/related'
import { readingOf } from '../../read/reading'
import { own } from '../../read/statement/fields'
import { answers } from '../answers'
import { columnsOf, fieldsOf, namesWhole, sortBy } from './behind'
import { asObject } from './explain'

const MOST_ROWS = 200

/**
 * `app.related`: without `of` the groups of rows around a row with their counts, the row as an object, and its outcome where a module knows one; with `of` a
 * page of that group.
 * @throws HttpRefusal 400 for a group that is not theirs to see, Refusal notFound for the row
 */
export const related = answers('app.related', async (context, body) => {
  const { model, access } = context
  const entity = entityNamed(model, body.entity)
  refuseUnread(model, access, entity)
  if (body.pageSize > MOST_ROWS) throw new HttpRefusal(400, `请求有误：pageSize 最多 ${MOST_ROWS}`, { pageSize: `最多 ${MOST_ROWS}` })
  const key = asObject(body.row, 'row') as Row
  return context.db.withCompany(context.caller, async (tx) => {
    const reading = readingOf(context, tx)
    const relations = relationsOf(model, entity).filter(({ entity: of, by }) => (
      mayList(model, access, of) && Object.keys(by).every((field) => !access.hidden(of.name).has(field))
    ))
    const hidden = access.hidden(entity.name)
    const asked = [...new Set([...entity.key, ...relations.flatMap(({ by }) => Object.values(by))])].filter((field) => !hidden.has(field))
    const row = await answerGet(reading, entity, Object.fromEntries(entity.key.map((field) => [field, key[field]])), asked)
    const found = relations.flatMap((relation) => {
      const where = whereRelated(relation, row)
      return where ? [{ ...relation, where }] : []
    })
    if (body.of === undefined) {
      const groups: RelatedGroup[] = []
      for (const { name, label, entity: of, where } of found) {
        const { total } = await answerList(reading, of, { page: 1, pageSize: 1, fields: of.key, filter: where })
        const go = total === 0 ? undefined : pageOfRows(model, access, of, where, [])
        if (total > 0) groups.push({ name, label, count: total, ...(go ? { go } : {}) })
      }
      const object = await objectAround(reading, entity, row, (path) => columnsOf(model, access, entity, [path])[0])
      const outcome = await own(OUTCOMES.get(), entity.name)?.(reading, row)
      return { groups, object, ...(outcome ? { outcome } : {}), enums: {} }
    }
    const chosen = found.find(({ name }) => name === body.of)
    if (!chosen) throw new HttpRefusal(400, `请求有误：「${entity.label}」没有您可以查看的「${body.of.slice(0, 80)}」`, { of: '没有这一组' })
    const columns = columnsOf(model, access, chosen.entity, fieldsTold(reading, { ...chosen, adds: [], says: '' }, true))
    const answer = await answerList(reading, chosen.entity, {
      page: body.page, pageSize: body.pageSize, fields: fieldsOf(chosen.entity, columns), filter: chosen.where,
      ...(body.sort ? { sort: body.sort.map(sortBy) } : {}),
    })
    return {
      groups: [], rows: { name: chosen.name, columns: namesWhole(model, chosen.entity, columns, answer.list), rowKey: chosen.entity.key, answer },
      enums: enumPlans(model.enums, columns.flatMap(enumsToldBy)),
    }
  }, { readOnly: true })
})
