/** On the server, a switch is a boolean. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { TRUTH } from '../shared/truth.server'
import { REPORT_TRUTH } from '../shared/truth.report.server'

export const switchServer: ServerKind = { ...TRUTH, report: REPORT_TRUTH }
