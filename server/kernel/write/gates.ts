/**
 * Who else has a say when a document takes a step of its life cycle: flows of approval. Types, and the place where a module
 * brings its own; nothing is decided here.
 */
import type { Entity } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { slot } from '../asker/slot'
import type { Reading } from '../read/reading'
import type { Written } from './written'
import type { Writing } from './write.row'

/** Whoever is about to take a step, or only looks at what may be taken. */
export type Judging = Reading & Pick<Writing, 'approving'>

/** A say of one module in the steps of all entities; one that has nothing to say of an entity bars nothing. */
export interface StepGate {
  /** Of these rows those that are not the asker's to move by this step now: the text of their key -> why, and what to do instead. */
  bars(judging: Judging, entity: Entity, rows: readonly Row[], step: string): Promise<ReadonlyMap<string, string>>
  /** After a step, in its transaction; what it writes is collected in `written`. */
  after?(writing: Writing, entity: Entity, step: string, row: Row, written: Written[]): Promise<void>
}

/** Filled from `Module.gates`; a step that one of them bars is not taken. */
export const STEP_GATES = slot<readonly StepGate[]>('gates of life cycles')
