/**
 * What modules do when a file's rows become facts: they learn from the rows, name what these only hint at, and say what else
 * has changed by it. All in the file's own transaction.
 */
import type { Entity, Model, ReportFormat } from '../../../contract/model'
import { slot } from '../asker/slot'
import type { Tx } from '../store/connect'
import type { Shop } from './shop'

/** The file whose rows are being written. */
interface RowsAbout {
  model: Model
  companyId: number
  shop: Shop
  format: ReportFormat
  entity: Entity
}

/** Rows that the file changed besides its own. */
export interface Consequence {
  entity: string
  /** What is to be brought after them: their rollups, the rows made out of them, or nothing (it was brought already). */
  renew: 'rollups' | 'derived' | 'nothing'
  /** yyyy-mm-dd; all: of any time. */
  days: readonly string[] | 'all'
}

/** Begun with each file that is written. */
interface Following {
  /** Before the staged rows (stage.ts) are written; answers words for the person who imports, if there is something to tell. */
  beforeFacts(tx: Tx): Promise<string | undefined>
  /** Once they are written, with the lines made from them. */
  afterFacts(tx: Tx): Promise<Consequence[]>
  /** Once they are taken back and what they had replaced is there again; left out: what was learnt of them stays. */
  afterUndo?(tx: Tx): Promise<Consequence[]>
}

/** Called once for each file that is written or taken back; an answer follows that one file. */
export type RowFollower = (about: RowsAbout) => Following

/** Filled from `Module.follows` of all modules; run one after another. */
export const FOLLOWERS = slot<readonly RowFollower[]>('what follows the rows of files')
