/**
 * A path -> the field as pages know it: own fields (acos), fields of references (product.title, shop.owner.name),
 * dimensions and measures of a dataset, and measures by value (amount@commission). Pure, remembered per path.
 */
import { RATE_DIGITS } from '../../contract/format/money'
import type { FieldPlan } from '../../contract/plan'
import type { Dataset, Entity, EnumModel, Field } from '../../contract/model'
import { plain } from './plain'

/** What a list is about: an entity's rows or a dataset's figures. */
export interface Subject {
  name: string
  entity?: Entity
  dataset?: Dataset
  /** undefined: no such field. */
  fieldAt(path: string): FieldPlan | undefined
}

/**
 * A sum that is kept finer than any price is so for its own total's sake: beside the row of another it is an amount in its currency's digits.
 */
function scaleReached({ total, scale }: Field): number | undefined {
  return total === 'sum' && scale !== undefined && scale > RATE_DIGITS ? 2 : scale
}

/** A field without what only forms, storage and permissions need. */
export function planOfField(field: Field, path: string): FieldPlan {
  // Figures are told by whole paths of the row and belong to it; what a reference shows belongs to another row.
  const figure = field.name === path
  const reached = path.includes('.') && !figure
  const prefix = path.includes('.') ? path.slice(0, path.lastIndexOf('.') + 1) : ''
  return plain({
    path,
    label: field.label,
    kind: field.kind,
    note: field.note,
    enum: field.enum,
    known: field.known,
    unit: field.unit,
    scale: reached ? scaleReached(field) : field.scale,
    currencyField: field.currencyField === undefined ? undefined : figure ? field.currencyField : prefix + field.currencyField,
    zone: field.zone,
    total: reached ? 'none' : field.total,
    sortable: field.sortable,
    operators: field.operators,
    options: field.options,
    better: field.better,
    conditions: field.conditions && 'by' in field.conditions ? { ...field.conditions, by: prefix + field.conditions.by } : field.conditions,
    width: field.width,
  })
}

/** The entity and field that a path ends at; undefined where a step of it is no reference or no field. */
export function fieldAtPath(entities: Record<string, Entity>, entityName: string, path: string): Field | undefined {
  let entity = entities[entityName]
  const steps = path.split('.')
  const figures = steps.length === 2 ? own(entity?.figures, steps[0] ?? '') : undefined
  if (figures) return own(figures.fields, steps[1] ?? '') ?? (steps[1] === 'day' ? figures.day?.field : undefined)
  for (const step of steps.slice(0, -1)) entity = entities[entity?.refs[step]?.entity ?? '']
  return entity?.fields[steps.at(-1) ?? '']
}

function own<T>(record: Record<string, T> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined
}

/** Rows of an entity. Secret fields are not there; each path is looked up once. */
export function entitySubject(entities: Record<string, Entity>, entity: Entity): Subject {
  const known = new Map<string, FieldPlan | undefined>()
  return {
    name: entity.name,
    entity,
    fieldAt(path) {
      if (!known.has(path)) {
        const field = fieldAtPath(entities, entity.name, path)
        known.set(path, field && !field.secret ? planOfField(field, path) : undefined)
      }
      return known.get(path)
    },
  }
}

/** Lines of a report. `amount@commission` is the measure for one value of a dimension, called by that value's label. */
export function datasetSubject(dataset: Dataset, enums: Record<string, EnumModel>): Subject {
  const known = new Map<string, FieldPlan | undefined>()
  const find = (path: string): FieldPlan | undefined => {
    const dimension = dataset.dimensions[path]
    if (dimension) return bare(dimension)
    const measure = dataset.measures[path]
    if (measure) return bare(measure)
    const [base = '', value] = path.split('@')
    const of = dataset.measures[base]
    if (!of || value === undefined) return undefined
    return { ...bare(of), path, label: valueLabel(dataset, enums, value) ?? value }
  }
  return {
    name: dataset.name,
    dataset,
    fieldAt(path) {
      if (!known.has(path)) known.set(path, find(path))
      return known.get(path)
    },
  }
}

function bare(field: FieldPlan): FieldPlan {
  const { path, label, kind, note, enum: values, known, unit, scale, currencyField, zone, total, sortable, operators, options, empty, better, width } = field
  return plain({ path, label, kind, note, enum: values, known, unit, scale, currencyField, zone, total, sortable, operators, options, empty, better, width })
}

/** The heading of a value of any of the dataset's enums; pivots say which one, single columns need not. */
function valueLabel(dataset: Dataset, enums: Record<string, EnumModel>, value: string): string | undefined {
  for (const dimension of Object.values(dataset.dimensions)) {
    const values = dimension.enum === undefined ? undefined : enums[dimension.enum]
    const group = value.startsWith('#') ? values?.groups[value.slice(1)] : values?.values.find((candidate) => candidate.value === value)?.label
    if (group !== undefined) return group
  }
  return undefined
}
