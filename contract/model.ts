/** The resolved model: what all schema files say together, every name looked up. Made by resolve/, read by emit/ and the server. Pure data. */
import type { Family } from './call'
import type { Check, Confirm } from './checks'
import type { FormWords } from './form-words'
import type { Condition } from './filter'
import type { Formula } from './formula'
import type { MenuTop, PermissionRule, Role } from './menu'
import type { Identity } from './identity'
import type { JsonSchema, ReadAs } from './kind'
import type { PageEntry, PagePlan } from './page-plan'
import type { ClockStep, TimeStep } from './across-plan'
import type { ColumnKind, EnumPlan, FieldPlan, Total, Zone, HomePlan } from './plan'
import type { RowCodes, StepScan } from './scan'
import type { Capabilities, Wire } from './transport'

/** A field with every default of its kind filled in: what pages know of it (FieldPlan), and what forms, storage and permissions need besides. */
export interface Field extends Omit<FieldPlan, 'path'>, FormWords {
  name: string
  entity: string
  /** Field paths inside are own fields of the entity, or ref.field. */
  formula?: Formula
  required: boolean
  /** The server fills it with this fact of the value that `from`, an enum field, holds. */
  derive?: { from: string; data: string }
  /** A named function of the server fills it, given these fields. */
  compute?: { function: string; of: string[] }
  /** The server numbers new rows: these letters, the company's day, a count of that day. */
  number?: string
  default?: string | number | boolean | null
  /** The setting whose value a new row takes, by its path; `default` is then what the setting itself begins with. */
  defaultFrom?: string
  maxLength?: number
  min?: number
  max?: number
  /** Least and most by the row's currency: the facts <limits>_min and <limits>_max of the currency's enum values; or by another field and it. */
  limits?: string | { by: string; of: Record<string, string> }
  /** Bulk edits offer to set it to what this other field of the row says. `names`: the reference that its words are the name of. */
  offers?: { field: string; label: string }; names?: string | { kind: string; id: string }
  /** The input staff write it with; undefined: not written by forms. */
  input?: string
  /** Of the rows that are chosen from, the page where one that is missing may be added. */
  home?: HomePlan
  /** Given when the row is added, never changed afterwards. */
  fixed?: true
  /** What is written waits to be taken to Amazon: an edit leaves the row as it is and keeps a row of pending_change. */
  pending?: true
  /** People say it beside the row: it is kept in the row that the reference `said` finds, and stays when files bring the row anew. */
  said?: true
  sensitive?: string; alsoCalled?: string[]
  /** The permission that a person needs to write it. */
  writer?: string
  server: boolean
  secret: boolean
  /** PostgreSQL type of its column; undefined for formulas and for what is said beside the row. */
  sqlType?: string
}

/** Leads from the row to one of another entity, whose fields `to` equal the own fields `by`, in that order. `shows`: its fields that pages may name. */
export interface Reference {
  name: string
  entity: string
  by: string[]
  to: string[]
  shows: string[]
  /** Several rows may match: the first that the asker may see stands for them. */
  any?: boolean
  /** The other's day and an own one: of several rows the newest that had begun by then stands for them. */
  upTo?: [other: string, own: string]
  /** False: the other row may be removed all the same (what is written about it stays). */
  holds?: false
  /** The company's one row, with the defaults of its fields until somebody saves it (`by`, `to` are empty); or, found by them, its shop's. */
  one?: true
}

/** Sums of a dataset's facts that stand beside the rows of an entity. */
export interface Figures {
  name: string
  dataset: string
  /** Dimension of the dataset -> path of the row that holds its value. */
  by: Record<string, string>
  /** The last days, up to the dataset's last day with data; undefined: what the condition on NAME.day says. */
  days?: number
  /** What a condition on NAME.day is put to: the dataset's dimension of single days. No value of a row. */
  day?: { dimension: string; field: Field }
  /** By measure; their formulas name paths of the row (perf.clicks), their currency is a path of the row as well. */
  fields: Record<string, Field>
}

