/**
 * The parts that pages are made of, resolved, checked and flat: fields, columns, filters, inputs, actions, and lists out of
 * them. codegen's resolve stage makes them, the server trims them to what the asker may see. Whole pages and their bodies stand in page-plan.ts.
 */
import type { AcrossPlan, ClockStep, TimeStep } from './across-plan'
import type { DocumentPlan } from './document-plan'
import type { Feed } from './feed'
import type { Formula } from './formula'
import type { Check } from './checks'
import type { Begun, Condition, Given, Operator } from './filter'
import type { ScanPlan } from './scan'
import type { Comparing, SortBy } from './wire'
import type { BarParts, CoverPaths, MarketplacePage, ProductPaths, Shade } from './cell-plan'
import type { LinkPlan } from './link-plan'

/** What a value is: how it is shown, asked, added up, edited and kept. One folder of kinds/ each. */
export type ColumnKind =
  | 'text' | 'id' | 'money' | 'integer' | 'decimal' | 'percent' | 'rank' | 'date' | 'datetime' | 'month' | 'enum'
  | 'image' | 'link' | 'tags' | 'switch' | 'progress' | 'user' | 'bool' | 'json' | 'week'
/** What a person asks by in the bar of filters: search is one box for several fields, select takes one value, multiselect any of several. */
export type FilterControl =
  | 'keyword' | 'search' | 'select' | 'multiselect' | 'cascader' | 'number' | 'daterange' | 'monthrange' | 'month' | 'switch' | 'radio'
/** What a person fills a field in with. permissions is the tree of rights, conditions the builder of a kept condition. */
export type InputKind =
  | 'text' | 'textarea' | 'password' | 'integer' | 'decimal' | 'percent' | 'select' | 'multiselect' | 'radio'
  | 'switch' | 'date' | 'datetime' | 'month' | 'upload' | 'tags' | 'permissions' | 'conditions' | 'week'
/** What a page is as a whole. screen: one made by hand (`src/screens`), the rest are drawn by the engine. */
export type PageKind = 'list' | 'tabs' | 'board' | 'form' | 'steps' | 'detail' | 'print' | 'screen'
/** rank: rows, numbered, each with a bar. waterfall, funnel: the measures are the steps. heat: one measure at crossings. calendar: at days. */
export type ChartKind = 'line' | 'area' | 'bar' | 'column' | 'pie' | 'rank' | 'waterfall' | 'funnel' | 'heat' | 'calendar' | 'scatter'
/** The code that a sheet prints of a value. */
export type Symbology = 'code128' | 'qr'
/** How a field adds up: `last` (stock on a day), `distinct` (how many values), `ratio` (ratio of sums), `none`. */
export type Total = 'sum' | 'last' | 'max' | 'distinct' | 'ratio' | 'none'
/** The clock that a day or moment is told by. `source`: the one of the report that it came from. contract/format/date.ts shows moments by it. */
export type Zone = 'marketplace' | 'utc' | 'source' | 'company'
/** How loud a mark or a notice is. */
export type Tone = 'info' | 'warning' | 'danger' | 'muted'

/** What takes the place of what a family cannot do; a feature without a word here is left out. */
export interface Fallback {
  /** page: totals over the rows shown, said to be so. */
  summary?: 'page' | 'none'
  /** client: the browser asks page by page and writes the file. */
  export?: 'client' | 'none'
  sort?: 'none'
}

/** `group` names one of the enum's groups; `color` is one of the colours by name that codegen/language/enum.json allows. */
export interface EnumValue {
  value: string
  label: string
  color?: string
  group?: string
  note?: string
  /** Known in old data: shown where it stands, no longer offered nor written. */
  hidden?: true
}

/** What a page needs of an enum to show and offer its values, in their order. `groups`: name -> label. */
export interface EnumPlan {
  label: string
  groups: Record<string, string>
  values: EnumValue[]
}

/** A call, as the client addresses it. */
export interface CallRef {
  family: string
  call: string
}

