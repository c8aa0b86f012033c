/**
 * Figures of entities -> fields of the model, one for each measure of their dataset: the path, the currency and the
 * formula are told as the row knows them. Needs the datasets, which need the entities: a step after both. Pure.
 */
import { COLUMN_KINDS } from '../../kinds/column-kinds'
import type { EntitySource } from '../language/files'
import type { Dataset, Dimension, Entity, Field, Figures, Formula, Measure } from '../../contract/model'
import type { Sources } from '../read/source'
import { asksDays, isRunning, pathsOf } from './formulas'
import { filesOf, mapValues, plain } from './plain'

/** The name under which the days of figures are asked for. */
export const DAY = 'day'

/** The entities with their figures; those without are the very objects given. */
export function withFigures(sources: Sources, entities: Record<string, Entity>, datasets: Record<string, Dataset>): Record<string, Entity> {
  const said = new Map(filesOf<EntitySource>(sources, 'entity').map(({ name, value }) => [name, value.figures]))
  return mapValues(entities, (entity, name) => {
    const figures = Object.entries(said.get(name) ?? {}).flatMap(([figure, source]): [string, Figures][] => {
      const dataset = datasets[source.dataset]
      return dataset ? [[figure, figuresOf(entity, figure, source, dataset)]] : []
    })
    return figures.length === 0 ? entity : { ...entity, figures: Object.fromEntries(figures) }
  })
}

function figuresOf(entity: Entity, name: string, source: NonNullable<EntitySource['figures']>[string], dataset: Dataset): Figures {
  const day =
    source.days === undefined
      ? Object.values(dataset.dimensions).find((dimension) => dimension.by === 'day' && dimension.field === undefined)
      : undefined
  const fields: Record<string, Field> = {}
  for (const measure of Object.values(dataset.measures)) {
    // Beside a row there are no days in an order that a balance could run over.
    if (isRunning(dataset, measure)) continue
    // Beside a row days are asked of the figures, not of the row.
    if (asksDays(dataset, measure)) continue
    const currency = measure.currencyField === undefined ? undefined : currencyPath(dataset, source.by, measure.currencyField)
    if (measure.currencyField !== undefined && currency === undefined) continue
    const total = addsUp(dataset, measure) ? measure.total : 'none'
    fields[measure.name] = { ...fieldOf(entity, name, measure, currency, source.days), total }
  }
  return plain({ name, dataset: dataset.name, by: source.by, days: source.days, day: day && !fields[DAY] ? dayOf(entity, name, day) : undefined, fields })
}

/** Only ranges: figures are of days in a row, so that a period before them can stand beside. */
function dayOf(entity: Entity, figures: string, day: Dimension): NonNullable<Figures['day']> {
  const operators = COLUMN_KINDS.date.operators.filter((operator) => operator !== 'empty' && operator !== 'ne' && operator !== 'in')
  const field: Field = plain({
    name: `${figures}.${DAY}`, entity: entity.name, label: day.label, kind: 'date', zone: day.zone, total: 'none', sortable: false, operators,
    required: false, server: true, secret: false,
  })
  return { dimension: day.name, field }
}

/** The row's path that holds an amount's currency; undefined: the figures do not join by it, so the amount is none of theirs. */
function currencyPath(dataset: Dataset, by: Record<string, string>, currency: string): string | undefined {
  const stored = dataset.dimensions[currency]?.field ?? currency
  const dimension = Object.keys(by).find((name) => (dataset.dimensions[name]?.field ?? name) === stored)
  return dimension === undefined ? undefined : by[dimension]
}

/** What is told apart or stands for the last day in every row cannot be put together from rows. */
function addsUp(dataset: Dataset, measure: Measure, walking: readonly string[] = []): boolean {
  if (!measure.formula) return measure.total !== 'distinct' && measure.total !== 'last'
  if (walking.includes(measure.name)) return false
  return pathsOf(measure.formula).every((path) => {
    const part = dataset.measures[path]
    return part === undefined || addsUp(dataset, part, [...walking, measure.name])
  })
}

function fieldOf(entity: Entity, figures: string, measure: Measure, currency: string | undefined, days: number | undefined): Field {
  return plain({
    name: `${figures}.${measure.name}`,
    entity: entity.name,
    label: days === undefined ? measure.label : `近${days}天${measure.label}`,
    kind: measure.kind,
    note: measure.note,
    enum: measure.enum,
    unit: measure.unit,
    scale: measure.scale,
    currencyField: currency,
    zone: measure.zone,
    total: measure.total,
    sortable: true,
    operators: measure.operators,
    formula: measure.formula && prefixed(measure.formula, figures),
    required: false,
    better: measure.better,
    sensitive: measure.sensitive,
    server: true,
    secret: false,
  })
}

function prefixed(formula: Formula, figures: string): Formula {
  switch (formula.op) {
    case 'field':
      return { op: 'field', path: `${figures}.${formula.path}` }
    case 'number':
    case 'below':
      return formula
    case 'today':
    case 'askedDays':
      return formula
    case 'ratio':
    case 'days':
    case 'plusDays':
      return { ...formula, of: [prefixed(formula.of[0], figures), prefixed(formula.of[1], figures)] }
    case 'sum':
    case 'minus':
    case 'times':
    case 'first':
    case 'origin':
      return { ...formula, of: formula.of.map((part) => prefixed(part, figures)) }
    default:
      return { ...formula, of: prefixed(formula.of, figures) }
  }
}
