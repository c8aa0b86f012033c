/**
 * A page plan as one person may see it: sensitive columns, their filters and forbidden actions are gone, so that not
 * even their names reach the browser. Pure. The same fields are kept out of answers by `access.hidden` in the planner.
 */
import type { Model } from '../../../codegen/model'
import { comparisonsOf, type Condition } from '../../../src/lib/filter'
import type { ActionPlan, ColumnPlan, DialogPlan, EnumPlan, FilterPlan, InputPlan, ListPlan, PagePlan } from '../../../src/lib/plan'
import type { Access } from './access'

/** Does this path of rows of `source` (an entity or dataset) tell something that the person must not see? */
export function isHidden(model: Model, access: Access, source: string, path: string): boolean {
  const name = path.replace(/@.*$/, '')
  const entity = model.entities[source]
  if (entity) {
    const dot = name.indexOf('.')
    if (dot < 0) return access.hidden(source).has(name)
    const figures = entity.figures?.[name.slice(0, dot)]
    if (figures) return isHidden(model, access, figures.dataset, name.slice(dot + 1))
    const reference = entity.refs[name.slice(0, dot)]
    if (reference) return isHidden(model, access, reference.entity, name.slice(dot + 1))
    return access.hidden(source).has(name.slice(0, dot))
  }
  return access.hidden(source).has(name.replace(/\..*$/, ''))
}

/** The plan without what `access` forbids. The plan given is left as it is. */
export function trimPlan(plan: PagePlan, access: Access, model: Model): PagePlan {
  if (access.everything) return plan
  const lists = plan.lists.map((list) => trimList(plan.page, list, access, model)).filter((list) => list.columns.length > 0)
  return { ...plan, lists, enums: enumsIn(plan.lists, lists, plan.enums), version: `${plan.version}.${shortHash(JSON.stringify(lists))}` }
}

function trimList(page: string, list: ListPlan, access: Access, model: Model): ListPlan {
  const source = list.source.entity ?? list.source.dataset ?? ''
  const hides = (path: string): boolean => isHidden(model, access, source, path)
  const tells = (when: Condition | undefined): boolean => comparisonsOf(when).some((comparison) => hides(comparison.field))
  const pivotHidden = list.pivot !== undefined && (hides(list.pivot.measure) || hides(list.pivot.dimension))
  const columns = list.columns.filter((column) => !hides(column.path) && !(pivotHidden && column.pivot))
  const expandOf = list.expand
  const children = expandOf && childEntity(model, list, expandOf.list)
  const exportable = list.actions.some((action) => action.does.type === 'export' && access.mayAct(page, action.action))
  return {
    ...list,
    columns: columns.map(withoutLinks(access, model)),
    filters: list.filters.flatMap((filter) => trimFilter(filter, hides, tells)),
    sort: list.sort.filter((sort) => !hides(sort.field)),
    rows: list.rows.filter((rows) => !rows.by.some(hides)),
    marks: list.marks.filter((mark) => !tells(mark.when) && !(mark.field && hides(mark.field))),
    actions: list.actions
      .filter((action) => access.mayAct(page, action.action) && !tells(action.when))
      .map((action) => trimAction(action, hides))
      .filter((action) => action !== undefined),
    ...(list.export && !exportable && list.actions.some((action) => action.does.type === 'export') ? { export: undefined } : {}),
    ...(pivotHidden ? { pivot: undefined } : {}),
    ...(expandOf ? { expand: { ...expandOf, columns: expandOf.columns.filter((column) => !children || !isHidden(model, access, children, column.path)) } } : {}),
  }
}

/** A link to a page that the person may not open is no link for them. */
function withoutLinks(access: Access, model: Model): (column: ColumnPlan) => ColumnPlan {
  return (column) => {
    if (!column.link) return column
    const target = model.pages.find((page) => page.route === column.link?.route)
    return target && access.mayOpen(target.page) ? column : { ...column, link: undefined }
  }
}

function trimFilter(filter: FilterPlan, hides: (path: string) => boolean, tells: (when: Condition | undefined) => boolean): FilterPlan[] {
  if (filter.type === 'field') return hides(filter.field.path) ? [] : [filter]
  if (filter.type === 'when') return tells(filter.when) ? [] : [filter]
  const fields = filter.fields.filter((field) => !hides(field.path))
  return fields.length > 0 ? [{ ...filter, fields }] : []
}

function trimAction(action: ActionPlan, hides: (path: string) => boolean): ActionPlan | undefined {
  const { does } = action
  if (does.type === 'add' || does.type === 'edit' || does.type === 'dialog') {
    const dialog = trimDialog(does.dialog, hides)
    return dialog.fields.length > 0 ? { ...action, does: { ...does, dialog } } : undefined
  }
  if (does.type === 'transition' && does.asks) return { ...action, does: { ...does, asks: trimInputs(does.asks, hides) } }
  return action
}

function trimDialog(dialog: DialogPlan, hides: (path: string) => boolean): DialogPlan {
  return { ...dialog, fields: trimInputs(dialog.fields, hides) }
}

function trimInputs(inputs: InputPlan[], hides: (path: string) => boolean): InputPlan[] {
  return inputs.filter((input) => !hides(input.name))
}

/** The entity whose rows an expanded row shows: what its list call lists. */
function childEntity(model: Model, list: ListPlan, ref: { family: string; call: string }): string | undefined {
  const does = model.families[ref.family]?.calls[ref.call]?.does
  if (does && 'entity' in does) return does.entity
  const has = list.source.entity ? Object.values(model.entities[list.source.entity]?.has ?? {}) : []
  return has.length === 1 ? has[0]?.entity : undefined
}

/** Without the enums that only trimmed parts referred to: the labels of a hidden field's values are hidden as well. */
function enumsIn(before: ListPlan[], after: ListPlan[], enums: Record<string, EnumPlan>): Record<string, EnumPlan> {
  const full = JSON.stringify(before)
  const left = JSON.stringify(after)
  const names = (text: string, name: string): boolean => text.includes(`"enum":${JSON.stringify(name)}`)
  return Object.fromEntries(Object.entries(enums).filter(([name]) => names(left, name) || !names(full, name)))
}

/** FNV-1a, in base 36: enough to tell that two trims of one version differ. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
