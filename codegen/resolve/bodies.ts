/**
 * The body of a page that is no list -> board, form, detail, steps or print of its plan. Lists inside (cards, steps) are
 * resolved as any list is. A planned page's body is resolved too, as far as its file says one. Pure.
 */
import { comparisonsOf, fieldsOfCondition, type Condition } from '../../contract/filter'
import { fieldsOfColumn } from '../../contract/list-question'
import {
  sheetsOf,
  type BoardPlan,
  type CardPlan,
  type DetailPlan,
  type FieldsPlan,
  type FormPlan,
  type ItemsPlan,
  type PagePlan,
  type PrintPlan,
  type RowsBelowPlan,
  type StartStepPlan,
  type StepPlan,
  type TodoPlan,
} from '../../contract/page-plan'
import type { InputPlan, ListPlan } from '../../contract/plan'
import type {
  CardSource, FieldSectionSource, FormSource, InputSource, ListSource, PageSource, RowsBelowSource, SheetSource, StartStepSource, StepSource, TodoSource,
} from '../language/page-files'
import type { Entity, Field } from '../../contract/model'
import { checksOfForm } from './checks'
import { resolveActions } from './actions'
import { linkPlan } from './columns'
import { resolveFilters } from './filters'
import { resolveInput } from './inputs'
import { feedsBy, keyBelow, plainColumns, resolveList, rowsBelow } from './lists'
import { listContext, refOf, subjectOf, usable, type ListContext, type PageContext } from './page-context'
import { plain } from './plain'
import { withFormulas } from './shown-formulas'

/** The part of a page plan that only pages without lists have. */
export type Body = Pick<PagePlan, 'board' | 'form' | 'detail' | 'steps' | 'print'>

/** Millimetres, ISO 216. */
const PAPERS = { A4: { width: 210, height: 297 }, A5: { width: 148, height: 210 } }

/** What a page shows in place of lists; of each body at most one, by the page's kind; cards above lists are a board beside them. */
export function resolveBody(context: PageContext, source: PageSource): Body {
  return plain({
    board: source.cards ? boardOf(context, source, source.cards) : undefined,
    form: source.kind === 'form' && source.form ? formOf(context, source.form, entityOf(context, source)) : undefined,
    detail: source.kind === 'detail' ? detailOf(context, source) : undefined,
    steps: source.kind === 'steps' ? source.steps?.flatMap((step) => stepOf(context, source, step) ?? []) : undefined,
    print: source.kind === 'print' ? printOf(context, source) : undefined,
  })
}

function entityOf(context: PageContext, source: Pick<ListSource, 'entity'>): Entity | undefined {
  return source.entity === undefined ? undefined : context.entities[source.entity]
}

type About = Pick<ListSource, 'entity' | 'dataset'>

/** A card or a step without entity or dataset is about the page's. */
function aboutOf(page: PageSource, said: About): About {
  const { entity, dataset } = said.entity === undefined && said.dataset === undefined ? page : said
  return plain({ entity, dataset })
}

function hereOf(context: PageContext, source: PageSource, call: string | undefined): ListContext | undefined {
  const subject = subjectOf(context, source)
  return subject && listContext(context, source.page, subject, call, source.dialogs ?? {})
}

function boardOf(context: PageContext, source: PageSource, cards: CardSource[]): BoardPlan {
  const here = hereOf(context, source, source.list)
  return {
    source: aboutOf(source, source),
    filters: here ? resolveFilters(here, source.filters ?? []) : [],
    currency: source.currency ?? [],
    ...(source.imports === undefined ? {} : { imports: source.imports }),
    ...(source.arranged === undefined ? {} : {
      arranged: source.arranged.map(({ roles, cards: first, away, filters }) => ({ roles, cards: first, away: away ?? [], filters: filters ?? {} })),
    }),
    cards: cards.flatMap((card) => cardOf(context, source, card) ?? []),
  }
}

