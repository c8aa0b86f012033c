/**
 * Plans are kept for whoever asks the very same: planning is pure, so that a plan is the same for the same model, asker, days and
 * question, and making the text of a report anew took longer than reading its answer. What is kept is text, never a figure.
 */
import { perModel } from '../../../../contract/per-model'
import type { Asker } from '../../asker/asker'
import type { Planning, Prepared } from './statement'

/** Characters of the texts that one model's plans may have together, and what a plan weighs besides its text. */
const MOST_CHARACTERS = 6_000_000
const EACH = 4_000

type Plan = Prepared<unknown>

/** Plans by all that they were made from; the one that was longest not asked for goes first. */
class Kept {
  private readonly plans = new Map<string, Plan>()
  private weight = 0

  known(key: string): Plan | undefined {
    const found = this.plans.get(key)
    if (!found) return undefined
    this.plans.delete(key)
    this.plans.set(key, found)
    return found
  }

  keep(key: string, plan: Plan): void {
    this.plans.set(key, plan)
    this.weight += weightOf(key, plan)
    for (const [longest, unasked] of this.plans) {
      if (this.weight <= MOST_CHARACTERS) break
      this.plans.delete(longest)
      this.weight -= weightOf(longest, unasked)
    }
  }
}

function weightOf(key: string, { text }: Plan): number {
  return key.length + text.length + EACH
}

/** A model that is no more takes its plans with it. */
const keptOf = perModel(() => new Kept())

const numbers = new WeakMap<object, number>()
let given = 0

/** What tells one object from another in a key. */
function numberOf(object: object): number {
  const known = numbers.get(object)
  if (known !== undefined) return known
  given += 1
  numbers.set(object, given)
  return given
}

/**
 * The plan that was made of the very same, or one that is made now.
 * @param begun a plan with nothing asked of it yet; what is known of the data is a part of the question
 * @param of the dataset or the entity; @param asked all else that `make` is given, as JSON can tell it; nobody adds to the values of what it makes
 */
export function keptPlan<T extends Plan | undefined>(begun: Planning, of: object, asked: unknown, make: (begun: Planning) => T): T {
  const kept = keptOf(begun.model)
  const key = `${beginning(begun)} ${numberOf(of)} ${JSON.stringify(asked)}`
  const known = kept.known(key)
  if (known) return known as T
  const made = make(begun)
  if (!made) return made
  Object.freeze(made.values)
  kept.keep(key, made)
  return made
}

function beginning({ asker, convert, ends, there, figures }: Planning): string {
  return JSON.stringify([whoAsks(asker), convert, ends, there, figures.until], (_key, value: unknown) => (value instanceof Map ? [...value] : value))
}

/** All of an asker: what is hidden, by who says so; what a person may do besides is nothing that a plan asks. */
function whoAsks({ hidden, holds: _holds, ...told }: Asker): unknown[] {
  return [told, numberOf(hidden)]
}
