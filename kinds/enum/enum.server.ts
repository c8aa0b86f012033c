/** On the server, a value of a list is its code; people write and read its label. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { WORDS } from '../shared/text.server'
import { REPORT_WORDS } from '../shared/text.report.server'

export const enumServer: ServerKind = { ...WORDS, report: REPORT_WORDS }
