/**
 * Every filter of every built list, and of every board: it changes what is asked, about what it names, and none of them is about something
 * that the list, or what the page gives of itself, has settled already. Nothing here names a page.
 */
import { describe, expect, test } from 'vitest'
import { comparisonsOf, conjunctsOf, fieldsOfCondition, isComparison } from '../../contract/filter'
import { defaultState, keyOfFilter, type FilterValue } from '../../contract/list-address'
import { questionOf } from '../../contract/list-question'
import { listSource } from '../../contract/list-source'
import type { FilterPlan, ListPlan } from '../../contract/plan'
import { projectModel } from '../support/database'

const model = projectModel()
const plans = Object.values(model.plans).filter(({ state }) => state === 'built')
const lists = plans.flatMap((plan) => plan.lists.map((list) => [listSource(plan, list), list] as const))

/** Something that a person might ask of it. */
function valueOf(filter: FilterPlan): FilterValue {
  if (filter.type === 'when') return { op: 'eq', value: true }
  if (filter.type === 'search') return { op: 'contains', value: 'x', field: filter.fields[0]?.path } as FilterValue
  if (filter.control === 'daterange') return { op: 'between', value: ['2025-01-02', '2025-01-03'] }
  if (filter.control === 'monthrange') return { op: 'between', value: ['2025-01', '2025-02'] }
  return { op: 'eq', value: filter.control === 'number' ? 3 : 'x' }
}

const namesOf = (filter: FilterPlan): string[] =>
  filter.type === 'when' ? fieldsOfCondition(filter.when) : filter.type === 'search' ? filter.fields.map(({ path }) => path) : [filter.field.path]

/** Fields that the rows of a list have one value of. */
function settledBy({ where }: ListPlan): string[] {
  return conjunctsOf(where).flatMap((condition) => (isComparison(condition) && condition.op === 'eq' ? [condition.field] : []))
}

describe.each(lists)('%s', (source, list) => {
  test('has no filter that filters nothing', () => {
    const start = { ...defaultState(list), filters: {} }
    const before = JSON.stringify(questionOf(list, start, source).filter ?? null)
    const idle = list.filters.filter((filter) => {
      const question = questionOf(list, { ...start, filters: { [keyOfFilter(filter)]: valueOf(filter) } }, source)
      const asked = comparisonsOf(question.filter).map(({ field }) => field)
      return JSON.stringify(question.filter ?? null) === before || !namesOf(filter).some((name) => asked.includes(name))
    })
    expect(idle.map(keyOfFilter)).toEqual([])
    const settled = settledBy(list)
    expect(list.filters.filter((filter) => namesOf(filter).every((name) => settled.includes(name))).map(keyOfFilter)).toEqual([])
    expect(new Set(list.filters.map(keyOfFilter)).size).toBe(list.filters.length)
  })
})

test('every filter of a board is followed by a card, or by the list below it', () => {
  const idle = plans.filter(({ lists: below }) => below.length === 0).flatMap(({ page, board }) => (board?.filters ?? []).flatMap((filter) => {
    const [name = ''] = namesOf(filter)
    // Which rows a figure of theirs leaves is no matter of a card's.
    if (filter.type === 'when' && name in (model.datasets[board!.source.dataset ?? '']?.measures ?? {})) return []
    const followed = board!.cards.some((card) => ('follows' in card && card.follows.includes(name))
      || (card.shows === 'todos' && card.todos.some(({ follows }) => Object.values(follows).includes(name))))
    return followed ? [] : [`${page}: ${name}`]
  }))
  expect(idle).toEqual([])
})
