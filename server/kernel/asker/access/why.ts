/**
 * "为什么看不到": the rules that decide whether a person sees a page, an action or a column, one after the other as access asks
 * them, each with what it was decided by. It asks access itself for every verdict and only puts it in words. Pure.
 */
import type { Entity, Model } from '../../../../contract/model'
import type { PagePlan } from '../../../../contract/page-plan'
import type { ListPlan } from '../../../../contract/plan'
import type { WhyAnswer, WhyStep } from '../../../../contract/rights'
import { companyItems, heldPermissions, hostsOf, type Access } from './access'
import type { RoleRow } from './role-row'
import { whyHidden, type HiddenReason } from './hidden'
import { actionsOf } from './rights.tree'
import { planFor } from '../trim/trim'
import { isHidden } from '../trim/trim.hidden'

/** The person asked about, as of now. */
export interface AskedPerson {
  name: string
  isOn: boolean
  /** Names on their account; those that are no role open nothing. */
  roleNames: string[]
  roles: RoleRow[]
  /** Ids of their own account's shops; null: all. */
  ownShops: string[] | null
  /** Ids that they see, their roles regarded; null: all. */
  shops: string[] | null
}

/** What is asked about: the page, or one action or column of it. */
export interface AskedThing {
  page: string
  /** Code of the list that the column stands in; left out: the first that has it. */
  tab?: string
  action?: string
  column?: string
}

interface Asked {
  model: Model
  companyId: number
  person: AskedPerson
  thing: AskedThing
  access: Access
  plan: PagePlan | undefined
  /** Id -> name of the company's shops. */
  shopNames: ReadonlyMap<string, string>
}

/**
 * @param access the person's own, by which everything is judged
 * @returns undefined where there is no such page
 */
export function explain(
  model: Model, companyId: number, access: Access, person: AskedPerson, thing: AskedThing, shopNames: ReadonlyMap<string, string>,
): WhyAnswer | undefined {
  const entry = model.pages.find(({ page }) => page === thing.page)
  if (!entry) return undefined
  const asked: Asked = { model, companyId, person, thing, access, plan: model.plans[thing.page], shopNames }
  const steps: WhyStep[] = []
  let mend: string | undefined
  for (const rule of [account, company, role, page, action, column, shop]) {
    const said = rule(asked)
    if (!said) continue
    steps.push(said.step)
    if (said.step.verdict !== 'stops') continue
    mend = said.mend
    break
  }
  return {
    seen: steps.every(({ verdict }) => verdict !== 'stops'),
    steps,
    ...(mend ? { mend } : {}),
    roles: person.roles.map(({ name, label }) => ({ name, label })),
  }
}

type Said = { step: WhyStep; mend?: string } | undefined
type Rule = (asked: Asked) => Said

const account: Rule = ({ person }) => {
  const unknown = person.roleNames.filter((name) => !person.roles.some((each) => each.name === name))
  const because = [
    person.roles.length > 0 ? `角色：${person.roles.map(({ label }) => label).join('、')}` : '没有任何角色',
    ...(unknown.length > 0 ? [`账号上还写着已不存在的角色：${unknown.join('、')}`] : []),
  ]
  const step = { rule: 'account' as const, title: '账号', because }
  if (person.isOn) return { step: { ...step, verdict: 'passes', says: `${person.name}的账号已启用` } }
  return { step: { ...step, verdict: 'stops', says: `${person.name}的账号已停用，不能登录` }, mend: '在员工列表里启用这个账号' }
}

const company: Rule = ({ model, companyId, thing, access, plan }) => {
  const host = hostsOf(model)(thing.page)
  const items = itemsOf(model, host).filter(({ item }) => item.companies)
  if (items.length === 0 || !plan) return { step: { rule: 'company', title: '公司', verdict: 'passes', says: '这个页面没有限定公司', because: [] } }
  const because = items.map(({ item }) => `菜单 ${item.key}「${item.label}」只给公司 ${item.companies?.join('、')}`)
  const mine = companyItems(model, companyId).some(({ item }) => item.page === host)
  if (mine || access.mayOpen(thing.page)) return { step: { rule: 'company', title: '公司', verdict: 'passes', says: `本公司（${companyId}）有这个页面`, because } }
  return { step: { rule: 'company', title: '公司', verdict: 'stops', says: `本公司（${companyId}）没有这个页面，公司内任何人（包括管理员）都打不开`, because } }
}

