/**
 * The open changes of a shop as Amazon's bulk workbook, each by the sheet that its row is of, and their being marked as exported: not as done, for
 * that is known when a file from Amazon tells the new value. What the sheet has no column for keeps waiting and is counted.
 */
import { dayIn } from '../../../../contract/days'
import type { Condition } from '../../../../contract/filter'
import type { Entity, Model } from '../../../../contract/model'
import { CODES, type Row } from '../../../../contract/wire'
import type { Tx } from '../../../kernel/store/connect'
import { askerOf } from '../../../kernel/asker/asker-of'
import { own } from '../../../kernel/read/statement/fields'
import { AUDITING, OPEN_STATES, PENDING, rowKeySql, targetsOfOtherFiles, valueOfText } from '../../../kernel/read/statement/pending'
import { planRows } from '../../../kernel/read/plan/rows'
import { name, planning } from '../../../kernel/read/statement/statement'
import { afterWriting, type AfterContext } from '../../../kernel/write/write.after'
import { Refusal } from '../../../kernel/asker/refusal'
import type { Book, BookSheet } from '../../../kernel/tasks/export/book'
import type { JobRun } from '../../../kernel/tasks/job'
import { writingFor } from '../../../kernel/tasks/writing'
import { groupedBy } from '../../../kernel/value/grouped-by'
import { archiveLine, formatOf, newLine, sheetLine, sheetOf, sheetOrder, type OrderedLine, type SheetChange } from './sheet-rows'
import { stillRight, type StillRight } from './still-right'
import { writingOf } from '../../../kernel/write/write.row'

/** What the job of the bulk sheet is asked for. */
export interface BulkSheetPayload {
  shopId: string
  /** Only these changes; left out: all that are open. */
  ids?: string[]
}

/** The workbook that goes to Amazon, and what of the shop's changes is not in it. Kept with the job as JSON. */
export interface Sheet {
  /** At least one. */
  sheets: BookSheet[]
  lines: number
  /** Changes on it. */
  carried: number
  /** Labels of the changes that it has no column for. */
  left: string[]
  /** Changes that wait for an approval, or for that of what they stand in: none of them is on it. */
  held: number
  /** What changes break by now that were right when they were asked for, or what they stand in: none of them is on it. */
  broken: string[]
}

/** Who makes it: a running job, or a request. */
type Maker = Pick<JobRun, 'model' | 'caller' | 'employee' | 'company' | 'access' | 'now'> & { events: AfterContext['events'] }

/** The workbook, its sheets named as Amazon names them. */
export function bookOf({ sheets: [first, ...more] }: Sheet): Book {
  if (!first) throw new Error('a bulk workbook has at least one sheet')
  return more.length > 0 ? [first, ...more] : first
}

const LEFT = '不能写进批量表格（没有对应的列，或对象未出现在最新表格）'
const HELD = '正在审批（或它所在的新对象正在审批）'
const BROKEN = '现在提交亚马逊会拒绝，没有带上，请撤销后改好再提交'
const firstOf = (left: readonly string[]): string => [...new Set(left)].slice(0, 5).join('、')

/** What the sheet carries, in words. */
export function sheetWords(sheet: Sheet): string {
  const left = sheet.left.length > 0 ? `；${sheet.left.length} 项${LEFT}，状态不变：${firstOf(sheet.left)}` : ''
  const held = sheet.held > 0 ? `；${sheet.held} 项${HELD}，没有带上` : ''
  const broken = sheet.broken.length > 0 ? `；${sheet.broken.length} 项${BROKEN}：${firstOf(sheet.broken)}` : ''
  return `已导出 ${sheet.carried} 项修改，共 ${sheet.lines} 行${left}${held}${broken}`
}

/** `made`: the values of a new row, of a change that makes one. */
interface Change extends Row {
  id: string; operation: string; target: string; row_key: string; field: string; new_value: string | null; state: string; made: Row
}

/**
 * The sheet of a shop's open changes, which are marked as exported in the same transaction.
 * @throws Refusal notFound where nothing waits, transition where all of it waits for approvals, invalid where the sheet has no column for any of it,
 * or Amazon would take none of it today
 */
