/** Organization permissions: what there is to allow, roles, and why a person does not see something. */
import { CODES } from '../../../contract/wire'
import { ownShops } from '../../kernel/asker/access/access'
import { actionsOf, rightsTree } from '../../kernel/asker/access/rights.tree'
import { columnsOf, explain, type AskedPerson } from '../../kernel/asker/access/why'
import { pageOfRoute } from '../../kernel/asker/access/page-of-route'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { askForPage } from './ask-for-page.handlers'
import { role, roleAdd, roleCopy, roleEdit } from './roles.handlers'
import { isRowId } from '../../kernel/store/row-id'

/** Everything that a role of this company can be allowed. */
export const tree = answers('access.tree', async ({ model, caller }) => rightsTree(model, caller.companyId))

/** Pages of the company by name, to pick one of. */
export const pages = answers('access.pages', async ({ model }) => ({
  list: model.pages.map(({ page, title, route, state }) => ({ page, title, route, state })),
}))

/** Actions and columns of one page, by its id or route, as an administrator picks what to ask about. */
export const pageParts = answers('access.pageParts', async ({ model }, { page, route }) => {
  const entry = page === undefined ? (route === undefined ? undefined : pageOfRoute(model.pages, route)) : model.pages.find((each) => each.page === page)
  if (!entry) throw new Refusal(CODES.notFound, `没有这个页面：${page ?? route ?? ''}`, { page: '没有这个页面' })
  const plan = model.plans[entry.page]
  const { page: name, title, route: at, state } = entry
  return {
    page: name, title, route: at, state, actions: plan ? actionsOf(plan) : [],
    columns: plan ? columnsOf(model, plan).map(({ tab, tabTitle, path, label }) => ({ tab, tabTitle, path, label })) : [],
  }
})

/** The rules one by one. @throws Refusal notFound for a person or page that is none of the company's */
export const why = answers('access.why', async (context, { employee_id: id, ...thing }) => {
  const { model, live, caller } = context
  const { person, shopNames } = await askedPerson(context, id)
  const answer = explain(model, caller.companyId, live.accessOf(caller.companyId, person.roles), person, thing, shopNames)
  if (!answer) throw new Refusal(CODES.notFound, `没有这个页面：${thing.page}`, { page: '没有这个页面' })
  return answer
})

async function askedPerson({ db, caller, sessions }: CallContext, id: string): Promise<{ person: AskedPerson; shopNames: Map<string, string> }> {
  const unknown = (): Refusal => new Refusal(CODES.notFound, '没有这个员工，可能已被删除，请刷新。', { employee_id: '没有这个员工' })
  if (!isRowId(id)) throw unknown()
  const [found, rest] = await Promise.all([
    sessions.person(caller.companyId, id),
    db.withCompany(caller, async (tx) => {
      const own = await tx.query<{ is_on: boolean; all_shops: boolean | null; shop_ids: string[] | null; dept: string[] | null; roles: string[] | null }>(
        `select coalesce(state, 'on') = 'on' as is_on, all_shops, shop_ids,
           case when dept_shops then shops_of_department(company_id, dept_name) end as dept, roles from employee where company_id = $1
          and id = $2::bigint`, [caller.companyId, id],
      )
      const shops = await tx.query<{ id: string; name: string }>(
        'select id::text as id, name from shop where company_id = $1 order by name', [caller.companyId],
      )
      return { own: own.rows[0], shops: shops.rows }
    }, { readOnly: true }),
  ])
  if (!found || !rest.own) throw unknown()
  return {
    person: {
      name: found.employee.name, isOn: rest.own.is_on, roleNames: rest.own.roles ?? [], roles: found.roles,
      ownShops: ownShops(rest.own.all_shops, rest.own.shop_ids, rest.own.dept), shops: found.caller.shopIds,
    },
    shopNames: new Map(rest.shops.map((each) => [each.id, each.name])),
  }
}

/** What this file answers of the family `access`, by call; the module plugs it in. */
export const accessHandlers = { tree, pages, pageParts, why, askForPage, role, roleAdd, roleCopy, roleEdit }
