/**
 * What a row comes to by all that belongs to it (the profit of an order), as a module works it out: lines that add up, and what is
 * lacking for the sum to be whole. Kept by the entity's name; an entity without one comes to nothing.
 */
import type { OutcomeLine } from '../../../../contract/related'
import type { Row } from '../../../../contract/wire'
import { slot } from '../../asker/slot'
import type { Reading } from '../reading'

export interface Outcome {
  /** What the sum is called. */
  label: string
  lines: OutcomeLine[]
  /** The sum by currency; a currency whose sum is not whole is told all the same, with what is lacking. */
  totals: { currency: string; amount: string }[]
  lacks: string[]
  /** What is left out of it on principle. */
  notes: string[]
}

/** @param row its key, in the asker's reach @returns undefined where the asker may not know it */
export type OutcomeOf = (reading: Reading, row: Row) => Promise<Outcome | undefined>

export const OUTCOMES = slot<Readonly<Record<string, OutcomeOf>>>('outcomes of rows')
