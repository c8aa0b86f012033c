/** On the server, a link is its address. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { WORDS } from '../shared/text.server'
import { REPORT_WORDS } from '../shared/text.report.server'

export const linkServer: ServerKind = { ...WORDS, report: REPORT_WORDS }
