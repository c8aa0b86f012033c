/** What one keeps of a course, beside the company's own row of it: how far one has come, how often one opened it, whether it is a favourite. */
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { rowId } from '../../kernel/store/row-id'
import { writingTogether } from '../../kernel/write/together'
import { insertRow, lockRow, updateRow } from '../../kernel/write/write.row'
import { entityOf } from '../../kernel/asker/own'

/**
 * One's own row of a course, changed by what it is now; made where there is none.
 * @param change what becomes of it
 * @returns the course
 * @throws Refusal notFound
 */
function keepMine(context: CallContext, id: string, action: string, change: (mine: Row) => Row): Promise<Row> {
  return writingTogether(context, async (writing, written) => {
    const course = await lockRow(writing, entityOf(context, 'course'), { id: rowId(id) })
    const entity = entityOf(context, 'course_progress')
    const { rows: [before] } = await writing.tx.query<Row>(
      `select course_id::text, employee_id::text, progress, views, favourite from course_progress
       where company_id = $1 and course_id = $2::bigint and employee_id = $3::bigint`, [context.caller.companyId, id, context.employee.id],
    )
    const after = before
      ? await updateRow(writing, entity, before, change(before))
      : await insertRow(writing, entity, {
        course_id: id, employee_id: context.employee.id, progress: 0, views: 0, favourite: false, first_time: context.now().toISOString(), ...change({}),
      })
    written.push({ entity, action, ...(before ? { before } : {}), after })
    return course
  })
}

/** How far one has come with a course; the newest word counts. */
const courseLearn = answers('settings.courseLearn', async (context, { id, progress }) => {
  if (progress < 0 || progress > 100) throw new Refusal(CODES.invalid, '进度应在 0 到 100 之间', { progress: '应在 0 到 100 之间' })
  await keepMine(context, id, 'learn', () => ({ progress }))
  return { progress }
})

/** One opens it: it is counted, and its address is given. */
const courseView = answers('settings.courseView', async (context, { id }) => {
  const course = await keepMine(context, id, 'view', (mine) => ({ views: Number(mine['views'] ?? 0) + 1 }))
  return { handOver: { title: String(course['course_title']), value: String(course['link']), note: '点链接在课程所在的网站打开；看完可以“记录进度”。' } }
})

const courseMark = answers('settings.courseMark', async (context, { id, favourite }) => {
  await keepMine(context, id, favourite ? 'favourite' : 'unfavourite', () => ({ favourite }))
  return {}
})

/** Part of the family `settings` (settingsHandlers). */
export const courseHandlers = { courseLearn, courseView, courseMark }
