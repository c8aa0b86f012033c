/** Dataset files -> datasets of the model: dimensions and measures take after the fields they stand for. Pure. */
import { CLOCK_STEPS } from '../../contract/clock-steps'
import { fieldIn } from '../../contract/dimension-field'
import { COLUMN_KINDS, traits } from '../../kinds/column-kinds'
import type { ColumnKind } from '../../contract/plan'
import type { DatasetFile } from '../language/files'
import type { Identity } from '../../contract/identity'
import type { Dataset, Dimension, Entity, Formula, Measure } from '../../contract/model'
import type { Sources } from '../read/source'
import { fieldAtPath } from './field-plans'
import { pathsOf, resolveFormula, totalOf } from './formulas'
import { filesOf, mapValues, plain } from './plain'

const STEPS: Record<NonNullable<Dimension['by']>, { label: string; kind: ColumnKind; enum?: string }> = {
  day: { label: '日期', kind: 'date' },
  // A week is told by its Monday.
  week: { label: '周', kind: 'date' },
  month: { label: '月份', kind: 'month' },
  // Text, because a year is never shown as 2,025.
  year: { label: '年份', kind: 'text' },
  hour: { ...CLOCK_STEPS.hour, kind: 'enum' },
  weekday: { ...CLOCK_STEPS.weekday, kind: 'enum' },
}

/** By name. Reads only files that the checker has passed. */
export function resolveDatasets(sources: Sources, entities: Record<string, Entity>): Record<string, Dataset> {
  const datasets: Record<string, Dataset> = {}
  for (const { name, module, path, value } of filesOf<DatasetFile>(sources, 'dataset')) {
    const dimensions = mapValues(value.dimensions, (_source, dimension) => resolveDimension(value, dimension, entities))
    datasets[name] = plain({
      name,
      module,
      label: value.label,
      basis: value.basis,
      rounded: value.rounded,
      sources: mapValues(value.sources, (source, sourceName) =>
        plain({
          name: sourceName, facts: source.facts, day: source.day, from: source.from, where: source.where, besides: source.besides,
          shiftMonths: source.shift?.months ?? 0, days: source.days,
        }),
      ),
      dimensions,
      measures: resolveMeasures(value, dimensions, entities),
      rollups: (value.rollups ?? []).map((rollup) => ({ ...rollup, table: `rollup_${name}_${rollup.name}` })),
      identities: value.identities && mapValues(value.identities, (identity, identityName): Identity => ({
        name: identityName,
        ...identity,
        shop: shopDimension(value, entities),
        tolerance: identity.tolerance ?? '0',
        both: identity.both ?? false,
      })),
      file: path,
    })
  }
  return datasets
}

/** The dimension by the shop that every source fences its rows by. */
function shopDimension(dataset: DatasetFile, entities: Record<string, Entity>): string | undefined {
  const { sources, dimensions } = dataset
  const [first] = Object.values(sources)
  const shop = first && entities[first.facts]?.scope.shop
  if (shop === undefined) return undefined
  return Object.keys(dimensions).find((name) => dimensions[name]?.by === undefined && firstField(dataset, name) === shop)
}

/** What a dimension is in the first source, which stands for all where one is enough. */
function firstField({ sources, dimensions }: DatasetFile, name: string): string {
  return fieldIn(dimensions[name] ?? {}, Object.keys(sources)[0] ?? '') ?? name
}

function resolveDimension(dataset: DatasetFile, name: string, entities: Record<string, Entity>): Dimension {
  const source = dataset.dimensions[name] ?? {}
  const [first] = Object.values(dataset.sources)
  const said = firstField(dataset, name)
  if (source.by !== undefined) {
    const step = STEPS[source.by]
    const day = first && fieldAtPath(entities, first.facts, source.field ?? first.day)
    const kind = COLUMN_KINDS[step.kind]
    return plain({
      name,
      path: name,
      field: source.field,
      by: source.by,
      label: source.label ?? step.label,
      kind: step.kind,
      enum: step.enum,
      zone: day?.zone,
      total: 'none',
      sortable: true,
      operators: [...kind.operators],
    })
  }
  const field = first && fieldAtPath(entities, first.facts, said)
  return plain({
    name,
    path: name,
    field: said,
    fields: source.fields,
    label: source.label ?? field?.label ?? name,
    kind: field?.kind ?? 'text',
    note: field?.note,
    enum: field?.enum,
    known: field?.known,
    unit: field?.unit,
    scale: field?.scale,
    zone: field?.zone,
    total: 'none',
    sortable: field?.sortable ?? true,
    operators: field?.operators ?? [],
    options: field?.options,
    width: field?.width,
    empty: source.empty,
  })
}

