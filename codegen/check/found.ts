/** Where names are looked up, and what is found there: a field, a dimension or a measure, or what is wrong. Types alone. */
import type { Operator } from '../../contract/filter'
import type { ColumnKind, Total } from '../../contract/plan'
import type { ListView } from './page-views'
import type { DatasetView, EntityView, FieldView } from './views'

/** What paths are looked up in. */
export type Scope =
  | { type: 'entity'; entity: EntityView }
  | { type: 'dataset'; dataset: DatasetView; list?: ListView }
  /** Formulas of a dataset: over its measures only. */
  | { type: 'measures'; dataset: DatasetView }

/** A field, a dimension or a measure, as rules see it. */
export interface FieldInfo {
  path: string
  label: string
  /** undefined: not known, because it is said wrongly where it is defined. */
  kind?: ColumnKind
  enum?: string
  total: Total
  operators: readonly Operator[]
  sortable: boolean
  role: 'field' | 'dimension' | 'measure'
  /** Where it is said: entity.field, or dataset.measure. */
  owner: string
  field?: FieldView
  /** As what it is kept, where it is a field's. */
  stored?: string
}

/** What is wrong with a name, before a place is known to tell it at. */
export interface Wrong {
  code: string
  /** What stands after the quoted name. */
  message: string
  hint?: string
}

/** A path that leads somewhere. */
export interface Found {
  info: FieldInfo
  /** What the path refers to, for the graph of who uses what. */
  references: { kind: string; name: string }[]
}

/** undefined: it cannot be judged, since what it leans on is wrong itself and told elsewhere. */
export type Lookup = { found: Found } | { wrong: Wrong } | undefined

