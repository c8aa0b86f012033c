/**
 * The types of what schema files say of data, calls and menus, short forms and all, as the JSON Schemas beside this file allow
 * it; those of pages stand in page-files.ts. Only files that the checker has passed may be read as these.
 */
import type { Check, Confirm } from '../../contract/checks'
import type { BeginsToday } from '../../contract/form-words'
import type { Condition, Given, Operator, Scalar } from '../../contract/filter'
import type { CallAccess, DocumentWords, KnownSheet, Transition } from '../../contract/model'
import type { ClockStep, TimeStep } from '../../contract/across-plan'
import type { ColumnKind, Fallback, FiguresJudged, InputKind, Total, Zone } from '../../contract/plan'
import type { Rename, Wire, WireAuth } from '../../contract/transport'

/** Text is a path, a number itself. What each operation means, common.json says. */
export type FormulaSource =
  | string
  | number
  | { sum: FormulaSource[]; needs?: 'any' | 'all' }
  | { minus: FormulaSource[]; needs?: 'any' | 'all' }
  | { times: FormulaSource[] }
  | { ratio: [FormulaSource, FormulaSource]; zero?: number | null }
  | { clamp: FormulaSource; min?: number; max?: number }
  | { round: FormulaSource; scale?: number }
  | { floor: FormulaSource }
  | { negate: FormulaSource }
  | { days: [FormulaSource, FormulaSource] }
  | { plusDays: [FormulaSource, FormulaSource] }
  | { monthOf: FormulaSource }
  | { first: FormulaSource[] }
  | { today: true }
  | { askedDays: true }

/** Left out is what the field's kind says (contract/kind.ts); what each word means, entity.json says. */
export interface FieldSource {
  label: string
  kind: ColumnKind
  note?: string
  enum?: string
  known?: string
  unit?: string
  scale?: number
  currencyField?: string
  limits?: string | { by: string; of: Record<string, string> }
  offers?: string
  names?: string | { kind: string; id: string }
  zone?: Zone
  total?: Total
  formula?: FormulaSource
  rollup?: { sum?: string; count?: string; distinct?: string; min?: string; max?: string; where?: Condition }
  origin?: string
  conditions?: string | FiguresJudged | { by: string; of: Record<string, string | FiguresJudged> }
  required?: boolean
  derive?: { from: string; data: string }
  compute?: { function: string; of?: string[] }
  number?: string
  default?: Scalar | { field: string } | BeginsToday
  fill?: string | { last: string[] } | FillWaySource[]
  maxLength?: number
  min?: number
  max?: number
  edit?: boolean | InputKind
  writer?: string
  fixed?: boolean
  pending?: boolean
  said?: boolean
  filter?: boolean | Operator[]
  sortable?: boolean
  width?: number
  alsoCalled?: string[]
  sensitive?: string
  server?: boolean
  secret?: boolean
}

/** A row of another entity that a box may be filled from. */
interface FillWaySource {
  entity: string
  take: string
  alike: Record<string, string>
  upTo?: Record<string, string | BeginsToday>
  greatest?: string[]
  says: string
}

/** A step as a file says it: what it may leave out, the compiler fills in. */
type TransitionSource = Omit<Transition, 'asks' | 'asksItems' | 'scan' | 'itself' | 'writes'> & {
  asks?: string[]
  asksItems?: (string | { field: string; starts?: string; optional?: true })[]
  scan?: { adds: string; finds: string; within?: string | { field: string; alike?: string[] } }
  itself?: boolean
  writes?: Record<string, Given>
}

