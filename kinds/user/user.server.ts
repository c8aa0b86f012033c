/** On the server, a member of staff is the number of their row. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { CODES } from '../shared/text.server'
import { REPORT_CODES } from '../shared/text.report.server'

export const userServer: ServerKind = { ...CODES, report: REPORT_CODES, manner: 'row' }
