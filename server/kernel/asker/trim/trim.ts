/**
 * A page plan as one person may see it: sensitive columns, their filters and forbidden actions are gone, so that not
 * even their names reach the browser. Pure. The same fields are kept out of answers by `access.hidden` in the planner.
 */
import type { Model } from '../../../../contract/model'
import type { PagePlan } from '../../../../contract/page-plan'
import { subjectOfConditions } from '../../../../contract/kept-conditions'
import type { AcrossPlan } from '../../../../contract/across-plan'
import type { ActionPlan, AskedItemsPlan, ConditionsPlan, DialogPlan, EnumPlan, KeptConditions, ListPlan } from '../../../../contract/plan'
import { callsOfAction, callsOfImporter } from '../../../../contract/calls-of-action'
import type { Access } from '../access/access'
import { arrangedFor } from './arranged'
import { trimBody } from './trim.body'
import { hidesOf, isHidden, isRefused, mayUse, tells, trimChecks, trimColumns, trimDocument, trimFilter, trimInputs, type Hides } from './trim.hidden'

/** Plans as they are sent, worked out once for each access, which is made anew with every model. */
const sent = new WeakMap<Access, Map<PagePlan, PagePlan>>()

/** The plan as it is sent to whoever has this access. */
export function planFor(plan: PagePlan, access: Access, model: Model): PagePlan {
  const known = sent.get(access) ?? new Map<PagePlan, PagePlan>()
  sent.set(access, known)
  const made = known.get(plan) ?? trimPlan(plan, access, model)
  known.set(plan, made)
  return made
}

/** The plan without what `access` forbids. The plan given is left as it is. */
export function trimPlan(plan: PagePlan, access: Access, model: Model): PagePlan {
  if (access.everything) return settledBoard(plan, access)
  const lists = plan.lists.map((list) => trimList(plan.page, list, access, model)).filter(
    (list) => list.columns.length > 0 && !isRefused(model, access, list.list),
  )
  const shown = {
    lists,
    ...trimBody(plan, {
      page: plan.page, access, model, list: (list) => trimList(plan.page, list, access, model),
      action: (action, hides) => trimActionOf(plan.page, action, access, model, hides),
    }),
  }
  const { board: _board, form: _form, detail: _detail, steps: _steps, print: _print, ...rest } = plan
  const uses = plan.uses?.filter(({ action, calls }) => access.mayAct(plan.page, action) && calls.every((call) => mayUse(model, access, call)))
  const left = { ...shown, ...(uses ? { uses } : {}), ...(isEmpty(shown) && !isEmpty(plan) ? { withheld: withheldFrom(plan, access, model) } : {}) }
  const text = JSON.stringify(left)
  const seen = text.includes('"conditions":') ? withoutHiddenFields(left, access, model) : left
  return { ...rest, ...seen, enums: enumsIn(JSON.stringify(bodyOf(plan)), text, plan.enums), version: `${plan.version}.${shortHash(text)}` }
}

/** Whoever sees everything has a board that is arranged for them, too. */
function settledBoard(plan: PagePlan, { roles }: Access): PagePlan {
  if (!plan.board?.arranged) return plan
  const board = arrangedFor(plan.board, roles)
  return { ...plan, board, version: `${plan.version}.${shortHash(JSON.stringify(board))}` }
}

/** What kept filter trees may name, without what the person must not see. */
function withoutHiddenFields<T>(value: T, access: Access, model: Model): T {
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => {
      if (key !== 'conditions' || typeof inner !== 'object' || inner === null) return [key, walk(inner)]
      const kept = inner as KeptConditions
      const seen = (of: ConditionsPlan): ConditionsPlan => {
        const hides = hidesOf(model, access, subjectOfConditions(of))
        return { ...of, fields: of.fields.filter(({ path }) => !hides(path)) }
      }
      return [key, 'by' in kept ? { ...kept, of: Object.fromEntries(Object.entries(kept.of).map(([value, of]) => [value, seen(of)])) } : seen(kept)]
    }))
  }
  return walk(value) as T
}

/** Is there nothing to see and nothing to do? A built page begins with something. */
function isEmpty({ lists, board, form, detail, steps, print }: Pick<PagePlan, 'lists' | 'board' | 'form' | 'detail' | 'steps' | 'print'>): boolean {
  return lists.length === 0 && (steps ?? []).length === 0 && ![board, form, detail, print].some(Boolean)
}

/** Why a person who may open the route finds nothing there, and what to ask for. */
function withheldFrom(plan: PagePlan, access: Access, model: Model): string {
  if (access.mayWorkOn(plan.page)) return `「${plan.title}」的内容不在您的权限之内，请联系管理员`
  const route = model.pages.find(({ page }) => page === plan.page)?.opensWith
  return `使用「${plan.title}」需要「${model.pages.find((page) => page.route === route)?.title ?? plan.title}」的权限，请联系管理员开通`
}

/** All of a plan that shows something. */
function bodyOf({ lists, board, form, detail, steps, print }: PagePlan): unknown {
  return [lists, board, form, detail, steps, print]
}

