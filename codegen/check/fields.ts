/**
 * Looks a field path up in a scope: `acos`, `product.title`, `amount`, `amount@commission`, `amount.prev`.
 * Gives what rules need to know of the field, or what is wrong with the name. Reports nothing itself.
 */
import type { Node } from 'jsonc-parser'
import { CLOCK_STEPS, isClockStep } from '../../contract/clock-steps'
import { fieldIn } from '../../contract/dimension-field'
import type { Operator } from '../../contract/filter'
import type { ColumnKind } from '../../contract/plan'
import { COLUMN_KINDS, traits } from '../../kinds/column-kinds'
import type { Candidate } from './nearest'
import { didYouMean } from './nearest'
import { child, items, says, text } from './node'
import type { Scope } from './found'
import type { ListView } from './page-views'
import type { DatasetView, EntityView, FieldView, FiguresView } from './views'
import type { World } from './world'
import type { FieldInfo, Lookup } from './found'

const found = (info: FieldInfo, ...references: { kind: string; name: string }[]): Lookup => ({ found: { info, references } })
const wrong = (code: string, message: string, hint?: string): Lookup => ({ wrong: { code, message, ...(hint ? { hint } : {}) } })

/** Looks a path up; undefined where it cannot be judged. */
export function lookup(world: World, scope: Scope, path: string): Lookup {
  if (scope.type === 'measures') return measureOnly(world, scope.dataset, path)
  const owner = scope.type === 'entity' ? scope.entity : scope.dataset
  // What stands after @ or a point of a report's column depends on the list; all else on the owner alone.
  if (scope.type === 'dataset' && /[@.]/.test(path)) return datasetPath(world, scope.dataset, scope.list, path)
  let known = world.memory.fields.get(owner)
  if (!known) world.memory.fields.set(owner, (known = new Map()))
  return world.watch.remembered(known, path, () =>
    scope.type === 'entity' ? entityPath(world, scope.entity, path) : datasetPath(world, scope.dataset, scope.list, path))
}

/** What a scope knows of a path, or undefined. */
export function infoOf(world: World, scope: Scope | undefined, path: string): FieldInfo | undefined {
  const result = scope && lookup(world, scope, path)
  return result && 'found' in result ? result.found.info : undefined
}

/** Operators of a field: what its kind knows, cut down by what the field itself says. */
export function operatorsOf(field: FieldView): readonly Operator[] {
  if (!field.kind || field.filter === false) return []
  const known = COLUMN_KINDS[field.kind].operators
  const { filter } = field
  return Array.isArray(filter) ? known.filter((operator) => filter.includes(operator)) : known
}

function fieldInfo(world: World, entity: EntityView, field: FieldView, path = field.name): FieldInfo {
  return {
    path,
    label: field.label,
    kind: field.kind,
    enum: field.enum,
    total: field.total ?? 'none',
    operators: operatorsOf(field),
    sortable: field.sortable && (field.kind === undefined || COLUMN_KINDS[field.kind].sortable),
    role: 'field',
    owner: `${entity.name}.${field.name}`,
    field,
    stored: world.stored(entity.name, field.name),
  }
}

/** The names a person may have meant in an entity: its fields, and what its references show. */
function fieldCandidates(world: World, entity: EntityView): Candidate[] {
  const own = [...entity.fields.values()].map(({ name, label }) => ({ name, label }))
  const shown = [...entity.refs].flatMap(([ref, { entity: other, shows }]) =>
    shows.map((field) => ({ name: `${ref}.${field}`, label: world.entities.get(other)?.fields.get(field)?.label })))
  const counted = [...entity.figures].flatMap(([name, { dataset }]) =>
    [...(world.datasets.get(dataset)?.measures ?? [])].map(([measure, { label }]) => ({ name: `${name}.${measure}`, label })))
  return [...own, ...shown, ...counted]
}

const fieldsOf = (entity: EntityView): string => `Its fields are in ${entity.file.path}`

/** Looks a plain name up among the entity's own fields, through no reference. @returns SCH204 with the nearest right name where it is none */
export function ownField(world: World, entity: EntityView, name: string): Lookup {
  const field = entity.fields.get(name)
  if (field) return found(fieldInfo(world, entity, field), { kind: 'field', name: `${entity.name}.${name}` })
  const candidates = [...entity.fields.values()]
  return wrong('SCH204', `${entity.name} has no such field.${didYouMean(name, candidates)}`, fieldsOf(entity))
}

