/**
 * The rows that a bulk edit is about: named by their keys, or all that a list's question finds, within the asker's fence;
 * and what stands in them now. Reads only.
 */
import type { Entity } from '../../../contract/model'
import type { ListRequest, Row } from '../../../contract/wire'
import { HttpRefusal } from '../asker/refusal'
import { baseType } from '../read/statement/fields'
import { askList } from '../read/question/list.question'
import { planRows } from '../read/plan/rows'
import { name, planning } from '../read/statement/statement'
import { isRowId } from '../store/row-id'
import type { Reading } from '../read/reading'

/** Rows changed at once. */
const MAX_BULK_ROWS = 20_000
/** Rows read by one statement. */
const PIECE = 1000

/** One row of a bulk edit. */
export interface BulkRow {
  key: Row
  /** What the screen showed of the row, by which a change made meanwhile is noticed. */
  before?: Row
}

/** @throws HttpRefusal 400 where there are none, too many, or a key is no key */
export function readRows(entity: Entity, given: { key: unknown; before?: unknown }[]): BulkRow[] {
  if (given.length === 0) throw new HttpRefusal(400, '请先选择要修改的行', { rows: '没有选择' })
  refuseMany(given.length)
  const seen = new Set<string>()
  return given.flatMap(({ key, before }, at): BulkRow[] => {
    const said = typeof key === 'object' && key !== null ? (key as Row) : {}
    const wrong = entity.key.find((part) => !['string', 'number', 'boolean'].includes(typeof said[part]))
    if (wrong !== undefined) throw new HttpRefusal(400, `请求有误：rows[${at}].key 应写明 ${entity.key.join('、')}`, { [`rows[${at}].key.${wrong}`]: '必须填写' })
    const row = Object.fromEntries(entity.key.map((part) => [part, said[part]]))
    const text = keyText(entity, row)
    if (seen.has(text)) return []
    seen.add(text)
    return [{ key: row, ...(typeof before === 'object' && before !== null ? { before: before as Row } : {}) }]
  })
}

/** Every row that the question finds, in its order. @throws HttpRefusal 400 where there are none or too many */
export async function rowsOfQuestion(reading: Reading, entity: Entity, request: Partial<ListRequest>): Promise<BulkRow[]> {
  const { tx } = reading
  const question = await askList(reading, entity, request)
  const { filter } = question.request
  const planned = planRows(
    question.plan(), entity,
    { fields: [], ...(filter ? { filter } : {}), ...(request.sort ? { sort: request.sort } : {}), limit: MAX_BULK_ROWS + 1, offset: 0 },
  )
  const { rows } = await tx.query<Row>(planned.text, planned.values)
  if (rows.length === 0) throw new HttpRefusal(400, '没有符合筛选条件的行，请重新筛选', { all: '没有行' })
  refuseMany(rows.length)
  return rows.map((row) => {
    const read = planned.read(row)
    return { key: Object.fromEntries(entity.key.map((part) => [part, read[part]])) }
  })
}

function refuseMany(count: number): void {
  if (count > MAX_BULK_ROWS) throw new HttpRefusal(400, `一次最多修改 ${MAX_BULK_ROWS} 行，请缩小筛选范围或分几次修改`, { rows: `最多 ${MAX_BULK_ROWS} 行` })
}

/** What stands in the rows now, by `keyText`; rows beyond the asker's fence are missing. */
export async function standingRows(reading: Reading, entity: Entity, rows: BulkRow[], fields: string[]): Promise<Map<string, Row>> {
  const { tx } = reading
  const found = new Map<string, Row>()
  // What follows from figures of the last days needs to know where these end.
  const follows = fields.some((field) => entity.fields[field]?.formula !== undefined)
  const planOf = follows ? (await askList(reading, entity, {})).plan : () => planning(reading)
  for (let from = 0; from < rows.length; from += PIECE) {
    const piece = rows.slice(from, from + PIECE)
    const plan = planOf()
    const planned = planRows(plan, entity, {
      fields,
      where: () => {
        const lists = entity.key.map((part) => plan.statement.value(piece.map(({ key }) => String(key[part])), 'text[]'))
        const parts = entity.key.map((part) => `t.${name(part)}::text`)
        // A key of one field is compared as what it is, so that its index finds the rows.
        const [only] = entity.key
        const type = baseType(entity.fields[only ?? ''])
        const valid = piece.every(({ key }) => type !== 'bigint' || isRowId(String(key[only ?? ''])))
        return entity.key.length === 1 && valid && (type === 'bigint' || type === 'text')
          ? [`t.${name(only ?? '')} = any(${lists[0]}::${type}[])`]
          : [`(${parts.join(', ')}) in (select ${parts.map((_part, at) => `k.k${at}`).join(', ')}
            from unnest(${lists.join(', ')}) as k(${parts.map((_part, at) => `k${at}`).join(', ')}))`]
      },
    })
    for (const row of (await tx.query<Row>(planned.text, planned.values)).rows) {
      const read = planned.read(row)
      found.set(keyText(entity, read), read)
    }
  }
  return found
}

/** A key as one text, to look rows up by: a JSON list of its values as text, in the order of the entity's key. */
export function keyText(entity: Entity, key: Row): string {
  return JSON.stringify(entity.key.map((part) => String(key[part])))
}