function resolveMeasures(dataset: DatasetFile, dimensions: Record<string, Dimension>, entities: Record<string, Entity>): Record<string, Measure> {
  const measures: Record<string, Measure> = {}
  const [firstSource = ''] = Object.keys(dataset.sources)
  const currencyOf = (source: string, facts: string, field: string | undefined): string | undefined => {
    const currency = field === undefined ? undefined : fieldAtPath(entities, facts, field)?.currencyField
    if (currency === undefined) return undefined
    return Object.values(dimensions).find((dimension) => fieldIn(dimension, source) === currency)?.name ?? currency
  }
  const resolve = (name: string, walking: readonly string[]): Measure | undefined => {
    const source = dataset.measures[name]
    if (!source || walking.includes(name)) return undefined
    const known = measures[name]
    if (known) return known
    const from = source.source ?? firstSource
    const facts = dataset.sources[from]?.facts ?? ''
    const fieldPath = source.formula === undefined && source.running === undefined && !source.count ? (source.field ?? name) : undefined
    const field = fieldPath === undefined ? undefined : fieldAtPath(entities, facts, fieldPath)
    const runs = source.running === undefined ? undefined : resolve(source.running, [...walking, name])
    const kind = source.kind ?? runs?.kind ?? field?.kind ?? (source.count ? 'integer' : 'decimal')
    const scale = source.scale ?? runs?.scale ?? field?.scale ?? COLUMN_KINDS[kind].scale
    const said = source.formula === undefined ? undefined : resolveFormula(source.formula, scale ?? 2)
    // A balance is worked out from what it adds up: whoever may not see that sees none.
    const formula: Formula | undefined = source.running === undefined ? said : { op: 'field', path: source.running }
    const parts = formula ? pathsOf(formula).flatMap((path) => resolve(path, [...walking, name]) ?? []) : []
    const followed = formula ? totalOf(formula, (path) => measures[path]?.total) : measuredTotal(field?.total, kind)
    // What counts every value is the same in many rows: those are not added up, their total is worked out on the facts.
    const total = runs || source.ofAll ? 'last' : source.total ?? followed
    const measure: Measure = plain({
      name,
      path: name,
      source: formula ? undefined : from,
      field: fieldPath,
      count: source.count ?? false,
      where: source.where,
      ofAll: source.ofAll,
      formula,
      running: source.running === undefined ? undefined : true,
      label: source.label,
      kind,
      note: source.note ?? field?.note,
      enum: field?.enum,
      unit: runs?.unit ?? field?.unit,
      scale,
      currencyField: traits({ kind }).inCurrency ? (currencyOf(from, facts, fieldPath) ?? parts.find((part) => part.currencyField)?.currencyField) : undefined,
      zone: field?.zone,
      total,
      sortable: COLUMN_KINDS[kind].numeric,
      operators: COLUMN_KINDS[kind].numeric && !runs ? [...COLUMN_KINDS[kind].operators] : [],
      better: source.better,
      sensitive: source.sensitive ?? field?.sensitive ?? parts.find((part) => part.sensitive)?.sensitive,
    })
    measures[name] = measure
    return measure
  }
  for (const name of Object.keys(dataset.measures)) resolve(name, [])
  // In the order of the file, though formulas may have asked for later ones first.
  return mapValues(dataset.measures, (_source, name) => measures[name]!)
}

/**
 * A measure adds its field up in some way, or it is none: where the field says no total it is summed, as counts are. Words,
 * pictures and days cannot be added up: the greatest of the group stands for it.
 */
function measuredTotal(total: Measure['total'] | undefined, kind: ColumnKind): Measure['total'] {
  if (!COLUMN_KINDS[kind].numeric) return 'max'
  return total === undefined || total === 'none' ? 'sum' : total
}
