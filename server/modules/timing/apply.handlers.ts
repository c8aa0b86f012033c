/**
 * 应用分时策略: chosen advertising objects come into a task of each shop, their base kept as it is now; an object that another task moves by the same
 * field is refused.
 */
import { addDays } from '../../../contract/days'
import type { Row } from '../../../contract/wire'
import { CODES } from '../../../contract/wire'
import { own } from '../../kernel/asker/own'
import { Refusal } from '../../kernel/asker/refusal'
import { answers, type Asked } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { writingTogether } from '../../kernel/write/together'
import { insertRow, type Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'
import { figuresAt, holdsMoney, LEVELS, movedField, TYPES } from './levels'
import { heldBy, levelOf, lockTasks, standing, waitingOn, type Standing } from './objects'
import { tacticOf, type Tactic } from './tactics'

type Applied = Asked<'adsTimed.timedTaskListCreate'>
interface Wanted { line: string; cells: Record<string, string>; error?: string; shop: string; stands?: Standing }

const COLUMNS = [
  { name: 'object', label: '对象' }, { name: 'campaign', label: '广告活动' }, { name: 'group', label: '广告组' },
  { name: 'base', label: '基准值', figure: true },
]
const MOST = 2000
const NEXT = { label: '查看任务', route: '/advert/timingTaskNew', tab: 'tasks' }

async function apply(context: CallContext, asked: Applied) {
  const [first] = asked.rows
  if (!first || asked.rows.length > MOST) throw new Refusal(CODES.invalid, `请选择 1 到 ${MOST} 个对象`)
  if (asked.rows.some(({ target }) => target !== first.target)) throw new Refusal(CODES.invalid, '一次只能选择同一类对象')
  if (asked.to_day && asked.to_day < asked.from_day) {
    const says = '结束日期不能早于开始日期'
    throw new Refusal(CODES.invalid, says, { to_day: says })
  }
  return writingTogether(context, async (writing, written) => {
    const { tx, asker } = writing
    if (!asked.preview) await lockTasks(tx, asker.companyId)
    const tactic = asked.tactic_id ? await tacticOf(tx, asker.companyId, asked.tactic_id) : undefined
    const all = await wanted(writing, asked, first.target, tactic)
    const named = asked.preview || asked.lines === undefined ? all : all.filter(({ line }) => asked.lines?.includes(line))
    const ready = named.filter(({ error }) => error === undefined)
    if (!asked.preview && ready.length > 0 && tactic) await makeTasks(writing, asked, first.target, tactic, ready, written)
    const lines = named.map(({ line, cells, error }) => ({ line, cells, ...(error === undefined ? {} : { error }) }))
    return { columns: COLUMNS, lines, done: ready.length, refused: named.length - ready.length, next: NEXT }
  })
}

async function wanted(writing: Writing, asked: Applied, target: string, tactic: Tactic | undefined): Promise<Wanted[]> {
  const { tx, model, asker } = writing
  levelOf(model, target)
  const moved = tactic && movedField(model, target, tactic.timing_type)
  const rows = [...new Map(asked.rows.map((row) => [keyOf(row), row])).entries()]
  const keys = rows.map(([key]) => key)
  const stand = moved ? await standing(writing, moved.entity, moved.field, keys) : new Map<string, Standing>()
  const field = moved?.field.name ?? ''
  const held = await heldBy(tx, asker.companyId, { target, field, keys, from: asked.from_day, to: asked.to_day ?? null })
  const waits = await waitingOn(tx, asker.companyId, target, field, keys)
  const wrong = !tactic ? '请选择策略' : !tactic.is_enable ? `策略「${tactic.tactic_name}」已停用`
    : !moved ? `「${TYPES[tactic.timing_type]}」不能用在这类对象上` : undefined
  return rows.map(([line, row]) => {
    const at = stand.get(line)
    const task = held.get(line)
    const error = wrong ?? (!at ? '结构里没有这个对象，或不在您可见的店铺范围内'
      : at.state === 'archived' ? '已归档，不能再修改'
        : moved?.field.name === 'daily_budget' && at.budget_type === 'lifetime' ? '总预算的广告活动没有每日的预算，不能分时'
        : at.value === null ? '没有基准值，请先填写'
          : task !== undefined ? `已在分时任务「${task}」里：同一个对象的同一项只能有一个任务`
            : waits.has(line) ? '有待提交的修改，请先提交或撤回，再取基准'
              : tactic && inMoney(tactic) && at.currency !== tactic.currency ? otherMoney(tactic, at.currency) : undefined)
    const cells = { object: at?.object_name ?? row.id, campaign: at?.campaign_name ?? '-', group: at?.ad_group_name ?? '-', base: at?.text ?? '-' }
    return { line, cells, shop: row.shop_id, ...(at ? { stands: at } : {}), ...(error === undefined ? {} : { error }) }
  })
}

/** True where a tactic says amounts: its hours, or between what they stay. */
function inMoney({ timing_type, week, floor, ceiling }: Tactic): boolean {
  return holdsMoney(timing_type, week) || (floor ?? ceiling) !== null
}

function otherMoney({ currency }: Tactic, of: string | null): string {
  return currency === null ? '策略里的金额没有币种，请先在策略里选择币种' : `策略的金额是 ${currency}，对象是 ${of ?? '-'}`
}

/** The row key of the chosen object, as changes that wait name it. */
function keyOf({ shop_id: shop, id, place }: Applied['rows'][number]): string {
  const parts = [shop, id, ...(place ? [place] : [])]
  // As PostgreSQL writes a list of texts.
  return `[${parts.map((part) => JSON.stringify(part)).join(', ')}]`
}

async function makeTasks(writing: Writing, asked: Applied, target: string, tactic: Tactic, ready: readonly Wanted[], written: Written[]): Promise<void> {
  const { model, tx, asker, now } = writing
  const [tasks, objects] = [own(model.entities, 'ad_timed_task'), own(model.entities, 'ad_timed_object')]
  const moved = movedField(model, target, tactic.timing_type)
  if (!tasks || !objects || !moved) throw new Error('there are no timed tasks')
  const shops = [...new Set(ready.map(({ shop }) => shop))]
  for (const shop of shops) {
    const { rows: [named] } = await tx.query<{ name: string }>('select name from shop where company_id = $1 and id::text = $2', [asker.companyId, shop])
    const task = await insertRow(writing, tasks, {
      task_name: shops.length === 1 ? asked.task_name : `${asked.task_name}（${named?.name ?? shop}）`, run_state: 'running', shop_id: shop,
      tactic_id: tactic.id,
      timing_type: tactic.timing_type, timing_object: LEVELS[target]?.object, from_day: asked.from_day, to_day: asked.to_day ?? null,
    })
    written.push({ entity: tasks, action: 'add', after: task })
    for (const { stands, line } of ready.filter((one) => one.shop === shop)) {
      const row: Row = {
        task_id: task['id'], shop_id: shop, target, row_key: line, field: moved.field.name,
          object_name: stands?.object_name, campaign_name: stands?.campaign_name,
        ad_group_name: stands?.ad_group_name, ad_type: stands?.ad_type ?? 'sp', limit_kind: stands?.limit_kind,
        currency: stands?.currency, base_value: stands?.value, base_text: stands?.text,
        create_time: now.toISOString(),
        ...(stands ? figuresAt(target, stands) : {}),
      }
      written.push({ entity: objects, action: 'add', after: await insertRow(writing, objects, row) })
    }
  }
}

/** The day after which a task is over, by its own clock; undefined: it goes on. */
export function dayAfter(to: string | null): string | undefined {
  return to === null ? undefined : addDays(to, 1)
}

/** By the call of the list. */
export const timedTaskListCreate = answers('adsTimed.timedTaskListCreate', apply)
/** The same by the call of one task. */
export const timedTaskCreate = answers('adsTimed.timedTaskCreate', apply)
