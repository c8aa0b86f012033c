/**
 * Documents put together into the first of them, and goods of one taken out into a new one. Shown first, line by line, done in one press. What was
 * made from replenishment stays told of it; a document whose goods are elsewhere ends with a word of where.
 */
import type { LinesAnswer } from '../../../../contract/lines'
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { copyLinks } from '../../../kernel/write/doc-links'
import { deleteRow, lockRow } from '../../../kernel/write/write.row'
import { addRow } from '../../../kernel/write/write.tree'
import { change, entityOf, rowsBelow, total, type Work } from '../shipment/batch.rows'
import { ALIKE, groupedOf, type Grouped, type GroupedRows } from './kinds'

/** What is put together or taken apart. `preview`: nothing is written; `lines`: those of the preview that are to be done, all where left out. */
export interface Asked { rows: { id: string }[]; remark?: string | null; preview: boolean; lines?: string[] }
interface Answer {
  columns: LinesAnswer['columns']
  lines: { line: string; cells: Record<string, string>; error?: string }[]
  done: number
  refused: number
  next: { label: string; route: string }
}

const MOST = 50
const ALIKE_LABELS: Record<(typeof ALIKE)[number], string> = { shop_id: '店铺', warehouse_id: '发货仓库', transport_mode: '运输方式' }

/** The first document (by its number) takes the goods of the others. */
export async function merge(work: Work, of: GroupedRows, asked: Asked): Promise<Answer> {
  const kind = groupedOf(entityOf(work, of.entity), of)
  const docs = (await locked(work, kind, asked.rows.map(({ id }) => id))).filter(({ id }) => asked.preview || !asked.lines || asked.lines.includes(String(id)))
  const items = new Map<string, Row[]>()
  for (const doc of docs) items.set(String(doc['id']), await itemsOf(work, kind, doc))
  const first = docs.find((doc) => notOpen(kind, doc, items.get(String(doc['id']))!) === undefined)
  const answer: Answer = {
    columns: [
      { name: 'no', label: kind.label, short: true }, { name: 'goods', label: 'MSKU数', figure: true }, { name: 'qty', label: '数量', figure: true },
      { name: 'into', label: '合并到', short: true },
    ],
    lines: [], done: 0, refused: 0, next: { label: `查看${kind.label}`, route: kind.route },
  }
  const taken: Row[] = []
  for (const doc of docs) {
    const rows = items.get(String(doc['id']))!
    const error = notOpen(kind, doc, rows) ?? (first ? unlike(first, doc) : undefined)
    answer.lines.push({
      line: String(doc['id']), ...(error === undefined ? {} : { error }),
      cells: {
        no: String(doc[kind.no]), goods: String(rows.length), qty: String(total(rows, kind.qty)),
        into: error === undefined ? String(first?.[kind.no] ?? '') : '' },
    })
    if (error === undefined) taken.push(doc)
  }
  answer.done = taken.length
  answer.refused = docs.length - taken.length
  if (asked.preview) return answer
  if (!first || taken.length < 2) throw new Refusal(CODES.invalid, `请选择两张以上可以合并的${kind.label}：店铺、发货仓库与运输方式都要相同，还没有提交或装箱`)
  for (const doc of taken) if (doc !== first) await moveAll(work, kind, doc, first, items)
  if (asked.remark) await change(work, kind.entity, first, { remark: asked.remark.slice(0, 200) })
  return answer
}

/** Chosen lines of one document become a new one of the same shop, warehouse and way. */
export async function split(work: Work, of: GroupedRows, asked: Asked): Promise<Answer> {
  const kind = groupedOf(entityOf(work, of.entity), of)
  const [doc, ...more] = await locked(work, kind, asked.rows.map(({ id }) => id))
  if (!doc || more.length > 0) throw new Refusal(CODES.invalid, `一次拆分一张${kind.label}`)
  const rows = await itemsOf(work, kind, doc)
  const error = notOpen(kind, doc, rows)
  const answer: Answer = {
    columns: [{ name: 'msku', label: 'MSKU' }, { name: 'name', label: '品名' }, { name: 'qty', label: '数量', figure: true },
      { name: 'to', label: `新的${kind.label}`, short: true }],
    lines: [], done: 0, refused: 0, next: { label: `查看${kind.label}`, route: kind.route },
  }
  const names = await namesOf(work, rows)
  const chosen = rows.filter(({ id }) => asked.preview || !asked.lines || asked.lines.includes(String(id)))
  for (const row of chosen) answer.lines.push({
    line: String(row['id']), ...(error === undefined ? {} : { error }),
    cells: { msku: names.get(String(row['product_id']))?.msku ?? '', name: names.get(String(row['product_id']))?.name ?? '',
      qty: String(row[kind.qty]), to: '' },
  })
  answer.refused = error === undefined ? 0 : chosen.length
  answer.done = chosen.length - answer.refused
  if (asked.preview) return answer
  if (error !== undefined) throw new Refusal(CODES.invalid, error)
  if (chosen.length === 0 || chosen.length === rows.length) throw new Refusal(CODES.invalid, '请去掉要留在原单里的行：至少拆出一行，原单也要留下一行')
  const made = await takeOut(work, kind, doc, chosen, asked.remark)
  for (const line of answer.lines) line.cells['to'] = String(made[kind.no])
  return answer
}

