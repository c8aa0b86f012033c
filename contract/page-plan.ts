/**
 * The page plan: one page, resolved, checked and flat, as the engine draws it: lists, or the body of a board, form, detail,
 * steps or print page. Nothing in it needs looking up elsewhere but enum labels, which travel along in `enums`.
 */
import type { DocumentPlan } from './document-plan'
import type { Check } from './checks'
import type { Begun, Condition, Operand } from './filter'
import type { LinkPlan } from './link-plan'
import type {
  PageKind, ChartKind, Symbology, Tone, EnumPlan, CallRef, FieldPlan, ColumnPlan, FilterPlan, InputPlan, ActionPlan, ListPlan,
} from './plan'
import type { Row } from './wire'

/** One card of a board. What it shows is asked as a list is: figures without dimensions, a chart by its dimensions. */
export type CardPlan = {
  code: string
  /** The only tab that it stands above; left out: all, or the page has none. */
  tab?: string
  title: string
  /** Of four columns. */
  width: number
  /** Put away until the person brings it back. */
  away?: true
  go?: LinkPlan
  /** Route of the page whose openers have this card; left out: everybody who has the board. */
  opensWith?: string
} & (
  | { shows: 'figures' | 'list'; list: ListPlan; follows: string[] }
  /** `times`: steps of time that may lie along the axis; `along`: the one that takes the place of the dimension that the card begins with. */
  | { shows: 'chart'; chart: ChartKind; list: ListPlan; follows: string[]; times?: ColumnPlan[]; along?: { of: string; path: string } }
  | { shows: 'part'; part: string }
  | { shows: 'todos'; todos: TodoPlan[] }
  | { shows: 'start'; steps: StartStepPlan[] }
  /** There is nothing yet that could fill it: says why, and what would. */
  | { shows: 'missing'; says: string; call?: CallRef }
)

/** How many rows of a list wait for somebody. */
export interface TodoPlan {
  label: string
  /** Its `where` says which rows; only their number is asked for. */
  list: ListPlan
  /** Field of these rows <- path of the board's filter that narrows them. */
  follows: Record<string, string>
  /** The list behind the number. */
  go: LinkPlan
  /** The tab that it leads to holds these rows by itself: the address need not say which, and says it where a tab could not be asked. */
  asTab?: true
  tone: Exclude<Tone, 'muted'>
}

/** A thing that a new company does first. It is done once its list has rows. */
export interface StartStepPlan {
  label: string
  /** How it is done, where no report does it. */
  says?: string
  /** Asked for its number of rows; the reports that fill it are its `feeds`. */
  list: ListPlan
  go: LinkPlan
}

/** A board: cards under common filters. */
export interface BoardPlan extends Begun {
  /** Whose fields the filters are. */
  source: { entity?: string; dataset?: string }
  /** Shared by the cards; each obeys those that it `follows`. */
  filters: FilterPlan[]
  currency: ('original' | 'company')[]
  /** Route of the page where reports are imported. */
  imports?: string
  cards: CardPlan[]
  /** How it begins by role; the server settles it for the person, and no browser sees it. */
  arranged?: ArrangedPlan[]
}

/** The first whose roles the person has one of counts. */
interface ArrangedPlan {
  roles: string[]
  /** Codes of the cards that stand first. */
  cards: string[]
  /** Codes of the cards that are put away at first. */
  away: string[]
  /** Field of a filter -> what it begins with. */
  filters: Record<string, Operand>
}

/** Rows below the row of a form, written in the same transaction. */
export interface ItemsPlan {
  /** Name of the list in the submitted values. */
  has: string
  label: string
  /** Field of an item <- field of the row. */
  by: Record<string, string>
  inputs: InputPlan[]
  min: number
  max?: number
  /** Gives the rows that are there already; undefined: the row's own call answers them, under `has`. */
  list?: CallRef
  rowKey: string[]
  /** The server keeps them in the order in which they are sent. */
  ordered?: true
  /** The reference by which an item names the row above it: conditions of its inputs look at that row under this name. */
  head?: string
  /** Inputs whose values add up; their sums stand below the rows. */
  totals: string[]
}

