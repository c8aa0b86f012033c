/** On the server, a count is a whole number. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { COUNTS } from '../shared/number.server'

export const integerServer: ServerKind = COUNTS
