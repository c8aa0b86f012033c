/**
 * The body of a page that is no list, as one person may see it: cards, fields, inputs, steps and parts of sheets that show what
 * they may not see, or need a call they may not use, are gone. Pure.
 */
import type { Model } from '../../../../contract/model'
import {
  PRINTED, type BoardPlan, type CardPlan, type DetailPlan, type FieldsPlan, type FormPlan, type PagePlan, type PrintPlan, type RowsBelowPlan,
  type StepPlan,
} from '../../../../contract/page-plan'
import type { LinkPlan } from '../../../../contract/link-plan'
import type { ActionPlan, ListPlan } from '../../../../contract/plan'
import type { Access } from '../access/access'
import { arrangedFor } from './arranged'
import { hidesOf, mayUse, sourceOfCall, tells, trimChecks, trimColumns, trimDocument, trimFilter, trimInputs, trimLink, type Hides } from './trim.hidden'

interface BodyTrim {
  page: string
  access: Access
  model: Model
  list: (list: ListPlan) => ListPlan
  action: (action: ActionPlan, hides: Hides) => ActionPlan | undefined
}

type Body = Pick<PagePlan, 'board' | 'form' | 'detail' | 'steps' | 'print'>

/** Only the bodies that are left; a page whose own call is forbidden has none. */
export function trimBody(plan: Body, trim: BodyTrim): Body {
  const board = plan.board && trimBoard(plan.board, trim)
  const form = plan.form && trimForm(plan.form, trim)
  const detail = plan.detail && trimDetail(plan.detail, trim)
  const steps = plan.steps && trimSteps(plan.steps, trim)
  const print = plan.print && trimPrint(plan.print, trim)
  return { ...(board ? { board } : {}), ...(form ? { form } : {}), ...(detail ? { detail } : {}), ...(steps ? { steps } : {}), ...(print ? { print } : {}) }
}

function trimBoard(board: BoardPlan, trim: BodyTrim): BoardPlan {
  const hides = hidesOf(trim.model, trim.access, board.source.entity ?? board.source.dataset)
  const { imports, ...rest } = arrangedFor(board, trim.access.roles)
  return {
    ...rest, ...(imports !== undefined && mayOpenRoute(imports, trim) ? { imports } : {}),
    filters: rest.filters.flatMap((filter) => trimFilter(filter, hides)), cards: rest.cards.flatMap((card) => trimCard(card, trim) ?? []),
  }
}

function mayOpenRoute(route: string, { access, model }: BodyTrim): boolean {
  const page = model.pages.find((one) => one.route === route)
  return page !== undefined && access.mayOpen(page.page)
}

/** Of what waits, or is done first: what the person may count and go to. */
function trimCounted<Counted extends { list: ListPlan; go: LinkPlan }>(counted: readonly Counted[], trim: BodyTrim): Counted[] {
  const { access, model } = trim
  return counted.flatMap((one) => {
    const { list, go } = one
    const may = mayUse(model, access, list.list) && mayOpenRoute(go.route, trim) && !tells(list.where, hidesOf(model, access, list.source.entity))
    return may ? [{ ...one, list: trim.list(list) }] : []
  })
}

function trimCard(card: CardPlan, trim: BodyTrim): CardPlan | undefined {
  const { access, model } = trim
  if (card.opensWith !== undefined && !mayOpenRoute(card.opensWith, trim)) return undefined
  if (card.shows === 'missing') return card.call && !mayUse(model, access, card.call) ? undefined : card
  if (card.shows === 'todos') {
    const todos = trimCounted(card.todos, trim)
    return todos.length > 0 ? { ...card, todos } : undefined
  }
  if (card.shows === 'start') {
    const steps = trimCounted(card.steps, trim)
    return steps.length > 0 ? { ...card, steps } : undefined
  }
  if (card.shows === 'part') {
    const { go: said, ...rest } = card
    const go = trimLink(said, () => false, access, model)
    return { ...rest, ...(go ? { go } : {}) }
  }
  const hides = hidesOf(model, access, card.list.source.entity ?? card.list.source.dataset)
  if (!mayUse(model, access, card.list.list) || tells(card.list.where, hides)) return undefined
  const list = trim.list(card.list)
  const dimensions = new Set(card.list.rows[0]?.by ?? [])
  // A chart without the dimension along its axis, a card without a figure: nothing is left to show.
  if (card.list.rows.length > list.rows.length) return undefined
  if (!list.columns.some(({ path }) => !dimensions.has(path))) return undefined
  const { go: said, ...rest } = card
  const go = trimLink(said, hides, access, model)
  return { ...rest, list, follows: card.follows.filter((path) => !hides(path)), ...(go ? { go } : {}) }
}

function trimForm(form: FormPlan, trim: BodyTrim): FormPlan | undefined {
  const { page, access, model } = trim
  if (!access.mayAct(page, 'submit') || !mayUse(model, access, form.submit)) return undefined
  if (form.load && !mayUse(model, access, form.load)) return undefined
  if (form.one && !mayUse(model, access, form.one)) return undefined
  if (form.begin && !mayUse(model, access, form.begin.call)) return trimForm(withoutBegin(form), trim)
  if (form.edit && !mayUse(model, access, form.edit)) return trimForm(withoutEdit(form), trim)
  const source = form.entity ?? sourceOfCall(model, form.submit)
  const hides = hidesOf(model, access, source)
  const sections = form.sections.map((section) => ({ ...section, inputs: trimInputs(section.inputs, hides, access) })).filter(({ inputs }) => inputs.length > 0)
  const hidesBelow = (has: string): Hides => hidesOf(model, access, below(model, source, has))
  const items = form.items.map((one) => ({ ...one, inputs: trimInputs(one.inputs, hidesBelow(one.has), access) })).filter(({ inputs }) => inputs.length > 0)
  if (sections.length === 0 && items.length === 0) return undefined
  const { after: said, suggests, review, ...rest } = trimChecks(form, hides, hidesBelow)
  const after = trimLink(said, hides, access, model)
  const asks = (name: 'suggests' | 'review', call: FormPlan['review']): Pick<FormPlan, 'suggests' | 'review'> =>
    (call && mayUse(model, access, call) ? { [name]: call } : {})
  return { ...rest, sections, items, ...(after ? { after } : {}), ...asks('suggests', suggests), ...asks('review', review) }
}

