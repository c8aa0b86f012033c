/** What one person must not see, as trimming asks it: fields by path, calls, pages that links lead to. Pure. */
import type { Model } from '../../../../contract/model'
import { fieldsOfCheck, itemsOfCheck, type Check } from '../../../../contract/checks'
import { fieldsOfBars } from '../../../../contract/list-question'
import { fieldsOfCondition, type Condition } from '../../../../contract/filter'
import type { DocumentPlan } from '../../../../contract/document-plan'
import { neededBy, type LinkPlan } from '../../../../contract/link-plan'
import type { CallRef, ColumnPlan, FilterPlan, InputPlan } from '../../../../contract/plan'
import type { Access } from '../access/access'

/** Must the field at this path not reach the person? Paths are those of one entity or dataset; made by `hidesOf`. */
export type Hides = (path: string) => boolean

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

/** What is hidden of the rows of an entity or dataset. Where nobody says whose rows they are, nothing can be told to be hidden. */
export function hidesOf(model: Model, access: Access, source: string | undefined): Hides {
  return (path) => source !== undefined && isHidden(model, access, source, path)
}

/** What stands beside a row, without the files that the person may not see. */
export function trimDocument({ document }: { document?: DocumentPlan }, { entities }: Model, access: Access, source: string): { document?: DocumentPlan } {
  const needs = entities[source]?.files?.needs
  if (!document?.files || needs === undefined || access.permissions.has(needs)) return {}
  const { files: _files, ...rest } = document
  return { document: rest }
}

/** Does a condition look at something hidden? */
export function tells(when: Condition | undefined, hides: Hides): boolean {
  return fieldsOfCondition(when).some(hides)
}

/** Checks that tell nothing hidden; the server holds a row to all of them. */
export function trimChecks<P extends { checks?: Check[] }>(plan: P, hides: Hides, hidesBelow: (list: string) => Hides = () => () => false): P {
  if (!plan.checks) return plan
  const below = (check: Check): boolean => Object.entries(itemsOfCheck(check)).some(([list, fields]) => fields.some(hidesBelow(list)))
  return { ...plan, checks: plan.checks.filter((check) => !fieldsOfCheck(check).some(hides) && !below(check)) }
}

/** False too where the model has no such call: a plan that leads to one loses that part. */
export function mayUse(model: Model, access: Access, { family, call }: CallRef): boolean {
  const found = model.families[family]?.calls[call]
  return found !== undefined && access.mayCall(found)
}

/** Is this a call that there is, and that the person may not use? */
export function isRefused(model: Model, access: Access, { family, call }: CallRef): boolean {
  const found = model.families[family]?.calls[call]
  return found !== undefined && !access.mayCall(found)
}

/** Whose rows a call gives or writes, where the server does it by itself. */
export function sourceOfCall(model: Model, { family, call }: CallRef): string | undefined {
  const does = model.families[family]?.calls[call]?.does
  if (!does || does.type === 'handler') return undefined
  return 'entity' in does ? does.entity : 'dataset' in does ? does.dataset : undefined
}

/** A way to a page that the person may not open is no way for them; fields they may not see are not carried along. */
export function trimLink(said: LinkPlan | undefined, hides: Hides, access: Access, model: Model): LinkPlan | undefined {
  const opens = (route: string): boolean => {
    const target = model.pages.find((page) => page.route === route)
    return target !== undefined && access.mayOpen(target.page)
  }
  const link = said?.byKind ? trimKinds(said, said.byKind, opens) : said
  if (!link || !opens(link.route) || neededBy(link).some(hides)) return undefined
  const given = Object.entries(link.with)
  const left = given.filter(([, path]) => !hides(path))
  // A link that says no field takes those of the same names, so one that has lost all of its own is none.
  return given.length > 0 && left.length === 0 ? undefined : { ...link, with: Object.fromEntries(left) }
}

/** The kinds whose pages the person may open; undefined where there are none. The link itself where they all are. */
function trimKinds(link: LinkPlan, { path, of }: NonNullable<LinkPlan['byKind']>, opens: (route: string) => boolean): LinkPlan | undefined {
  const left = Object.entries(of).filter(([, { route }]) => opens(route))
  const [first] = left
  if (!first) return undefined
  return left.length === Object.keys(of).length ? link : { ...link, route: first[1].route, byKind: { path, of: Object.fromEntries(left) } }
}

/** Columns that may be seen, without links and product parts that may not; a bar that lacks a part would tell another whole. */
export function trimColumns(columns: readonly ColumnPlan[], hides: Hides, access: Access, model: Model): ColumnPlan[] {
  return columns.filter(({ path }) => !hides(path)).map((each) => {
    const { bar: _bar, cover: _cover, ...plainly } = each
    const shown = fieldsOfBars(each).some(hides) ? plainly : each
    const { edit, ...read } = shown
    const column = edit === undefined || mayWrite(edit, access) ? shown : read
    const { link, product } = column
    const kept = link && trimLink(link, hides, access, model)
    const hidden = product && Object.values(product).some((path) => path !== undefined && hides(path))
    if (kept === link && !hidden) return column
    const { link: _link, ...rest } = column
    return {
      ...rest, ...(kept ? { link: kept } : {}),
      ...(product && hidden ? { product: Object.fromEntries(Object.entries(product).filter(([, path]) => !hides(path))) } : {})
    }
  })
}

/** One filter of a page without what looks at hidden fields: none or one. A search over several fields keeps those that are left. */
export function trimFilter(filter: FilterPlan, hides: Hides): FilterPlan[] {
  if (filter.type === 'field') return hides(filter.field.path) ? [] : [filter]
  if (filter.type === 'when') return tells(filter.when, hides) ? [] : [filter]
  const fields = filter.fields.filter((field) => !hides(field.path))
  return fields.length > 0 ? [{ ...filter, fields }] : []
}

/** Inputs of fields that may be seen, and whose condition tells nothing hidden. */
export function trimInputs(inputs: readonly InputPlan[], hides: Hides, access: Access): InputPlan[] {
  return inputs.filter((input) => !hides(input.name) && !tells(input.when, hides) && (input.readOnly || mayWrite(input, access)))
}

function mayWrite({ writer }: Pick<InputPlan, 'writer'>, access: Access): boolean {
  return writer === undefined || access.permissions.has(writer)
}
