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

export interface LinkSource {
  page: string
  tab?: string
  with?: Record<string, string>
}

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
export type ColumnSource = string | ColumnObject | SetUse

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
export type FilterSource =
  | string
  | FilterObject
  | { search: string[]; label?: string }
  | { when: Condition; label: string; default?: boolean }
  | SetUse

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
export type InputSource = string | FieldInputSource | ParamInputSource

export interface DialogBody {
  title: string
  width?: number
  fields: InputSource[]
  submit: string
  /** `one` of the lines is chosen, or all are only told (contract/lines.ts). */
  preview?: boolean | 'one' | 'tell'
}
export interface DialogSource extends DialogBody {
  dialog: string
  entity: string
}

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

export type ShortAction = 'add' | 'edit' | 'remove' | 'export' | 'refresh' | 'move_up' | 'move_down' | 'move_top'

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
export type ActionSource = ShortAction | ActionObject
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

export type Inherited =
  | 'filters' | 'columns' | 'actions' | 'dialogs' | 'sort' | 'currency' | 'compare' | 'where' | 'marks' | 'total' | 'export' | 'rows' | 'filterTemplates'

export interface TabSource extends ListSource {
  code: string
  title: string
  /** The shared tab whose words it has taken (read/short). */
  set?: string
  inherits?: Inherited[]
}

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
  /** Route of the page where reports are imported. */
  arranged?: ArrangedSource[]
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
export type CardSource =
  | (CardHead & CardQuestion & { figures: string[]; rows?: string[] })
  | (CardHead & CardQuestion & { chart: ChartKind; rows?: string[]; times?: string[]; measures: string[] })
  | (CardHead & CardQuestion & { columns: ColumnSource[] })
  | (CardHead & { part: string })
  | (CardHead & { todos: TodoSource[] })
  | (CardHead & { start: StartStepSource[] })
  | (CardHead & { missing: string; list?: string })

export interface StartStepSource {
  label: string
  entity: string
  list: string
  where?: Condition
  says?: string
  go: LinkSource
}

export interface TodoSource {
  label: string
  entity: string
  list: string
  where: Condition
  follows?: Record<string, string>
  go: LinkSource
  tone?: Exclude<Tone, 'muted'>
}

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
export type StepSource =
  | (StepHead & { entity?: string; form: FormSource })
  | (StepHead & StepList & { columns: ColumnSource[]; list: string; submit?: string; fills?: { items: string; with: Record<string, string> } })
  | (StepHead & { part: string; submit?: string })

export interface FieldSectionSource {
  title?: string
  fields: ColumnSource[]
}
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
  | { words: string }
  | { signatures: string[] }

/** A sheet of its own, or that of another print page. */
type SheetChoiceSource = { code: string; title: string } & (
  (SheetSource & { entity?: string; opensWith?: string }) | { page: string; tab?: string; by?: string }
)

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
export interface FilterSetSource {
  filters: string
  entity?: string
  datasets?: string[]
  of: FilterSource[]
}
