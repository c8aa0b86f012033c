/** A value of an enum, looked up by what a row holds: its label, colour and group. Pure; every place that tells a value in words asks here. */
import type { EnumPlan, EnumValue } from './plan'

type Enums = Readonly<Record<string, Pick<EnumPlan, 'values'>>>

/** @param of the enum's name; undefined where the field has none @returns undefined for no value, and for one that the enum does not know */
export function enumValue(enums: Enums, of: string | undefined, value: unknown): EnumValue | undefined {
  if (of === undefined || value === undefined || value === null || !Object.hasOwn(enums, of)) return undefined
  const text = String(value)
  return enums[of]?.values.find((each) => each.value === text)
}

/** What people read: the label, or the value itself where the enum does not know it; empty for none. */
export function enumLabel(enums: Enums, of: string | undefined, value: unknown): string {
  return enumValue(enums, of, value)?.label ?? (value === undefined || value === null ? '' : String(value))
}

/** The enums by which a field's values are told: its own, and the one that knows some of its words. */
export function enumsToldBy({ enum: own, known }: { enum?: string; known?: string }): string[] {
  return [...(own === undefined ? [] : [own]), ...(known === undefined ? [] : [known])]
}

/** What a screen is given of these enums, each once, in the order of their names; names that are none are left out. */
export function enumPlans(enums: Readonly<Record<string, EnumPlan>>, names: Iterable<string>): Record<string, EnumPlan> {
  const known = [...new Set(names)].sort().filter((name) => Object.hasOwn(enums, name))
  return Object.fromEntries(known.map((name) => {
    const { label, groups, values } = enums[name]!
    return [name, { label, groups, values }]
  }))
}