function cardOf(context: PageContext, page: PageSource, card: CardSource): CardPlan | undefined {
  const head = plain({ code: card.code, tab: card.tab, title: card.title, width: card.width ?? 1, go: card.go && linkPlan(card.go), opensWith: card.opensWith })
  if ('part' in card) return { ...head, shows: 'part', part: card.part }
  // A sentence of what is to come takes no place on a board until somebody asks for it.
  if ('missing' in card) {
    const call = card.list === undefined ? undefined : refOf(card.list)
    return plain({ ...head, away: true as const, shows: 'missing' as const, says: card.missing, call })
  }
  if ('todos' in card) return { ...head, shows: 'todos', todos: card.todos.flatMap((todo) => todoOf(context, page, todo) ?? []) }
  if ('start' in card) return { ...head, shows: 'start', steps: card.start.flatMap((step) => startStepOf(context, page, step) ?? []) }
  const about = aboutOf(page, card)
  const asked = 'figures' in card
    ? { columns: card.figures, rows: [{ label: card.title, by: card.rows ?? [] }] }
    : 'chart' in card
      ? { columns: [...new Set([...(card.rows ?? []), ...(card.times ?? []), ...card.measures])], rows: [{ label: card.title, by: card.rows ?? [] }] }
      : { columns: card.columns }
  const list = listOf(context, page, card.code, card.title, {
    ...about, ...asked, list: card.list ?? page.list, filters: page.filters, where: card.where, sort: card.sort, compare: card.compare, currency: page.currency,
  })
  if (!list) return undefined
  const follows = card.follows ?? list.filters.flatMap((filter) => (filter.type === 'field' ? [filter.field.path] : []))
  // The board asks for its filters once; a card only says which of them it obeys.
  const times = 'chart' in card ? (card.times ?? []).flatMap((time) => list.columns.find(({ path }) => path === time) ?? []) : []
  const others = new Set(times.filter(({ path }) => !('rows' in card && card.rows?.includes(path))))
  const asks = { list: { ...list, filters: [], columns: list.columns.filter((column) => !others.has(column)) }, follows }
  if ('figures' in card) return { ...head, shows: 'figures', ...asks }
  return 'chart' in card ? { ...head, shows: 'chart', chart: card.chart, ...(times.length > 0 ? { times } : {}), ...asks } : { ...head, shows: 'list', ...asks }
}

/** Only the key is asked for: what counts is how many rows there are. */
function todoOf(context: PageContext, page: PageSource, { label, follows, go, tone, ...said }: TodoSource): TodoPlan | undefined {
  const list = countedOf(context, page, label, said)
  return list && { label, list, follows: follows ?? {}, go: linkPlan(go), tone: tone ?? 'info' }
}

function startStepOf(context: PageContext, page: PageSource, { label, says, go, ...said }: StartStepSource): StartStepPlan | undefined {
  const list = countedOf(context, page, label, said)
  const formats = formatsIn(context, said)
  return list && plain({ label, says, list: { ...list, feeds: formats.length > 0 ? feedsBy(context, formats) : list.feeds }, go: linkPlan(go) })
}

/** The formats that a condition over imported files names, in its order. */
function formatsIn({ entities, reports }: PageContext, { entity, where }: Pick<StartStepSource, 'entity' | 'where'>): string[] {
  const named = comparisonsOf(where).filter(({ field }) => entities[entity]?.fields[field]?.enum !== undefined)
  return named.flatMap(({ value }) => [value].flat()).flatMap((value) => (typeof value === 'string' && reports[value] ? [value] : []))
}

function countedOf(
  context: PageContext, page: PageSource, label: string, { entity, list: call, where }: Pick<TodoSource, 'entity' | 'list'> & { where?: Condition },
): ListPlan | undefined {
  const list = listOf(context, page, 'todo', label, { entity, list: call, where, columns: context.entities[entity]?.key ?? [], total: false })
  return list && { ...list, sort: [], marks: [] }
}

function listOf(context: PageContext, page: PageSource, code: string, title: string, source: ListSource): ListPlan | undefined {
  return resolveList(context, page.page, { code, title, source, inheritedActions: undefined, inheritedDialogs: undefined })
}

