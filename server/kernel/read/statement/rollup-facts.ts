/**
 * A rollup as SQL: its columns, and the query over the facts that fills it. The planner reads the columns from here to
 * answer reports; dimensions and measures themselves are said in server/kernel/read/statement/dimension.ts. Pure.
 */
import { traits } from '../../../../kinds/column-kinds'
import { isClockStep } from '../../../../contract/clock-steps'
import { fieldIn } from '../../../../contract/dimension-field'
import type { Dataset, DatasetSource, Measure, Model, Rollup } from '../../../../contract/model'
import type { TimeStep } from '../../../../contract/across-plan'
import { fieldsOfCondition } from '../../../../contract/filter'
import { seeingAll, type Asker } from '../../asker/asker'
import { daySql, dimensionSql, measureSql, stepSql, stepType } from './dimension'
import { baseType, EntityReader } from './fields'
import { whereSql } from './where'
import { literal, name, planning, type Statement } from './statement'

/** Amounts are kept as whole minor units of their field: value = column / 10^scale. Counts and whole numbers have scale 0. */
interface RollupColumn {
  name: string
  role: 'dimension' | 'currency' | 'measure'
  /** PostgreSQL's; measures are bigint. */
  type: string
  scale: number
  /** Expression over the facts. */
  sql: string
  /** True for texts of any length, which an index cannot hold as they are. */
  long: boolean
}

/** The finest step of the source's day among a rollup's dimensions: what it is refreshed by. */
interface RollupTime {
  column: string
  by: TimeStep
}

/** One rollup as SQL. `statement` holds the parameters that `select` refers to. */
export interface RollupFacts {
  rollup: Rollup
  source: DatasetSource
  columns: RollupColumn[]
  time?: RollupTime
  statement: Statement
  /** `select company_id, columns… from facts where <company and the source's condition> <extra> group by …`. */
  select(extra?: string): string
  /** The step of the row's day, and the step of a day of the facts' own field (before any shift). */
  step: { ofRow: string; ofDay(day: string): string } | undefined
  /** The facts' own day as it is stored, and whether it may be missing. */
  day: { sql: string; nullable: boolean; shiftMonths: number }
}

const STEPS: TimeStep[] = ['day', 'week', 'month', 'year']

/** @throws Error where a measure cannot be rolled up (formulas, last, distinct): such a rollup is a mistake of the schema */
export function rollupFacts(model: Model, dataset: Dataset, rollup: Rollup, companyId: number): RollupFacts {
  const source = dataset.sources[rollup.source]
  const facts = source && model.entities[source.facts]
  if (!source || !facts) throw new Error(`${dataset.file}: rollup ${rollup.name} has no source ${rollup.source}`)
  const plan = planning({ model, asker: systemAsker(companyId) })
  const reader = new EntityReader(plan, facts)
  const columns = columnsOf(dataset, source, rollup, reader)
  const time = rollupTime(dataset, rollup)
  const day = daySql(reader, source)
  const where = whereSql(plan, reader, source.where)
  const groups = columns.flatMap((column, at) => (column.role === 'measure' ? [] : [at + 2]))
  return {
    rollup,
    source,
    columns,
    ...(time ? { time } : {}),
    statement: plan.statement,
    select: (extra = '') =>
      `select ${[`${plan.statement.value(companyId, 'bigint')} as company_id`, ...columns.map((column) => `${column.sql} as ${name(column.name)}`)].join(', ')}
  from ${reader.from()} ${reader.joins()}
  where ${where} ${extra}
  ${groups.length > 0 ? `group by ${groups.join(', ')}` : 'having count(*) > 0'}`,
    step: time && {
      ofRow: stepSql(time.by, day),
      ofDay: (own) => stepSql(time.by, source.shiftMonths === 0 ? own : `(${own} + interval '${Math.trunc(source.shiftMonths)} months')::date`),
    },
    day: { sql: reader.raw(source.day), nullable: !facts.fields[source.day]?.required, shiftMonths: source.shiftMonths },
  }
}

/** Every rollup of the model that is filled from rows of this entity, or reads them through a reference, each dataset's in this order. */
export function rollupsOf(model: Model, entity: string, order: (dataset: Dataset) => Rollup[] = ({ rollups }) => rollups): DependentRollup[] {
  return Object.values(model.datasets).flatMap((dataset) =>
    order(dataset).flatMap((rollup): DependentRollup[] => {
      const facts = dataset.sources[rollup.source]?.facts
      if (facts === entity) return [{ dataset, rollup, as: 'facts' }]
      return facts !== undefined && referencedBy(model, dataset, rollup, facts).has(entity) ? [{ dataset, rollup, as: 'reference' }] : []
    }),
  )
}

