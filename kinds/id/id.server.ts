/** On the server, a code is text, or the number of a row that travels as text. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { CODES } from '../shared/text.server'
import { REPORT_CODES } from '../shared/text.report.server'

export const idServer: ServerKind = { ...CODES, report: REPORT_CODES }
