/** What others may do with stock: move it by their documents, hold it for one, and follow what moves. */
export { LEDGER_FOLLOWER, type Entered, type LedgerFollower } from './follower'
export { heldBy, hold, holdAnywhere, release, type Held } from './holds'
export { post, reverse } from './ledger'
export { goodsNamedBefore } from './lines-before'
export { isOwn, OWN, type Document, type Movement, type Place, type UnitCost } from './places'
export { refuse, refuseFuture, type Posting } from './posting'
