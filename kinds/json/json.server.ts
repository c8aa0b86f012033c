/** On the server, structured data is jsonb: code writes it, no template holds it. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { WORDS } from '../shared/text.server'

export const jsonServer: ServerKind = {
  ...WORDS,
  manner: 'none',
  ofText: (text) => JSON.parse(text),
  identity: (value) => (typeof value === 'string' ? JSON.stringify(JSON.parse(value)) : JSON.stringify(value)),
  write: (value) => ({ value: JSON.stringify(value) }),
}