/** Who may not ask what a row begins with begins with an empty one. */
function withoutBegin({ begin: _begin, ...form }: FormPlan): FormPlan {
  return form
}

/** A form for new rows alone: who may not edit is given nothing to edit. */
function withoutEdit({ edit: _edit, load: _load, ...form }: FormPlan): FormPlan {
  return form
}

function trimDetail(detail: DetailPlan, trim: BodyTrim): DetailPlan | undefined {
  const { access, model } = trim
  if (!mayUse(model, access, detail.get)) return undefined
  const hides = hidesOf(model, access, detail.entity)
  return {
    ...detail,
    ...(detail.asks ? { asks: detail.asks.filter((path) => !hides(path)) } : {}),
    sections: detail.sections.flatMap((section): DetailPlan['sections'] => (section.shows === 'part' ? [section] : trimSection(section, detail.entity, trim))),
    actions: detail.actions.flatMap((action) => trim.action(action, hides) ?? []),
    ...trimDocument(detail, model, access, detail.entity),
  }
}

function trimSection(section: FieldsPlan | RowsBelowPlan, entity: string, { access, model }: BodyTrim): (FieldsPlan | RowsBelowPlan)[] {
  const hides = hidesOf(model, access, entity)
  if (section.shows === 'fields') {
    const fields = trimColumns(section.fields, hides, access, model)
    return fields.length > 0 ? [{ ...section, fields }] : []
  }
  if (section.list && !mayUse(model, access, section.list)) return []
  if (Object.values(section.by).some(hides)) return []
  const columns = trimColumns(section.columns, hidesOf(model, access, below(model, entity, section.has)), access, model)
  return columns.length > 0 ? [{ ...section, columns }] : []
}

/** Steps that lead to nothing that may be sent are none. */
function trimSteps(steps: StepPlan[], trim: BodyTrim): StepPlan[] {
  const sends = (step: StepPlan): boolean => step.shows === 'form' || step.submit !== undefined
  const left = steps.flatMap((step) => trimStep(step, trim) ?? [])
  return steps.some(sends) && !left.some(sends) ? [] : left
}

function trimStep(step: StepPlan, trim: BodyTrim): StepPlan | undefined {
  const { page, access, model } = trim
  if (step.shows === 'form') {
    const form = trimForm(step.form, trim)
    return form && !tells(step.when, hidesOf(model, access, form.entity ?? sourceOfCall(model, form.submit))) ? { ...step, form } : undefined
  }
  if (step.submit && (!access.mayAct(page, 'submit') || !mayUse(model, access, step.submit))) return undefined
  if (step.shows === 'part') return step
  const hides = hidesOf(model, access, step.list.source.entity ?? step.list.source.dataset)
  if (!mayUse(model, access, step.list.list) || tells(step.when, hides) || tells(step.list.where, hides)) return undefined
  const list = trim.list(step.list)
  return list.columns.length > 0 ? { ...step, list } : undefined
}

function trimPrint(print: PrintPlan, trim: BodyTrim): PrintPlan | undefined {
  const { choices: said, ...alone } = print
  if (!said) return trimSheet(alone, trim)
  const choices = said.flatMap(({ sheet, ...head }) => {
    const left = trimSheet(sheet, trim)
    return left ? [{ ...head, sheet: left }] : []
  })
  const [first] = choices
  return first && { ...first.sheet, choices }
}

function trimSheet({ printed, templates, copies, ...print }: PrintPlan, trim: BodyTrim): PrintPlan | undefined {
  const { page, access, model } = trim
  if (print.opensWith === undefined ? !access.mayWorkOn(page) : !mayOpenRoute(print.opensWith, trim)) return undefined
  if (!mayUse(model, access, print.load)) return undefined
  const hides = hidesOf(model, access, print.entity)
  if (print.by !== undefined && hides(print.by)) return undefined
  const parts = print.parts.flatMap((part): PrintPlan['parts'] => {
    if (part.shows === 'barcode') return hides(part.field.path) ? [] : [part]
    return part.shows === 'fields' || part.shows === 'rows' ? (trimSection(part, print.entity, trim) as PrintPlan['parts']) : [part]
  })
  if (!parts.some(({ shows }) => shows === 'fields' || shows === 'rows' || shows === 'barcode')) return undefined
  return {
    ...print, parts,
    ...(copies !== undefined && !hides(copies) ? { copies } : {}),
    ...(printed && access.mayAct(page, PRINTED) && mayUse(model, access, printed) ? { printed } : {}),
    ...(templates && mayUse(model, access, templates.list) ? {
      templates: {
        ...templates, fields: trimColumns(templates.fields, hides, access, model),
        rows: templates.rows.flatMap((rows) => trimSection(rows, print.entity, trim) as RowsBelowPlan[]),
      },
    } : {}),
  }
}

/** The entity of the rows that an entity has under this name. */
function below(model: Model, entity: string | undefined, has: string): string | undefined {
  return entity === undefined ? undefined : model.entities[entity]?.has[has]?.entity
}
