/** On the server, yes and no are a boolean. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { TRUTH } from '../shared/truth.server'
import { REPORT_TRUTH } from '../shared/truth.report.server'

export const boolServer: ServerKind = { ...TRUTH, report: REPORT_TRUTH }
