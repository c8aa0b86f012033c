/**
 * What a company's rows must be like after any write of them, whichever call or bulk edit made it: rules that are about
 * more than the row itself, by entity. Called at the end of a write, in its transaction; a refusal undoes it.
 */
import type { Written } from './written'
import { slot } from '../asker/slot'
import type { Writing } from './write.row'

/**
 * May write further rows in consequence and hand them back: what follows a write (log, made rows, news) follows them too, but no rules.
 * @throws Refusal where these rows of its entity cannot stay as they were written
 */
export type WriteRule = (writing: Writing, written: Written[]) => Promise<Written[] | void>

/** The rules of all modules, by entity. */
export const WRITE_RULES = slot<Readonly<Record<string, WriteRule>>>('rules of what is written')

/**
 * Rows that rules wrote in consequence are added to `written`.
 * @throws Refusal where the rows cannot stay like this
 */
export async function holdRules(writing: Writing, written: Written[]): Promise<void> {
  const further: Written[] = []
  for (const entity of new Set(written.map((each) => each.entity.name))) {
    const rules = WRITE_RULES.get()
    const rule = Object.hasOwn(rules, entity) ? rules[entity] : undefined
    if (rule) further.push(...((await rule(writing, written.filter((each) => each.entity.name === entity))) ?? []))
  }
  written.push(...further)
}
