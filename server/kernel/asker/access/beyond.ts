/** Does one person's right go beyond another's? Compared in full: pages, actions, permissions, fields, shops. Pure. */
import type { Model } from '../../../../contract/model'
import type { Access } from './access'
import { actionsOf } from './rights.tree'

/** All that a person may: by their roles, the shops left to them (null: every shop) and their warehouses. */
export interface Rights {
  access: Access
  shopIds: string[] | null
  /** Null, or left out: every warehouse. */
  warehouseIds?: string[] | null
}

/**
 * What `theirs` may and `mine` may not, in Chinese, the first few of it; empty where they may no more. Whoever may put
 * another's account in their own hands could do all of this.
 */
export function beyond(model: Model, mine: Rights, theirs: Rights): string[] {
  const found = [
    ...beyondAccess(model, mine.access, theirs.access), ...beyondIds(mine.shopIds, theirs.shopIds, '店铺'),
    ...beyondIds(mine.warehouseIds ?? null, theirs.warehouseIds ?? null, '仓库'),
  ]
  return found.slice(0, 3)
}

function beyondIds(mine: string[] | null, theirs: string[] | null, what: string): string[] {
  if (mine === null) return []
  if (theirs === null) return [`全部${what}`]
  return theirs.some((id) => !mine.includes(id)) ? [`更多${what}`] : []
}

function beyondAccess(model: Model, mine: Access, theirs: Access): string[] {
  if (mine.everything) return []
  if (theirs.everything) return ['管理员']
  const pages = model.pages.filter(({ page }) => theirs.mayOpen(page) && !mine.mayOpen(page)).map(({ title }) => `页面“${title}”`)
  const permissions = [...theirs.permissions].filter((permission) => !mine.permissions.has(permission)).map(
    (permission) => `权限“${model.permissions[permission] ?? permission}”`,
  )
  const actions = model.pages.flatMap(({ page, title }) => {
    const plan = model.plans[page]
    if (!plan || !mine.mayOpen(page) || !theirs.mayOpen(page)) return []
    return actionsOf(plan).filter(({ action }) => theirs.mayAct(page, action) && !mine.mayAct(page, action)).map(({ label }) => `“${title}”的${label}`)
  })
  const fields = [...Object.values(model.entities), ...Object.values(model.datasets)].flatMap(({ name, label }) => {
    const [hidden, less] = [mine.hidden(name), theirs.hidden(name)]
    return [...hidden].some((field) => !less.has(field)) ? [`“${label}”的字段`] : []
  })
  return [...permissions, ...pages, ...actions, ...fields]
}
