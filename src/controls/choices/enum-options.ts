/** An enum as select options: in its groups where it has any, otherwise flat. Pure. */
import type { EnumPlan, EnumValue } from '../../../contract/plan'

/** `value` is what is sent, `label` what is read. */
export interface Choice {
  value: string
  label: string
}
interface ChoiceGroup {
  label: string
  options: Choice[]
}

/** The values that are offered; one no longer offered stays with those that hold it, so that it keeps its label. */
export function offeredValues(plan: EnumPlan | undefined, held: readonly string[]): EnumValue[] {
  return plan?.values.filter((one) => !one.hidden || held.includes(one.value)) ?? []
}

/** @param held values that stand already: they are offered though they are hidden. Groups first, in their order; empty ones are left out */
export function enumOptions(plan: EnumPlan | undefined, held: readonly string[] = []): (Choice | ChoiceGroup)[] {
  if (!plan) return []
  const values = offeredValues(plan, held)
  const choice = ({ value, label }: Choice): Choice => ({ value, label })
  const groups = Object.entries(plan.groups).map(([group, label]) => ({ label, options: values.filter((one) => one.group === group).map(choice) }))
  const alone = values.filter((one) => one.group === undefined || plan.groups[one.group] === undefined).map(choice)
  return [...groups.filter((group) => group.options.length > 0), ...alone]
}

/** Search in selects: by label or by value, whatever the case. */
export function matchesChoice(input: string, option: { label?: unknown; value?: unknown } | undefined): boolean {
  const word = input.trim().toLowerCase()
  return String(option?.label ?? '').toLowerCase().includes(word) || String(option?.value ?? '').toLowerCase().includes(word)
}