/** One step of a life cycle. */
export interface Transition {
  label: string
  from: string[]
  to: string
  /** The permission that it needs besides its page. */
  who?: string
  /** The field of the person who leaves it to others. */
  apart?: string
  when?: Condition
  asks: string[]
  asksItems?: { has: string; fields: { name: string; starts?: string; optional?: true }[] }
  scan?: StepScan
  effects?: string[]
  undo?: string
  /** The server takes it as soon as a row meets `when`. */
  itself?: true
  writes: Record<string, unknown>
  confirm?: string
}

/** The states of the enum `field`, the one that a new row has, and the steps between them. */
export interface Lifecycle {
  field: string
  start: string
  /** States in which the row may be edited and removed; undefined: all. */
  open?: string[]
  /** States in which the row counts for nothing and holds nothing, and which no step leaves. */
  dead?: string[]
  transitions: Record<string, Transition>
}

/** A document that flows of approval may be set up for: steps of its life cycle, and what an approver is told of it. */
export interface Approval {
  submit: string
  approve?: string
  refuse: string
  withdraw: string
  title: string[]
  amount?: string
  /** Where no flow is meant for a document, its step `approve` follows `submit` by itself. */
  goesOn?: true
}

/** A way in which a document is made from another: what its form begins with. */
export interface MadeFrom {
  entity: string
  label?: string
  by?: string // family.call that makes it whole; undefined: a form begins with what is taken over
  /** Only from rows that meet it. */
  when?: Condition
  /** Own field <- the other's, or that of a reference of it. */
  fields?: Record<string, string>
  /** Rows below it by their name <- those of the other under `has`; without it the other itself makes one. */
  items?: Record<string, { has?: string; when?: Condition; fields: Record<string, string> }>
  /** Fields of the others in which several must be alike; undefined: it is made from one. */
  several?: string[]
}

/** A print page that takes the document's rows. */
export interface DocumentPrint {
  page: string
  tab?: string
  label: string
}

/** What a file says of a document's way through a company. */
export interface DocumentWords {
  from?: Record<string, MadeFrom>
  prints?: DocumentPrint[]
  approval?: Approval
}

/** Facts that rows are made out of. */
export interface MadeOf {
  facts: string
  /** The facts' day or month that tells which rows a change concerns; undefined: those of all days. */
  day?: string
  /** The made row's field -> the facts' field, or that of one of their references, which tells it; undefined: a change concerns all rows. */
  keys?: Record<string, string>
}

/** A sheet that is known by its headings: which column fills which field, and what every row of it is. */
export interface KnownSheet {
  label: string
  columns: { field: string; headers: string[]; optional?: boolean }[]
  gives?: { field: string; value: string }[]
}