/** A field as every reader of it sees it. `path` is its name in rows, filters and sorts. */
export interface FieldPlan {
  path: string
  label: string
  kind: ColumnKind
  note?: string
  enum?: string
  /** The enum whose labels tell the words of a text that are among its values; no choice of values is offered of it. */
  known?: string
  unit?: string
  /** Digits after the point. */
  scale?: number
  /** Path of the row's currency, for money. */
  currencyField?: string
  zone?: Zone
  total: Total
  sortable: boolean
  operators: Operator[]
  /** Entity whose rows are offered where this field holds a reference, and the field that shows them. */
  options?: { entity: string; title: string }
  /** What a row without a value is called, where it is called anything. */
  empty?: string
  /** Which way a change is good; undefined: neither. */
  better?: 'more' | 'less'
  /** Its value is a filter tree over these. */
  conditions?: KeptConditions
  /** Pixels of its columns where a page says no others; undefined: those of its kind. */
  width?: number
}

/** A column of a list, or a field of a detail. `width` in px. */
export interface ColumnPlan extends FieldPlan {
  /** Stable key by which a person's settings and exports know the column. */
  key: string
  width: number
  align: 'left' | 'right' | 'center'
  fixed?: 'left' | 'right'
  hidden: boolean
  copy: boolean
  /** Comparisons that the answer carries beside the value: path + ".prev", ".delta", ".rate". */
  compare: Comparing[]
  link?: LinkPlan
  /** Written in its cell, with this input. */
  edit?: InputPlan
  /** A named cell of src/parts draws it. */
  part?: string
  /** Pixels of an image's side: 40 in a row, 80 where it is looked at. */
  size?: 40 | 80
  /** The value is the name of a page of the marketplace, which it opens. */
  opens?: MarketplacePage
  /** Drawn as a product: the fields that stand around this one. */
  product?: ProductPaths
  /** A balance that runs over the rows: answered where it is asked for by its name. */
  runs?: true
  /** Values of the last days under path + ".trend", oldest first; drawn as a small line. In the row of a report, asked for after a list's rows. */
  trend?: { days: number }
  /** The ground of each cell says how high its number is. */
  shade?: Shade
  /** A bar of these parts stands beside the number. */
  bar?: BarParts
  /** A bar of days stands beside the number: stock, arrivals, days without any. */
  cover?: CoverPaths
  /** It is counted over days: what it was on each of the last ones may be asked for (查看走势). */
  daily?: true
  /** What is written waits to be taken to Amazon: the row carries it under path + ".pending", absent where nothing waits. */
  pending?: true
  /** It is worked out from others: its numbers may be asked for (查看计算过程). */
  explains?: true
  /** It was added up from rows: a press on it opens them. */
  behind?: true
  /** Pivot columns: the enum value (or "#group", or "unallocated") and the group it folds into. */
  pivot?: { value: string; group?: string; role: 'value' | 'group' | 'unallocated' }
}

/**
 * `within`: keys of other filters of the list whose values narrow the choices of this one.
 * `by`: the enum field of the rows offered under whose values a cascader shows them.
 */
export type FilterPlan =
  | {
    type: 'field'
    field: FieldPlan
    control: FilterControl
    op?: Operator
    label: string
    default?: Given
    required: boolean
    more: boolean
    maxDays?: number
    within?: string[]
    by?: { field: string; enum: string }
  }
  | { type: 'search'; fields: FieldPlan[]; label: string; more: boolean }
  | { type: 'when'; key: string; when: Condition; label: string; default: boolean; more: boolean }

/** What a filter tree that is kept as a value may name. */
export type ConditionsPlan = {
  /** The field that keeps it, and the value by which it is over these: who tries a tree names them. */
  keptIn: { entity: string; field: string; by?: string }
  /** What the entity's rows, or the dataset's figures, are called. */
  label: string
  fields: FieldPlan[]
} & ({ entity: string } | FiguresJudged)

/**
 * Figures that a filter tree is over: one row for each value of `rows`, of the last `days` whole days that each shop has, or of
 * the newest month with data.
 */
export interface FiguresJudged {
  dataset: string
  rows: string[]
  days?: number
  month?: 'dataMonth'
}

