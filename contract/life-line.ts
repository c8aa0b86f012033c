/** The way of a document through its life cycle, and where on it a row stands. Pure. */
import type { Lifecycle } from './model'
import type { LifeStep } from './related'

/**
 * The states that a row goes through when nothing holds it up, in their order: from the start by the first step that leads on. Steps that take
 * back, and states that end a row as if it had never been, are none of it.
 */
export function lifeLine({ start, transitions, dead = [] }: Pick<Lifecycle, 'start' | 'transitions' | 'dead'>): string[] {
  const line = [start]
  for (;;) {
    const at = line.at(-1)!
    const next = Object.values(transitions).find(({ from, to, undo }) => undo === undefined && from.includes(at) && !line.includes(to) && !dead.includes(to))
    if (!next) return line
    line.push(next.to)
  }
}

/**
 * The states as steps, with the one that the row is in. A state beside the line (refused, void) takes the place of what would have followed
 * the earliest state that leads to it.
 * @param labelOf what a state is called @returns none for a state that nothing leads to
 */
export function lifeSteps(cycle: Pick<Lifecycle, 'start' | 'transitions' | 'dead'>, state: string, labelOf: (value: string) => string): LifeStep[] {
  const line = lifeLine(cycle)
  const stands = line.indexOf(state)
  const step = (value: string, where: LifeStep['stands']): LifeStep => ({ value, label: labelOf(value), stands: where })
  if (stands >= 0) return line.map((value, at) => step(value, at < stands ? 'past' : at === stands ? 'now' : 'ahead'))
  const leaves = line.findIndex((value) => Object.values(cycle.transitions).some(({ from, to }) => to === state && from.includes(value)))
  if (leaves < 0) return []
  return [...line.slice(0, leaves + 1).map((value) => step(value, 'past')), step(state, 'now')]
}
