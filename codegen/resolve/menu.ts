/** The menu file and the page files' heads -> menu, permissions, roles and the list of pages. Pure. */
import type { PageEntry } from '../../contract/page-plan'
import type { MenuSource } from '../language/files'
import type { PageSource } from '../language/page-files'
import type { MenuTop, PermissionRule, Role } from '../../contract/model'
import type { Sources } from '../read/source'
import { filesOf, mapValues, plain } from './plain'

/** One line for each page file, in the order of the files; planned pages too. */
export function resolvePageEntries(sources: Sources): PageEntry[] {
  return filesOf<PageSource>(sources, 'page').map(({ name, value }) => pageEntryOf(name, value))
}

/** The head of a page, with what it leaves out filled in. A partial page counts as built. */
export function pageEntryOf(name: string, source: PageSource): PageEntry {
  return plain({
    page: name,
    route: source.route,
    title: source.title,
    kind: source.kind,
    state: source.state === 'planned' ? ('planned' as const) : ('built' as const),
    lacks: source.lacks,
    dropped: source.dropped,
    ours: source.ours ? (true as const) : undefined,
    access: source.access ?? 'menu',
    layout: source.layout ?? 'main',
    legacy: source.legacy ?? false,
    opensWith: source.opensWith,
  })
}

interface MenuParts {
  menu: MenuTop[]
  permissions: Record<string, string>
  permissionRules: Record<string, PermissionRule>
  roles: Record<string, Role>
}

/** All empty where there is no menu file. Items take what they leave out from the page of their route. */
export function resolveMenu(sources: Sources, pages: PageEntry[]): MenuParts {
  const [file] = filesOf<MenuSource>(sources, 'menu')
  if (!file) return { menu: [], permissions: {}, permissionRules: {}, roles: {} }
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  return {
    permissions: mapValues(file.value.permissions, (said) => (typeof said === 'string' ? said : said.label)),
    permissionRules: Object.fromEntries(
      Object.entries(file.value.permissions).flatMap(([name, said]): [string, PermissionRule][] =>
        typeof said === 'string' ? [] : [[name, plain({ needs: said.needs ?? [], note: said.note })]],
      ),
    ),
    roles: mapValues(file.value.roles, (role, name) => plain({
      name,
      label: role.label,
      everything: role.everything ?? false,
      menus: role.menus ?? [],
      permissions: role.permissions ?? [],
      starts: role.starts,
    })),
    menu: file.value.menu.map((top) =>
      plain({
        key: top.key,
        label: top.label,
        icon: top.icon,
        fixed: top.fixed ?? false,
        children: top.children.map((group) => ({
          key: group.key,
          label: group.label,
          children: group.children.map((item) => {
            const page = byRoute.get(item.route)
            return plain({
              key: item.key,
              label: item.label ?? page?.title ?? item.route,
              route: item.route,
              page: page?.page ?? '',
              jumpUrl: item.jumpUrl,
              site: item.site,
              companies: item.companies,
            })
          }),
        })),
      }),
    ),
  }
}