const role: Rule = ({ model, companyId, person, thing, access, plan }) => {
  const entry = model.pages.find(({ page: name }) => name === thing.page)
  const host = hostsOf(model)(thing.page)
  const places = companyItems(model, companyId).filter(({ item }) => item.page === host).map(
    ({ item, keys }) => ({ item, keys, says: pathOf(model, item.key) }),
  )
  const along = host === thing.page ? [] : [
    entry?.access === 'menu' ? `随「${titleOf(model, host)}」一起打开：能打开它，就能打开这个页面` : `每个登录的人都能打开；里面的内容与操作随「${titleOf(model, host)}」：能打开它，才能使用`,
  ]
  const step = { rule: 'role' as const, title: '角色' }
  const isWhitelisted = entry !== undefined && entry.access !== 'menu'
  if (isWhitelisted && host === thing.page) {
    return { step: { ...step, verdict: 'passes', says: entry.access === 'everyone' ? '不用登录就能打开' : '在白名单里：每个登录的人都能打开', because: [] } }
  }
  const because = [...along, ...person.roles.map((each) => {
    if (each.everything) return `角色「${each.label}」是管理员`
    const opening = places.find(({ keys }) => keys.some((key) => each.menus.includes(key)))
    if (!opening) return `角色「${each.label}」没有勾选它`
    const key = opening.keys.find((one) => each.menus.includes(one))!
    return `角色「${each.label}」勾选了「${labelOfKey(model, key)}」（${key}）`
  })]
  // A sheet of a print page may lean on another right than its page does.
  const isOpen = access.mayWorkOn(thing.page) || (isWhitelisted && plan?.state === 'built' && planFor(plan, access, model).withheld === undefined)
  if (isOpen) {
    return {
      step: {
        ...step, verdict: 'passes',
        says: isWhitelisted && access.mayWorkOn(thing.page) ? `能打开「${titleOf(model, host)}」，所以能使用这个页面` : isWhitelisted ? '能使用这个页面的一部分' : '有角色打开这个页面',
        because,
      },
    }
  }
  const where = places.map(({ says }) => `「${says}」`).join('或')
  return {
    step: {
      ...step, verdict: 'stops',
      says: isWhitelisted ? `页面打得开，但没有一个角色打开「${titleOf(model, host)}」，所以里面什么也没有` : person.roles.length === 0 ? '没有角色，只能打开白名单里的页面' : '没有一个角色打开这个页面',
      because,
    },
    mend: where ? `在${rolesIn(person)}的「页面与操作」里勾选${where}` : '这个页面不在菜单里，只有管理员打得开',
  }
}

const page: Rule = ({ plan }) => {
  if (!plan) return undefined
  if (plan.state === 'planned') return { step: { rule: 'page', title: '页面', verdict: 'stops', says: `「${plan.title}」尚未开放，谁打开都没有内容`, because: [] } }
  return { step: { rule: 'page', title: '页面', verdict: 'passes', says: `「${plan.title}」已开放`, because: [plan.route] } }
}

const action: Rule = ({ model, person, thing, access, plan }) => {
  if (thing.action === undefined || !plan) return undefined
  const step = { rule: 'action' as const, title: '操作' }
  const label = actionsOf(plan).find((each) => each.action === thing.action)?.label
  if (label === undefined) return { step: { ...step, verdict: 'stops', says: '这个页面没有这个操作', because: [] } }
  const name = `${thing.page}.${thing.action}`
  const because = person.roles.map(
    (each) => (each.everything ? `角色「${each.label}」是管理员` : each.denied_actions.includes(name) ? `角色「${each.label}」取消了「${label}」` : `角色「${each.label}」没有取消它`),
  )
  if (!access.mayAct(thing.page, thing.action)) {
    return { step: { ...step, verdict: 'stops', says: `打开这个页面的角色都取消了「${label}」`, because }, mend: `在${rolesIn(person)}的「页面与操作」里勾选「${plan.title}」下的「${label}」` }
  }
  const left = actionsOf(planFor(plan, access, model)).some((each) => each.action === thing.action)
  if (left) return { step: { ...step, verdict: 'passes', says: `可以使用「${label}」`, because } }
  return { step: { ...step, verdict: 'stops', says: `「${label}」只涉及看不到的列，所以不显示`, because }, mend: '打开它所涉及的列（敏感数据）' }
}

