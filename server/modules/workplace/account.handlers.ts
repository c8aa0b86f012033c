/**
 * The signed-in person's menus, company and way into the pages, in the shapes of the specification's section 3.
 */
import { randomInt } from 'node:crypto'
import type { MenuNode } from '../../../contract/menu-node'
import type { MenuGroup, MenuItem, MenuTop, Model } from '../../../contract/model'
import { CODES } from '../../../contract/wire'
import type { Access } from '../../kernel/asker/access/access'
import { ordersLeft } from '../sales/public'
import { answers } from '../../kernel/http/answers'
import { Refusal } from '../../kernel/asker/refusal'

const APP_ID = 'erp'

/** The menu as far as the person may see it; groups left empty are left out. */
function menuFor(model: Model, access: Access): MenuNode[] {
  const base = (entry: MenuTop | MenuGroup | MenuItem, parentId: string, fixed: boolean): MenuNode => ({
    id: entry.key,
    name: entry.label,
    nameNew: entry.label,
    parentId,
    appId: APP_ID,
    menuKey: entry.key,
    fixedMenuKey: fixed ? 1 : 0,
    jumpUrl: 'jumpUrl' in entry ? (entry.jumpUrl ?? '') : '',
    vue_url: 'route' in entry ? entry.route : '',
    logo: 'icon' in entry ? (entry.icon ?? '') : '',
    children: [],
    ...('site' in entry && entry.site !== undefined ? { site: entry.site } : {}),
    hover: false,
    isActive: false,
    defaultActivePath: 'route' in entry ? entry.route : '',
  })
  const over = (node: MenuNode, children: MenuNode[]): MenuNode => ({ ...node, children, defaultActivePath: children[0]?.defaultActivePath ?? '' })
  return model.menu.flatMap((top) => {
    const groups = top.children.flatMap((group) => {
      const items = group.children.filter((item) => access.menus.has(item.key)).map((item) => base(item, group.key, top.fixed))
      return items.length > 0 ? [over(base(group, top.key, top.fixed), items)] : []
    })
    return groups.length > 0 ? [over(base(top, '0', top.fixed), groups)] : []
  })
}

const permissionMenu = answers('account.permissionMenu', async ({ model, access }) => menuFor(model, access))

/** The system group: what a person finds under their own name, where they may open it. */
const accountMenu = answers('account.accountMenu', async ({ model, access }) => {
  const tops = menuFor(model, access).filter((top) => top.fixedMenuKey === 1)
  return tops.flatMap((top) =>
    top.children.map((group) => ({
      id: group.id,
      title: group.name,
      list: group.children.map((item) => ({ id: item.id, name: item.name, menuKey: item.menuKey, url: `/amazon${item.vue_url}`, parentId: group.id })),
    })),
  )
})

/** What a company that is not limited is told it has left: the client knows numbers alone. */
const UNLIMITED_ORDERS = 999_999_999

const companyBaseInfo = answers('account.companyBaseInfo', async ({ company, caller, db }) => {
  const left = await db.withCompany(caller, (tx) => ordersLeft(tx, caller.companyId), { readOnly: true })
  return {
    companyId: company.id,
    company_name: company.name,
    currency: company.currency,
    zone: company.zone,
    amzOrderCount: left ?? UNLIMITED_ORDERS,
  }
})

/**
 * Where the browser goes after sign-in. Here that is the app's own dashboard, or the page of the menu key that was asked
 * for; a key that leads nowhere goes to the dashboard with a random version, as in the menu (specification, section 2). An
 * address outside of the app is never answered, so that no link can send a person's session elsewhere.
 */
export const getErpPage = answers('account.getErpPage', async ({ model, access }, { menuKey }) => {
  const items = model.menu.flatMap((top) => top.children.flatMap((group) => group.children))
  const item = menuKey ? items.find((each) => each.key === menuKey) : undefined
  if (item && !access.menus.has(item.key)) throw new Refusal(CODES.notFound, '菜单接口异常：没有打开该页面的权限。')
  return item ? `/amazon${item.route}` : `/amazon/dashboard${menuKey ? `?version=${randomInt(1e9)}` : ''}`
})

/** What this file answers of the family `account`, by call; the module plugs it in. */
export const accountHandlers = { permissionMenu, accountMenu, companyBaseInfo, getErpPage }
