/**
 * An export without a server that can: the browser asks the list's own call page by page, with the screen's question, and
 * writes a CSV. It ends at the total that the first page told, whatever happens to the list meanwhile, and says how many
 * rows it holds. Draws nothing.
 */
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import type { DataPort } from '../../engine/port'
import type { ColumnPlan, EnumPlan, ListPlan } from '../../../contract/plan'
import type { ListRequest, Row } from '../../../contract/wire'
import { textOfCell } from '../../../kinds/shared/cell-text'
import { csvLine } from '../csv'

const PAGE = 200
/** More than this belongs into a task of a server; it is refused rather than cut. */
export const MOST_ROWS = 50_000

interface ClientExport {
  text: string
  rows: number
}

/**
 * @param onProgress rows so far, and how many there are
 * @throws CallError; Error where there are too many rows
 */
export async function exportInBrowser(
  port: Pick<DataPort, 'list'>, plan: Pick<ListPlan, 'list'>, question: ListRequest, columns: readonly ColumnPlan[], enums: Record<string, EnumPlan>,
  onProgress: (done: number, total: number) => void, isWanted: () => boolean = () => true,
): Promise<ClientExport> {
  const lines = [csvLine(columns.map(({ label }) => label))]
  let total: number | undefined
  for (let page = 1; isWanted(); page += 1) {
    const answer = await port.list(plan.list, { ...question, page, pageSize: PAGE })
    // Where nobody knows how many there are, it ends at the page that none follows.
    if (answer.more !== undefined) total = answer.more ? Math.max(answer.total, lines.length) : answer.total
    else total ??= answer.total
    if (total > MOST_ROWS) throw new Error(`共 ${total.toLocaleString('en-US')} 条，超过浏览器能导出的 ${MOST_ROWS.toLocaleString('en-US')} 条，请先缩小筛选范围`)
    for (const row of answer.list.slice(0, Math.max(0, total - lines.length + 1))) lines.push(csvLine(columns.map((column) => cellOf(column, row, enums))))
    onProgress(lines.length - 1, total)
    if (answer.list.length === 0 || (answer.more === undefined ? lines.length - 1 >= total : !answer.more)) break
  }
  return { text: lines.join(''), rows: lines.length - 1 }
}

/** Numbers without thousands, so that every program reads them; all else as it is shown; an empty value is empty. */
function cellOf(column: ColumnPlan, row: Row, enums: Record<string, EnumPlan>): string {
  const value = row[column.path]
  if (value === null || value === undefined || value === '') return ''
  const { numeric, comparesAs } = COLUMN_KINDS[column.kind]
  return numeric && comparesAs !== 'share' ? String(value) : textOfCell(value, { row, field: column, enums, mixed: false })
}
