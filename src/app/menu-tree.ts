/** The menu as three levels of plain data: where an item stands, what a search leaves of it. Pure. */
import { matchesRoute, type MenuNode } from './session'

/** An item of the menu with the two levels above it. */
export interface MenuPlace {
  top: MenuNode
  group: MenuNode
  item: MenuNode
}

/** Every item of the third level, in the menu's order. */
export function placesOf(menu: readonly MenuNode[]): MenuPlace[] {
  return menu.flatMap((top) => top.children.flatMap((group) => group.children.map((item) => ({ top, group, item }))))
}

/** Where a path stands in the menu: by the route itself first, then by routes with parameters. */
export function placeOf(places: readonly MenuPlace[], path: string): MenuPlace | undefined {
  return places.find(({ item }) => item.vue_url === path) ?? places.find(({ item }) => matchesRoute(item.vue_url, path))
}

/**
 * Items whose name, or whose group's name, holds the word or sounds like it; groups left empty are left out.
 * `sounds`: is the word the pinyin, or the first letters, of a name?
 */
export function searchMenu(menu: readonly MenuNode[], word: string, sounds: (name: string, word: string) => boolean = () => false): MenuNode[] {
  const wanted = word.trim().toLowerCase()
  if (wanted === '') return [...menu]
  const holds = (node: MenuNode): boolean => node.name.toLowerCase().includes(wanted) || sounds(node.name, wanted)
  return menuOf(menu, (item, group, top) => holds(top) || holds(group) || holds(item))
}

/** The menu of the items that are kept; groups left empty are left out. */
export function menuOf(menu: readonly MenuNode[], keeps: (item: MenuNode, group: MenuNode, top: MenuNode) => boolean): MenuNode[] {
  return menu.flatMap((top) => {
    const groups = top.children.flatMap((group) => {
      const items = group.children.filter((item) => keeps(item, group, top))
      return items.length > 0 ? [{ ...group, children: items }] : []
    })
    return groups.length > 0 ? [{ ...top, children: groups }] : []
  })
}