/** Rows of one table: their fields, their relations, who sees them, and what the server does with them besides keeping them. */
export interface Entity {
  name: string
  module: string
  label: string
  /** Table name in the database; equals the entity's name. */
  table: string
  key: string[]
  title: string
  /** The page that lists its rows: names of them lead there. */
  home?: { page: string; tab?: string; find?: string[] }
  /** What a row that is chosen is found by besides its title, and told by: pictures and states are own fields, `shows` are paths. */
  choice?: { find: string[]; shows: string[]; image?: string; state?: string }
  codes?: RowCodes
  unique: string[][]
  index: string[][]
  sort: { field: string; order: 'asc' | 'desc' }[]
  /** Fields of the shop (of kind tags: a row is seen with any) or the person whose row it is; `owner` fences all but administrators, `own` them too. */
  scope: { shop?: string; warehouse?: string[]; owner?: string; own?: string }
  /** The field (tags) with the shops that its rows are for: rows of others do not name them; empty: all. */
  forShops?: string
  /** Rows equal in `by` tell of one thing: a total by the last day counts it once, by the rows with the greatest `newest`. */
  same?: { by: string[]; newest: string }
  shared: boolean
  fields: Record<string, Field>
  refs: Record<string, Reference>
  /**
   * Rows below a row. `others`: of another document, which names this row; they are not written or removed with it, and count as
   * long as they meet `standing` (their document is not dead).
   */
  has: Record<string, { entity: string; by: string[]; label: string; others?: true; standing?: Condition }>
  figures?: Record<string, Figures>
  /** A named function of the server makes the rows out of these facts, whenever one of them changes. */
  compute?: { function: string; of: MadeOf[] }
  /** Worked out by a function of the server seconds after any of these has changed; `keys`: what its changed rows tell of themselves. */
  later?: { function: string; at: string; of: { facts: string; keys?: string[] }[] }
  /** The field of the day or month by which a closed period holds its rows; undefined: no period does. */
  period?: string
  /** Rows are added and never changed or taken away: the app's role has no right to. */
  appendOnly?: true
  /** The field that holds a row's place: 1 … n among the rows below one row, or of the company where they are below none. */
  ordered?: string
  /** The file that takes what waits to Amazon: the price and quantity file; left out: advertising's bulk workbook. */
  pendingFile?: 'priceFile'
  // New rows are asked of Amazon and wait as pending_change. `by` names one before it has an id, besides its shop; `gone`: values with which a row
  // counts as not there; `id`: the field of Amazon's id, made up until an import brings the true one; `tells`: what a change keeps besides.
  pendingNew?: { by: string[]; gone: Record<string, string[]>; id?: string; tells?: Record<string, string> }
  /** Its rows keep files; `needs`: the permission without which nobody sees them. */
  files?: { needs?: string }
  tree?: { parent: string }
  /** Fields by which what people say beside a row finds it again; the reference `said` leads to where it is kept. */
  said?: { by: string[] }
  /** Sheets of other people that are read as they are, beside the template. */
  sheets?: KnownSheet[]
  lifecycle?: Lifecycle
  document?: DocumentWords
  /** What every row, and the rows below it, are held to. */
  checks?: Check[]
  /** What an edit may do only with the person's word. */
  confirms?: Confirm[]
  file: string
}

/** Rows that a dataset counts, the entity `facts`, by their `day`. `shiftMonths`: so many months is the day moved. */
export interface DatasetSource {
  name: string
  facts: string
  day: string
  /** The first day of rows that cover several, `day` being the last: a row counts where all its days are asked. */
  from?: string
  where?: Condition
  /** One sentence more of the basis, said where rows that meet the condition are among those counted. */
  besides?: { when: Condition; says: string }
  shiftMonths: number
  /** Of facts by month: the same lines told by day, which add up to them; a part of a month is read from these, and `says` what that means. */
  days?: { facts: string; day: string; says: string }
}

/** What rows of a report are split by: a field of the facts, or a step of a day. */
export interface Dimension extends FieldPlan {
  name: string
  /** Field in every source, in the first where each has its own (`fieldIn` of contract/dimension-field.ts); undefined for a step of the source's day. */
  field?: string
  /** By source, where each tells it by a field of its own: what came in by where it came to, what left by where it was. */
  fields?: Record<string, string>
  by?: TimeStep | ClockStep
}

/** A figure of a dataset: a field added up, the number of rows (`count`), or a `formula` of other measures. */
export interface Measure extends FieldPlan {
  name: string
  source?: string
  field?: string
  count: boolean
  where?: Condition // the rows of its source that it counts
  /** Dimensions whose every value it counts, whatever a report's rows and conditions say of them. */
  ofAll?: string[]
  formula?: Formula
  /** It is the running balance of the measure that its formula names: that measure's sum since the first fact, to the end of the row's own time. */
  running?: true
  sensitive?: string
}

/** Sums of one source's facts, kept by these dimensions, so that reports need not read every row. */
export interface Rollup {
  name: string
  source: string
  /** Table name: rollup_<dataset>_<name>. */
  table: string
  dimensions: string[]
  measures: string[]
}

