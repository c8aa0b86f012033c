/**
 * Who else has a say when a document takes a step of its life cycle: flows of approval. Types, and the place where a module
 * brings its own; nothing is decided here.
 */
import type { Entity } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { slot } from '../asker/slot'
import type { Written } from './written'
import type { Writing } from './write.row'

export interface StepGate {
  /** Before a step. @throws Refusal where the document is not its owner's to move now */
  before(writing: Writing, entity: Entity, row: Row, step: string): Promise<void>
  /** After a step, in its transaction; what it writes is collected in `written`. */
  after?(writing: Writing, entity: Entity, step: string, row: Row, written: Written[]): Promise<void>
}

export const STEP_GATES = slot<readonly StepGate[]>('gates of life cycles')
