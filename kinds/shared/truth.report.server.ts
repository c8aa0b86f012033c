/** How reports write yes and no, in the languages of the marketplaces. */
import { refusedCell } from '../../server/kernel/value/report-kind'
import type { ReportKind } from '../../server/kernel/value/report-kind'

const TRUE = new Set(['true', 'yes', 'y', '1', 't', '是', 'oui', 'ja', 'sí', 'si'])
const FALSE = new Set(['false', 'no', 'n', '0', 'f', '否', 'non', 'nein'])

/** Keeps "true" or "false" as text; any other word refuses the cell. */
export const REPORT_TRUTH: ReportKind = {
  reader: () => (cell) => {
    const word = cell.toLowerCase()
    if (TRUE.has(word)) return 'true'
    return FALSE.has(word) ? 'false' : refusedCell('应为是或否')
  },
}
