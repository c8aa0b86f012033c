/** A page's actions -> action plans: short forms widened, dialogs, calls, transitions and importers looked up. Pure. */
import { columnBelow, labelBelow } from '../../contract/template-below'
import { allOf, type Condition } from '../../contract/filter'
import { fieldsOfCheck } from '../../contract/checks'
import type { ActionPlan, AskedItemsPlan, CallRef, Constants, DialogPlan, ImporterPlan, InputPlan } from '../../contract/plan'
import type { ScanPlan } from '../../contract/scan'
import type { ActionObject, ActionPlace, ActionSource, ImporterSource, ListSource, ShortAction } from '../language/page-files'
import type { Entity, Transition } from '../../contract/model'
import { checksOfForm } from './checks'
import { writableFields } from './row-schemas'
import { fieldInput, madeDialog, resolveDialog, resolveInput, withFixedShown } from './inputs'
import { resolveColumns } from './columns'
import { callThat, listContext, refOf, subjectOf, type ListContext, type PageContext } from './page-context'
import { plain } from './plain'

const SHORT: Record<ShortAction, { label: string; tone: ActionPlan['tone'] }> = {
  add: { label: '新增', tone: 'primary' },
  edit: { label: '编辑', tone: 'default' },
  remove: { label: '删除', tone: 'danger' },
  export: { label: '导出', tone: 'default' },
  refresh: { label: '刷新', tone: 'default' },
  move_up: { label: '上移', tone: 'default' },
  move_down: { label: '下移', tone: 'default' },
  move_top: { label: '置顶', tone: 'default' },
}

const MOVES = { move_up: 'up', move_down: 'down', move_top: 'top' } as const

const PLACES = ['page', 'bulk', 'row'] as const satisfies readonly ActionPlace[]

/** `exporting` is the list's own export call. */
export function resolveActions(context: ListContext, actions: ListSource['actions'], exporting: string | undefined): ActionPlan[] {
  const plans = PLACES.flatMap((place) => (actions?.[place] ?? []).flatMap((action) => resolveAction(context, action, place, exporting) ?? []))
  return plans.map((action) => (action.place === 'bulk' && !action.when ? plain({ ...action, when: whenOfRow(action, plans) }) : action))
}

/** What is offered of a row under a condition is offered of chosen rows under the same, unless the page says another. */
function whenOfRow({ does }: ActionPlan, plans: readonly ActionPlan[]): Condition | undefined {
  const call = 'call' in does ? does.call : 'dialog' in does ? does.dialog.submit : undefined
  if (!call || does.type === 'bulkEdit' || does.type === 'export') return undefined
  const same = plans.filter((other) => {
    const theirs = other.place !== 'row' ? undefined : 'call' in other.does ? other.does.call : 'dialog' in other.does ? other.does.dialog.submit : undefined
    return theirs?.family === call.family && theirs.call === call.call && other.does.type === does.type
  })
  return same.length === 1 ? same[0]?.when : undefined
}

/** As the list calls it: of what a reference shows, the field's own name. */
function labelOf({ subject, entities }: ListContext, path: string): string {
  const [first = '', last] = path.split('.')
  const owner = last === undefined ? subject.entity : entities[subject.entity?.refs[first]?.entity ?? '']
  return owner?.fields[last ?? first]?.label ?? path
}

function isShort(name: string): name is ShortAction {
  return name in SHORT
}