/** A form over one row and the rows below it (`items`), to add it or to change it. */
export interface FormPlan {
  /** Whose fields the inputs are. */
  entity?: string
  sections: { title?: string; inputs: InputPlan[] }[]
  items: ItemsPlan[]
  /** Gives the row to change; undefined for a new one. */
  load?: CallRef
  /** Gives the one row the form is about, asked without a key; `submit` then writes what was changed, with `before`. */
  one?: CallRef
  /** What a new row begins with: the call is given the parameter of the address that is one of `by`, and answers `{row}`. */
  begin?: { call: CallRef; by: string[] }
  /** Field -> the value that every new row has, asked of nobody. */
  gives?: Row
  /** Is given what was entered (`row`) and answers values for inputs (contract/suggestions.ts). */
  suggests?: CallRef
  /** Is given what was entered (`row`) and answers what would be made of it (contract/lines.ts). */
  review?: CallRef
  /** A part that stands beside the form and shows what is entered. */
  beside?: string
  /** Writes a new row. */
  submit: CallRef
  /** Writes the row that was loaded; takes `before`, by which changes of others are noticed. */
  edit?: CallRef
  /** Key fields of the row, by which the address names the one to change. */
  rowKey: string[]
  /** Fields that no two rows have alike together. */
  unique?: string[][]
  /** What the row and its items are held to before they are sent; the server holds them to more. */
  checks?: Check[]
  /** Parts that stand below the form. */
  below?: { title: string; part: string }[]
  /** Where a person goes once it is written. */
  after?: LinkPlan
}

/** Rows below one row. */
export interface RowsBelowPlan {
  shows: 'rows'
  title?: string
  has: string
  /** undefined: the row's own call answers them, under `has`. */
  list?: CallRef
  /** Field of a row below <- field of the row. */
  by: Record<string, string>
  columns: ColumnPlan[]
  rowKey: string[]
}

/** Rows of a sheet; `byHand`: headings of empty columns, which are filled in on paper. */
export type SheetRowsPlan = RowsBelowPlan & { total?: true; byHand?: string[] }

/** A section of a detail: fields of the row with their labels. */
export interface FieldsPlan {
  shows: 'fields'
  title?: string
  fields: ColumnPlan[]
}

/** One row, named by the address, in sections, with the actions that it allows. */
export interface DetailPlan {
  /** Whose row it is, by which it is drawn anew when somebody changes it. */
  entity: string
  get: CallRef
  /** Fields to ask for; left out: the call answers what it answers, by rights of its own. */
  asks?: string[]
  rowKey: string[]
  sections: (FieldsPlan | RowsBelowPlan | { shows: 'part'; title?: string; part: string })[]
  actions: ActionPlan[]
  document?: DocumentPlan
}

/** One step of a page of kind steps: a form, a list or a part. What is entered and chosen in it is kept under its `code`. */
export type StepPlan = {
  code: string
  title: string
  /** The step is left out where the row does not fit. */
  when?: Condition
} & (
  | { shows: 'form'; form: FormPlan }
  /** `fills`: rows chosen become items of the form that follows, by input <- key field. */
  | { shows: 'list'; list: ListPlan; submit?: CallRef; fills?: { items: string; with: Record<string, string> } }
  | { shows: 'part'; part: string; submit?: CallRef }
)

/** One part of a sheet, from top to bottom. */
export type SheetPart =
  /** `boxes`: drawn as a form of boxes, so many across; `big`: in large type. */
  | (FieldsPlan & { boxes?: number; big?: true })
  /** `total`: a line of totals below, amounts by currency. */
  | SheetRowsPlan
  | { shows: 'barcode'; field: FieldPlan; symbology: Symbology }
  | { shows: 'heading'; text: string; below?: string }
  /** `unless`: a field of the row whose own words stand there instead, where it has some. */
  | { shows: 'words'; text: string; unless?: FieldPlan }
  | { shows: 'signatures'; of: string[] }

