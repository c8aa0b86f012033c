/**
 * The page plan: one page, resolved, checked and flat, as the engine draws it. codegen's resolve stage makes it,
 * the server trims it to what the asker's roles may see. Nothing in it needs looking up elsewhere but enum labels,
 * which travel along in `enums`.
 */
import type { Condition, Operand, Operator } from './filter'
import type { Comparing, SortBy } from './wire'

export type ColumnKind =
  | 'text' | 'id' | 'money' | 'integer' | 'decimal' | 'percent' | 'rank' | 'date' | 'datetime' | 'month' | 'enum'
  | 'image' | 'link' | 'tags' | 'switch' | 'progress' | 'user' | 'bool' | 'json'

export type FilterControl =
  | 'keyword' | 'search' | 'select' | 'multiselect' | 'number' | 'daterange' | 'monthrange' | 'month' | 'switch' | 'radio'

export type InputKind =
  | 'text' | 'textarea' | 'password' | 'integer' | 'decimal' | 'percent' | 'select' | 'multiselect' | 'radio'
  | 'switch' | 'date' | 'datetime' | 'month' | 'upload' | 'tags'

export type PageKind = 'list' | 'tabs' | 'board' | 'form' | 'steps' | 'detail' | 'print' | 'screen'
export type Total = 'sum' | 'last' | 'max' | 'distinct' | 'ratio' | 'none'
export type Zone = 'marketplace' | 'utc' | 'source' | 'company'
export type Tone = 'info' | 'warning' | 'danger' | 'muted'

export interface EnumValue {
  value: string
  label: string
  color?: string
  group?: string
  note?: string
  /** Known in old data: shown where it stands, no longer offered nor written. */
  hidden?: true
}

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
}

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
  link?: { route: string; tab?: string; with: Record<string, string> }
  /** Pivot columns: the enum value (or "#group", or "unallocated") and the group it folds into. */
  pivot?: { value: string; group?: string; role: 'value' | 'group' | 'unallocated' }
}

export type FilterPlan =
  | { type: 'field'; field: FieldPlan; control: FilterControl; op?: Operator; label: string; default?: Operand; required: boolean; more: boolean; maxDays?: number }
  | { type: 'search'; fields: FieldPlan[]; label: string; more: boolean }
  | { type: 'when'; key: string; when: Condition; label: string; default: boolean; more: boolean }

export interface InputPlan {
  /** Name in the submitted values. */
  name: string
  label: string
  input: InputKind
  required: boolean
  readOnly: boolean
  multiple: boolean
  default?: unknown
  help?: string
  enum?: string
  options?: { entity: string; title: string }
  scale?: number
  min?: number
  max?: number
  maxLength?: number
  when?: Condition
}

export interface DialogPlan {
  title: string
  width: number
  fields: InputPlan[]
  submit: CallRef
  rule?: string
}

export interface ImporterPlan {
  upload: CallRef
  progress: CallRef
  preview: CallRef
  commit: CallRef
  discard?: CallRef
  formats: { format: string; label: string }[]
  multiple: boolean
}

export interface ActionPlan {
  action: string
  label: string
  place: 'page' | 'bulk' | 'row'
  tone: 'primary' | 'default' | 'danger'
  when?: Condition
  confirm?: string
  does:
    | { type: 'add' | 'edit'; dialog: DialogPlan }
    | { type: 'remove' | 'call' | 'transition'; call: CallRef; with: Record<string, string>; transition?: string; asks?: InputPlan[] }
    | { type: 'dialog'; dialog: DialogPlan; with: Record<string, string> }
    | { type: 'export'; call: CallRef }
    | { type: 'refresh' }
    | { type: 'download'; call: CallRef; with: Record<string, string> }
    | { type: 'go'; route: string; tab?: string; with: Record<string, string> }
    | { type: 'import'; importer: ImporterPlan }
}

export interface MarkPlan {
  when: Condition
  tone: Tone
  says: string
  field?: string
}

/** One list: a page of kind list, or one tab. */
export interface ListPlan {
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
  sort: SortBy[]
  pageSize: number
  total: boolean
  compare: Comparing[]
  currency: ('original' | 'company')[]
  rows: { label: string; by: string[] }[]
  pivot?: { dimension: string; measure: string; groups: 'folded' | 'open'; unallocated?: string }
  view: 'table' | 'calendar'
  calendar?: { row: string[]; day: string; value: string }
  marks: MarkPlan[]
  expand?: { list: CallRef; by: Record<string, string>; columns: ColumnPlan[]; rowKey: string[] }
  actions: ActionPlan[]
  /** Words that stand beside the figures even before the first answer. */
  basis?: string
}

export interface PagePlan {
  page: string
  /** Changes with every change of what the page shows. */
  version: string
  route: string
  title: string
  kind: PageKind
  state: 'built' | 'planned'
  layout: 'main' | 'standalone'
  purpose?: string
  help?: string
  notice?: string
  /** One for kind list, several for kind tabs, none otherwise. */
  lists: ListPlan[]
  enums: Record<string, EnumPlan>
}

/** One line of the list of pages, as menu, access and `npm run routes` need it. */
export interface PageEntry {
  page: string
  route: string
  title: string
  kind: PageKind
  state: 'built' | 'planned'
  access: 'menu' | 'signedIn' | 'everyone'
  layout: 'main' | 'standalone'
  legacy: boolean
}
