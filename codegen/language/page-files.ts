/**
 * The types of what page files, their shared columns, filters and dialogs say, as the JSON Schemas beside this file allow it.
 * Only files that the checker has passed may be read as these.
 */
import type { BeginsToday } from '../../contract/form-words'
import type { Condition, Given, Operand, Operator, Scalar } from '../../contract/filter'
import type { MarketplacePage, ProductPaths } from '../../contract/cell-plan'
import type { ChartKind, FilterControl, InputKind, MarkPlan, PageKind, Symbology, Tone } from '../../contract/plan'
import type { Comparing } from '../../contract/wire'

interface ArrangedSource {
  roles: string[]
  cards: string[]
  away?: string[]
  filters?: Record<string, Operand>
}

/** `page` is a route; `with`: filter of that page <- field of this row. */
export interface LinkSource {
  page: string
  tab?: string
  with?: Record<string, string>
}

/** A column of which more is said than its path. `width`, `size` in px. */
export interface ColumnObject {
  field: string
  label?: string
  width?: number
  fixed?: 'left' | 'right'
  hidden?: boolean
  sortable?: boolean
  copy?: boolean
  link?: LinkSource
  edit?: boolean
  part?: string
  size?: 40 | 80
  opens?: MarketplacePage
  product?: ProductPaths
  /** Days of the small line. */
  trend?: number
  bar?: { parts: string[]; graded?: true }
  cover?: { stock: string; daily: string; from?: string; days?: number; arrivals?: { field: string; in: number | string }[] }
  shade?: true | { least: number; most: number; better?: 'more' | 'less' }
  note?: string
}
/** A shared set in its place; with `figures` its names are those of these figures of the entity (`perf` -> `perf.clicks`). */
export interface SetUse {
  set: string
  figures?: string
}
/** A path alone, a column, or a shared set in its place. */
export type ColumnSource = string | ColumnObject | SetUse

/** A filter on a field. `more`: stands behind 更多筛选; `maxDays`: of a range of days; `within`: other filters that narrow its choices. */
export interface FilterObject {
  field: string
  label?: string
  control?: FilterControl
  op?: Operator
  default?: Given
  required?: boolean
  maxDays?: number
  more?: boolean
  within?: string[]
  by?: string
}
/** A path alone, a filter, a search over several fields, a condition to be ticked, or a shared set. */
export type FilterSource =
  | string
  | FilterObject
  | { search: string[]; label?: string }
  | { when: Condition; label: string; default?: boolean }
  | SetUse

/** An input for a field of the entity; what is left out is as the field says. */
export interface FieldInputSource {
  field: string
  label?: string
  input?: InputKind
  required?: boolean
  default?: Scalar | { field: string } | BeginsToday
  readOnly?: boolean
  help?: string
  when?: Condition
  choices?: { call: string; by: string; open?: boolean }
}
/** An input for a value of the call that is no field. `options`: the entity whose rows are offered. */
export interface ParamInputSource {
  param: string
  label: string
  input: InputKind
  enum?: string
  options?: string
  required?: boolean
  multiple?: boolean
  offered?: boolean
  /** Not what the row's field of the same name means. */
  apart?: boolean
  default?: Scalar
  help?: string
}
/** A path alone, or an input. */
export type InputSource = string | FieldInputSource | ParamInputSource

/** What a dialog asks. `submit`: family.call; `width` in px. */
export interface DialogBody {
  title: string
  width?: number
  fields: InputSource[]
  submit: string
  /** `one` of the lines is chosen, or all are only told (contract/lines.ts). */
  preview?: boolean | 'one' | 'tell'
}
/** A file of schemas/dialogs, shared by pages. */
export interface DialogSource extends DialogBody {
  dialog: string
  entity: string
}

/** Calls (family.call) by which files are imported. */
export interface ImporterSource {
  upload: string
  progress: string
  preview: string
  commit: string
  discard?: string
  formats?: string[]
  multiple?: boolean
}

/** A value that is the same for every row. */
type Constant = { value: string | number | boolean | null } | { is: 'today' } | { asked: string }

/** Actions whose label, place and call follow from the list. */
export type ShortAction = 'add' | 'edit' | 'remove' | 'export' | 'refresh' | 'move_up' | 'move_down' | 'move_top'

