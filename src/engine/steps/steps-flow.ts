/**
 * How steps follow one another and what the last of them sends. Pure. Steps that name the same call fill one form together and
 * are sent as one; other calls are sent one after another, in the order of the steps.
 */
import { beginningOf, settleInput, wrongInput } from '../../../kinds/shared/input-rules'
import { meets } from '../../../contract/condition-match'
import type { FormPlan, StepPlan } from '../../../contract/page-plan'
import type { CallRef, InputPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { newItem } from '../../controls/forms/new-item'
import { begunFrom, startOf as startOfForm } from '../form/form-values'

/** What a person has entered so far, by step. */
export interface StepsState {
  /** Values of forms and parts. */
  values: Record<string, Row>
  /** Rows chosen in lists: row id -> its key fields. */
  chosen: Record<string, Record<string, Row>>
}

/** Nothing entered and nothing chosen. */
export const EMPTY_STATE: StepsState = { values: {}, chosen: {} }

/** Everything entered, as one row: later steps over earlier ones. */
export function togetherOf(steps: readonly StepPlan[], state: StepsState): Row {
  const given = steps.flatMap((step) => (step.shows === 'form' && step.form.gives ? [step.form.gives] : []))
  return Object.assign({}, ...given, ...steps.map(({ code }) => state.values[code] ?? {})) as Row
}

/** The steps that the values ask for; those whose condition is not met are left out. */
export function shownSteps(steps: readonly StepPlan[], state: StepsState): StepPlan[] {
  const row = togetherOf(steps, state)
  return steps.filter((step) => meets(step.when, row))
}

/** Where a step's rows or values go; undefined for a step that only shows. */
export function submitOf(step: StepPlan): CallRef | undefined {
  return step.shows === 'form' ? step.form.submit : step.submit
}

/** All inputs of a form, section after section, those whose condition is not met too. */
export function inputsOf(form: FormPlan): InputPlan[] {
  return form.sections.flatMap(({ inputs }) => inputs)
}

/** The call as one word, by which steps that share it are found. */
export const nameOfCall = ({ family, call }: CallRef): string => `${family}.${call}`

/** One call and what is sent with it. */
export interface Sending {
  call: CallRef
  values: Row
  /** Codes of the steps that it is made of. */
  steps: string[]
}

function settled(inputs: readonly InputPlan[], values: Row, all: Row): [string, unknown][] {
  return inputs
    .filter((input) => !input.readOnly && meets(input.when, all))
    .map((input): [string, unknown] => [input.name, settleInput(input, values[input.name])])
    .filter(([, value]) => value !== null)
}

/** What one step gives to its call. */
function valuesOfStep(step: StepPlan, state: StepsState, all: Row): Row {
  const values = state.values[step.code] ?? {}
  if (step.shows === 'form') {
    const items = step.form.items.map((one): [string, unknown] => [
      one.has, ((values[one.has] as Row[] | undefined) ?? []).map((item) => Object.fromEntries(settled(one.inputs, item ?? {}, { ...all, ...item }))),
    ])
    return { ...step.form.gives, ...Object.fromEntries([...settled(inputsOf(step.form), values, all), ...items]) }
  }
  if (step.shows === 'part') return values
  const keys = Object.values(state.chosen[step.code] ?? {})
  const [only] = step.list.rowKey
  return step.list.rowKey.length === 1 && only ? { ids: keys.map((key) => key[only]) } : { rows: keys }
}

/** What is sent when the last step is done, in order. */
export function sendingsOf(steps: readonly StepPlan[], state: StepsState): Sending[] {
  const shown = shownSteps(steps, state)
  const all = togetherOf(shown, state)
  const made = new Map<string, Sending>()
  for (const step of shown) {
    const call = submitOf(step)
    if (!call) continue
    const name = nameOfCall(call)
    const before = made.get(name)
    const sending = { call, values: { ...before?.values, ...valuesOfStep(step, state, all) }, steps: [...(before?.steps ?? []), step.code] }
    // A form that goes on later is sent where its last step stands.
    made.delete(name)
    made.set(name, sending)
  }
  return [...made.values()]
}

/** The forms that write one row, as one: those of the steps that name the call of the first that may load a row. */
export function wholeForm(steps: readonly StepPlan[]): FormPlan | undefined {
  const forms = steps.flatMap((step) => (step.shows === 'form' ? [step.form] : []))
  const first = forms.find(({ load, begin }) => load ?? begin)
  if (!first) return undefined
  const all = forms.filter(({ submit }) => nameOfCall(submit) === nameOfCall(first.submit))
  return { ...first, sections: all.flatMap(({ sections }) => sections), items: all.flatMap(({ items }) => items) }
}

/** What stands in the steps where the row is there already, or where a new one is begun with it. */
export function stateFrom(steps: readonly StepPlan[], row: Row, isNew: boolean): StepsState {
  const begin = isNew ? begunFrom : startOfForm
  const values = steps.flatMap((step): [string, Row][] => (step.shows === 'form' ? [[step.code, begin(step.form, row)]] : []))
  return { values: Object.fromEntries(values), chosen: {} }
}

/** Leaving a list that fills: rows chosen stand as items in the form that follows, what was entered for them is kept. */
export function filledAfter(steps: readonly StepPlan[], step: StepPlan, state: StepsState): StepsState {
  if (step.shows !== 'list' || !step.fills) return state
  const { items: has, with: ties } = step.fills
  const next = steps.slice(steps.indexOf(step) + 1).find((one) => one.shows === 'form' && one.form.items.some((items) => items.has === has))
  const items = next?.shows === 'form' ? next.form.items.find((one) => one.has === has) : undefined
  if (!next || !items) return state
  const chosen = Object.values(state.chosen[step.code] ?? {}).map(
    (key): Row => Object.fromEntries(Object.entries(ties).map(([input, field]) => [input, key[field]])),
  )
  const is = (item: Row | undefined, tied: Row): boolean => Object.keys(ties).every((input) => String(item?.[input] ?? '') === String(tied[input]))
  const before = ((state.values[next.code]?.[has] as Row[] | undefined) ?? []).filter((item) => chosen.some((tied) => is(item, tied)))
  const added = chosen.filter((tied) => !before.some((item) => is(item, tied)))
  const fresh = newItem(items)
  return {
    ...state,
    values: { ...state.values, [next.code]: { ...state.values[next.code], [has]: [...before, ...added.map((tied) => ({ ...fresh, ...tied }))] } },
  }
}

/**
 * The state with these rows chosen in the first list besides, and what follows from them in the forms.
 * @param ids keys of rows, with commas between; null, or a list whose rows have keys of several fields: as it was
 */
export function taken(steps: readonly StepPlan[], state: StepsState, ids: string | null): StepsState {
  const step = steps.find(({ shows }) => shows === 'list')
  const [key, ...more] = step?.shows === 'list' ? step.list.rowKey : []
  if (!step || key === undefined || more.length > 0 || !ids) return state
  const chosen = { ...state.chosen[step.code], ...Object.fromEntries(ids.split(',').map((id) => [id, { [key]: id }])) }
  return filledAfter(steps, step, { ...state, chosen: { ...state.chosen, [step.code]: chosen } })
}

/** What is wrong in a step, by field; empty where it may be left behind. */
export function wrongIn(step: StepPlan, state: StepsState, all: Row): Record<string, string> {
  if (step.shows === 'part') return {}
  if (step.shows === 'list') return (step.submit || step.fills) && Object.keys(state.chosen[step.code] ?? {}).length === 0 ? { '': '请至少选择一条' } : {}
  const values = state.values[step.code] ?? {}
  const wrong: Record<string, string> = {}
  for (const input of inputsOf(step.form)) {
    const says = !input.readOnly && meets(input.when, all) ? wrongInput(input, values[input.name]) : undefined
    if (says !== undefined) wrong[input.name] = says
  }
  for (const items of step.form.items) {
    const rows = (values[items.has] as Row[] | undefined) ?? []
    if (rows.length < items.min) wrong[items.has] = `${items.label}至少 ${items.min} 条`
    if (items.max !== undefined && rows.length > items.max) wrong[items.has] = `${items.label}最多 ${items.max} 条`
    for (const [at, row] of rows.entries()) {
      for (const input of items.inputs) {
        const says = wrongInput(input, row?.[input.name])
        if (says !== undefined) wrong[`${items.has}.${at}.${input.name}`] = says
      }
    }
  }
  return wrong
}

/** The first step that has a field of a refusal; "lines.0.fnsku" and "lines[0].fnsku" are of the step that has lines. */
export function stepOfError(steps: readonly StepPlan[], fields: Record<string, string>): StepPlan | undefined {
  const names = new Set(Object.keys(fields).map((name) => name.split(/[.[]/)[0] ?? name))
  return steps.find((step) =>
    step.shows === 'form' && [...inputsOf(step.form).map(({ name }) => name), ...step.form.items.map(({ has }) => has)].some((name) => names.has(name)))
}

/** What may be kept as a draft: never a password. */
export function draftOf(steps: readonly StepPlan[], state: StepsState): StepsState {
  const values = Object.fromEntries(
    steps.map((step) => {
      const given = state.values[step.code] ?? {}
      const secret = new Set(
        step.shows === 'form' ? inputsOf(step.form).filter(({ input }) => input === 'password' || input === 'upload').map(({ name }) => name) : [],
      )
      return [step.code, Object.fromEntries(Object.entries(given).filter(([name]) => !secret.has(name)))]
    }),
  )
  return { values, chosen: state.chosen }
}

/** What every form holds before anybody has touched it. */
export function startOf(steps: readonly StepPlan[], row?: Row): StepsState {
  const values = Object.fromEntries(
    steps.map((step) => {
      if (step.shows !== 'form') return [step.code, {}]
      const entries = inputsOf(step.form).map((input) => [input.name, row?.[input.name] ?? (row ? undefined : beginningOf(input))] as const)
      return [step.code, Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null))]
    }),
  )
  return { values, chosen: {} }
}