/** Facts of several sources, lined up by equal values of their dimensions. `basis`: by which day they count, in the words of staff. */
export interface Dataset {
  name: string
  module: string
  label: string
  basis?: string
  /** Amounts are rounded in every line of the facts; otherwise where they are first shown. */
  rounded?: 'lines'
  sources: Record<string, DatasetSource>
  dimensions: Record<string, Dimension>
  measures: Record<string, Measure>
  rollups: Rollup[]
  identities?: Record<string, Identity>
  file: string
}

/** An enum with the facts that belong to its values. */
export interface EnumModel extends EnumPlan {
  name: string
  /** value -> facts that belong to it (a site's currency, zone, domain). */
  data: Record<string, Record<string, string | number | boolean>>
}

/** A column of a report file: `headers` it is known by, `keep` what an empty cell is kept as, `values` the list of words it is read by. */
export interface ReportColumn {
  name: string
  headers: string[]
  /** Those of each language, where the file says which they are. */
  languages?: Record<string, string[]>
  /** Field of the entity it fills; undefined when the parser or nobody uses it. */
  to?: string
  as: ReadAs
  optional: boolean
  required: boolean
  values?: string
  keep?: string
  quotes: boolean
  unused: boolean
}

/** A report file: how it is known (`detect`, columns by name), what rows it fills, and of which rows it takes the place (`replace`). */
export interface ReportFormat {
  name: string
  label: string
  console?: string; consoleEn?: string
  types: string[]
  files: ('csv' | 'tsv' | 'xlsx' | 'pdf')[]
  sheets: string[]
  entity: string
  /** What every row is, though no column says so, by field; a file takes the place of rows of these values alone. */
  always: Record<string, string>
  rest?: string // the field of kind json that keeps the columns that the format does not know
  detect: string[]
  /** Headers that only another report has. */
  never: string[]
  columns: Record<string, ReportColumn>
  /** word in lower case -> the word we keep, by list name. */
  values: Record<string, Record<string, string>>
  zone: Zone
  day?: string; due?: { every: number; late: number; all: boolean }
  replace:
    | { by: 'range'; fields: string[] }
    | { by: 'group'; fields: string[] }
    | { by: 'row'; fields: string[]; newest?: string; occurrence?: string }
    | { by: 'snapshot'; fields: string[] }
  guard: { marketplace?: string; currency?: string; country?: string }
  holds: { sum: string[]; equals: string; over: 'row' | 'file'; says: string }[]
  fees?: { mapping: string; into: string; amounts: string[]; pairs: { name?: string; amount: string; family: string }[] }
  totalRow?: { when: string; amount: string }
  parser?: string
  file: string
}

/** Rules that give fee lines a value of the enum `to`: the first that fits, `otherwise` where none does. Descriptions are kept folded. */
export interface Mapping {
  name: string
  to: string
  otherwise: string
  rules: { type?: string; family?: string; name?: string; starts: string[]; contains: string[]; to: string }[]
}

/** All of the product that schemas say. What the server runs and codegen emits from; browsers get plans trimmed to their person. */
export interface Model {
  language: 1
  entities: Record<string, Entity>
  datasets: Record<string, Dataset>
  enums: Record<string, EnumModel>
  wires: Record<string, Wire>
  families: Record<string, Family>
  reports: Record<string, ReportFormat>
  mappings: Record<string, Mapping>
  /** Full plans by page id; a planned page's has no lists. Trim before sending. */
  plans: Record<string, PagePlan>
  pages: PageEntry[]
  menu: MenuTop[]
  permissions: Record<string, string>
  /** Of permissions that say more than their name. */
  permissionRules: Record<string, PermissionRule>
  roles: Record<string, Role>
  /** Hash of everything above. */
  version: string
  /** Of the running server alone: entities whose tables cannot follow yet, and what to tell whoever asks for them (Chinese). */
  blocked?: Record<string, string>
}

export type { Call, CallAccess, Does, Family } from './call'
export type { Below, Formula } from './formula'
export type { MenuGroup, MenuItem, MenuTop, PermissionRule, Role } from './menu'
export type { Capabilities, ColumnKind, FieldPlan, JsonSchema, Total, Wire, Zone }
