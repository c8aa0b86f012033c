import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ListPlan } from '../../../contract/plan'
import type { Condition } from '../../../contract/filter'
import { allOf } from '../../../contract/filter'
import type { ListRequest } from '../../../contract/wire'
import type { Caller } from '../../../server/kernel/asker/person'
import { answerList } from '../../../server/kernel/read/answer/lists'
import { answerReport } from '../../../server/kernel/read/answer/reports'
import { createCompany, createTestDatabase, type TestDatabase } from '../../support/database'
import { askerOf } from './world'

let database: TestDatabase
let caller: Caller
beforeAll(async () => {
  database = await createTestDatabase()
  caller = await createCompany(database.db)
})
afterAll(() => database.drop())

/** Everything a page can ask of its list: its columns, every way of rows, every filter with its default, every comparison. */
function questions(list: ListPlan): Partial<ListRequest>[] {
  const defaults = list.filters.flatMap((filter): Condition[] => {
    if (filter.type === 'when') return [filter.when]
    return filter.type === 'field' && filter.default !== undefined
      ? [{ field: filter.field.path, op: filter.op ?? (typeof filter.default === 'object' ? 'between' : 'eq'), value: filter.default }]
      : []
  })
  const filter = allOf([list.where, ...defaults])
  const base: Partial<ListRequest> = { sort: list.sort, compare: list.compare, ...(filter ? { filter } : {}) }
  const rows = list.source.dataset ? list.rows.map(({ by }) => by) : [undefined]
  return (list.currency.length > 0 ? list.currency : ['original' as const]).flatMap((currency) =>
    rows.map((by): Partial<ListRequest> => ({
      ...base, currency,
      ...(by
        ? { rows: by, ...(list.pivot ? { pivot: { dimension: list.pivot.dimension, measure: list.pivot.measure } } : {}) }
        : { fields: list.columns.map((column) => column.path) }),
    })),
  )
}

it('answers every list and report of every built page, as the page asks it', { timeout: 240_000 }, async () => {
  const { model, db } = database
  const asker = askerOf(caller)
  let asked = 0
  for (const page of Object.values(model.plans)) {
    for (const list of page.lists) {
      for (const question of questions(list)) {
        const request: ListRequest = { page: 1, pageSize: 50, ...question }
        const { dataset, entity } = list.source
        const answer = await db.withCompany(caller, (tx) =>
          dataset
            ? answerReport({ tx, model, asker }, model.datasets[dataset]!, request)
            : answerList({ tx, model, asker }, model.entities[entity ?? '']!, request), { readOnly: true })
        expect({ at: `${page.page}:${list.code}`, ...answer }).toMatchObject({ list: [], total: 0 })
        asked++
      }
    }
  }
  expect(asked).toBeGreaterThan(10)
})

it('answers every list and report of every built call, for one shop and in the company’s currency', { timeout: 240_000 }, async () => {
  const { model, db } = database
  for (const family of Object.values(model.families)) {
    for (const call of Object.values(family.calls)) {
      const { does } = call
      if (call.state !== 'built' || (does?.type !== 'list' && does?.type !== 'report')) continue
      const asker = askerOf(caller, { shopIds: ['1'], everything: false })
      const answer = await db.withCompany(caller, (tx) =>
        does.type === 'report'
          ? answerReport({ tx, model, asker }, model.datasets[does.dataset]!, {
            page: 1, pageSize: 10,
            rows: Object.values(model.datasets[does.dataset]!.dimensions).filter(({ kind }) => kind !== 'tags').map(({ name }) => name).slice(0, 6),
            currency: 'company',
          })
          : answerList({ tx, model, asker }, model.entities[does.entity]!, { page: 1, pageSize: 10, currency: 'company' }))
      expect({ at: `${family.name}.${call.name}`, ...answer }).toMatchObject({ list: [], total: 0, summary: [] })
    }
  }
})