interface DependentRollup { dataset: Dataset; rollup: Rollup; as: 'facts' | 'reference' }

/** Entities that a rollup's paths lead through. */
function referencedBy(model: Model, dataset: Dataset, rollup: Rollup, facts: string): Set<string> {
  const paths = [
    ...rollup.dimensions.map((dimension) => fieldIn(dataset.dimensions[dimension] ?? {}, rollup.source)),
    ...rollup.measures.flatMap((measure) => [dataset.measures[measure]?.field, dataset.measures[measure]?.currencyField]),
    ...fieldsOfCondition(dataset.sources[rollup.source]?.where),
  ]
  const entities = new Set<string>()
  for (const path of paths) {
    let entity = model.entities[facts]
    for (const step of path?.split('.').slice(0, -1) ?? []) {
      entity = model.entities[entity?.refs[step]?.entity ?? '']
      if (entity) entities.add(entity.name)
    }
  }
  return entities
}

function columnsOf(dataset: Dataset, source: DatasetSource, rollup: Rollup, reader: EntityReader): RollupColumn[] {
  const dimensions = rollup.dimensions.map((dimensionName): RollupColumn => {
    const dimension = dataset.dimensions[dimensionName]
    if (!dimension) throw new Error(`${dataset.file}: rollup ${rollup.name} has no dimension ${dimensionName}`)
    const field = dimension.by === undefined ? reader.at(fieldIn(dimension, source.name) ?? dimensionName).field : undefined
    const type = field ? baseType(field) : stepType(dimension.by ?? 'day')
    return { name: dimensionName, role: 'dimension', type, scale: 0, sql: dimensionSql(reader, source, dimension), long: field !== undefined && isLong(field) }
  })
  const measures = rollup.measures.map((measure) => measureColumn(dataset, rollup, dataset.measures[measure], measure, reader))
  const known = new Set(rollup.dimensions.map((dimension) => fieldIn(dataset.dimensions[dimension] ?? {}, source.name) ?? dimension))
  const currencies = new Set<string>()
  for (const measure of rollup.measures) {
    const currency = dataset.measures[measure]?.currencyField
    if (currency === undefined) continue
    const path = fieldIn(dataset.dimensions[currency] ?? {}, source.name) ?? currency
    // Amounts of different currencies are never added up, whether or not the rollup asks for the currency.
    if (!known.has(path)) currencies.add(path)
  }
  return [
    ...dimensions,
    ...[...currencies].map(
      (path): RollupColumn => ({ name: currencyColumn(path), role: 'currency', type: 'text', scale: 0, sql: reader.raw(path), long: false }),
    ),
    ...measures,
  ]
}

/** The rollup's column of a currency that is none of its dimensions. */
export function currencyColumn(path: string): string {
  return path.replaceAll('.', '_')
}

function measureColumn(dataset: Dataset, rollup: Rollup, measure: Measure | undefined, measureName: string, reader: EntityReader): RollupColumn {
  const sql = measure && (measure.total === 'distinct' ? undefined : measureSql(reader, measure))
  if (!measure || sql === undefined) {
    throw new Error(`${dataset.file}: rollup ${rollup.name}: ${measureName} cannot be rolled up; only sums, maxima and counts can`)
  }
  const scale = measure.count || traits(measure).whole ? 0 : (measure.scale ?? 2)
  const units = measure.count ? sql : `minor_units((${sql})::numeric, ${scale}, ${literal(`${dataset.label}「${measure.label}」`)})`
  return { name: measureName, role: 'measure', type: 'bigint', scale, sql: units, long: false }
}

/** The finest step of the source's own day that a rollup is kept by; undefined: it is kept of all days together. */
export function rollupTime(dataset: Dataset, rollup: Rollup): RollupTime | undefined {
  const steps = rollup.dimensions.flatMap((column) => {
    const dimension = dataset.dimensions[column]
    return dimension?.by !== undefined && dimension.field === undefined && !isClockStep(dimension.by) ? [{ column, by: dimension.by }] : []
  })
  return steps.sort((a, b) => STEPS.indexOf(a.by) - STEPS.indexOf(b.by))[0]
}

function isLong(field: { kind: string; maxLength?: number }): boolean {
  return ['text', 'link', 'image', 'tags', 'json'].includes(field.kind) && (field.maxLength ?? Number.POSITIVE_INFINITY) > 200
}

/** Rollups hold everything of a company; what somebody may see of it is decided where they are read. */
function systemAsker(companyId: number): Asker {
  return seeingAll({ companyId, employeeId: null, shopIds: null, warehouseIds: null, everything: true, hidden: () => new Set(), currency: '', zone: 'UTC',
    today: '' })
}