function resolveAction(context: ListContext, source: ActionSource, place: ActionPlace, exporting: string | undefined): ActionPlan | undefined {
  const said: ActionObject = typeof source === 'string' ? { action: source, ...SHORT[source] } : source
  const does = doesOf(context, said, exporting)
  if (!does) return undefined
  const step = said.transition === undefined ? undefined : context.subject.entity?.lifecycle?.transitions[said.transition]
  const isRemoval = does.type === 'remove'
  return plain({
    action: said.action,
    label: said.label,
    place,
    tone: said.tone ?? (isShort(said.action) ? SHORT[said.action].tone : 'default'),
    when: step
      ? allOf([{ field: context.subject.entity?.lifecycle?.field ?? '', op: 'in', value: step.from }, step.when, said.when])
      : allOf([changes(does) ? openRows(context.subject.entity) : movable(context.subject.entity, said.action), said.when]),
    needs: step?.who,
    alike: said.alike?.map((path) => ({ path, label: labelOf(context, path) })),
    shows: said.shows && resolveColumns(context, { columns: said.shows }, []),
    confirm: said.confirm ?? step?.confirm ?? (isRemoval ? '' : undefined),
    does,
  })
}

/** Rows that their life cycle lets be edited and removed; undefined: all. */
export function openRows(entity: Entity | undefined): Condition | undefined {
  const { lifecycle } = entity ?? {}
  return lifecycle?.open && { field: lifecycle.field, op: 'in', value: lifecycle.open }
}

function changes({ type }: ActionPlan['does']): boolean {
  return type === 'edit' || type === 'remove' || type === 'bulkEdit'
}

/** Rows that may be moved so: closed ones stay, and nothing stands above the first one. Which one is the last only the server knows. */
function movable(entity: Entity | undefined, action: string): Condition | undefined {
  if (entity?.ordered === undefined || !Object.hasOwn(MOVES, action)) return undefined
  return allOf([openRows(entity), action === 'move_down' ? undefined : { field: entity.ordered, op: 'gt', value: 1 }])
}

function doesOf(context: ListContext, said: ActionObject, exporting: string | undefined): ActionPlan['does'] | undefined {
  const { given, constants } = givenBy(said.with)
  if (said.dialog !== undefined) {
    const dialog = dialogNamed(context, said.dialog)
    if (!dialog) return undefined
    return said.action === 'add' || said.action === 'edit' ? { type: said.action, dialog } : plain({ type: 'dialog' as const, dialog, with: given, constants })
  }
  if (said.call !== undefined) return plain({ type: 'call' as const, call: refOf(said.call), with: given, constants })
  if (said.download !== undefined) return plain({
    type: 'download' as const, call: refOf(said.download), with: given, constants, looks: said.looks ? (true as const) : undefined,
  })
  if (said.go) return plain({ type: 'go' as const, route: said.go.page, tab: said.go.tab, with: { ...said.go.with, ...given }, constants })
  if (said.import) return { type: 'import', importer: importerOf(context, said.import) }
  if (said.transition !== undefined) return transitionOf(context, said.transition, given, constants)
  if (said.fields) return manyOf(context, 'bulkEdit', said.fields)
  if (said.template) {
    const filled = manyOf(context, 'importRows', [...said.template, ...(said.below ?? [])], said.finds)
    return filled && said.offers !== undefined ? { ...filled, offers: refOf(said.offers) } : filled
  }
  return isShort(said.action) ? shortOf(context, said.action, exporting) : undefined
}

/** What stands in the row, and what is the same for every row. */
function givenBy(said: ActionObject['with']): { given: Record<string, string>; constants: Constants | undefined } {
  const given: Record<string, string> = {}
  const constants: Constants = {}
  for (const [name, value] of Object.entries(said ?? {})) {
    if (typeof value === 'string') given[name] = value
    else constants[name] = value
  }
  return { given, constants: Object.keys(constants).length > 0 ? constants : undefined }
}