/** An action of which more is said than its name: exactly one effect, and words about it. */
export interface ActionObject {
  action: string
  label: string
  dialog?: string
  call?: string
  with?: Record<string, string | Constant>
  download?: string
  looks?: boolean
  go?: LinkSource
  /** Formats: by the report centre's calls. */
  import?: ImporterSource | string[]
  transition?: string
  /** Fields of many rows changed at once; under "bulk". */
  fields?: string[]
  /** Fields of the rows that a filled-in template adds; under "page". */
  template?: string[]
  /** Beside template: fields of the rows below (items.qty), whose lines of one head make one document. */
  below?: string[]
  /** Beside template: what finds the row of each line, which is edited; none is added. */
  finds?: string[]
  /** Fields in which chosen rows must be alike; under "bulk". */
  alike?: string[]
  /** Beside dialog: fields of the row that are read above what is asked; under "row". */
  shows?: string[]
  /** Call that answers rows to be filled in, as cells of the template. */
  offers?: string
  confirm?: string
  when?: Condition
  tone?: 'primary' | 'default' | 'danger'
}
/** An action as it stands under its place. */
export type ActionSource = ShortAction | ActionObject
/** Above the rows, for chosen rows, in each row. */
export type ActionPlace = 'page' | 'bulk' | 'row'

/** What a list page and a tab may both say. */
export interface ListSource {
  entity?: string
  dataset?: string
  list?: string
  export?: string
  rows?: { label: string; by: string[]; times?: string[]; every?: true }[]
  columns?: ColumnSource[]
  pivot?: {
    dimension?: string
    measure?: string
    times?: string[]
    measures?: string[]
    start?: string
    groups?: 'folded' | 'open'
    unallocated?: string
    without?: string[]
  }
  compare?: Comparing[]
  filters?: FilterSource[]
  where?: Condition
  sort?: string[]
  currency?: ('original' | 'company')[]
  pageSize?: number
  total?: boolean
  view?: 'table' | 'calendar'
  calendar?: { row: string[]; day: string; value: string; missing?: string }
  /** The name of a set stands before the marks that were taken from it (read/short). */
  marks?: (MarkPlan | SetUse)[]
  tree?: boolean
  group?: string
  empty?: string
  filterTemplates?: number
  expand?: { has: string; list: string; entity?: string; columns: ColumnSource[] }
  actions?: Partial<Record<ActionPlace, ActionSource[]>>
  dialogs?: Record<string, string | DialogBody>
}

/** What a tab may take from its page. */
export type Inherited =
  | 'filters' | 'columns' | 'actions' | 'dialogs' | 'sort' | 'currency' | 'compare' | 'where' | 'marks' | 'total' | 'export' | 'rows' | 'filterTemplates'

/** A tab of a page of kind tabs: a list that takes from the page what it says it inherits. */
export interface TabSource extends ListSource {
  code: string
  title: string
  /** The shared tab whose words it has taken (read/short). */
  set?: string
  inherits?: Inherited[]
}

/** A file of schemas/pages; which of the bodies below stands there follows from `kind`. */
export interface PageSource extends ListSource {
  page: string
  title: string
  route: string
  kind: PageKind
  state?: 'built' | 'partial' | 'planned'
  /** Of state partial: what cannot be done here yet. */
  lacks?: string[]
  /** What the page was asked to have and will not -> why. */
  dropped?: Record<string, string>
  ours?: boolean
  purpose?: string
  help?: string
  notice?: string
  access?: 'menu' | 'signedIn' | 'everyone'
  /** Route of the page that opens this one, or, of a page open to everybody signed in, what is on it. */
  opensWith?: string
  /** What parts and dialogs of code do by calls of their own. */
  uses?: UseSource[]
  /** Route of the page that takes this one's place. */
  replacedBy?: string
  layout?: 'main' | 'standalone'
  legacy?: boolean
  tabs?: TabSource[]
  arranged?: ArrangedSource[]
  /** Route of the page where reports are imported. */
  imports?: string
  cards?: CardSource[]
  form?: FormSource
  steps?: StepSource[]
  get?: string
  sections?: SectionSource[]
  sheet?: SheetSource
  sheets?: SheetChoiceSource[]
}

interface UseSource {
  action: string
  label: string
  calls: string[]
}

