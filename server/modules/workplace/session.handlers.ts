/**
 * Who I am, what I may open, and the plans of pages, trimmed to what I may see.
 */
import type { Access } from '../../kernel/asker/access/access'
import { own } from '../../kernel/asker/own'
import { pageOfRoute } from '../../kernel/asker/access/page-of-route'
import { settingRef } from '../../../contract/settled'
import { CODES, type Row } from '../../../contract/wire'
import { listSource } from '../../../contract/list-source'
import { familyFacts } from '../../../codegen/family-facts'
import type { Model } from '../../../contract/model'
import type { PagePlan } from '../../../contract/page-plan'
import type { Database } from '../../kernel/store/connect'
import type { Caller } from '../../kernel/asker/person'
import { planFor } from '../../kernel/asker/trim/trim'
import { addressInOldSystem, ticketFor } from '../../kernel/http/web/legacy-ticket'
import { answers } from '../../kernel/http/answers'
import { HttpRefusal, Refusal } from '../../kernel/asker/refusal'
import { begunPlan } from '../../kernel/asker/trim/begun'
import { settlePlan, settingsOfPlan } from '../../kernel/asker/trim/settle'
import { hidesOf } from '../../kernel/asker/trim/trim.hidden'
import type { CallContext } from '../../kernel/http/handler'
import { settingsNow } from '../../kernel/read/question/settings'
import { readingOf } from '../../kernel/read/reading'
import { viewList } from './views.handlers'

/**
 * `legacyUrl`: the company setting of that name, where its v3.0 system stands; absent where it has none. `arriving`: how far the
 * company's first data have come; absent once they are all there.
 */
export const session = answers('app.session', async ({ employee, company, caller, access, model, db }) => ({
  employee: { ...employee, shopIds: caller.shopIds, ...(await pictureOf(db, caller)) },
  company: { ...company, ...(await settingsOf(db, caller)) },
  routes: access.routes,
  permissions: [...access.permissions],
  version: model.version,
  starts: [...new Set(access.roles.flatMap((role) => own(model.roles, role)?.starts ?? []))].filter((route) => mayOpenRoute(model, access, route)),
}))

function mayOpenRoute({ pages: known }: Model, access: Access, route: string): boolean {
  const page = pageOfRoute(known, route)
  return page?.state === 'built' && access.mayOpen(page.page)
}

/** The picture that stands beside one's name; nothing for who has none. */
async function pictureOf(db: Database, { companyId, employeeId, shopIds }: Caller): Promise<{ avatar?: string }> {
  const { rows } = await db.withCompany({ companyId, employeeId, shopIds }, (tx) => tx.query<{ avatar: string | null }>(
    'select avatar from employee where company_id = $1 and id = $2::bigint', [companyId, employeeId],
  ), { readOnly: true })
  const avatar = rows[0]?.avatar
  return avatar ? { avatar } : {}
}

interface CompanySettings { legacyUrl?: unknown; arriving?: { done: number; of: number; failed?: string } }