function formOf(context: PageContext, form: FormSource, entity: Entity | undefined): FormPlan {
  const inputsOf = (said: InputSource[], of = entity): InputPlan[] => said.flatMap((input) => resolveInput(context, input, of) ?? [])
  const sections: FormPlan['sections'] = []
  for (const said of form.inputs) {
    if (typeof said === 'object' && 'section' in said) {
      sections.push({ title: said.section, inputs: inputsOf(said.inputs) })
      continue
    }
    // Inputs that stand beside sections make sections without a heading, each up to the next heading.
    const last = sections.at(-1)
    if (last && last.title === undefined) last.inputs.push(...inputsOf([said]))
    else sections.push({ inputs: inputsOf([said]) })
  }
  const items = (form.items ?? []).flatMap((said): ItemsPlan[] => {
    const has = entity?.has[said.has]
    if (!entity || !has) return []
    const other = context.entities[has.entity]
    const inputs = withFormulas(inputsOf(said.inputs, other), other)
    return [plain({
      has: said.has,
      label: said.label ?? has.label,
      by: keyBelow(entity, has.by),
      inputs,
      min: said.min ?? 0,
      max: said.max,
      list: said.list === undefined ? undefined : refOf(said.list),
      rowKey: other?.key ?? [],
      ordered: other?.ordered === undefined ? undefined : (true as const),
      head: inputs.some(looksAbove) ? headOf(entity, other, has.by) : undefined,
      totals: inputs.filter(({ name }) => other?.fields[name]?.total === 'sum').map(({ name }) => name),
    })]
  })
  return plain({
    entity: entity?.name,
    sections: withFollowing(sections, entity, items),
    items,
    checks: checksOfForm(entity, context.entities),
    load: form.load === undefined ? undefined : refOf(form.load),
    one: form.one === undefined ? undefined : refOf(form.one),
    begin: form.begin && { call: refOf(form.begin.call), by: [form.begin.by].flat() },
    gives: form.gives,
    suggests: form.suggests === undefined ? undefined : refOf(form.suggests),
    review: form.review === undefined ? undefined : refOf(form.review),
    beside: form.beside,
    submit: refOf(form.submit),
    edit: form.edit === undefined ? undefined : refOf(form.edit),
    rowKey: entity?.key ?? [],
    unique: form.load === undefined || entity?.unique.length === 0 ? undefined : entity?.unique,
    below: form.below,
    after: form.after && linkPlan(form.after),
  })
}

/** A section's input may follow from those of other sections, and from the rows below. */
function withFollowing(sections: FormPlan['sections'], entity: Entity | undefined, items: ItemsPlan[]): FormPlan['sections'] {
  const all = new Map(withFormulas(sections.flatMap(({ inputs }) => inputs), entity, items).map((input) => [input.name, input]))
  return sections.map((section) => ({ ...section, inputs: section.inputs.map((input) => all.get(input.name) ?? input) }))
}

function detailOf(context: PageContext, source: PageSource): DetailPlan | undefined {
  const here = hereOf(context, source, source.get)
  const entity = here?.subject.entity
  if (!here || !entity || source.get === undefined || !source.sections) return undefined
  const sections = source.sections.flatMap((section): DetailPlan['sections'] => {
    if ('part' in section) return [plain({ shows: 'part' as const, title: section.title, part: section.part })]
    return sectionOf(here, entity, section)
  })
  const actions = resolveActions(here, source.actions, undefined)
  return plain({
    entity: entity.name,
    get: refOf(source.get),
    asks: doesOf(context, source.get) === 'get' ? askedOf(sections, actions) : undefined,
    rowKey: entity.key,
    sections,
    actions,
  })
}

/** What the server does by itself for a call; undefined for handlers and unknown calls. */
function doesOf(context: PageContext, name: string): string | undefined {
  const [family = '', call = ''] = name.split('.')
  return context.families[family]?.calls[call]?.does?.type
}

/** Fields of the row that its sections show, and those that its rows below, links and actions look at. */
function askedOf(sections: DetailPlan['sections'], actions: DetailPlan['actions']): string[] {
  const shown = sections.flatMap((section) => (section.shows === 'fields' ? section.fields : []))
  const below = sections.flatMap((section) => (section.shows === 'rows' ? Object.values(section.by) : []))
  const done = actions.flatMap(({ does, when }) => [
    ...fieldsOfCondition(when),
    ...('with' in does ? Object.values(does.with) : []),
    ...('dialog' in does ? does.dialog.fields.map(({ name }) => name) : []),
  ])
  return [...new Set([...shown.flatMap(fieldsOfColumn), ...below, ...done])]
}

