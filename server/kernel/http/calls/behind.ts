/**
 * The rows behind a number of a list, a report or a card. Whoever may see the number may see what it was added up from: the rows in
 * their reach, by the fields that the report itself may be asked for; whoever may list such rows anyway, by all of theirs. Where a
 * page of the menu lists these very rows, the answer says so.
 */
import type { Entity, Model } from '../../../../contract/model'
import type { ColumnPlan, FieldPlan } from '../../../../contract/plan'
import { CLOCK_WIDTH, headingWidth, textWidth } from '../../../../contract/text-width'
import { enumPlans, enumsToldBy } from '../../../../contract/enum-value'
import { fieldsOfColumn } from '../../../../contract/list-question'
import type { ListRequest, Row, SortBy } from '../../../../contract/wire'
import { COLUMN_KINDS, traits } from '../../../../kinds/column-kinds'
import { entitySubject } from '../../../../codegen/resolve/field-plans'
import { homeLink } from '../../../../codegen/resolve/homes'
import { trimLink } from '../../asker/trim/trim.hidden'
import type { Access } from '../../asker/access/access'
import { pageOfRows } from '../../asker/access/page-of-rows'
import { mayList } from '../../asker/access/reach'
import { HttpRefusal } from '../../asker/refusal'
import { fieldsTold, listPart } from '../../read/answer/behind'
import { behindList } from '../../read/answer/behind.list'
import { behindReport } from '../../read/answer/behind.report'
import { readingOf } from '../../read/reading'
import { answers } from '../answers'
import { asObject, readCall } from './explain'

const MOST_ROWS = 1000

/**
 * `app.behind`: a page of the rows behind one number, part by part, with their columns and, where the menu has one, the page that lists them.
 * @throws HttpRefusal 403 for a call that is not theirs, 400 for a list without its row, a part that is not there, or too large a page
 */
export const behind = answers('app.behind', async (context, body) => {
  const { model, access, live } = context
  const call = readCall(model, body.call)
  if (!access.mayCall(call)) throw new HttpRefusal(403, `您没有使用「${call.what}」的权限，请联系管理员开通`)
  const request = asObject(body.request ?? {}, 'request') as Partial<ListRequest>
  live.validatorOf(call)({ ...request, page: 1, pageSize: 1 })
  const row = body.row === undefined || body.row === null ? undefined : asObject(body.row, 'row') as Row
  const { page, pageSize, sort } = body
  if (pageSize > MOST_ROWS) throw new HttpRefusal(400, `请求有误：pageSize 最多 ${MOST_ROWS}`, { pageSize: `最多 ${MOST_ROWS}` })
  return context.db.withCompany(context.caller, async (tx) => {
    const reading = readingOf(context, tx)
    const { does } = call
    if (does?.type !== 'report' && !row) throw new HttpRefusal(400, '请求有误：row 应写明是哪一行', { row: '请写明是哪一行' })
    const found = does?.type === 'report'
      ? await behindReport(reading, model.datasets[does.dataset]!, { request, column: body.column, row, currency: body.currency ?? null })
      : await behindList(reading, model.entities[(does as { entity: string }).entity]!, { request, column: body.column, row: row! })
    const at = body.part ?? 0
    const part = found.parts[at]
    if (!part) throw new HttpRefusal(400, `请求有误：part 应在 0 到 ${found.parts.length - 1} 之间`, { part: '没有这一部分' })
    const columns = columnsOf(model, access, part.entity, fieldsTold(reading, part, mayList(model, access, part.entity)))
    // A figure without a currency counts rows of all of them.
    const isOne = found.row['currency'] === undefined || found.row['currency'] === null
    const currency = request.currency === undefined ? {} : { currency: request.currency }
    const asked = { page, pageSize, fields: fieldsOf(part.entity, columns), ...currency, ...(sort ? { sort: sort.map(sortBy) } : {}) }
    const answer = await listPart(reading, part, asked, isOne)
    const parts = found.parts.map(({ entity, where, adds, says }) => {
      const go = mayList(model, access, entity) ? pageOfRows(model, access, entity, where, adds) : undefined
      return { entity: entity.name, label: entity.label, says, adds, ...(go ? { go } : {}) }
    })
    const names = columns.flatMap(enumsToldBy)
    return {
      row: found.row, ...(found.words ? { words: found.words } : {}), parts, part: at,
      columns: namesWhole(model, part.entity, columns, answer.list), rowKey: part.entity.key, answer,
      enums: enumPlans(model.enums, names),
    }
  }, { readOnly: true })
})