function entityPath(world: World, entity: EntityView, path: string): Lookup {
  const [first = '', second, ...more] = path.split('.')
  const field = entity.fields.get(path)
  if (field) return found(fieldInfo(world, entity, field), { kind: 'field', name: `${entity.name}.${path}` })
  if (second === undefined) {
    return wrong('SCH204', `${entity.name} has no such field.${didYouMean(path, fieldCandidates(world, entity))}`, fieldsOf(entity))
  }
  const figures = entity.refs.has(first) ? undefined : entity.figures.get(first)
  if (figures) return figurePath(world, entity, figures, [second, ...more].join('.'), path)
  const ref = entity.refs.get(first)
  if (!ref) {
    if (entity.fields.has(first)) return wrong(
      'SCH206',
      `"${first}" is a plain field of ${entity.name}; nothing can follow it with a point.`,
      `References are said under "refs" in ${entity.file.path}`,
    )
    const near = didYouMean(path, fieldCandidates(world, entity)) || didYouMean(first, [...entity.refs.keys()].map((name) => ({ name })))
    return wrong('SCH206', `${entity.name} has no reference "${first}".${near}`, `Its references are under "refs" in ${entity.file.path}`)
  }
  if (more.length > 0) return wrong(
    'SCH229',
    'goes through more than one reference; a path goes through one.',
    `Let ${ref.entity} keep the value itself, or refer to the other entity directly`,
  )
  const other = world.entities.get(ref.entity)
  if (!other) return undefined
  const target = other.fields.get(second)
  if (!target) {
    const near = didYouMean(second, other.fields.values())
    return wrong('SCH204', `${other.name} has no field "${second}".${near}`, fieldsOf(other))
  }
  if (ref.by.some((name) => traits(entity.fields.get(name)).several)) {
    return wrong(
      'SCH206',
      `the reference "${first}" is by several values at once, so that it finds several rows and no one "${second}".`,
      `Name the field itself (${ref.by.join(', ')}): it shows the names of all of them`,
    )
  }
  if (!ref.shows.includes(second)) {
    return wrong(
      'SCH205',
      `the reference "${first}" does not show "${second}".`,
      `Add "${second}" to "shows" of refs.${first} in ${entity.file.path}`,
    )
  }
  return found(fieldInfo(world, other, target, path), { kind: 'field', name: `${other.name}.${second}` })
}

/** The day that figures may be asked by: a dimension of single days in their dataset. */
export function dayOfFigures(world: World, figures: FiguresView): string | undefined {
  if (figures.days) return undefined
  const dimensions = [...(world.datasets.get(figures.dataset)?.dimensions ?? [])]
  return dimensions.find(([, dimension]) => dimension.by === 'day' && dimension.field === undefined)?.[0]
}

/** perf.clicks: a measure of the dataset over the facts that belong to the row; perf.day: when they happened. */
function figurePath(world: World, entity: EntityView, figures: FiguresView, name: string, path: string): Lookup {
  const dataset = world.datasets.get(figures.dataset)
  if (!dataset) return undefined
  const role = 'field' as const
  if (name === 'day' && !dataset.measures.has(name)) {
    const day = dayOfFigures(world, figures)
    if (day !== undefined) {
      const operators = COLUMN_KINDS.date.operators.filter((operator) => operator !== 'empty' && operator !== 'ne' && operator !== 'in')
      return found(
        {
          path,
          label: dimensionInfo(world, dataset, day)?.label ?? name,
          kind: 'date',
          total: 'none',
          operators,
          sortable: false,
          role,
          owner: `${dataset.name}.${day}`,
        },
        { kind: 'dimension', name: `${dataset.name}.${day}` },
      )
    }
    return wrong(
      'SCH342',
      figures.days
        ? 'these figures say themselves which days they count ("days"); nobody asks them for others.'
        : `the dataset ${dataset.name} has no dimension of single days.`,
      figures.days ? 'Take "days" away, or do not ask for a day' : `Add a dimension {"by": "day"} in ${dataset.file.path}`,
    )
  }
  const info = measureInfo(world, dataset, name)
  if (!info) {
    const near = didYouMean(name, [...dataset.measures].map(([measure, { label }]) => ({ name: measure, label })))
    return wrong('SCH207', `the dataset ${dataset.name} has no measure "${name}".${near}`, `Its measures are in ${dataset.file.path}`)
  }
  if (runs(dataset, name)) {
    return wrong(
      'SCH813', `"${name}" runs from day to day, and beside a row of ${entity.name} stand no days.`,
      `Show it on a page of ${dataset.name}, on rows of days`,
    )
  }
  if (asksDays(dataset, name)) {
    return wrong(
      'SCH813', `"${name}" is of how many days a report is asked for, and beside a row of ${entity.name} none is asked.`,
      `Show it on a page of ${dataset.name}`,
    )
  }
  const currency = currencyOfMeasure(world, dataset, name)
  if (currency !== undefined && ![...figures.by.keys()].some((dimension) => (dataset.dimensions.get(dimension)?.field ?? dimension) === currency)) {
    return wrong(
      'SCH343',
      'an amount beside a row that does not say its currency; different currencies are never added up.',
      `Say the row's currency under "by" of these figures in ${entity.file.path}: a dimension of "${currency}"`,
    )
  }
  return found({ ...info, path, role, total: info.total }, { kind: 'measure', name: info.owner })
}