/** The action by which permissions know that a person says what was printed. */
export const PRINTED = 'printed'

/** A sheet: for each chosen row, or one for all of them. */
export interface PrintPlan {
  /** Whose rows are printed. */
  entity: string
  /** Millimetres. */
  paper: { width: number; height: number }
  per: 'row' | 'all'
  load: CallRef
  /** rows: the call lists, and is asked for all keys at once; row: it gives one row by its key. */
  asks: 'rows' | 'row'
  rowKey: string[]
  /** The field that the address's ids are values of; undefined: the key. */
  by?: string
  /** The field that says how often a row is printed. */
  copies?: string
  /** Is told the keys (`ids`) of what was printed. */
  printed?: CallRef
  /** Which rows may be printed, and why the others may not. */
  only?: { when: Condition; says: string }
  /** Designs that a person may print by instead: lines of all of them, and the fields that they may show, of the row and of the rows below. */
  templates?: { list: CallRef; of: string; first?: string; fields: ColumnPlan[]; rows: RowsBelowPlan[] }
  parts: SheetPart[]
  /** Route of the page whose openers have this sheet; left out: as the page. */
  opensWith?: string
  /** The sheets that a person chooses among; the plan itself is the first of them. */
  choices?: { code: string; title: string; sheet: PrintPlan }[]
}

/** What one page draws. The server takes out what the person may not see before it sends it. */
export interface PagePlan {
  page: string
  /** Changes with every change of what the page shows. */
  version: string
  route: string
  title: string
  kind: PageKind
  state: 'built' | 'planned'
  /** It is built, and this cannot be done here yet; undefined: nothing. Its file says `partial`. */
  lacks?: string[]
  layout: 'main' | 'standalone'
  purpose?: string
  help?: string
  notice?: string
  /** The page that takes this one's place. */
  replacedBy?: { route: string; title: string }
  /** A page of the earlier product, v3.0. */
  legacy?: true
  /** What its parts and dialogs of code may do by calls of their own; of one person's plan: what they may. */
  uses?: { action: string; label: string; calls: CallRef[] }[]
  /** Entities of settings that it follows: whoever saves them changes it. */
  follows?: string[]
  /** Why nothing of its content is here: the person may open the route and use nothing on it. */
  withheld?: string
  /** One for kind list, several for kind tabs, none otherwise. */
  lists: ListPlan[]
  /** The body of its kind; given for planned pages too, as far as their files say it. */
  board?: BoardPlan
  form?: FormPlan
  detail?: DetailPlan
  steps?: StepPlan[]
  print?: PrintPlan
  enums: Record<string, EnumPlan>
}

/** One line of the list of pages, as menu, access and `npm run routes` need it. */
export interface PageEntry {
  page: string
  route: string
  title: string
  kind: PageKind
  state: 'built' | 'planned'
  lacks?: string[]
  /** What the page was asked to have and will not -> why. */
  dropped?: Record<string, string>
  /** Beyond what the product was asked to have. */
  ours?: true
  access: 'menu' | 'signedIn' | 'everyone'
  layout: 'main' | 'standalone'
  legacy: boolean
  /** Route of the page whose openers may open this one too, or, where everybody may open it, use what is on it. */
  opensWith?: string
}

/** Every sheet of a print page. */
export function sheetsOf(print: PrintPlan | undefined): PrintPlan[] {
  return print ? (print.choices?.map(({ sheet }) => sheet) ?? [print]) : []
}

/** What a list is called outside its page: by its tab too, where the page has several and this one has a name of its own. */
export function nameOfList({ title, lists }: Pick<PagePlan, 'title' | 'lists'>, list: { title: string }): string {
  return lists.length > 1 && list.title !== title ? `${title} · ${list.title}` : title
}
