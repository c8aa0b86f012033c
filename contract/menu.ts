/** The three-level menu and the roles that a company begins with, as the model has them. Types alone. */

export interface MenuItem { key: string; label: string; route: string; page: string; jumpUrl?: string; site?: string; companies?: number[] }
export interface MenuGroup { key: string; label: string; children: MenuItem[] }
export interface MenuTop { key: string; label: string; icon?: string; fixed: boolean; children: MenuGroup[] }

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
