/** On the server, a place in a ranking is a whole number. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { COUNTS } from '../shared/number.server'

export const rankServer: ServerKind = COUNTS