async function settingsOf(db: Database, caller: Caller): Promise<{ legacyUrl?: string; arriving?: { done: number; of: number; failed?: boolean } }> {
  const { rows } = await db.withCompany(
    caller, (tx) => tx.query<{ settings: CompanySettings | null }>('select settings from company where id = $1', [caller.companyId]), { readOnly: true },
  )
  const { legacyUrl: url, arriving } = rows[0]?.settings ?? {}
  return {
    ...(typeof url === 'string' && /^https:\/\//i.test(url) ? { legacyUrl: url } : {}),
    ...(arriving ? { arriving: { done: arriving.done, of: arriving.of, ...(arriving.failed === undefined ? {} : { failed: true }) } } : {}),
  }
}

/** A browser loads the frame without the session's token: it brings this instead. @throws HttpRefusal for an address that is not the company's */
export const legacyTicket = answers('app.legacyTicket', async ({ db, caller, session: own, now }, { to }) => {
  if (!own || !(await addressInOldSystem(db, caller.companyId, to))) throw new HttpRefusal(403, '这个地址不在公司的旧版系统里')
  return { ticket: ticketFor(own, to, now()) }
})

/** Ends this session; without one it does nothing. */
export const signOut = answers('app.signOut', async ({ sessions, session: own }) => {
  if (own) await sessions.revoke(own.tokenHash)
  return {}
})

/** Pages by name and state: what exists is no secret, what is on them is. */
export const pages = answers('app.pages', async ({ model }) => ({ pages: model.pages }))

/** `tab`: the list that will be shown first; its views come along. */
export const pagePlan = answers('app.pagePlan', async (context, { route, tab }) => {
  const { model, access } = context
  const entry = pageOfRoute(model.pages, route)
  if (!entry) throw new Refusal(CODES.notFound, `没有这个页面：${route}`)
  if (!access.mayOpen(entry.page)) throw new HttpRefusal(403, `您没有打开「${entry.title}」的权限，请联系管理员开通`)
  const plan = model.plans[entry.page]
  if (!plan) throw new Refusal(CODES.planned, `「${entry.title}」尚未开放`)
  const made = await begunFor(context, await settledFor(context, planFor(plan, access, model)))
  const list = made.lists.find(({ code }) => code === tab) ?? made.lists[0]
  const families = stampsOf(model, plan)
  if (!list && !made.board) return { plan: made, families }
  const source = listSource(made, list)
  return { plan: made, families, views: { source, set: await viewList(context, { source }) } }
})

/** Plans that look at settings, with the entities whose paths they name; found once for each plan. */
const looking = new WeakMap<PagePlan, Map<string, Set<string>>>()

/** The plan as the company's settings leave it now. What the person must not see of them stays unsaid: then nothing is begun with it. */
async function settledFor(context: CallContext, plan: PagePlan): Promise<PagePlan> {
  const { model, access, db, caller } = context
  const asked = looking.get(plan) ?? settingsOfPlan(plan, model)
  looking.set(plan, asked)
  if (asked.size === 0) return plan
  const known = await db.withCompany(caller, async (tx) => {
    const reading = readingOf(context, tx)
    const found = new Map<string, Row>()
    for (const [name, paths] of asked) {
      const entity = own(model.entities, name)
      const hides = hidesOf(model, access, name)
      if (entity) found.set(name, await settingsNow(reading, entity, [...paths].filter((path) => !hides(path))))
    }
    return found
  }, { readOnly: true })
  const follows = [...asked].flatMap(([name, paths]) => [...paths].flatMap((path) => settingRef(own(model.entities, name), path)?.entity ?? []))
  return { ...settlePlan(plan, model, ({ name }) => known.get(name) ?? {}), follows: [...new Set(follows)] }
}

/** The plan as the person's lists begin: with the shops and the currency of their own, of those that they see. */
async function begunFor({ db, caller }: CallContext, plan: PagePlan): Promise<PagePlan> {
  if (plan.lists.length === 0 && !plan.board) return plan
  const { rows } = await db.withCompany(caller, (tx) => tx.query<{ shops: string[]; currency: 'original' | 'company' | null }>(
    `select coalesce(default_shops, '{}') as shops, default_currency as currency from employee where company_id = $1 and id = $2::bigint`,
    [caller.companyId, caller.employeeId],
  ), { readOnly: true })
  const { shops = [], currency = null } = rows[0] ?? {}
  const seen = caller.shopIds === null ? shops : shops.filter((shop) => caller.shopIds?.includes(shop))
  return seen.length === 0 && currency === null ? plan : begunPlan(plan, { shops: seen, currency })
}

const stamps = new WeakMap<PagePlan, Record<string, string>>()

/** The families whose calls a page uses, each with the stamp by which a browser knows whether it was built with them. */
function stampsOf(model: Model, plan: PagePlan): Record<string, string> {
  const known = stamps.get(plan)
  if (known) return known
  const names = new Set([...JSON.stringify(plan).matchAll(/"family":"([^"]+)"/g)].map(([, name = '']) => name))
  const used = Object.values(model.families).filter(({ name }) => names.has(name))
  const made = Object.fromEntries(used.map((family) => [family.name, familyFacts(model, family).stamp]))
  stamps.set(plan, made)
  return made
}

/** How the calls of a family are sent and what its lists answer: no secret, as every browser is built with it. */
export const family = answers('app.family', async ({ model }, { family: name }) => {
  const found = own(model.families, name)
  if (!found) throw new Refusal(CODES.notFound, `没有接口族：${name.slice(0, 80)}`)
  return familyFacts(model, found)
})