/** A file of schemas/entities. */
export interface EntitySource {
  entity: string
  label: string
  note?: string
  key: string[]
  title?: string
  home?: { page: string; tab?: string; find?: string[] }
  choice?: { find?: string[]; shows?: string[]; image?: string; state?: string }
  codes?: (string | { entity: string; by: string; codes: string[]; each?: string; until?: string })[]
  unique?: string[][]
  index?: string[][]
  sort?: string[]
  scope?: { shop?: string; owner?: string; own?: string }
  same?: { by: string[]; newest: string }
  shared?: boolean
  refs?: Record<string, {
    entity: string; by?: string[]; to?: string[]; shows: string[]; any?: boolean; upTo?: Record<string, string>; one?: true; holds?: false
  }>
  has?: Record<string, { entity: string; by: string[]; label?: string; others?: boolean }>
  figures?: Record<string, { dataset: string; by: Record<string, string>; days?: number }>
  compute?: { function: string; of: { facts: string; day?: string; keys?: Record<string, string> }[] }
  later?: { function: string; at: string; of: { facts: string; keys?: string[] }[] }
  period?: string
  forShops?: string
  appendOnly?: true
  files?: boolean | { needs: string }
  ordered?: string
  pendingFile?: 'priceFile'
  pendingNew?: { by: string[]; gone?: Record<string, string[]>; id?: string; tells?: Record<string, string> }
  tree?: { parent: string }
  said?: { by: string[] }
  sheets?: KnownSheet[]
  fields: Record<string, FieldSource>
  checks?: Check[]
  confirms?: Confirm[]
  document?: DocumentWords
  lifecycle?: {
    field: string
    start: string
    open?: string[]
    dead?: string[]
    transitions: Record<string, TransitionSource>
  }
}

/** A file of schemas/datasets. `dimensions` and `measures` take after the fields that they name. */
export interface DatasetFile {
  dataset: string
  label: string
  basis?: string
  rounded?: 'lines'
  sources: Record<
    string,
    {
      facts: string
      day: string
      from?: string
      where?: Condition
      besides?: { when: Condition; says: string }
      shift?: { months: number }
      days?: { facts: string; day: string; says: string }
    }
  >
  dimensions: Record<string, { field?: string; fields?: Record<string, string>; by?: TimeStep | ClockStep; label?: string; empty?: string }>
  measures: Record<
    string,
    {
      label: string
      note?: string
      source?: string
      field?: string
      count?: true
      where?: Condition
      ofAll?: string[]
      total?: Total
      kind?: ColumnKind
      scale?: number
      formula?: FormulaSource
      running?: string
      better?: 'more' | 'less'
      sensitive?: string
    }
  >
  identities?: Record<string, { label: string; says: string; rows: string[]; left: string; right: string; tolerance?: string; both?: true }>
  rollups?: { name: string; source: string; dimensions: string[]; measures: string[] }[]
}

/** A file of schemas/enums; a value that is text alone is its label. */
export interface EnumSource {
  enum: string
  label: string
  groups?: Record<string, string>
  /** `reports`: the report formats themselves; `approvals`: the documents that may wait for a flow. */
  values:
    | 'reports'
    | 'approvals'
    | Record<
        string,
        string | { label: string; color?: string; group?: string; note?: string; hidden?: boolean; data?: Record<string, string | number | boolean> }
      >
}

/** name -> type; a trailing ? on the name: may be left out; the name *: every value of a map. */
export interface ShapeSource {
  [name: string]: string | ShapeSource | ShapeSource[]
}

/** One word: what the server does by itself, and with which entity or dataset; `handler` names a function. */
export type DoesSource =
  | { list: string }
  | { get: string }
  | { add: string }
  | { edit: string }
  | { remove: string }
  | { export: string }
  | { import: string }
  | { report: string }
  | { transition: string }
  | { handler: string }

/** A call of schemas/endpoints; of a planned one `request` and `response` may be words. */
export interface CallSource {
  path: string
  method?: 'POST' | 'GET' | 'PUT' | 'DELETE'
  what: string
  state?: 'built' | 'partial' | 'planned'
  lacks?: string[]
  guess?: boolean
  ours?: boolean
  access?: CallAccess
  does?: DoesSource
  body?: 'json' | 'query' | 'multipart'
  answer?: 'json' | 'binary' | 'events'
  request?: string | ShapeSource
  response?: string | ShapeSource | ShapeSource[]
  pages?: string[]
  errors?: string
  writes?: boolean
  note?: string
}

