/** What kept filter trees are over, row by row. Pure. */
import type { ConditionsPlan, KeptConditions } from './plan'

/** What the tree of a row is over; undefined where the row does not say it. */
export function conditionsOf(kept: KeptConditions | undefined, row: Readonly<Record<string, unknown>>): ConditionsPlan | undefined {
  if (!kept || !('by' in kept)) return kept
  const said = String(row[kept.by] ?? '')
  return Object.hasOwn(kept.of, said) ? kept.of[said] : undefined
}

/** All that trees of a field may be over. */
export function allConditions(kept: KeptConditions): ConditionsPlan[] {
  return 'by' in kept ? Object.values(kept.of) : [kept]
}

/** The entity or dataset that a filter tree is over. */
export function subjectOfConditions(of: ConditionsPlan): string {
  return 'dataset' in of ? of.dataset : of.entity
}