function trimList(page: string, list: ListPlan, access: Access, model: Model): ListPlan {
  const source = list.source.entity ?? list.source.dataset ?? ''
  const hides = hidesOf(model, access, source)
  const pivotHidden = list.pivot !== undefined && (hides(list.pivot.measure) || hides(list.pivot.dimension))
  const columns = trimColumns(list.columns, hides, access, model).filter((column) => !(pivotHidden && column.pivot))
  const expandOf = list.expand
  const children = expandOf && childEntity(model, list, expandOf.list)
  const exportable = list.actions.some((action) => action.does.type === 'export' && access.mayAct(page, action.action))
  return {
    ...list,
    columns,
    filters: list.filters.flatMap((filter) => trimFilter(filter, hides)),
    sort: list.sort.filter((sort) => !hides(sort.field)),
    rows: list.rows.filter((rows) => !rows.by.some(hides)),
    marks: list.marks.filter((mark) => !tells(mark.when, hides) && !(mark.field && hides(mark.field))),
    actions: list.actions.flatMap((action) => trimActionOf(page, action, access, model, hides) ?? []),
    ...(list.export && !exportable ? { export: undefined } : {}),
    ...(pivotHidden ? { pivot: undefined } : {}),
    ...(list.across ? { across: trimAcross(list.across, hides) } : {}),
    ...(list.save && (!access.mayAct(page, 'edit') || !mayUse(model, access, list.save)) ? { save: undefined } : {}),
    ...(list.group !== undefined && hides(list.group) ? { group: undefined } : {}),
    ...trimFeeds(list, access, model),
    ...trimDocument(list, model, access, source),
    ...(expandOf
      ? { expand: { ...expandOf, columns: expandOf.columns.filter((column) => !children || !isHidden(model, access, children, column.path)) } }
      : {}),
  }
}

/** The reports that fill a list stay told to whoever may not bring them. */
function trimFeeds({ feeds }: ListPlan, access: Access, model: Model): Pick<ListPlan, 'feeds'> {
  const may = feeds?.importer && callsOfImporter(feeds.importer).every((call) => mayUse(model, access, call))
  return feeds && !may ? { feeds: { reports: feeds.reports } } : {}
}

/** undefined where no figure, or no step of time, is left that the person may see. */
function trimAcross(across: AcrossPlan, hides: Hides): AcrossPlan | undefined {
  const times = across.times.filter(({ name }) => !hides(name))
  const measures = across.measures.filter(({ name }) => !hides(name))
  const beside = across.beside.filter((path) => !hides(path))
  return times.length > 0 && measures.length > 0 ? { times, measures, beside } : undefined
}

/** undefined where the person may not use it, or where it would tell what they may not see. */
function trimActionOf(page: string, action: ActionPlan, access: Access, model: Model, hides: Hides): ActionPlan | undefined {
  if (!access.mayAct(page, action.action) || tells(action.when, hides)) return undefined
  if (action.needs !== undefined && !access.permissions.has(action.needs)) return undefined
  if (callsOfAction(action).some((call) => isRefused(model, access, call))) return undefined
  if (action.leads?.some((to) => !access.mayAct(to.page, to.action))) return undefined
  return trimAction(action, hides, access, model)
}

function trimAction(action: ActionPlan, hides: (path: string) => boolean, access: Access, model: Model): ActionPlan | undefined {
  const { does } = action
  if (does.type === 'add' || does.type === 'edit' || does.type === 'dialog') {
    const dialog = trimDialog(does.dialog, hides, access)
    const shows = action.shows && { shows: trimColumns(action.shows, hides, access, model) }
    return dialog.fields.length > 0 ? { ...action, ...shows, does: { ...does, dialog } } : undefined
  }
  if (does.type === 'bulkEdit' || does.type === 'importRows') {
    const inputs = trimInputs(does.inputs, hides, access)
    return inputs.length > 0 ? { ...action, does: { ...does, inputs } } : undefined
  }
  if (does.type === 'transition') {
    return { ...action, does: {
      ...does, ...(does.asks ? { asks: trimInputs(does.asks, hides, access) } : {}),
      ...(does.asksItems ? { asksItems: trimAskedItems(does.asksItems, access, model) } : {}),
    } }
  }
  return action
}

function trimAskedItems(asked: AskedItemsPlan, access: Access, model: Model): AskedItemsPlan {
  const does = model.families[asked.list.family]?.calls[asked.list.call]?.does
  const hides = hidesOf(model, access, does && 'entity' in does ? does.entity : undefined)
  const { scan, ...rest } = trimChecks(asked, hides)
  const adds = scan && !hides(scan.adds) && !hides(scan.finds) ? { scan } : {}
  return { ...rest, ...adds, columns: trimColumns(asked.columns, hides, access, model), inputs: trimInputs(asked.inputs, hides, access) }
}

function trimDialog(dialog: DialogPlan, hides: (path: string) => boolean, access: Access): DialogPlan {
  return { ...trimChecks(dialog, hides), fields: trimInputs(dialog.fields, hides, access) }
}

/** The entity whose rows an expanded row shows: what its list call lists. */
function childEntity(model: Model, list: ListPlan, ref: { family: string; call: string }): string | undefined {
  const does = model.families[ref.family]?.calls[ref.call]?.does
  if (does && 'entity' in does) return does.entity
  const has = list.source.entity ? Object.values(model.entities[list.source.entity]?.has ?? {}) : []
  return has.length === 1 ? has[0]?.entity : undefined
}

/** Without the enums that only trimmed parts referred to: the labels of a hidden field's values are hidden as well. */
function enumsIn(full: string, left: string, enums: Record<string, EnumPlan>): Record<string, EnumPlan> {
  const names = (text: string, name: string): boolean => text.includes(`"enum":${JSON.stringify(name)}`)
  return Object.fromEntries(Object.entries(enums).filter(([name]) => names(left, name) || !names(full, name)))
}

/** FNV-1a, in base 36: enough to tell that two trims of one version differ. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