/** What the trees of a field are over: one thing, or what each value of another field of the row (`by`, its path) says. */
export type KeptConditions = ConditionsPlan | { by: string; of: Record<string, ConditionsPlan> }

/** The page, and its tab, where rows of an entity are at home. */
export interface HomePlan {
  page: string
  tab?: string
}

/** An input of a dialog or form. `fill`, `formula`: values that the form works out or takes over from chosen rows while a person enters. */
export interface InputPlan {
  /** Name in the submitted values. */
  name: string
  label: string
  input: InputKind
  required: boolean
  readOnly: boolean
  multiple: boolean
  default?: unknown
  /** The setting whose value a new row begins with, by its path; `default` is what the setting itself begins with until the server has said it. */
  defaultFrom?: string
  fill?: { entity: string; ways: string[][] }
  help?: string
  enum?: string
  options?: { entity: string; title: string }
  /** Where the rows that are offered are at home: one that is missing may be added there. */
  home?: HomePlan
  scale?: number
  min?: number; max?: number; maxLength?: number
  /** Bulk edits offer to set it to what this field of the row says. */
  offers?: { field: string; label: string }
  /** What its figures are counted in; stands beside the entry. */
  unit?: string
  /** The permission without which it is not written. */
  writer?: string
  when?: Condition
  formula?: Formula
  conditions?: KeptConditions
  /** `offered`: what may be chosen is answered by the preview of the dialog; `apart`: begins with its default, whatever the row holds under its name. */
  offered?: true; apart?: true
  picture?: true
  /** `open`: what is not among them may be written as well. */
  choices?: { call: CallRef; by: string; open?: true }
}

/** A dialog over one row, or one that a call takes. `width` in px. */
export interface DialogPlan {
  title: string
  width: number
  fields: InputPlan[]
  submit: CallRef
  /** The call edits a row: it takes what changed, and `before`, by which changes of others are noticed. */
  edits?: true
  /** The call takes all that is entered, and `before` besides: a handler that writes where the row is already. */
  takesBefore?: true
  /** What the row is held to before it is sent; the server holds it to more. */
  checks?: Check[]
  /** The call is asked first what it would make of each row (contract/lines.ts); `one` line is chosen, or all are only told. */
  preview?: true | 'one' | 'tell'
}

/** The calls by which files are imported, and the formats that may be chosen. */
export interface ImporterPlan {
  upload: CallRef
  progress: CallRef
  preview: CallRef
  commit: CallRef
  discard?: CallRef
  formats: { format: string; label: string }[]
  multiple: boolean
}

/** What a step asks about the rows below a document: a grid with one line for each of them. */
export interface AskedItemsPlan {
  /** Name of the list in the values that are sent. */
  has: string
  label: string
  list: CallRef
  /** Field of a row <- field of the document. */
  by: Record<string, string>
  rowKey: string[]
  /** What tells the rows apart, and what is proposed. */
  columns: ColumnPlan[]
  inputs: InputPlan[]
  /** Asked field -> the field whose value is proposed while it is empty. */
  starts: Record<string, string>
  checks?: Check[]
  scan?: ScanPlan
}

/** Values that are handed over beside those of the row: the same for every row, the day by the company's clock, or what the list is asked of a filter. */
export type Constants = Record<string, { value: string | number | boolean | null } | { is: 'today' } | { asked: string }>

