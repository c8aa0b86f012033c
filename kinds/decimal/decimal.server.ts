/** On the server, a measured quantity is exact. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { DECIMALS } from '../shared/number.server'
import { REPORT_DECIMALS } from '../shared/number.report.server'

export const decimalServer: ServerKind = { ...DECIMALS, report: REPORT_DECIMALS }
