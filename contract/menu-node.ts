/** The three-level menu as the specification's section 3 has it. */

/** One entry; 1 in fixedMenuKey marks the system's own. */
export interface MenuNode {
  id: string
  name: string
  nameNew: string
  parentId: string
  appId: string
  menuKey: string
  fixedMenuKey: 0 | 1
  jumpUrl: string
  /** The route under /amazon/; empty for groups. */
  vue_url: string
  /** The site that the item's link carries; absent where it carries none. */
  site?: string
  logo: string
  children: MenuNode[]
  /** States of the browser's, as they are before anybody pointed anywhere. */
  hover: false
  isActive: false
  /** What a group opens by itself: its first item; an item's own route. */
  defaultActivePath: string
}