const column: Rule = ({ model, person, thing, access, plan }) => {
  if (thing.column === undefined || !plan) return undefined
  const step = { rule: 'column' as const, title: '列' }
  const found = columnOf(model, plan, thing)
  if (!found) return { step: { ...step, verdict: 'stops', says: '这个页面没有这一列', because: [] } }
  const { label, source } = found
  const path = thing.column.replace(/@.*$/, '')
  const isSent = columnsOf(model, planFor(plan, access, model)).some((each) => each.tab === found.tab && each.path === found.path)
  if (!isHidden(model, access, source, thing.column) && !isSent) {
    return { step: { ...step, verdict: 'stops', says: `「${label}」所在的「${found.tabTitle}」不显示给他`, because: [whyNotSent(model, access, plan, found.tab)] } }
  }
  if (isSent) {
    return {
      step: {
        ...step, verdict: 'passes', says: `可以看「${label}」`,
        because: permissionsOf(model, source, path).map((name) => `有「${model.permissions[name] ?? name}」`),
      },
    }
  }
  const reason = whyHidden(model, source, whyPath(model, source, path), access.permissions, access.everything ? [] : person.roles)
  const told = reason ? reasonSays(model, source, path, reason, person.roles) : { because: [], mend: undefined }
  return {
    step: { ...step, verdict: 'stops', says: `「${label}」对他隐藏，连同用到它的筛选、合计与导出`, because: told.because },
    ...(told.mend ? { mend: told.mend.replace('{roles}', rolesIn(person)) } : {})
  }
}

const shop: Rule = ({ model, person, thing, plan, shopNames }) => {
  if (!plan) return undefined
  const step = { rule: 'shop' as const, title: '店铺' }
  const scoped = sourcesOf(plan, thing).map((source) => shopScoped(model, source)).filter((each) => each !== undefined)
  if (scoped.length > 0 && scoped.every((each) => each === 'nothing')) return { step: { ...step, verdict: 'passes', says: '这里的数据不分店铺', because: [] } }
  if (scoped.length === 0) return undefined
  const limits = person.roles.filter((each) => each.limit_shops && !each.everything)
  const because = [
    person.ownShops === null ? '账号：全部店铺' : `账号：${namesOf(person.ownShops, shopNames)}`,
    ...person.roles.map((each) => (limits.includes(each) ? `角色「${each.label}」限定：${namesOf(each.shop_ids ?? [], shopNames)}` : `角色「${each.label}」不限定店铺`)),
  ]
  if (person.shops === null) return { step: { ...step, verdict: 'passes', says: '看得到全部店铺的数据', because } }
  const seen = person.shops.filter((id) => shopNames.has(id))
  if (seen.length === 0) return { step: { ...step, verdict: 'narrows', says: '一个店铺也看不到：页面打得开，但没有数据行', because } }
  return { step: { ...step, verdict: 'narrows', says: `只看得到 ${seen.length} 个店铺（共 ${shopNames.size} 个）的数据行，其他店铺与不属于任何店铺的行看不到`, because } }
}

function namesOf(ids: string[], names: ReadonlyMap<string, string>): string {
  const known = ids.flatMap((id) => names.get(id) ?? [])
  return known.length === 0 ? '没有店铺' : known.join('、')
}

/** "角色「仓库」" or, of several, any one of them. */
function rolesIn({ roles }: AskedPerson): string {
  if (roles.length === 0) return '给他的角色'
  return `角色${roles.map(({ label }) => `「${label}」`).join('或')}`
}

/** Why a column is hidden, from the column down to the field that decides, and what gives it. */
function reasonSays(model: Model, source: string, path: string, reason: HiddenReason, roles: RoleRow[]): { because: string[]; mend?: string } {
  const because: string[] = []
  let [owner, name] = [source, path]
  let left = reason
  while (left.by === 'field') {
    const from = labelOf(model, owner, name)
    const to = labelOf(model, left.source, left.field)
    if (from !== to) because.push(`「${from}」由「${to}」得出`)
    ;[owner, name, left] = [left.source, left.field, left.reason]
  }
  const label = labelOf(model, owner, name)
  if (left.by === 'secret') return { because: [...because, `「${label}」是机密，任何人都看不到`] }
  if (left.by === 'roles') return { because: [...because, `他的角色都隐藏了「${label}」`], mend: `在{roles}的「另外隐藏的列」里去掉「${label}」` }
  const { permission } = left
  const words = model.permissions[permission] ?? permission
  because.push(`「${label}」需要「${words}」`)
  const lacking = lackingNeeds(model, permission, roles)
  const given = roles.some((each) => each.permissions.includes(permission))
  if (given && lacking.length > 0) because.push(`有角色勾选了「${words}」，但没有${lacking.map((need) => `「${model.permissions[need] ?? need}」`).join('、')}，所以不生效`)
  const wanted = [...(given ? [] : [permission]), ...lacking]
  return { because, mend: `在{roles}的「敏感数据」里勾选${wanted.map((need) => `「${model.permissions[need] ?? need}」`).join('和')}` }
}

function lackingNeeds(model: Model, permission: string, roles: RoleRow[]): string[] {
  const held = heldPermissions(model, roles)
  return (model.permissionRules[permission]?.needs ?? []).filter((need) => !held.has(need))
}

/** A path of rows as hidden.ts walks it: without the value of a pivot or the part of a comparison. */
function whyPath(model: Model, source: string, path: string): string {
  return model.entities[source] ? path : path.replace(/\..*$/, '')
}