function shortOf(context: ListContext, action: ShortAction, exporting: string | undefined): ActionPlan['does'] | undefined {
  if (action === 'refresh') return { type: 'refresh' }
  if (action === 'export') {
    if (context.can.export === 'none') return context.family?.fallback?.export === 'client' ? { type: 'export' } : undefined
    return exporting === undefined ? undefined : { type: 'export', call: refOf(exporting) }
  }
  const { entity } = context.subject
  if (!entity) return undefined
  if (action === 'move_up' || action === 'move_down' || action === 'move_top') {
    const editing = entity.ordered === undefined ? undefined : callThat(context, 'edit')
    return editing && { type: 'call', call: editing, with: keyOf(entity), constants: { move: { value: MOVES[action] } } }
  }
  const call = callThat(context, action)
  if (action === 'remove') return call && { type: 'remove', call, with: keyOf(entity) }
  const given = dialogNamed(context, action)
  if (given) return { type: action, dialog: action === 'edit' ? withFixedShown(given, entity) : given }
  return call && { type: action, dialog: madeDialog(context, entity, action, call) }
}

function keyOf(entity: Entity): Record<string, string> {
  return Object.fromEntries(entity.key.map((name) => [name, name]))
}

/** A dialog of this page, or a shared one by its file's name. */
function dialogNamed(context: ListContext, name: string): DialogPlan | undefined {
  const here = context.dialogsHere[name]
  if (here !== undefined && typeof here !== 'string') return resolveDialog(context, here, writtenBy(context, here.submit) ?? context.subject.entity)
  const shared = context.dialogs.get(here ?? name)
  return shared && resolveDialog(context, shared, context.entities[shared.entity])
}

/** A dialog's fields are those of the entity that its call writes. */
function writtenBy(context: ListContext, submit: string): Entity | undefined {
  const { family, call } = refOf(submit)
  const does = context.families[family]?.calls[call]?.does
  return does?.type === 'add' || does?.type === 'edit' ? context.entities[does.entity] : undefined
}

function transitionOf(
  context: ListContext, name: string, given: Record<string, string>, constants: Constants | undefined,
): ActionPlan['does'] | undefined {
  const { entity } = context.subject
  const step = entity?.lifecycle?.transitions[name]
  const call = callThat(context, 'transition')
  if (!entity || !step || !call) return undefined
  // What the page says already is not asked of the person again.
  const left = step.asks.filter((field) => !Object.hasOwn(constants ?? {}, field))
  const asks = left.flatMap((field) => resolveInput(context, { field, required: true }, entity) ?? [])
  const scan = step.scan && plain({
    entity: entity.name, step: name, key: entity.key[0] ?? '', adds: step.scan.adds, finds: step.scan.finds, within: step.scan.within?.field,
  })
  const asksItems = step.asksItems && askedItemsOf(context, entity, step.asksItems, scan)
  if (step.asksItems && !asksItems) return undefined
  return plain({
    type: 'transition' as const, call, with: { ...keyOf(entity), ...given }, constants, transition: name, asks: asks.length ? asks : undefined, asksItems,
  })
}

/** The grid of a step: what tells the rows apart, and what is proposed for them, stands before what is asked. */
function askedItemsOf(
  context: ListContext, entity: Entity, asked: NonNullable<Transition['asksItems']>, scan: ScanPlan | undefined,
): AskedItemsPlan | undefined {
  const has = entity.has[asked.has]
  const other = has && context.entities[has.entity]
  const subject = other && subjectOf(context, { entity: other.name })
  const list = other && listing(context, other)
  if (!has || !other || !subject || !list) return undefined
  const inputs = asked.fields.flatMap(({ name, optional }) => resolveInput(context, { field: name, required: !optional }, other) ?? [])
  const about = listContext(context, context.page, subject, `${list.family}.${list.call}`, {})
  const compared = (other.checks ?? []).flatMap(fieldsOfCheck)
  const proposed = asked.fields.flatMap(({ starts }) => starts ?? [])
  const told = [...new Set([...apart(context, other, has.by), ...proposed, ...compared])]
  const shown = told.filter((name) => !has.by.includes(name) && !inputs.some((input) => input.name === name))
  return plain({
    has: asked.has,
    label: has.label,
    list,
    by: Object.fromEntries(has.by.map((field, at) => [field, entity.key[at] ?? ''])),
    rowKey: other.key,
    columns: resolveColumns(about, { entity: other.name, columns: shown }, []),
    inputs,
    starts: Object.fromEntries(asked.fields.flatMap(({ name, starts }) => (starts === undefined ? [] : [[name, starts]]))),
    checks: checksOfForm(other, context.entities),
    scan,
  })
}

