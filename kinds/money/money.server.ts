/** On the server, an amount is exact, with the digits of its currency. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { DECIMALS } from '../shared/number.server'
import { REPORT_DECIMALS } from '../shared/number.report.server'

export const moneyServer: ServerKind = { ...DECIMALS, report: REPORT_DECIMALS, template: { ...DECIMALS.template, how: () => '数字，如 12.30', example: '12.30' } }
