/** On the server, a measured quantity is exact. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { DECIMALS } from '../shared/number.server'

export const decimalServer: ServerKind = DECIMALS