/** A file of schemas/endpoints. `rename`: entity or dataset -> the other side's names. */
export interface FamilySource {
  family: string
  label: string
  ours?: boolean
  client: string
  wire: string
  capabilities?: {
    sort?: 'many' | 'one' | 'none'
    filter?: Operator[]
    or?: boolean
    summary?: 'server' | 'none'
    export?: 'task' | 'binary' | 'none'
    currency?: boolean
    compare?: boolean
    pivot?: boolean
    allFiltered?: boolean
    fallback?: Fallback
  }
  rename?: Record<string, { fields?: Record<string, string>; values?: Rename['values'] }>
  calls: Record<string, CallSource>
}

/** A file of schemas/wires; what is left out has the words of our own wire. */
export interface WireSource {
  wire: string
  label: string
  envelope: { code: string; ok: (number | string | boolean)[]; message: string; data: string; errors?: string }
  auth?: Partial<WireAuth>
  paging: Omit<Wire['paging'], 'first'> & { first?: 0 | 1 }
  list: Wire['list']
  row?: string
  sort: { style: 'objects' | 'signed' | 'pair' | 'none'; key: string; order?: string; asc?: string; desc?: string }
  filter: { style: 'tree' | 'suffix' | 'triples'; key?: string; operators?: Partial<Record<Operator, string>>; or?: boolean }
  extra?: Wire['extra']
  write: Wire['write']
  plannedCode?: number
}

/** A file of schemas/reports. `headers` by language: locale -> headings. `values`: the word we keep -> words of files. */
export interface ReportSource {
  report: string
  label: string
  console?: string
  consoleEn?: string
  types?: string[]
  files: ('csv' | 'tsv' | 'xlsx' | 'pdf')[]
  sheets?: string[]
  entity: string
  always?: Record<string, string>
  due?: { every: number; late?: number; all?: boolean }
  rest?: string
  detect: string[]
  never?: string[]
  columns: Record<
    string,
    {
      headers: string[] | Record<string, string | string[]>
      to?: string
      as?: 'text' | 'id' | 'integer' | 'decimal' | 'money' | 'percent' | 'date' | 'datetime' | 'month' | 'bool' | 'epochMs'
      optional?: boolean
      required?: boolean
      values?: string
      keep?: string
      quotes?: boolean
      unused?: boolean
    }
  >
  values?: Record<string, Record<string, string[]>>
  zone?: Zone
  day?: string
  replace:
    | { range: string[] }
    | { group: string[] }
    | { row: string[]; newest?: string; occurrence?: string }
    | { snapshot: string[] }
  guard?: { marketplace?: string; currency?: string; country?: string }
  holds?: { sum: string[]; equals: string; over?: 'row' | 'file'; says: string }[]
  fees?: { mapping: string; into: string; amounts?: string[]; pairs?: { name?: string; amount: string; family: string }[] }
  totalRow?: { when: string; amount: string }
  parser?: string
}

/** A file of schemas/mappings: the first rule that fits gives a value of the enum `to`, else `otherwise`. */
export interface MappingSource {
  mapping: string
  label: string
  to: string
  otherwise: string
  rules: { type?: string; family?: string; name?: string; description?: { starts?: string[]; contains?: string[] }; to: string }[]
}

/** schemas/menu.json. An item without a label is called as its page. */
export interface MenuSource {
  permissions: Record<string, string | { label: string; needs?: string[]; note?: string }>
  roles: Record<string, { label: string; everything?: boolean; menus?: string[]; permissions?: string[]; starts?: string[] }>
  menu: {
    key: string
    label: string
    icon?: string
    fixed?: boolean
    children: {
      key: string
      label: string
      children: { key: string; route: string; label?: string; jumpUrl?: string; site?: string; companies?: number[] }[]
    }[]
  }[]
}