/** Does an input of a row below look at the row above it, by a condition or by what it follows from? */
function looksAbove({ when, fill, choices }: InputPlan): boolean {
  return when !== undefined || [...(fill?.ways.flat() ?? []), choices?.by ?? ''].some((name) => name.includes('.'))
}

/** The reference by which a row below names the row above it. */
function headOf(entity: Entity, below: Entity | undefined, by: string[]): string | undefined {
  return Object.values(below?.refs ?? {}).find((ref) => ref.entity === entity.name && ref.by.join() === by.join() && ref.to.join() === entity.key.join())?.name
}

function sectionOf(here: ListContext, entity: Entity, section: FieldSectionSource | RowsBelowSource): (FieldsPlan | RowsBelowPlan)[] {
  if ('fields' in section) return [plain({ shows: 'fields' as const, title: section.title, fields: plainColumns(here, section.fields) })]
  const below = rowsBelow(here, here.page, entity, section)
  if (!below) return []
  const { title, has, list } = section
  return [plain({ shows: 'rows' as const, title: title ?? entity.has[has]?.label, has, list: list === undefined ? undefined : refOf(list), ...below })]
}

function stepOf(context: PageContext, page: PageSource, step: StepSource): StepPlan | undefined {
  const head = plain({ code: step.code, title: step.title, when: step.when })
  if ('form' in step) return { ...head, shows: 'form', form: formOf(context, step.form, entityOf(context, aboutOf(page, step))) }
  const submit = step.submit === undefined ? {} : { submit: refOf(step.submit) }
  if ('part' in step) return { ...head, shows: 'part', part: step.part, ...submit }
  const { columns, list: call, filters, where, sort, tree, fills } = step
  const list = listOf(context, page, step.code, step.title, { ...aboutOf(page, step), columns, list: call, filters, where, sort, tree })
  return list && { ...head, shows: 'list', list, ...submit, ...(fills ? { fills } : {}) }
}

function printOf(context: PageContext, source: PageSource): PrintPlan | undefined {
  if (source.sheet) return sheetOf(context, source, source.sheet)
  const choices = (source.sheets ?? []).flatMap((said): NonNullable<PrintPlan['choices']> => {
    const sheet = 'page' in said ? undefined : sheetOf(context, plain({ ...source, entity: said.entity ?? source.entity }), said)
    const own = 'page' in said ? undefined : said.opensWith
    return sheet ? [{ code: said.code, title: said.title, sheet: own === undefined ? sheet : { ...sheet, opensWith: own } }] : []
  })
  const [first] = choices
  return first && { ...first.sheet, choices }
}

function sheetOf(context: PageContext, source: PageSource, sheet: SheetSource): PrintPlan | undefined {
  const here = hereOf(context, source, sheet.load)
  const entity = here?.subject.entity
  if (!here || !entity) return undefined
  const { templates } = sheet
  return plain({
    entity: entity.name,
    paper: typeof sheet.paper === 'string' ? PAPERS[sheet.paper] : sheet.paper,
    per: sheet.per ?? 'row',
    load: refOf(sheet.load),
    asks: doesOf(context, sheet.load) === 'list' ? ('rows' as const) : ('row' as const),
    rowKey: entity.key,
    by: sheet.by,
    copies: sheet.copies,
    printed: sheet.printed === undefined ? undefined : refOf(sheet.printed),
    only: sheet.only,
    templates: templates && {
      list: refOf(templates.list), of: templates.of, ...(templates.first ? { first: templates.first } : {}),
      fields: plainColumns(here, templates.fields ?? namesToDraw(context, entity)),
      rows: templates.fields ? [] : rowsToDraw(context, here, entity, sheet),
    },
    parts: sheet.parts.flatMap((part): PrintPlan['parts'] => {
      if ('heading' in part) return [plain({ shows: 'heading' as const, text: part.heading, below: part.below })]
      if ('words' in part) {
        const own = part.unless === undefined ? undefined : here.subject.fieldAt(part.unless)
        return [plain({ shows: 'words' as const, text: part.words, unless: own && usable(here, own) })]
      }
      if ('signatures' in part) return [{ shows: 'signatures', of: part.signatures }]
      if ('barcode' in part) {
        const field = here.subject.fieldAt(part.barcode)
        return field ? [{ shows: 'barcode', field: usable(here, field), symbology: part.symbology ?? 'code128' }] : []
      }
      const [drawn] = sectionOf(here, entity, part)
      if (!drawn) return []
      if (drawn.shows === 'fields')
        return [plain({ ...drawn, boxes: 'boxes' in part ? part.boxes : undefined, big: 'big' in part && part.big ? (true as const) : undefined })]
      return [plain({
        ...drawn, total: 'total' in part && part.total ? (true as const) : undefined, byHand: 'byHand' in part ? part.byHand : undefined,
      })]
    }),
  })
}