/** How rows are sorted, as a request says it. */
export const sortBy = ({ field, order }: { field: string; order: string }): SortBy => ({ field, order: order === 'desc' ? 'desc' : 'asc' })

/** What rows must carry for these columns: the key, what they show, the currencies beside it, what names lead by, and whose clock their moments are told by. */
export function fieldsOf(entity: Entity, columns: readonly ColumnPlan[]): string[] {
  const byClock = columns.some((column) => traits(column).names === 'moment' && column.zone === 'marketplace')
  const clock = byClock && entity.refs['shop']?.shows.includes('site') ? ['shop.site'] : []
  return [...new Set([...entity.key, ...columns.flatMap(fieldsOfColumn), ...clock])]
}

/** Rows behind a number are told apart by such words: a column takes the longest, up to this many pixels. */
const MOST_WORDS_PX = 220

/** The space on both sides of a word, and the dot of its colour. */
const WORD_ROOM_PX = 32

/** @returns px: what the kind has, or what its heading and the longest of its words need */
function widthOf({ enums }: Model, { kind, enum: of, label, unit, note, sortable, zone }: FieldPlan): number {
  const words = of === undefined ? [] : (enums[of]?.values ?? []).filter(({ hidden }) => !hidden)
  const longest = Math.max(0, ...words.map((value) => textWidth(value.label, 14) + WORD_ROOM_PX))
  // A clock that is not the reader's own is named behind the time.
  const clock = zone === 'utc' || zone === 'marketplace' || zone === 'source' ? CLOCK_WIDTH : 0
  return Math.max(COLUMN_KINDS[kind].width + clock, headingWidth(label, { unit, note, sortable }), Math.min(longest, MOST_WORDS_PX))
}

/** What other rows are called is read whole, a file of Amazon's among them, up to this many pixels. */
const MOST_NAME_PX = 340

/** The columns, those of the names of other rows as wide as the longest of these. */
export function namesWhole({ entities }: Model, entity: Entity, columns: readonly ColumnPlan[], rows: readonly Row[]): ColumnPlan[] {
  return columns.map((column) => {
    const steps = column.path.split('.')
    const last = steps.pop()
    const of = steps.reduce<Entity | undefined>((at, step) => entities[at?.refs[step]?.entity ?? ''], entity)
    if (steps.length === 0 || of?.title !== last || !COLUMN_KINDS[column.kind].words) return column
    const longest = Math.max(0, ...rows.map((row) => textWidth(String(row[column.path] ?? ''), 14) + WORD_ROOM_PX))
    return { ...column, width: Math.max(column.width, Math.min(longest, MOST_NAME_PX)) }
  })
}

/** The rows' fields as columns; names lead where the person may go. */
export function columnsOf(model: Model, access: Access, entity: Entity, fields: string[]): ColumnPlan[] {
  const subject = entitySubject(model.entities, entity)
  return fields.flatMap((path): ColumnPlan[] => {
    const field = subject.fieldAt(path)
    if (!field) return []
    const { align } = COLUMN_KINDS[field.kind]
    const link = trimLink(homeLink(model, subject, path), () => false, access, model)
    return [{ ...field, key: path, width: widthOf(model, field), align, hidden: false, copy: false, compare: [], ...(link ? { link } : {}) }]
  })
}
