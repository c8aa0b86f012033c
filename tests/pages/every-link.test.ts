/**
 * Every name that leads somewhere, on every list of every built page: the page that it opens has that list, finds the row by what
 * the link says, and shows that row alone. Nothing here names a page.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultState, readState } from '../../contract/list-address'
import { missingFilters, questionOf } from '../../contract/list-question'
import type { LinkPlan } from '../../contract/link-plan'
import type { ColumnPlan, ListPlan } from '../../contract/plan'
import type { ListAnswer, ListRequest, Row } from '../../contract/wire'
import { linkOf, linkQuery } from '../../src/engine/link-target'
import type { Client, TestApp } from '../support/app'
import { projectModel } from '../support/database'
import { builtLists, startSampledApp } from '../support/sampled-app'

type Linked = ColumnPlan & { link: LinkPlan }

const model = projectModel()
const isName = (column: ColumnPlan): column is Linked => (column.link?.row ?? column.link?.finds) !== undefined
const lists = builtLists(model).flatMap(([source, list]): [string, ListPlan, Linked[]][] => {
  const names = list.columns.filter(isName)
  return names.length > 0 ? [[source, list, names]] : []
})

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await startSampledApp(model, 6)
  admin = await app.admin()
  // People and shops stand in departments that there are.
  await app.runtime.db.asOwner((tx) => tx.query(
    `insert into department (company_id, name, full_name) select distinct company_id, dept_name, dept_name from (
       select company_id, dept_name from employee union select company_id, dept_name from shop) named where dept_name is not null on conflict do nothing`,
  ))
})

afterAll(() => app?.stop())

async function ask(list: ListPlan, question: ListRequest): Promise<ListAnswer> {
  const path = model.families[list.list.family]?.calls[list.list.call]?.path ?? ''
  const { body } = await admin.call<ListAnswer>(path, question)
  expect(body.code, body.msg).toBe(200)
  return body.data
}

/** The list that a link opens, and its source. */
function homeOf({ route, tab }: LinkPlan): [list: ListPlan, source: string] {
  const plan = Object.values(model.plans).find((one) => one.route === route)
  const list = plan && (tab === undefined ? plan.lists[0] : plan.lists.find(({ code }) => code === tab))
  if (!list) throw new Error(`${route} ${tab ?? ''} lists nothing`)
  return [list, plan.lists.length > 1 ? `${plan.page}:${list.code}` : plan.page]
}

/** What the other page asks when the link is followed: by the key for the row that is opened, else by its filters. */
function askedThere(link: LinkPlan, row: Row): [list: ListPlan, question: ListRequest] {
  const [list, source] = homeOf(link)
  const query = linkQuery(link, row)!
  if (!link.row) return [list, questionOf(list, readState(list, new URLSearchParams(query)), source)]
  const values = link.row.length > 1 ? (JSON.parse(query['row']!) as string[]) : [query['row']!]
  const filter = { and: list.rowKey.map((field, at) => ({ field, op: 'eq' as const, value: values[at]! })) }
  return [list, { page: 1, pageSize: 2, filter, fields: list.rowKey, source }]
}

describe.each(lists)('%s', (source, list, names) => {
  test.each(names.map((column) => [column.path, column] as const))('%s opens what it names', async (_path, { link: said, path }) => {
    const places = said.byKind ? Object.values(said.byKind.of) : [said]
    if (said.row) for (const place of places) expect(homeOf({ ...said, ...place })[0].rowKey, place.route).toHaveLength(said.row.length)
    const [link, home] = [said, homeOf(said)[0]]
    const finds = Object.entries(link.finds ?? {})
    const { filters } = readState(home, new URLSearchParams(linkQuery({ ...link, row: undefined }, Object.fromEntries(finds.map(([, of]) => [of, 'x'])))))
    expect(Object.values(filters).filter(({ value }) => [value].flat().includes('x'))).toHaveLength(finds.length)
    const state = { ...defaultState(list), filters: {}, pageSize: 50 }
    if (missingFilters(list, state.filters).length > 0) return
    const { list: rows } = await ask(list, questionOf(list, state, source))
    const leads = rows.flatMap((row) => {
      const one = linkOf(link, row)
      return one && linkQuery(one, row) ? [[one, row] as const] : []
    })
    const [first] = leads
    // Which document a row of one of several kinds is of, made-up rows do not say: real ones are followed in the demo company's test.
    if (!first || said.byKind) return
    const row = first[1]
    const there = await ask(...askedThere(...first))
    expect(there.list.length, `${path} of ${JSON.stringify(row[path])}`).toBe(1)
  })
})

test('names lead somewhere on most pages', () => expect(lists.length).toBeGreaterThan(40))