interface CardHead {
  code: string
  /** The tab that it stands above; left out: all. */
  tab?: string
  title: string
  width?: 1 | 2 | 3 | 4
  go?: LinkSource
  /** Route of the page whose openers have the card. */
  opensWith?: string
}
/** What a card asks; without entity and dataset it is about the page's, without `list` it asks the page's call. */
type CardQuestion = Pick<ListSource, 'entity' | 'dataset' | 'list' | 'where' | 'sort' | 'compare'> & { follows?: string[] }
/** A card of a board, by the one word that says what it shows. */
export type CardSource =
  | (CardHead & CardQuestion & { figures: string[]; rows?: string[] })
  | (CardHead & CardQuestion & { chart: ChartKind; rows?: string[]; times?: string[]; measures: string[] })
  | (CardHead & CardQuestion & { columns: ColumnSource[] })
  | (CardHead & { part: string })
  | (CardHead & { todos: TodoSource[] })
  | (CardHead & { start: StartStepSource[] })
  | (CardHead & { missing: string; list?: string })

/** Something that a new company does first; done once the list has rows. */
export interface StartStepSource {
  label: string
  entity: string
  list: string
  where?: Condition
  says?: string
  go: LinkSource
}

/** Rows that wait for somebody. `follows`: field of these rows <- path of the board's filter. */
export interface TodoSource {
  label: string
  entity: string
  list: string
  where: Condition
  follows?: Record<string, string>
  go: LinkSource
  tone?: Exclude<Tone, 'muted'>
}

/** A form; calls are family.call. `load`, `one` and `begin` say where its row comes from. */
export interface FormSource {
  inputs: (InputSource | { section: string; inputs: InputSource[] })[]
  items?: { has: string; label?: string; list?: string; inputs: InputSource[]; min?: number; max?: number }[]
  load?: string
  one?: string
  begin?: { call: string; by: string | string[] }
  gives?: Record<string, string | number | boolean>
  suggests?: string
  review?: string
  beside?: string
  submit: string
  edit?: string
  after?: LinkSource
  below?: { title: string; part: string }[]
}

interface StepHead {
  code: string
  title: string
  when?: Condition
}
type StepList = Pick<ListSource, 'entity' | 'dataset' | 'filters' | 'where' | 'sort' | 'tree'>
/** A step, by the one word that says what it shows. */
export type StepSource =
  | (StepHead & { entity?: string; form: FormSource })
  | (StepHead & StepList & { columns: ColumnSource[]; list: string; submit?: string; fills?: { items: string; with: Record<string, string> } })
  | (StepHead & { part: string; submit?: string })

/** A section of a detail: fields of its row. */
export interface FieldSectionSource {
  title?: string
  fields: ColumnSource[]
}
/** A section of a detail: rows below its row, by the name under "has". */
export interface RowsBelowSource {
  title?: string
  has: string
  list?: string
  columns: ColumnSource[]
}
type SectionSource = FieldSectionSource | RowsBelowSource | { title?: string; part: string }

type SheetPartSource =
  | (FieldSectionSource & { boxes?: number; big?: boolean })
  | (RowsBelowSource & { total?: boolean; byHand?: string[] })
  | { barcode: string; symbology?: Symbology }
  | { heading: string; below?: string }
  | { words: string; unless?: string }
  | { signatures: string[] }

/** A sheet of its own, or that of another print page. */
type SheetChoiceSource = { code: string; title: string } & (
  (SheetSource & { entity?: string; opensWith?: string }) | { page: string; tab?: string; by?: string }
)

/** What is printed. `paper` in mm where it is no known format. */
export interface SheetSource {
  paper: 'A4' | 'A5' | { width: number; height: number }
  per?: 'row' | 'all'
  load: string
  by?: string
  copies?: string
  printed?: string
  only?: { when: Condition; says: string }
  templates?: { list: string; of: string; first?: string; fields?: ColumnSource[] }
  parts: SheetPartSource[]
}

/** Of an entity's rows, or of figures that each of the datasets has. */
export interface ColumnSetSource {
  columns: string
  entity?: string
  datasets?: string[]
  of: ColumnSource[]
}
/** A file of schemas/filters, shared by lists of that entity, or of any of those datasets. */
export interface FilterSetSource {
  filters: string
  entity?: string
  datasets?: string[]
  of: FilterSource[]
}
