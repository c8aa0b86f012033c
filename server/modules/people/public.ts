/** What other modules bring to a company that begins. */
import { slot } from '../../kernel/asker/slot'
import type { Tx } from '../../kernel/store/connect'

/** Writes what a new company begins with, in the transaction that makes it. */
export type Founder = (tx: Tx, companyId: number) => Promise<void>

export const FOUNDERS = slot<Founder>('what a new company begins with')
