/**
 * What modules say of rows that a function of theirs made: a value told apart by where it comes from. The functions are found by
 * the name that the entity's `compute` says; rows without one are told by what they are made out of.
 */
import type { Entity } from '../../../../contract/model'
import type { Condition } from '../../../../contract/filter'
import type { ExplainedLine } from '../../../../contract/explained'
import type { Row } from '../../../../contract/wire'
import { slot } from '../../asker/slot'
import type { Reading } from '../reading'

/** What is asked: a field of the made rows that meet `where`, all in one currency. */
export interface Explaining<Field extends string = string> {
  reading: Reading
  entity: Entity
  field: Field
  /** Which rows; undefined: the condition cannot be said of the rows by themselves. */
  where: Condition | undefined
  currency: string | undefined
  /**
   * The same question of the report with these dimensions besides: rows with the value under `value`, which add up to the cell.
   * Undefined where a list is asked; gives undefined where its dataset knows no such dimensions.
   */
  split?: (dimensions: string[]) => Promise<Row[] | undefined>
}

/** In words how the field came about, and its parts; undefined: it has nothing to say of this field. */
export type Explainer = (asked: Explaining) => Promise<{ words: string; lines: ExplainedLine[] } | undefined>

/** By the name that an entity's `compute` says; filled from `Module.explains`. */
export const EXPLAINERS = slot<Readonly<Record<string, Explainer>>>('explainers of made rows')