export async function collectSheet(tx: Tx, run: Maker, { shopId, ids }: BulkSheetPayload): Promise<Sheet> {
  const { model } = run
  const kept = own(model.entities, PENDING)
  if (!kept) throw new Error(`there is no entity ${PENDING}`)
  const all = await openChanges(tx, run, kept, shopId)
  const above = standingIn(model, all)
  const wanted = ids ? withAbove(all, new Set(ids), above) : all
  const changes = wanted.filter((change) => !isHeld(change, above))
  const held = wanted.length - changes.length
  if (changes.length === 0 && held > 0) throw new Refusal(CODES.transition, `这 ${held} 项修改${HELD}，通过后才能导出。`)
  if (changes.length === 0) throw new Refusal(CODES.notFound, '这个店铺没有待提交的修改。')
  const { today, employeeId: me } = askerOf(run)
  const judge = stillRight(model, { today, me })
  const told: Told = { lines: new Map(), left: [], exported: [], broken: [] }
  const wrong = wrongNew(model, judge, changes, above)
  for (const [target, ofTarget] of groupedBy(changes, (change) => change.target)) {
    told.broken.push(...ofTarget.flatMap((change) => wrong.get(change) ?? []))
    await tellOf(tx, run, judge, own(model.entities, target), ofTarget.filter((change) => !wrong.has(change)), told)
  }
  const { left, exported, lines, broken } = told
  if (exported.length === 0 && broken.length > 0) throw new Refusal(CODES.invalid, `这 ${broken.length} 项修改${BROKEN}：${firstOf(broken)}`)
  if (exported.length === 0) throw new Refusal(CODES.invalid, `这些修改${LEFT}：${firstOf(left)}`)
  await mark(tx, run, kept, exported)
  const sheets = sheetOrder(model).flatMap((sheet) => {
    const of = lines.get(sheet)
    return of ? [sheetOf(formatOf(model, sheet)!, of)] : []
  })
  return { sheets, lines: [...lines.values()].flat().length, carried: exported.length, left, held, broken }
}

/** What is on the workbook so far: lines by sheet, changes on them, labels of those that no sheet can carry, and what others break by now. */
interface Told { lines: Map<string, OrderedLine[]>; left: string[]; exported: Change[]; broken: string[] }

/** The new rows that Amazon would not take today, or that stand in one, by what is wrong with them. */
function wrongNew({ entities }: Model, judge: StillRight, changes: readonly Change[], above: Above): Map<Change, string> {
  const ofItself = (change: Change): string | undefined => {
    const entity = change.operation === 'create' ? own(entities, change.target) : undefined
    const says = entity && judge.ofNew(entity, change.made)
    return says === undefined ? undefined : `「${String(change['row_title'] ?? '')}」${says}`
  }
  // A campaign is judged once, not for each of its keywords.
  const judged = new Map<Change, string | undefined>()
  const says = (change: Change): string | undefined => {
    if (!judged.has(change)) judged.set(change, ofItself(change) ?? above(change).map(says).find((said) => said !== undefined))
    return judged.get(change)
  }
  return new Map(changes.flatMap((change): [Change, string][] => {
    const said = says(change)
    return said === undefined ? [] : [[change, said]]
  }))
}

/** The changes of one kind of row, new ones first. */
async function tellOf(tx: Tx, run: Maker, judge: StillRight, entity: Entity | undefined, changes: Change[], told: Told): Promise<void> {
  const tell = (sheet: string, line: OrderedLine): void => void told.lines.set(sheet, [...(told.lines.get(sheet) ?? []), line])
  const [news, edits] = [changes.filter(({ operation }) => operation === 'create'), changes.filter(({ operation }) => operation !== 'create')]
  for (const change of entity ? news : []) {
    const { made } = change
    const sheet = sheetOfRow(made)
    const format = formatOf(run.model, sheet)
    if (!format) continue
    tell(sheet, newLine(format, entity!, made))
    told.exported.push(change)
  }
  const rows = entity ? await rowsOf(tx, run, entity, [...new Set(edits.map((change) => change.row_key))]) : new Map<string, Row>()
  for (const [rowKey, ofRow] of groupedBy(edits, (change) => change.row_key)) {
    const row = rows.get(rowKey)
    const sheet = sheetOfRow(row)
    const of = entity && row ? editLine(run.model, judge, entity, row, ofRow) : { carried: [], left: ofRow.map(missing), broken: [] }
    told.left.push(...of.left)
    told.broken.push(...of.broken)
    told.exported.push(...ofRow.filter(({ id }) => of.carried.includes(id)))
    if (of.line) tell(sheet, of.line)
  }
}

/** A change of an object that the newest sheet does not have: without its ids no line can be made. */
const missing = (change: Change): string => `「${String(change['row_title'] ?? '')}」的${String(change['field_label'])}（对象未出现在最新表格）`

/** What says no sheet is of Sponsored Products: new rows that waited before there were several. */
function sheetOfRow(row: Row | undefined): string {
  return String(row?.['sheet'] ?? 'sp')
}

