/**
 * Every step that a built list offers of a row, over the demo company and as each kind of its people: what their plan offers of a row (by
 * condition, permission, approval) is not refused by the server to the same person for the same row. Nothing here names a page.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barredBy } from '../../contract/barred'
import { meets } from '../../contract/condition-match'
import { listSource } from '../../contract/list-source'
import type { PagePlan } from '../../contract/page-plan'
import type { ActionPlan, ListPlan } from '../../contract/plan'
import { CODES, type ListAnswer, type Row } from '../../contract/wire'
import { PEOPLE } from '../../server/demo/company.demo'
import { planFor } from '../../server/kernel/asker/trim/trim'
import type { Asking } from '../../server/kernel/asker/asker-of'
import { HttpRefusal, Refusal } from '../../server/kernel/asker/refusal'
import { rightsIn } from '../../server/kernel/store/rights-of'
import { unoffered } from '../../server/kernel/write/offered'
import { answerTransition } from '../../server/kernel/write/transition'
import { writingOf } from '../../server/kernel/write/write.row'
import { ADMIN_PASSWORD, startTestApp, type Client, type TestApp } from '../support/app'
import { projectModel } from '../support/database'

const model = projectModel()
const NOW = new Date()
/** Of rows in one state so many are tried. */
const ALIKE = 4
/** One of each set of roles. */
const people = PEOPLE.filter((person, at) => PEOPLE.findIndex(({ roles }) => String(roles) === String(person.roles)) === at)

interface Step { action: ActionPlan; call: string; body: Row }

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ demo: true })
}, 300_000)

afterAll(() => app?.stop())

/** Who acts, as the database has them. */
async function askingOf(login: string): Promise<Asking> {
  return app.runtime.db.asOwner(async (tx) => {
    const { rows: [row] } = await tx.query<{ id: string; roles: string[]; all_shops: boolean; shop_ids: string[] }>(
      'select id::text, roles, all_shops, shop_ids from employee where login_account = $1', [login],
    )
    const { access, shopIds } = (await rightsIn(tx, model, app.companyId))(row!)
    const { rows: [company] } = await tx.query<Asking['company']>('select id, name, currency, zone from company where id = $1', [app.companyId])
    return { caller: { companyId: app.companyId, employeeId: row!.id, shopIds }, company: company!, access, now: () => NOW }
  })
}

/** The rows of a list that a person is shown, as its screen asks for them. */
async function rowsOf(client: Client, plan: PagePlan, list: ListPlan): Promise<Row[]> {
  const { path } = model.families[list.list.family]!.calls[list.list.call]!
  const { status, body } = await client.call<ListAnswer>(path, { page: 1, pageSize: 200, source: listSource(plan, list) })
  return status === 200 ? body.data.list : []
}

/** What is offered of a row and takes a step, at most so many rows in each state. */
function offered(list: ListPlan, rows: readonly Row[]): Step[] {
  const entity = model.entities[list.source.entity ?? '']
  const field = entity?.lifecycle?.field
  if (!entity || field === undefined) return []
  const tried = new Map<string, number>()
  return list.actions.flatMap((action) => rows.flatMap((row): Step[] => {
    const { does } = action
    if (does.type !== 'transition' || action.place !== 'row' || !meets(action.when, row) || barredBy(row, action) !== undefined) return []
    const alike = `${action.action} ${String(row[field])}`
    tried.set(alike, (tried.get(alike) ?? 0) + 1)
    if (tried.get(alike)! > ALIKE) return []
    const key = Object.fromEntries(entity.key.map((part) => [part, row[part]]))
    return [{ action, call: `${does.call.family}.${does.call.call}`, body: { ...key, transition: does.transition } }]
  }))
}

/** What the server says to the step, which is then undone. */
async function refusal(asking: Asking, entity: string, { action, body }: Step): Promise<string | undefined> {
  const { does } = action
  if (!('call' in does) || !does.call) return undefined
  const call = model.families[does.call.family]!.calls[does.call.call]!
  const undone = new Error('undone')
  return app.runtime.db.withCompany(asking.caller, async (tx) => {
    const writing = writingOf({ ...asking, model }, tx)
    const unlike = await unoffered(writing, { call, access: asking.access }, body)
    if (unlike) throw unlike
    await answerTransition(
      { access: asking.access, audit: async () => undefined, events: { publish: async () => undefined } }, writing, model.entities[entity]!, body,
    )
    throw undone
  }).then(() => undefined, (error: unknown) => {
    // What a step asks for is asked after everything else was found in order.
    const asks = does.type === 'transition' && does.asksItems !== undefined && error instanceof HttpRefusal && error.status === 400
    if (error === undone || asks || (error instanceof Refusal && error.code === CODES.invalid)) return undefined
    return error instanceof Error ? error.message : String(error)
  })
}

test.each(people.map(({ login, roles }) => [login, roles.join(' ')]))('%s (%s) is offered no step that is refused', async (login) => {
  const asking = await askingOf(login)
  const client = await app.signIn(login, ADMIN_PASSWORD)
  const refused: string[] = []
  let tries = 0
  for (const whole of Object.values(model.plans).filter(({ state, page }) => state === 'built' && asking.access.mayWorkOn(page))) {
    const plan = planFor(whole, asking.access, model)
    for (const list of plan.lists) {
      if (!list.actions.some(({ does, place }) => does.type === 'transition' && place === 'row')) continue
      for (const step of offered(list, await rowsOf(client, plan, list))) {
        tries += 1
        const says = await refusal(asking, list.source.entity!, step)
        if (says !== undefined) refused.push(`${listSource(plan, list)} ${step.action.action} ${JSON.stringify(step.body)}: ${says}`)
      }
    }
  }
  expect(refused).toEqual([])
  if (login === 'admin') expect(tries).toBeGreaterThan(20)
}, 120_000)
