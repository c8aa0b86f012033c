/** Changes of listings that are taken to Amazon by a file: locked, held to what the file takes, marked as taken out. */
import { Readable } from 'node:stream'
import { dayIn } from '../../../contract/days'
import { CODES, type Row } from '../../../contract/wire'
import { entityOf } from '../../kernel/asker/own'
import { Refusal } from '../../kernel/asker/refusal'
import type { Download } from '../../kernel/http/handler'
import { AUDITING, PENDING, SENT_STATES } from '../../kernel/read/statement/pending'
import { lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'

const MOST = 1000

/** A file as the person reads of it, and the fields of a listing that it takes. */
export interface ListingFile { name: string; takes: readonly string[]; elsewhere: string }

/** Ids of changes that a person chose, each once, in the order in which everybody locks them. @throws Refusal where there are none, or too many */
export function inOrder(ids: readonly string[], what: string): string[] {
  const sorted = [...new Set(ids)].sort((one, other) => Number(one) - Number(other))
  if (sorted.length === 0 || sorted.length > MOST) throw new Refusal(CODES.invalid, `请选择 1 到 ${MOST} 项${what}`)
  return sorted
}

/** @param ids in order */
export async function lockEach(writing: Writing, ids: readonly string[]): Promise<Row[]> {
  const changes: Row[] = []
  for (const id of ids) changes.push(await lockRow(writing, entityOf(writing, PENDING), { id }))
  return changes
}

/** @throws Refusal where one is no change of a listing, does not wait any more, or says no value that the file could tell; or they are of several shops */
export async function lockForFile(writing: Writing, ids: readonly string[], file: ListingFile): Promise<Row[]> {
  const changes = (await lockEach(writing, inOrder(ids, '待提交的修改'))).map((change) => readable(change, file))
  if (new Set(changes.map((change) => String(change['shop_id']))).size > 1) {
    throw new Refusal(CODES.invalid, `一份${file.name}文件只能是一个店铺的商品，请按店铺分开选择`)
  }
  return changes
}

function readable(change: Row, { name, takes, elsewhere }: ListingFile): Row {
  const told = `「${String(change['row_title'] ?? '')}」的${String(change['field_label'])}`
  if (change['target'] !== 'product' || !takes.includes(String(change['field']))) throw new Refusal(CODES.invalid, `${told}不能写进${name}文件${elsewhere}`)
  if (change['state'] === AUDITING) throw new Refusal(CODES.transition, `${told}正在审批，通过后才能导出`)
  if (!SENT_STATES.includes(String(change['state']))) throw new Refusal(CODES.transition, `${told}已不在等待，不能导出`)
  if (change['new_value'] === null || change['new_value'] === '') throw new Refusal(CODES.invalid, `${told}要改成空的，亚马逊的文件不能清空，请撤销或另填一个值`)
  return change
}

/** The changes are out now. @returns the file with this text, called by its own name, the shop and the day */
export async function takeOut(writing: Writing, changes: readonly Row[], file: ListingFile, written: Written[], text: string): Promise<Download> {
  const { tx, asker, model, now } = writing
  const kept = model.entities[PENDING]!
  const day = dayIn(asker.zone, now)
  const taken = { state: 'exported', exported_time: now.toISOString(), exported_day: day, unseen: false }
  for (const change of changes) written.push({ entity: kept, action: 'export', before: change, after: await updateRow(writing, kept, change, taken) })
  const { rows: [shop] } = await tx.query<{ name: string }>(
    'select name from shop where company_id = $1 and id = $2::bigint', [asker.companyId, changes[0]?.['shop_id']],
  )
  return {
    name: `${file.name}_${shop?.name ?? ''}_${day.replaceAll('-', '')}.txt`, type: 'text/tab-separated-values; charset=utf-8', stream: Readable.from([text]),
  }
}

/** A cell of a file whose cells are parted by tabs. */
export const cell = (value: string | null | undefined): string => (value ?? '').replace(/[\t\r\n]+/g, ' ')