/** A button. `when`: rows that do not meet it do not offer it; `confirm`: asked before it is done, in the words of staff. */
export interface ActionPlan {
  action: string
  label: string
  place: 'page' | 'bulk' | 'row'
  tone: 'primary' | 'default' | 'danger'
  when?: Condition
  confirm?: string
  /** The permission without which it is not offered. */
  needs?: string
  /** Of chosen rows: fields in which they must be alike. */
  alike?: { path: string; label: string }[]
  /** Of a dialog about one row: what of the row is read above what is asked. */
  shows?: ColumnPlan[]
  /** Where it leads: offered only to whoever may do all of these ("": open the page). */
  leads?: { page: string; action: string }[]
  does:
    | { type: 'add' | 'edit'; dialog: DialogPlan }
    | {
        type: 'remove' | 'call' | 'transition'; call: CallRef; with: Record<string, string>; constants?: Constants; transition?: string; asks?: InputPlan[]
        /** Rows below that the step asks about, each and no other. */
        asksItems?: AskedItemsPlan
      }
    | { type: 'dialog'; dialog: DialogPlan; with: Record<string, string>; constants?: Constants }
    /** Without a call the browser asks page by page. */
    | { type: 'export'; call?: CallRef }
    | { type: 'refresh' }
    | { type: 'download'; call: CallRef; with: Record<string, string>; constants?: Constants; looks?: true }
    | { type: 'go'; route: string; tab?: string; with: Record<string, string>; constants?: Constants }
    | { type: 'import'; importer: ImporterPlan }
    /** Begins a document that is made from these rows, at the action of its own page; `key` is their key field. */
    | { type: 'make'; route: string; tab?: string; entity: string; way: string; key: string }
    /** Lists what a document was made from, and what was made from it. */
    | { type: 'documents' }
    /** Changes these fields of many rows through the call that edits one. */
    | { type: 'bulkEdit'; call: CallRef; inputs: InputPlan[] }
    /** Adds rows out of a filled-in template, through the call that adds one; or edits those that its first columns find, through the call that edits. */
    /** `offers`: rows to be filled in, as cells of the template. */
    | { type: 'importRows'; call: CallRef; inputs: InputPlan[]; offers?: CallRef }
}

/** Rows that meet `when` are marked and say why; only the cell of `field` where that is given. */
export interface MarkPlan {
  when: Condition
  tone: Tone
  says: string
  field?: string
}

/** One way to add a report up. */
export interface WayPlan {
  label: string
  by: string[]
  /** It is the way called `of`, split by this step of time. */
  time?: { of: string; step: TimeStep | ClockStep }
  /** Every step of the asked range has its row, of nothing too. */
  every?: true
}

/** One list: a page of kind list, or one tab. */
export interface ListPlan extends Begun {
  code: string
  title: string
  /** The entity's or dataset's name, for messages and history. */
  source: { entity?: string; dataset?: string }
  list: CallRef
  export?: CallRef
  rowKey: string[]
  columns: ColumnPlan[]
  filters: FilterPlan[]
  where?: Condition
  /** false: the family cannot be asked for "or", so nobody is offered to say it. */
  or?: false
  /** false: the family cannot compare two fields of a row. */
  beside?: false
  sort: SortBy[]
  pageSize: number
  total: boolean
  compare: Comparing[]
  currency: ('original' | 'company')[]
  rows: WayPlan[]
  pivot?: { dimension: string; measure: string; groups: 'folded' | 'open'; unallocated?: string }
  across?: AcrossPlan
  view: 'table' | 'calendar'
  /** `missing`: the action of the page that brings what is missing on days between others. */
  calendar?: { row: string[]; day: string; value: string; missing?: string }
  marks: MarkPlan[]
  /** Rows stand below the row whose key `parent` holds. */
  tree?: { parent: string }
  expand?: { list: CallRef; by: Record<string, string>; columns: ColumnPlan[]; rowKey: string[] }
  actions: ActionPlan[]
  /** Only where the family lacks what it is said for. */
  fallback?: Fallback
  /** Words that stand beside the figures even before the first answer. */
  basis?: string
  /** Writes one row: inline and bulk edits go there. */
  save?: CallRef
  /** Only these rows may be edited and removed (a life cycle's open states); undefined: all. */
  editable?: Condition
  /** Rows that share this field's value stand under one heading, unless a person's view says otherwise. */
  group?: string
  /** Stands in place of rows where there are none: why, and what brings them. */
  empty?: string
  /** The reports that fill it, said where there are no rows; `importer`: left out where the person may not bring them. */
  feeds?: { reports: Feed[]; importer?: ImporterPlan }
  /** Configuration type of the filter templates that people keep for it. */
  filterTemplates?: number
  /** What stands beside a row that is a document. */
  document?: DocumentPlan
  /** Rows are opened by the name that they begin with: it leads to a page of this one thing. */
  opensByName?: true
}
