/** On the server, structured data is jsonb: code writes it, no template holds it. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { WORDS } from '../shared/text.server'
import { REPORT_WORDS } from '../shared/text.report.server'

export const jsonServer: ServerKind = {
  ...WORDS,
  report: REPORT_WORDS,
  manner: 'none',
  ofText: (text) => JSON.parse(text),
  identity: (value) => (typeof value === 'string' ? JSON.stringify(JSON.parse(value)) : JSON.stringify(value)),
  write: (value) => ({ value: JSON.stringify(value) }),
}
