/**
 * The row of an imported file (report_file): its states, and what was settled about how it is read. In charge of who may
 * see a file and of every change of state; a step that the state does not allow is refused in words.
 */
import { CODES } from '../../../contract/wire'
import type { ImportFile, ImportPreview, ImportState } from '../../../contract/imports'
import type { Tx } from '../store/connect'
import type { Caller } from '../asker/person'
import { Refusal } from '../asker/refusal'
import type { FileStore } from '../tasks/files'
import type { DayWindow } from './plausible'
import type { Scope } from './scope'
import type { Styles } from './styles'
import { isRowId, rowId } from '../store/row-id'

/** How a file was read for its preview: it is written in exactly this way. Kept as JSON. */
export interface Reading {
  /** The format that the person chose, if they did. */
  chosen?: string
  /** It is one sheet of a workbook whose other sheets are files of their own. */
  together?: true
  /** What a person has said about it besides: the day of rows that name none, and that implausible days are right. */
  said?: Said
  /** yyyy-mm-dd: the day of rows that name none, and the last of them where they may cover several. */
  uploadDay?: string
  uploadTo?: string
  /** The zone of moments that name none, where the file says it above its header. */
  unnamedZone?: string
  window?: DayWindow
  styles?: Styles
  zone?: string
  sourceZone?: string
  currency?: string
  scope?: Scope
  /** Its place in the order in which files of the company were written, from 1. */
  turn?: number
}

/** What a person, or the watched folder, has said of a file; `dates`: rows of implausible days are right. */
export interface Said {
  /** yyyy-mm-dd. */
  day?: string
  /** The last day, of a file whose rows may cover several. */
  to?: string
  dates?: boolean
  /** Of a file of the watched folder that is not filed away yet: what it is and where it lies. */
  inbox?: string
}

/** A row of `report_file` as it is read. `progress` is 0 to 100 as text, `file_size` in bytes; `file_hash` is SHA-256 in hex. */
export interface FileRow {
  id: string
  report: string | null
  report_label: string | null
  shop_id: string | null
  state: ImportState
  progress: string | null
  file_name: string
  file_size: number
  file_hash: string
  /** null: rows that came with no file (demo data). */
  file_id: string | null
  reading: Reading | null
  preview: ImportPreview | null
  /** Rows that its preview found to write; null: none was made. */
  accepted: number | null
  /** Nobody has said yet which days its rows are of. */
  needs_days: boolean | null
  message: string | null
  creator: string | null
  create_time: string
}

const COLUMNS =
  `id::text as id, report, report_label, shop_id::text as shop_id, state, progress, file_name, file_size, file_hash, file_id,
   reading, (preview->>'accepted')::int as accepted, (preview->>'needsDays')::boolean as needs_days, message, creator::text as creator, create_time`

const STATE_LABELS: Record<ImportState, string> = {
  wait: '排队中', parsing: '读取中', preview: '待确认', committing: '写入中', committed: '已写入', undone: '已撤销', discarded: '已放弃', refused: '无法识别', fail: '失败',
}

/** May the caller see this file: one of their shops', or their own that has no shop yet. */
function visible(caller: Caller, row: FileRow): boolean {
  if (caller.shopIds === null) return true
  return row.shop_id === null ? row.creator === caller.employeeId : caller.shopIds.includes(row.shop_id)
}

/** A file by id. @throws Refusal where there is none that the caller may see */
export async function findFile(tx: Tx, caller: Caller, id: string, options: { preview?: boolean; lock?: boolean } = {}): Promise<FileRow> {
  const { rows } = await tx.query<FileRow>(
    `select ${COLUMNS}, ${options.preview ? 'preview' : 'null as preview'} from report_file where company_id = $1
      and id = $2::bigint ${options.lock ? 'for update' : ''}`,
    [caller.companyId, rowId(id)],
  )
  const row = rows[0]
  if (!row || !visible(caller, row)) throw new Refusal(CODES.notFound, '没有这个导入文件，或它不属于您能看到的店铺。')
  return row
}

/** The files of these ids that the caller may see, in the order of the ids. */
export async function findFiles(tx: Tx, caller: Caller, ids: string[]): Promise<FileRow[]> {
  const { rows } = await tx.query<FileRow>(`select ${COLUMNS}, null as preview from report_file where company_id = $1 and id = any($2::bigint[])`, [
    caller.companyId, ids.filter(isRowId),
  ])
  const byId = new Map(rows.filter((row) => visible(caller, row)).map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** @throws Refusal that names the state */
export function requireState(row: FileRow, states: ImportState[], doing: string): void {
  if (!states.includes(row.state)) throw new Refusal(CODES.importState, `文件「${row.file_name}」现在是“${STATE_LABELS[row.state]}”，不能${doing}。`)
}

type FileChange = Partial<Record<
  'report' | 'report_label' | 'shop_id' | 'state' | 'progress' | 'data_start' | 'data_end' | 'total_count' | 'success_count'
  | 'replaced_count' | 'fail_count' | 'encoding' | 'message' | 'finish_time',
  string | number | null
>> & { reading?: Reading; preview?: ImportPreview; warnings?: unknown }

/** Writes fields of a file. `from`: only while it is in one of these states; false when it is not. */
export async function changeFile(tx: Tx, companyId: number, id: string, change: FileChange, from?: ImportState[]): Promise<boolean> {
  const values: unknown[] = [companyId, id]
  const sets = Object.entries(change).map(([field, value]) => {
    values.push(value !== null && typeof value === 'object' ? JSON.stringify(value) : value)
    return `${field} = $${values.length}`
  })
  if (from) values.push(from)
  const { rowCount } = await tx.query(
    `update report_file set ${sets.join(', ')} where company_id = $1 and id = $2::bigint ${from ? `and state = any($${values.length})` : ''}`,
    values,
  )
  return rowCount === 1
}

/** Where the original lies. @throws Refusal for rows that came with no file */
export function originalPath(files: FileStore, companyId: number, row: FileRow): string {
  if (row.file_id === null) throw new Refusal(CODES.notFound, `「${row.file_name}」没有保存原文件。`)
  return files.path(companyId, row.file_id)
}

/** The row as the wire tells it: without its reading and preview; `blocked` says what keeps it from being written. */
export function importFile(row: FileRow): ImportFile {
  return {
    id: row.id,
    fileName: row.file_name,
    fileSize: Number(row.file_size),
    state: row.state,
    progress: Number(row.progress ?? 0),
    report: row.report,
    reportLabel: row.report_label,
    shopId: row.shop_id,
    message: row.message,
    blocked: blockedBy(row),
  }
}

/** What the writing of a previewed file would be refused for. */
function blockedBy({ state, shop_id: shop, accepted, needs_days: needsDays }: FileRow): string | null {
  if (state !== 'preview') return null
  if (shop === null) return '请先指定这个文件属于哪个店铺'
  if (needsDays) return '请先指定这个文件是哪几天的数据'
  return accepted === 0 ? '这个文件没有可以写入的行，原因写在预检里' : null
}