/** What tells the rows below one row apart: their title and what makes them unique there; of another row's key, what that row is called. */
function apart({ entities }: ListContext, entity: Entity, by: readonly string[]): string[] {
  const unique = entity.unique.filter((fields) => by.every((field) => fields.includes(field))).flat()
  return [entity.title, ...unique].filter((field) => !by.includes(field)).flatMap((field) => {
    const named = Object.entries(entity.refs).find(([, ref]) => !ref.one && ref.by.length === 1 && ref.by[0] === field)
    if (!named) return [field]
    const [name, { entity: target, shows }] = named
    const title = entities[target]?.title
    return title !== undefined && shows.includes(title) ? [`${name}.${title}`] : field === entity.title ? [field] : []
  })
}

/** A call that lists these rows, of this list's family before any other. */
function listing(context: ListContext, entity: Entity): CallRef | undefined {
  const ofFamilies = [context.family, ...Object.values(context.families)].flatMap((family) => Object.values(family?.calls ?? {}))
  const found = ofFamilies.find(({ state, does }) => state === 'built' && does?.type === 'list' && does.entity === entity.name)
  return found && { family: found.family, call: found.name }
}

/** Many rows at once: what staff may write of a row, through the call that writes one. `finds`: what names a row that is there, written or not. */
function manyOf<T extends 'bulkEdit' | 'importRows'>(
  context: ListContext, type: T, names: string[], finds?: string[],
): { type: T; call: CallRef; inputs: InputPlan[] } | undefined {
  const { entity } = context.subject
  const call = callThat(context, type === 'bulkEdit' || finds ? 'edit' : 'add')
  if (!entity || !call) return undefined
  const writable = new Map(writableFields(entity).map((field) => [field.name, field]))
  const heads = new Set(names.flatMap((name) => entity.fields[name]?.label ?? []))
  const inputs = names.flatMap((name) => {
    const below = type === 'importRows' ? columnBelow(name) : undefined
    if (below) {
      const rows = entity.has[below.has]
      const other = rows && context.entities[rows.entity]
      const found = other && writableFields(other).find((each) => each.name === below.field)
      return found ? [{ ...fieldInput({ field: below.field }, found), name, label: labelBelow(heads, rows.label, found.label) }] : []
    }
    const field = writable.get(name)
    return field && !(type === 'bulkEdit' && (field.fixed || entity.key.includes(name))) ? [fieldInput({ field: name }, field)] : []
  })
  const found = (finds ?? []).flatMap((name) => (entity.fields[name] ? [fieldInput({ field: name, required: true }, entity.fields[name])] : []))
  return inputs.length > 0 ? { type, call, inputs: [...found, ...inputs] } : undefined
}

/** How the report centre takes files; what `"import": [formats]` stands for. */
const REPORT_CENTRE: ImporterSource = {
  upload: 'app.importUpload',
  progress: 'app.importProgress',
  preview: 'app.importPreview',
  commit: 'app.importCommit',
  discard: 'app.importDiscard',
  multiple: true,
}

/** How files reach a list: by the report centre for `"import": [formats]`, else by the calls that are said. */
export function importerOf(context: PageContext, said: ImporterSource | string[]): ImporterPlan {
  const source = Array.isArray(said) ? { ...REPORT_CENTRE, formats: said } : said
  return plain({
    upload: refOf(source.upload),
    progress: refOf(source.progress),
    preview: refOf(source.preview),
    commit: refOf(source.commit),
    discard: source.discard === undefined ? undefined : refOf(source.discard),
    formats: (source.formats ?? []).map((format) => ({ format, label: context.reports[format]?.label ?? format })),
    multiple: source.multiple ?? false,
  })
}
