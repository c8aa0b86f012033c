/** On the server, a picture is its address. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { WORDS } from '../shared/text.server'
import { REPORT_WORDS } from '../shared/text.report.server'

export const imageServer: ServerKind = { ...WORDS, report: REPORT_WORDS }
