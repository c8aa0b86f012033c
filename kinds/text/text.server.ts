/** On the server, words are kept and answered as they are written. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { WORDS } from '../shared/text.server'
import { REPORT_WORDS } from '../shared/text.report.server'

export const textServer: ServerKind = { ...WORDS, report: REPORT_WORDS }