/** Permissions that the field itself needs. */
function permissionsOf(model: Model, source: string, path: string): string[] {
  const name = whyPath(model, source, path)
  const own = model.entities[source]?.fields[name]?.sensitive ?? model.datasets[source]?.measures[name]?.sensitive
  return own === undefined ? [] : [own]
}

function labelOf(model: Model, source: string, path: string): string {
  const entity = model.entities[source]
  const dataset = model.datasets[source]
  const dot = path.indexOf('.')
  if (entity && dot > 0) {
    const [before, after] = [path.slice(0, dot), path.slice(dot + 1)]
    const next = entity.figures?.[before]?.dataset ?? entity.refs[before]?.entity
    return next === undefined ? path : labelOf(model, next, after)
  }
  return entity?.fields[path]?.label ?? dataset?.measures[path]?.label ?? dataset?.dimensions[path]?.label ?? path
}

/** Columns of a page with what they are columns of, as an administrator picks one. */
export function columnsOf(model: Model, plan: PagePlan): { tab: string; tabTitle: string; path: string; label: string; source: string }[] {
  const ofList = (list: ListPlan) => list.columns.map(
    ({ path, label }) => ({ tab: list.code, tabTitle: list.title, path, label, source: list.source.entity ?? list.source.dataset ?? '' }),
  )
  const cards = [...(plan.board?.cards ?? []), ...(plan.steps ?? [])].flatMap(
    (part) => ('list' in part && part.list && 'columns' in part.list ? ofList(part.list) : []),
  )
  const { detail } = plan
  const fields = (detail?.sections ?? []).flatMap((section) => {
    const ofRows = section.shows === 'rows' ? (model.entities[detail?.entity ?? '']?.has[section.has]?.entity ?? '') : (detail?.entity ?? '')
    const shown = section.shows === 'fields' ? section.fields : section.shows === 'rows' ? section.columns : []
    return shown.map(({ path, label }) => ({ tab: 'detail', tabTitle: '详情', path, label, source: ofRows }))
  })
  return [...plan.lists.flatMap(ofList), ...cards, ...fields]
}

function columnOf(model: Model, plan: PagePlan, thing: AskedThing) {
  const all = columnsOf(model, plan).filter(({ path }) => path === thing.column)
  return all.find(({ tab }) => tab === thing.tab) ?? all[0]
}

/** Why a card, step or section is left out although the column itself may be seen. */
function whyNotSent(model: Model, access: Access, plan: PagePlan, code: string): string {
  const route = plan.board?.cards.find((card) => card.code === code)?.opensWith
  const host = model.pages.find((each) => each.route === route)
  return host && !access.mayOpen(host.page) ? `它只给能打开「${host.title}」的人` : '它的其余内容都看不到，或它要用的接口不在可以打开的页面里'
}

/** What the rows of the page (or of the asked tab) are of. */
function sourcesOf(plan: PagePlan, { tab }: AskedThing): string[] {
  const lists = plan.lists.filter(({ code }) => tab === undefined || code === tab)
  const sources = (lists.length > 0 ? lists : plan.lists).map(({ source }) => source.entity ?? source.dataset)
  return [...new Set([...sources, plan.detail?.entity, plan.form?.entity, plan.print?.entity])].filter((each) => each !== undefined)
}

/** Are these rows fenced by shops? undefined: there are no such rows. */
function shopScoped(model: Model, source: string): 'shop' | 'nothing' | undefined {
  const scoped = (entity: Entity | undefined) => entity && (entity.scope.shop ? 'shop' : 'nothing')
  const entity = model.entities[source]
  if (entity) return scoped(entity)
  const dataset = model.datasets[source]
  return dataset && (Object.values(dataset.sources).some(({ facts }) => scoped(model.entities[facts]) === 'shop') ? 'shop' : 'nothing')
}

function itemsOf(model: Model, named: string) {
  return model.menu.flatMap((top) => top.children.flatMap((group) => group.children.filter((item) => item.page === named).map((item) => ({ item }))))
}

function titleOf(model: Model, named: string): string {
  return model.pages.find((each) => each.page === named)?.title ?? named
}

/** "财务 / 结算 / 交易中心" */
function pathOf(model: Model, key: string): string {
  for (const top of model.menu) {
    for (const group of top.children) for (const item of group.children) if (item.key === key) return `${top.label} / ${group.label} / ${item.label}`
  }
  return key
}

function labelOfKey(model: Model, key: string): string {
  for (const top of model.menu) {
    if (top.key === key) return top.label
    for (const group of top.children) {
      if (group.key === key) return `${top.label} / ${group.label}`
    }
  }
  return pathOf(model, key)
}