/** The line of a row's edits. Archiving goes alone: Amazon takes nothing else with it. */
function editLine(
  model: Model, judge: StillRight, entity: Entity, row: Row, ofRow: Change[],
): { line?: OrderedLine; carried: string[]; left: string[]; broken: string[] } {
  const format = formatOf(model, sheetOfRow(row))
  if (!format) return { carried: [], left: ofRow.map((change) => String(change['field_label'])), broken: [] }
  const archive = ofRow.find(({ operation }) => operation === 'archive')
  if (archive) {
    const rest = ofRow.filter((change) => change !== archive)
    const left = rest.map((change) => `${String(change['field_label'])}（将存档）`)
    return { line: archiveLine(format, entity, row), carried: [archive.id], left, broken: [] }
  }
  const known = ofRow.flatMap((change): SheetChange[] => {
    const field = own(entity.fields, change.field)
    return field ? [{ id: change.id, field, value: valueOfText(field, change.new_value) }] : []
  })
  const wanted = Object.fromEntries(known.map(({ field, value }) => [field.name, value]))
  const wrong = judge.ofEdits(entity, row, wanted)
  const { line, carried, left } = sheetLine(format, entity, row, known.filter(({ field }) => !own(wrong, field.name)))
  const title = String(ofRow[0]?.['row_title'] ?? '')
  return {
    ...(carried.length > 0 ? { line } : {}), carried: carried.map(({ id }) => id), left: left.map(({ field }) => field.label),
    broken: Object.values(wrong).map((says) => `「${title}」${says}`),
  }
}

function madeOf({ made }: Row): Row {
  return typeof made === 'string' ? (JSON.parse(made) as Row) : ((made ?? {}) as Row)
}

/** The new campaigns and groups that a new row stands in: a made-up id means something within one sheet alone. */
type Above = (change: Change) => Change[]

function standingIn(model: Model, all: readonly Change[]): Above {
  const byId = new Map(all.flatMap((change): [string, Change][] => {
    const id = own(model.entities, change.target)?.pendingNew?.id
    return change.operation === 'create' && id !== undefined ? [[`${id} ${String(change.made[id])}`, change]] : []
  }))
  return (change) => (change.operation === 'create' ? Object.entries(change.made) : []).flatMap(([field, value]) => {
    const one = byId.get(`${field} ${String(value)}`)
    return one && one !== change ? [one] : []
  })
}

/** The chosen changes, with what they stand in. */
function withAbove(all: readonly Change[], chosen: Set<string>, above: Above): Change[] {
  const take = (change: Change): void => {
    chosen.add(change.id)
    for (const one of above(change)) if (!chosen.has(one.id)) take(one)
  }
  all.filter(({ id }) => chosen.has(id)).forEach(take)
  return all.filter(({ id }) => chosen.has(id))
}

/** Waits for an approval, or stands in what does: Amazon would not know it. */
const isHeld = (change: Change, above: Above): boolean => change.state === AUDITING || above(change).some((one) => isHeld(one, above))

/** Within the person's shops, and without fields that they may not see. */
async function openChanges(tx: Tx, run: Maker, kept: Entity, shopId: string): Promise<Change[]> {
  const plan = planning({ model: run.model, asker: askerOf(run) })
  const planned = planRows(plan, kept, {
    filter: { and: [
      { field: 'shop_id', op: 'eq', value: shopId }, { field: 'state', op: 'in', value: OPEN_STATES },
      // What another file takes to Amazon is not the workbook's.
      ...targetsOfOtherFiles(run.model).map((target): Condition => ({ field: 'target', op: 'ne', value: target })),
    ] },
    sort: [{ field: 'target', order: 'asc' }, { field: 'row_key', order: 'asc' }],
    limit: 50_000,
  })
  const { rows } = await tx.query<Row>(`${planned.text} for update of t`, planned.values)
  return rows.map((row) => {
    const change = planned.read(row)
    return { ...change, made: madeOf(change) } as Change
  })
}

/** The rows as they stand, by the name that changes know them by. */
async function rowsOf(tx: Tx, run: Maker, entity: Entity, rowKeys: string[]): Promise<Map<string, Row>> {
  const fields = Object.values(entity.fields).filter((field) => field.sqlType !== undefined && !field.secret)
  const { rows } = await tx.query<Row>(
    `select ${rowKeySql(entity, 't')} as _key, ${fields.map((field) => `t.${name(field.name)}::text as ${name(field.name)}`).join(', ')}
     from ${name(entity.table)} t where t.company_id = $1 and ${rowKeySql(entity, 't')} = any($2::text[])`,
    [run.caller.companyId, rowKeys],
  )
  return new Map(rows.map((row) => [String(row['_key']), row]))
}

async function mark(tx: Tx, run: Maker, kept: Entity, changes: Change[]): Promise<void> {
  const now = run.now().toISOString()
  await tx.query(
    `update ${name(PENDING)} set state = 'exported', exported_time = $3, exported_day = $4::date, update_time = $3
     where company_id = $1 and id = any($2::bigint[])`,
    [run.caller.companyId, changes.map(({ id }) => id), now, dayIn(run.company.zone, run.now())],
  )
  await afterWriting(
    writingFor(run, { family: 'app', name: 'pendingExport' }),
    writingOf(run, tx),
    changes.map(({ id, shop_id, state }) => ({ entity: kept, action: 'export', before: { id, shop_id, state }, after: { id, shop_id, state: 'exported' } })),
  )
}
