/** On the server, yes and no are a boolean. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { TRUTH } from '../shared/truth.server'

export const boolServer: ServerKind = TRUTH