/** The facts' field that holds the currency of a measure, or of the first amount in its formula. */
export function currencyOfMeasure(world: World, dataset: DatasetView, name: string, walking: readonly string[] = []): string | undefined {
  const measure = dataset.measures.get(name)
  const info = measure && measureInfo(world, dataset, name)
  if (!measure || !info || walking.includes(name)) return undefined
  const made = measure.formula ?? measure.running
  if (made) {
    for (const part of namesIn(made)) {
      const currency = currencyOfMeasure(world, dataset, part, [...walking, name])
      if (currency !== undefined) return currency
    }
    return undefined
  }
  if (measure.count || !traits(info).inCurrency) return undefined
  const source = measure.source ?? [...dataset.sources.keys()][0] ?? ''
  return world.entities.get(dataset.sources.get(source)?.facts ?? '')?.fields.get(measure.field ?? name)?.currencyField
}

/** Whether a measure is a running balance, or made of one. */
export function runs(dataset: DatasetView, name: string, within: readonly string[] = []): boolean {
  const measure = dataset.measures.get(name)
  if (!measure || within.includes(name)) return false
  return measure.running !== undefined || (measure.formula !== undefined && namesIn(measure.formula).some((part) => runs(dataset, part, [...within, name])))
}

/** Whether a measure is of how many days are asked, or made of one that is. */
export function asksDays(dataset: DatasetView, name: string, within: readonly string[] = []): boolean {
  const formula = dataset.measures.get(name)?.formula
  if (!formula || within.includes(name)) return false
  return says(formula, 'askedDays') || namesIn(formula).some((part) => asksDays(dataset, part, [...within, name]))
}

/** Every text in a formula: the measures that it names. */
function namesIn(node: Node): string[] {
  if (node.type === 'string') return [String(node.value)]
  if (node.type === 'property') return (node.children ?? []).slice(1).flatMap(namesIn)
  return (node.children ?? []).flatMap(namesIn)
}

/** What a measure is: of its source's field, a count, or a formula over other measures. */
export function measureInfo(world: World, dataset: DatasetView, name: string): FieldInfo | undefined {
  const measure = dataset.measures.get(name)
  if (!measure) return undefined
  const runs = text(measure.running)
  if (runs !== undefined) {
    const of = dataset.measures.get(runs)?.running ? undefined : measureInfo(world, dataset, runs)
    return of && { ...of, path: name, label: measure.label, total: 'last', operators: [], owner: `${dataset.name}.${name}` }
  }
  const sourceName = measure.source ?? [...dataset.sources.keys()][0] ?? ''
  const facts = world.entities.get(dataset.sources.get(sourceName)?.facts ?? '')
  const field = measure.count || measure.formula || !facts ? undefined : infoOf(world, { type: 'entity', entity: facts }, measure.field ?? name)
  const kind = measure.kind ?? field?.kind ?? (measure.count ? 'integer' : measure.formula ? 'decimal' : undefined)
  const isNumeric = kind !== undefined && COLUMN_KINDS[kind].numeric
  return {
    path: name,
    label: measure.label,
    kind,
    total: child(measure.node, 'ofAll') ? 'last' : measure.total ?? field?.total ?? (measure.count ? 'sum' : 'none'),
    operators: isNumeric ? COLUMN_KINDS[kind].operators : [],
    sortable: isNumeric,
    role: 'measure',
    owner: `${dataset.name}.${name}`,
  }
}

const STEP_KINDS = new Map<string, ColumnKind>([['day', 'date'], ['week', 'date'], ['month', 'month'], ['year', 'text'], ['hour', 'enum'], ['weekday', 'enum']])

/** What a dimension is: the field of the first source, or a step of its day. */
export function dimensionInfo(world: World, dataset: DatasetView, name: string): FieldInfo | undefined {
  return world.watch.remembered(world.memory.dimensions, `${dataset.name} ${name}`, () => findDimension(world, dataset, name))
}

function clockEnum(by: string | undefined): { enum?: string } {
  return isClockStep(by) ? { enum: CLOCK_STEPS[by].enum } : {}
}

