/** What a new company begins with besides its people: rows that modules write in the transaction that makes it. */
import { slot } from '../asker/slot'
import type { Tx } from '../store/connect'

/** Writes what one module gives a new company. */
export type Founder = (tx: Tx, companyId: number) => Promise<void>

/** Filled from `Module.founds`; run in turn by `foundWith`. */
export const FOUNDERS = slot<readonly Founder[]>('what a new company begins with')

/** @param tx the owner's: the company has nobody yet who could ask */
export async function foundWith(tx: Tx, companyId: number): Promise<void> {
  for (const found of FOUNDERS.get()) await found(tx, companyId)
}
