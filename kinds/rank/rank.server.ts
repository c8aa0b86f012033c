/** On the server, a place in a ranking is a whole number. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { COUNTS } from '../shared/number.server'
import { REPORT_COUNTS } from '../shared/number.report.server'

export const rankServer: ServerKind = { ...COUNTS, report: REPORT_COUNTS }
