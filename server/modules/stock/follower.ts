/** Who follows the ledger: what is told of every posting, in its transaction. The ledger knows no cost; a module that does fills the slot. */
import { slot } from '../../kernel/asker/slot'
import type { Document, PlaceKind, UnitCost } from './places'
import type { Posting } from './posting'

/** An entry as it was posted. */
export interface Entered {
  id: string
  /** The moment, with its microseconds, and its day. */
  at: string
  day: string
  skuId: string
  qty: number
  from: { kind: PlaceKind; warehouseId: string | null }
  to: { kind: PlaceKind; warehouseId: string | null }
  reason: string
  document: Document
  line: string | null
  /** The entry that this one takes back. */
  reverses: string | null
  cost: UnitCost | null
}

/** Called inside the transaction of every posting: what it throws ends the posting. */
export interface LedgerFollower {
  /** Called before balances are locked: whatever the follower keeps of these goods waits for others here, and nowhere later. */
  lock(posting: Posting, skuIds: readonly string[]): Promise<void>
  /** Once a posting, with all that it entered. */
  entered(posting: Posting, entries: readonly Entered[]): Promise<void>
}

/** Filled as modules are plugged in; a program without a follower cannot post. */
export const LEDGER_FOLLOWER = slot<LedgerFollower>('who follows the stock ledger')
