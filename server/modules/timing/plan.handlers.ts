/** What a task would do over the coming days (模拟), and one of its days as changes that wait (折成当日修改): a bulk sheet carries one value a day. */
import { addDays } from '../../../contract/days'
import { CODES } from '../../../contract/wire'
import { entryText } from '../../../contract/week'
import { dayIn, wallText } from '../../../contract/zone'
import { own } from '../../kernel/asker/own'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { valueOfText, wordsOf } from '../../kernel/read/statement/pending'
import { writingTogether } from '../../kernel/write/together'
import type { Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'
import { writtenAs } from './levels'
import { ask, lockTasks, objectsOfTask, standing, waitingOn, type TimedObject } from './objects'
import { changesOf, hoursOf } from './slots'
import { BEIJING } from './tactics'
import { tasksOf, type Clocked } from './tasks'
import { dayValue, sameValue, targetValue } from './target-value'

const PLANNED = [
  { name: 'time', label: '策略时间' }, { name: 'beijing', label: '北京时间' }, { name: 'object', label: '对象' }, { name: 'entry', label: '动作', short: true },
  { name: 'base', label: '基准值', figure: true }, { name: 'value', label: '执行后', figure: true },
]
const DAYS = [
  { name: 'task', label: '任务' }, { name: 'object', label: '对象' }, { name: 'base', label: '基准值', figure: true }, { name: 'now', label: '当前值', figure: true },
  { name: 'value', label: '当日值', figure: true },
]
const MOST_LINES = 2000
const MOST_DAYS = 31
const NEXT = { label: '查看待提交', route: '/advert/newAdvertisingSp', tab: 'pending' }

/** Hour by hour, by the tactic's clock and Beijing's. @throws Refusal of more than MOST_DAYS days or MOST_LINES lines */
export const timedTaskPlan = answers('adsTimed.timedTaskPlan', async (context, { rows, days }) => {
  if (days < 1 || days > MOST_DAYS) throw new Refusal(CODES.invalid, `模拟天数为 1 到 ${MOST_DAYS} 天`, { days: `1 到 ${MOST_DAYS} 天` })
  return writingTogether(context, async (writing) => {
    const lines = []
    for (const clocked of await chosen(writing, rows.map(({ id }) => id))) {
      const { task, tactic, zone } = clocked
      const today = dayIn(zone, writing.now.getTime())
      const from = task.from_day > today ? task.from_day : today
      const last = addDays(from, days - 1)
      const to = task.to_day !== null && task.to_day < last ? task.to_day : last
      const objects = await objectsOfTask(writing.tx, writing.asker.companyId, task.id)
      const slots = from > to ? [] : changesOf(hoursOf(zone, tactic.week, from, to), true)
      if (slots.length * objects.length + lines.length > MOST_LINES) {
        throw new Refusal(CODES.invalid, `${objects.length} 个对象、${days} 天共有 ${slots.length * objects.length} 次，一次最多列出 ${MOST_LINES} 次，请减少天数`)
      }
      for (const { at, text, entry } of slots) {
        for (const object of objects) {
          lines.push({
            line: JSON.stringify([object.id, at]),
            cells: {
              time: text, beijing: wallText(BEIJING, at).slice(0, 16), object: object.object_name, base: object.base_text,
              entry: entry === null ? '基准' : entryText(tactic.week.unit, entry), value: words(writing, object, valueAt(writing, clocked, object, entry)),
            },
          })
        }
      }
    }
    return { columns: PLANNED, lines, done: lines.length, refused: 0 }
  })
})

/** The mean of a day for each object, shown first, then kept as a change of that day. */
export const timedTaskDay = answers('adsTimed.timedTaskDay', async (context, asked) => writingTogether(context, async (writing, written) => {
  if (!asked.preview) await lockTasks(writing.tx, writing.asker.companyId)
  const lines: { line: string; cells: Record<string, string>; error?: string }[] = []
  for (const clocked of await chosen(writing, asked.rows.map(({ id }) => id))) {
    for (const object of await objectsOfTask(writing.tx, writing.asker.companyId, clocked.task.id)) {
      if (asked.preview || asked.lines === undefined || asked.lines.includes(object.id)) {
        lines.push(await dayLine(writing, clocked, object, asked.from_day, asked.preview ? undefined : written))
      }
    }
  }
  if (lines.length > MOST_LINES) throw new Refusal(CODES.invalid, `一次最多 ${MOST_LINES} 个对象，现在有 ${lines.length} 个，请分开选择`)
  const refused = lines.filter(({ error }) => error !== undefined).length
  return { columns: DAYS, lines, done: lines.length - refused, refused, next: NEXT }
}))

/** @param written left out: only told */
async function dayLine(writing: Writing, clocked: Clocked, object: TimedObject, day: string, written?: Written[]) {
  const { tx, model, asker } = writing
  const { task, tactic } = clocked
  const entity = own(model.entities, object.target)
  const field = entity && own(entity.fields, object.field)
  if (!entity || !field) throw new Refusal(CODES.notFound, '这类广告对象已不在系统里')
  const stands = (await standing(writing, entity, field, [object.row_key])).get(object.row_key)
  const waits = await waitingOn(tx, asker.companyId, object.target, object.field, [object.row_key])
  const waiting = waits.get(object.row_key) ?? null
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const value = dayValue(object.base_value, tactic.week, weekday, writtenAs(model, field, object, tactic))
  const error = task.run_state !== 'running' ? '任务没有在运行' : day < task.from_day || (task.to_day !== null && day > task.to_day) ? '这一天不在任务的日期里'
    : !stands ? '结构里没有这个对象，请导入最新的批量表格' : stands.state === 'archived' ? '已归档，不能再修改'
      : waits.has(object.row_key) && waiting !== object.asked_value ? '有别人的待提交修改，没有覆盖'
        : sameValue(waits.has(object.row_key) ? waiting : stands.value, value) ? '已经是这个值' : undefined
  if (written && error === undefined && stands) {
    await ask(writing, entity, { field, key: stands.key }, value, `分时任务「${task.task_name}」${day} 的当日值`, written)
    await tx.query('update ad_timed_object set asked_value = $3, asked_text = $4 where company_id = $1 and id = $2::bigint',
      [asker.companyId, object.id, value, words(writing, object, value)])
  }
  const cells = { task: task.task_name, object: object.object_name, base: object.base_text, now: stands?.text ?? '-', value: words(writing, object, value) }
  return { line: object.id, cells, ...(error === undefined ? {} : { error }) }
}

async function chosen({ tx, model, asker }: Writing, ids: readonly string[]): Promise<Clocked[]> {
  const found = await tasksOf(tx, model, asker.companyId, { ids, shops: asker.shopIds })
  if (found.length === 0) throw new Refusal(CODES.notFound, '没有这些任务，或不在您可见的店铺范围内')
  return found
}

/** What the object is to be set to in an hour of this entry. */
export function valueAt({ model }: Pick<Writing, 'model'>, { tactic }: Clocked, object: TimedObject, entry: string | null): string {
  const field = own(own(model.entities, object.target)?.fields ?? {}, object.field)
  return field ? targetValue(object.base_value, tactic.week.unit, entry, writtenAs(model, field, object, tactic)) : object.base_value
}

/** A value of the object in the words of staff. */
export function words({ model }: Pick<Writing, 'model'>, object: TimedObject, value: string): string {
  const field = own(own(model.entities, object.target)?.fields ?? {}, object.field)
  return field ? wordsOf(model, field, valueOfText(field, value)) : value
}
