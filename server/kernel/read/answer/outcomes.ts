/**
 * What a row comes to by all that belongs to it (the profit of an order), as a module works it out: lines that add up, and what is
 * lacking for the sum to be whole. Kept by the entity's name; an entity without one comes to nothing.
 */
import type { Outcome } from '../../../../contract/related'
import type { Row } from '../../../../contract/wire'
import { slot } from '../../asker/slot'
import type { Reading } from '../reading'

/** @param row its key, in the asker's reach @returns undefined where the asker may not know it */
export type OutcomeOf = (reading: Reading, row: Row) => Promise<Outcome | undefined>

/** By the entity's name; filled from `Module.outcomes`. */
export const OUTCOMES = slot<Readonly<Record<string, OutcomeOf>>>('outcomes of rows')
