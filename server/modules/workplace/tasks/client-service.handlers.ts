/** Tasks by the clock as the ERP's own addresses name them: a plan switched on and off, done now, and its last task tried again. */
import { CODES } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import { answerGet } from '../../../kernel/read/answer/get'
import { findTask } from '../../../kernel/tasks/tasks'
import { writingTogether } from '../../../kernel/write/together'
import { writingOf } from '../../../kernel/write/write.row'
import { editRow } from '../../../kernel/write/write.tree'
import { retryOne } from '../reports/task-report.handlers'
import { runPlan } from './job-plans'

const switchTask = answers('clientService.switchTask', (context, { id, on }) => writingTogether(context, async (writing, written) => {
  await editRow(writing, context.model.entities['job_plan']!, { id, is_enable: on }, {}, written)
  return {}
}))

const execute = answers('clientService.execute', (context, { id }) => runPlan(context, id))

/** @throws Refusal where the plan was never done, or its last task did not fail */
const retry = answers('clientService.retry', (context, { id }) => context.db.withCompany(context.caller, async (tx) => {
  const plan = await answerGet(writingOf(context, tx), context.model.entities['job_plan']!, { id })
  if (plan['last_job'] === null) throw new Refusal(CODES.invalid, `「${String(plan['plan_name'])}」还没有执行过，不能重试，请用「立即执行」`)
  const task = await findTask(tx, { caller: context.caller, everything: context.access.everything }, String(plan['last_job']), true)
  await retryOne(tx, context, task)
  return { task: String(task.id) }
}))

/** What this file answers of the family `clientService`, by call; the module plugs it in. */
export const clientServiceHandlers = { switchTask, execute, retry }
