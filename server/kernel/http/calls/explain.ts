/**
 * The numbers of one cell of a list or a report (查看计算过程). The person's access to the list, the shape of its question and its
 * columns are judged here as if it were asked; hidden fields and rows out of reach are refused by the reading itself.
 */
import type { Call, Entity, Model } from '../../../../contract/model'
import { enumPlans, enumsToldBy } from '../../../../contract/enum-value'
import type { CallRef } from '../../../../contract/plan'
import type { ListRequest, Row } from '../../../../contract/wire'
import { mayList } from '../../asker/access/reach'
import { HttpRefusal } from '../../asker/refusal'
import { explainList } from '../../read/answer/explain.list'
import { explainReport } from '../../read/answer/explain.report'
import { readingOf } from '../../read/reading'
import { answers } from '../answers'
import { ourCall } from '../../asker/our-calls'

/**
 * `app.explain`: how one cell of a list or a report came about, step by step, with the words of the enums that the steps name.
 * @throws HttpRefusal 403 for a call that is not theirs, 400 for what is no built list or report
 */
export const explain = answers('app.explain', async (context, body) => {
  const { model, access, live } = context
  const call = readCall(model, body.call)
  if (!access.mayCall(call)) throw new HttpRefusal(403, `您没有使用「${call.what}」的权限，请联系管理员开通`)
  const request = asObject(body.request ?? {}, 'request')
  const row = asObject(body.row, 'row') as Row
  live.validatorOf(call)({ ...request, page: 1, pageSize: 1 })
  const asked = { request: request as Partial<ListRequest>, column: body.column, row }
  const maySee = (entity: Entity): boolean => mayList(model, access, entity)
  const told = await context.db.withCompany(context.caller, async (tx) => {
    const reading = readingOf(context, tx)
    const { does } = call
    if (does?.type === 'report') return explainReport(reading, model.datasets[does.dataset]!, asked, maySee)
    return explainList(reading, model.entities[(does as { entity: string }).entity]!, asked, maySee)
  }, { readOnly: true })
  const names = told.steps.flatMap(({ field, rows }) => [field, ...(rows?.columns ?? [])]).flatMap(enumsToldBy)
  return { row: told.row, steps: told.steps, about: told.answer.about ?? {}, enums: enumPlans(model.enums, names) }
})

/** The value as an object. @param name of the field that held it, for the words @throws HttpRefusal 400 for lists, null and plain values */
export function asObject(value: unknown, name: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new HttpRefusal(400, `请求有误：${name} 应是一个对象`, { [name]: '应是一个对象' })
}

/** The built list or report that a request names. @throws HttpRefusal 400 for anything else */
export function readCall(model: Model, named: CallRef): Call {
  const call = ourCall(model, named)
  if (!call || call.state !== 'built' || (call.does?.type !== 'list' && call.does?.type !== 'report')) {
    throw new HttpRefusal(400, '请求有误：call 应是一个已开放的列表或报表接口，例如 {"family": "app", "call": "reportFiles"}', { call: '没有可以说明计算过程的列表' })
  }
  return call
}
