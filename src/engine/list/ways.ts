/** The ways to add a report up, as two switches: what the rows are, and by which step of time they are split. Pure. */
import type { WayPlan } from '../../../contract/plan'

type Step = NonNullable<WayPlan['time']>['step']

/** What a step of time is called in its switch. */
export const STEP_LABELS: Record<Step, string> = { day: '按日', week: '按周', month: '按月', year: '按年', hour: '按小时', weekday: '按星期' }

/** A choice of a switch; `value` is the place among the plan's ways, by which addresses name them. */
interface Choice { value: number; label: string }

interface Ways {
  whole: Choice[]
  /** The whole way that is shown, split or not. */
  base: number
  /** The whole way unsplit, then its steps; []: it has none. */
  steps: Choice[]
  /** Where another whole way leads: it keeps the step of time, where it has it. */
  turn(to: number): number
}

/** @param at the way that is shown, by its place */
export function waysOf(ways: readonly WayPlan[], at: number): Ways {
  const now = ways[at]
  const name = now?.time?.of ?? now?.label
  const placed = ways.map((way, value) => ({ ...way, value }))
  const whole = placed.filter(({ time }) => !time).map(({ value, label }) => ({ value, label }))
  const base = whole.find(({ label }) => label === name)?.value ?? at
  const steps = placed.flatMap(({ value, time }) => (time?.of === name && time ? [{ value, label: STEP_LABELS[time.step] }] : []))
  return {
    whole, base,
    steps: steps.length > 0 ? [{ value: base, label: '不分' }, ...steps] : [],
    turn: (to) => placed.find(({ time }) => time && time.of === ways[to]?.label && time.step === now?.time?.step)?.value ?? to,
  }
}