/** Kinds that say nothing on paper. */
const NOT_DRAWN: ReadonlySet<string> = new Set(['id', 'json', 'week'])

/** Every field of a row that a company may put on its paper, and what its references show. */
function namesToDraw({ entities }: PageContext, entity: Entity): string[] {
  const drawn = ({ kind, secret }: Field): boolean => !NOT_DRAWN.has(kind) && secret !== true
  const own = Object.values(entity.fields).filter(drawn).map(({ name }) => name)
  const shown = Object.values(entity.refs).filter(({ any, upTo }) => !any && !upTo).flatMap(({ name, entity: other, shows }) => shows.flatMap((field) => {
    const known = entities[other]?.fields[field]
    return known && drawn(known) ? `${name}.${field}` : []
  }))
  return [...own, ...shown]
}

/** The tables of a sheet with every field of their rows: what stands there already keeps its heading. */
function rowsToDraw(context: PageContext, here: ListContext, entity: Entity, { parts }: SheetSource): RowsBelowPlan[] {
  return parts.flatMap((part): RowsBelowPlan[] => {
    if (!('has' in part)) return []
    const below = context.entities[entity.has[part.has]?.entity ?? '']
    const said = new Set(part.columns.map((column) => (typeof column === 'string' ? column : 'field' in column ? column.field : '')))
    const further = below ? namesToDraw(context, below).filter((name) => !said.has(name)) : []
    const [drawn] = sectionOf(here, entity, { ...part, columns: [...part.columns, ...further] })
    return drawn?.shows === 'rows' ? [drawn] : []
  })
}

/** What a card asks, as lists. */
function listsOfCard(card: CardPlan): ListPlan[] {
  if (card.shows === 'todos') return card.todos.map(({ list }) => list)
  if (card.shows === 'start') return card.steps.map(({ list }) => list)
  return card.shows === 'part' || card.shows === 'missing' ? [] : [card.list]
}

/** Every list inside a body. */
export function listsOf({ board, steps }: Body): ListPlan[] {
  return [
    ...(board?.cards ?? []).flatMap(listsOfCard),
    ...(steps ?? []).flatMap((step) => ('list' in step ? [step.list] : [])),
  ]
}

/** Every other part of a body that has fields or inputs, by which enums are gathered. */
export function fieldsOf({ board, form, detail, steps, print }: Body): { enum?: string }[] {
  const forms = [...(form ? [form] : []), ...(steps ?? []).flatMap((step) => (step.shows === 'form' ? [step.form] : []))]
  const parts = [
    ...(detail?.sections ?? []),
    ...sheetsOf(print).flatMap((sheet) => [
      ...sheet.parts,
      ...(sheet.templates ? [{ shows: 'fields' as const, fields: sheet.templates.fields }, ...sheet.templates.rows] : []),
    ]),
  ]
  return [
    ...(board?.filters ?? []).flatMap((filter) => (filter.type === 'field' ? [filter.field] : filter.type === 'search' ? filter.fields : [])),
    ...forms.flatMap(({ sections, items }) => [...sections, ...items].flatMap(({ inputs }) => inputs)),
    ...parts.flatMap(shownBy),
  ]
}

/** Fields that a part of a sheet or of a detail shows. */
function shownBy(part: PrintPlan['parts'][number] | DetailPlan['sections'][number]): readonly { enum?: string }[] {
  if (part.shows === 'fields') return part.fields
  if (part.shows === 'rows') return part.columns
  if (part.shows === 'barcode') return [part.field]
  return part.shows === 'words' && part.unless ? [part.unless] : []
}
