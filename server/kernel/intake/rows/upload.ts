/** Uploads of filled-in templates: what was found right in one, until it is written. One is written once. */
import type { Tx } from '../../store/connect'
import type { LineError, LineRow } from '../template/lines'
import type { CallRef } from '../../../../contract/plan'
import { CODES } from '../../../../contract/wire'
import { Refusal } from '../../asker/refusal'

interface RowUpload {
  id: string
  call: CallRef & { fields: string[] }
  rows: LineRow[]
  fileName: string
  total: number
  wrong: LineError[]
  wrongLines: number
  /** Somebody has said that it is to be written. */
  committed: boolean
}

/** Locked, so that one upload is not written twice at once. @throws Refusal where the person has none of that id any more */
export async function lockUpload(tx: Tx, companyId: number, employeeId: string | null, id: string): Promise<RowUpload> {
  const { rows: [found] } = await tx.query<Omit<RowUpload, 'id'>>(
    `select call, rows, file_name as "fileName", total, wrong, wrong_lines as "wrongLines", committed_at is not null as committed
     from row_upload where company_id = $1 and employee_id = $2 and id = $3::bigint for update`,
    [companyId, employeeId, id],
  )
  if (!found) throw new Refusal(CODES.notFound, '这次上传已过期，或不是您上传的，请重新上传文件。')
  return { id, ...found }
}

/** `rows` are kept for a task that is still to write them. */
export async function markCommitted(tx: Tx, companyId: number, id: string, keep: 'rows' | 'nothing'): Promise<void> {
  await tx.query(`update row_upload set committed_at = now()${keep === 'rows' ? '' : `, rows = '[]', wrong = '[]'`} where company_id = $1
    and id = $2::bigint`, [companyId, id])
}

/** What staff read in the task centre. */
export function titleOf(label: string, fileName: string): string {
  return `导入 ${label}${fileName === '' ? '' : `：${fileName}`}`
}
