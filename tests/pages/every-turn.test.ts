/**
 * Every page with tabs: whoever turns from one tab to another takes period, shop, currency and comparison along wherever both can ask for them,
 * and finds them again on the way back. And every action on chosen rows is offered of no row that the row's own action is not for.
 */
import { describe, expect, test } from 'vitest'
import { carriedAddress } from '../../contract/carried'
import { keyOfFilter, readState } from '../../contract/list-address'
import type { ActionPlan, FilterPlan, ListPlan } from '../../contract/plan'
import { projectModel } from '../support/database'

const plans = Object.values(projectModel().plans).filter((plan) => plan.state === 'built')
const turns = plans.flatMap(({ page, lists }) => lists.flatMap((from) => lists.flatMap((to) => (
  from === to ? [] : [[`${page}: ${from.code} → ${to.code}`, from, to] as const]
))))

type Field = Extract<FilterPlan, { type: 'field' }>
const fieldsOf = (plan: ListPlan): Field[] => plan.filters.filter((filter): filter is Field => filter.type === 'field')
/** The one period that a list cannot do without. */
const periodOf = (plan: ListPlan): Field | undefined => {
  const [only, ...more] = fieldsOf(plan).filter(({ required, control }) => required && control === 'daterange')
  return more.length === 0 ? only : undefined
}
/** The one filter that chooses among shops. */
const shopOf = (plan: ListPlan): Field | undefined => {
  const [only, ...more] = fieldsOf(plan).filter(({ field }) => field.options?.entity === 'shop')
  return more.length === 0 ? only : undefined
}

const DAYS = '2025-08-02..2025-08-20'

describe.each(turns)('%s', (_name, from, to) => {
  test('keeps what both can ask', () => {
    const here = new URLSearchParams()
    const expected = new Map<string, unknown>()
    const ask = (filter: Field | undefined, twin: Field | undefined, value: string): void => {
      if (!filter || !twin || filter.control !== twin.control || filter.field.kind !== twin.field.kind) return
      here.set(keyOfFilter(filter), value)
      const asked = readState(from, new URLSearchParams({ [keyOfFilter(filter)]: value })).filters[keyOfFilter(filter)]
      if (asked) expected.set(keyOfFilter(twin), asked.value)
    }
    ask(periodOf(from), periodOf(to), DAYS)
    ask(shopOf(from), shopOf(to), '7')
    const currency = from.currency.find((each, at) => at > 0 && to.currency.includes(each))
    const compare = from.compare.find((each) => to.compare.includes(each))
    if (currency) here.set('cur', currency)
    if (compare) here.set('cmp', compare)
    const there = readState(to, carriedAddress(from, to, here, new URLSearchParams()))
    for (const [key, value] of expected) expect([key, there.filters[key]?.value]).toEqual([key, value])
    if (currency) expect(there.currency).toBe(currency)
    if (compare) expect(there.compare).toBe(compare)
    const back = carriedAddress(to, from, carriedAddress(from, to, here, new URLSearchParams()), here)
    expect(readState(from, back).filters).toEqual(readState(from, here).filters)
  })
})

const callOf = ({ does }: ActionPlan): string | undefined => {
  const call = 'call' in does ? does.call : 'dialog' in does ? does.dialog.submit : undefined
  return call && does.type !== 'bulkEdit' ? `${does.type} ${call.family}.${call.call}` : undefined
}

describe.each(plans.flatMap(({ page, lists }) => lists.map((list) => [`${page}:${list.code}`, list] as const)))('%s', (_name, list) => {
  test('offers of chosen rows what it offers of each', () => {
    const unheld = list.actions.filter((bulk) => {
      const call = bulk.place === 'bulk' ? callOf(bulk) : undefined
      const own = list.actions.filter((action) => action.place === 'row' && call !== undefined && callOf(action) === call)
      return own.length === 1 && own[0]!.when !== undefined && bulk.when === undefined
    })
    expect(unheld.map(({ action }) => action)).toEqual([])
  })
})