/** These lines of a document become a new one, which says where it is from. */
async function takeOut(work: Work, kind: Grouped, doc: Row, chosen: readonly Row[], remark?: string | null): Promise<Row> {
  const head = Object.fromEntries(kind.head.map((field) => [field, doc[field] ?? null]))
  const said = remark?.slice(0, 200) || `由 ${String(doc[kind.no])} 拆出`
  const made = await addRow(work.writing, entityOf(work, kind.entity), { ...head, remark: said }, {}, work.written)
  for (const row of chosen) await change(work, kind.items, row, { [kind.by]: made['id'] })
  await copyLinks(work.writing, entityOf(work, kind.entity), doc, made)
  return made
}

/** The same without a preview: these documents become the first of them; its id. @throws Refusal where one of them cannot */
export async function mergeAll(work: Work, of: GroupedRows, ids: readonly string[]): Promise<string> {
  const { lines } = await merge(work, of, { rows: ids.map((id) => ({ id })), preview: false })
  const wrong = lines.find(({ error }) => error !== undefined)
  if (wrong) throw new Refusal(CODES.invalid, `${wrong.cells['no'] ?? ''}：${wrong.error ?? ''}`)
  return lines[0]!.line
}

/** The same without a preview: these lines of one document become a new one; the ids of both. */
export async function splitOff(work: Work, of: GroupedRows, id: string, items: readonly string[]): Promise<[from: string, made: string]> {
  const kind = groupedOf(entityOf(work, of.entity), of)
  const [doc] = await locked(work, kind, [id])
  const rows = await itemsOf(work, kind, doc!)
  const error = notOpen(kind, doc!, rows)
  if (error !== undefined) throw new Refusal(CODES.invalid, error)
  const chosen = rows.filter((row) => items.includes(String(row['id'])))
  if (chosen.length === 0 || chosen.length === rows.length) throw new Refusal(CODES.invalid, '至少拆出一行，原单也要留下一行', { items: '请选择其中几行' })
  return [id, String((await takeOut(work, kind, doc!, chosen))['id'])]
}

async function locked(work: Work, kind: Grouped, ids: readonly string[]): Promise<Row[]> {
  const sorted = [...new Set(ids)].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  if (sorted.length > MOST) throw new Refusal(CODES.invalid, `一次最多选 ${MOST} 张`)
  const rows: Row[] = []
  for (const id of sorted) rows.push(await lockRow(work.writing, entityOf(work, kind.entity), { id }))
  return rows
}

const itemsOf = (work: Work, { items, by }: Grouped, doc: Row): Promise<Row[]> => rowsBelow(work, { name: items, by }, doc['id'])

/** Why a document stays as it is; undefined: it may be put together and taken apart. */
function notOpen(kind: Grouped, doc: Row, items: readonly Row[]): string | undefined {
  if (!kind.open.includes(String(doc[kind.state]))) return `${String(doc[kind.no])} 已经提交或完成，不能合并与拆分`
  if (items.some((item) => Number(item['packed_qty'] ?? 0) > 0) || Number(doc['box_count'] ?? 0) > 0) return `${String(doc[kind.no])} 已经开始装箱，请先清空箱子`
  return items.length === 0 ? `${String(doc[kind.no])} 里没有商品` : undefined
}

function unlike(first: Row, doc: Row): string | undefined {
  const other = ALIKE.filter((field) => String(first[field] ?? '') !== String(doc[field] ?? ''))
  return other.length === 0 ? undefined : `${other.map((field) => ALIKE_LABELS[field]).join('、')}与第一张不同`
}

/** Goods that both have add up; what two lines of replenishment want sent cannot be told apart once it is one. */
async function moveAll(work: Work, kind: Grouped, from: Row, into: Row, items: Map<string, Row[]>): Promise<void> {
  const there = items.get(String(into['id']))!
  for (const item of items.get(String(from['id']))!) {
    const at = there.findIndex((row) => ['product_id', 'expiry'].every((field) => String(row[field] ?? '') === String(item[field] ?? '')))
    const same = there[at]
    if (!same) {
      there.push(await change(work, kind.items, item, { [kind.by]: into['id'] }))
      continue
    }
    if (String(same['plan_item_id'] ?? '') !== String(item['plan_item_id'] ?? '')) throw new Refusal(
      CODES.invalid, `「${String(item['msku'] ?? '')}」在 ${String(into[kind.no])} 与 ${String(from[kind.no])} 里来自不同的补货计划，不能合并`,
    )
    await deleteRow(work.writing, entityOf(work, kind.items), item)
    work.written.push({ entity: entityOf(work, kind.items), action: 'remove', before: item })
    there[at] = await change(work, kind.items, same, { [kind.qty]: Number(same[kind.qty]) + Number(item[kind.qty]) })
  }
  await copyLinks(work.writing, entityOf(work, kind.entity), from, into)
  await change(work, kind.entity, from, { [kind.state]: kind.gone, remark: `已合并到 ${String(into[kind.no])}` })
}

async function namesOf({ writing: { tx, asker } }: Work, items: readonly Row[]): Promise<Map<string, { msku: string; name: string }>> {
  const { rows } = await tx.query<{ id: string; msku: string; name: string }>(
    `select p.id::text as id, p.msku, coalesce(p.product_name, p.title, '') as name from product p where p.company_id = $1 and p.id = any($2::bigint[])`,
    [asker.companyId, items.map((item) => String(item['product_id']))],
  )
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}
