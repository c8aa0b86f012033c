/**
 * What a company's rows must be like after any write of them, whichever call or bulk edit made it: rules that are about
 * more than the row itself, by entity. Called at the end of a write, in its transaction; a refusal undoes it.
 */
import type { Written } from './write.after'
import { STAFF_RULES } from './write.rules.staff'
import { SYSTEM_RULES } from './write.rules.system'
import type { Writing } from './write.row'

type WriteRule = (writing: Writing, written: Written[]) => Promise<void>

const RULES: Record<string, WriteRule> = { ...SYSTEM_RULES, ...STAFF_RULES }

/** @throws Refusal where the rows cannot stay like this */
export async function holdRules(writing: Writing, written: Written[]): Promise<void> {
  for (const entity of new Set(written.map((each) => each.entity.name))) {
    const rule = Object.hasOwn(RULES, entity) ? RULES[entity] : undefined
    if (rule) await rule(writing, written.filter((each) => each.entity.name === entity))
  }
}
