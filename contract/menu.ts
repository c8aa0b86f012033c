/** The three-level menu and the roles that a company begins with, as the model has them. Types alone. */

/** A page in the menu. `jumpUrl`: the address that it opens instead; `companies`: only these companies have it, left out: all. */
export interface MenuItem { key: string; label: string; route: string; page: string; jumpUrl?: string; site?: string; companies?: number[] }
/** The second level, a heading over items. */
export interface MenuGroup { key: string; label: string; children: MenuItem[] }
/** The first level. */
export interface MenuTop { key: string; label: string; icon?: string; fixed: boolean; children: MenuGroup[] }

/** A role that every new company has. `menus`: keys of menu entries at any level; `permissions`: names of those in schemas/menu.json. */
export interface Role {
  name: string
  label: string
  everything: boolean
  menus: string[]
  permissions: string[]
  /** Routes offered first to who has no habits yet. */
  starts?: string[]
}

/** `needs`: permissions without which this one opens nothing. `note`: what whoever gives it should know. */
export interface PermissionRule { needs: string[]; note?: string }