function findDimension(world: World, dataset: DatasetView, name: string): FieldInfo | undefined {
  const dimension = dataset.dimensions.get(name)
  if (!dimension) return undefined
  const base = { path: name, total: 'none' as const, sortable: true, role: 'dimension' as const, owner: `${dataset.name}.${name}` }
  const step = STEP_KINDS.get(dimension.by ?? '')
  if (step) return { ...base, label: dimension.label ?? name, kind: step, operators: COLUMN_KINDS[step].operators, ...clockEnum(dimension.by) }
  const [first] = dataset.sources
  const facts = world.entities.get(first?.[1].facts ?? '')
  const result = facts && entityPath(world, facts, fieldIn(dimension, first?.[0] ?? '') ?? name)
  if (!result || !('found' in result)) return { ...base, label: dimension.label ?? name, operators: [] }
  const { info } = result.found
  return { ...info, ...base, label: dimension.label ?? info.label, operators: info.operators, field: info.field }
}

function datasetCandidates(world: World, dataset: DatasetView): Candidate[] {
  return [
    ...[...dataset.dimensions.keys()].map((name) => ({ name, label: dimensionInfo(world, dataset, name)?.label })),
    ...[...dataset.measures].map(([name, { label }]) => ({ name, label })),
  ]
}

function measureOnly(world: World, dataset: DatasetView, path: string): Lookup {
  const info = measureInfo(world, dataset, path)
  if (info) return found(info, { kind: 'measure', name: info.owner })
  const candidates = [...dataset.measures].map(([name, { label }]) => ({ name, label }))
  return wrong(
    'SCH207',
    `the dataset ${dataset.name} has no such measure.${didYouMean(path, candidates)}`,
    `Its measures are in ${dataset.file.path}`,
  )
}

const COMPARISONS = ['prev', 'delta', 'rate']

function datasetPath(world: World, dataset: DatasetView, list: ListView | undefined, path: string): Lookup {
  const dot = path.lastIndexOf('.')
  const suffix = dot < 0 ? undefined : path.slice(dot + 1)
  const stem = dot < 0 ? path : path.slice(0, dot)
  const [name = '', value] = stem.split('@')
  const info = dimensionInfo(world, dataset, name) ?? measureInfo(world, dataset, name)
  if (!info) {
    const near = didYouMean(name, datasetCandidates(world, dataset))
    return wrong(
      'SCH207',
      `the dataset ${dataset.name} has no such dimension or measure.${near}`,
      `Its dimensions and measures are in ${dataset.file.path}`,
    )
  }
  const bad = (value === undefined ? undefined : pivotValue(world, dataset, list, info, value))
    ?? (suffix === undefined ? undefined : comparison(list, info, suffix))
  return bad ?? found({ ...info, path }, { kind: info.role, name: info.owner })
}

function pivotValue(world: World, dataset: DatasetView, list: ListView | undefined, info: FieldInfo, value: string): Lookup {
  const pivot = list?.part('pivot')
  const measure = text(child(pivot, 'measure'))
  const dimension = text(child(pivot, 'dimension'))
  if (!pivot) return wrong(
    'SCH208',
    'a value after @ is for pages with "pivot"; this one has none.',
    `Say "${info.path}" alone, or add "pivot"`,
  )
  if (measure !== undefined && measure !== info.path) return wrong(
    'SCH208',
    `the pivot spreads "${measure}", not "${info.path}".`,
    `Say "${measure}@${value}"`,
  )
  if (dimension === undefined && child(pivot, 'times')) return wrong(
    'SCH208',
    'columns of times are made from the days that are asked for; none of them is named.',
    `Say "${info.path}" alone`,
  )
  const values = world.enums.get(dimensionInfo(world, dataset, dimension ?? '')?.enum ?? '')
  if (!values || value === 'unallocated') return undefined
  if (value.startsWith('#')) {
    if (values.groups.has(value.slice(1))) return undefined
    const near = didYouMean(value.slice(1), [...values.groups].map(([name, label]) => ({ name, label })))
    return wrong('SCH208', `the enum ${values.name} has no group "${value.slice(1)}".${near}`, `Its groups are in ${values.file.path}`)
  }
  if (values.values.has(value)) return undefined
  const near = didYouMean(value, [...values.values].map(([name, { label }]) => ({ name, label })))
  return wrong('SCH208', `the enum ${values.name} has no value "${value}".${near}`, `Its values are in ${values.file.path}`)
}

function comparison(list: ListView | undefined, info: FieldInfo, suffix: string): Lookup {
  if (!COMPARISONS.includes(suffix)) {
    return wrong(
      'SCH209',
      `nothing is called ".${suffix}".${didYouMean(suffix, COMPARISONS.map((name) => ({ name })))}`,
      'After a point: prev (the value before), delta (the difference), rate (the change in percent)',
    )
  }
  if (info.role !== 'measure') return wrong('SCH209', `"${info.path}" is a dimension; only measures are compared.`)
  if (items(list?.part('compare')).length === 0) {
    return wrong('SCH209', `".${suffix}" is for pages with "compare"; this one has none.`, 'Add "compare": ["previous"]')
  }
  return undefined
}
