/** An enum as select options: in its groups where it has any, otherwise flat. Pure. */
import type { EnumPlan } from '../../lib/plan'

export interface Choice {
  value: string
  label: string
}
export interface ChoiceGroup {
  label: string
  options: Choice[]
}

export function enumOptions(plan: EnumPlan | undefined): (Choice | ChoiceGroup)[] {
  if (!plan) return []
  const choice = ({ value, label }: Choice): Choice => ({ value, label })
  const groups = Object.entries(plan.groups).map(([group, label]) => ({ label, options: plan.values.filter((one) => one.group === group).map(choice) }))
  const alone = plan.values.filter((one) => one.group === undefined || plan.groups[one.group] === undefined).map(choice)
  return [...groups.filter((group) => group.options.length > 0), ...alone]
}

/** Search in selects: by label or by value, whatever the case. */
export function matchesChoice(input: string, option: { label?: unknown; value?: unknown } | undefined): boolean {
  const word = input.trim().toLowerCase()
  return String(option?.label ?? '').toLowerCase().includes(word) || String(option?.value ?? '').toLowerCase().includes(word)
}
