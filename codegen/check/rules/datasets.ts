/** What a dataset must say so that one planner can answer it: sources that line up, measures that add up. */
import { isClockStep } from '../../../contract/clock-steps'
import { fieldIn } from '../../../contract/dimension-field'
import { COLUMN_KINDS, traits } from '../../../kinds/column-kinds'
import { dimensionInfo, infoOf, measureInfo } from '../fields'
import { oneOf } from '../nearest'
import { child, items, text } from '../node'
import { scopesAt } from '../scope'
import type { Node } from 'jsonc-parser'
import type { SourceFile } from '../../read/source'
import type { DatasetView, MeasureView } from '../views'
import type { Rule, RuleContext } from './context'
import { laidOut } from './layout'

const DAY_KINDS = Object.values(COLUMN_KINDS).filter(({ names }) => names).map(({ kind }) => kind)

/** SCH401: a source counts by a day, a month or a moment of its facts. */
export const sourceDay: Rule = (context) => {
  const { world } = context
  for (const { file, sources } of context.datasets) {
    for (const [name, { facts, day, node }] of sources) {
      const field = world.entities.get(facts)?.fields.get(day ?? '')
      if (field?.kind && !DAY_KINDS.includes(field.kind)) {
        context.error(
          'SCH401', file, child(node, 'day'),
          `source "${name}" counts by "${day}", which is of kind ${field.kind}.`,
          `A source counts by a field of kind ${oneOf(DAY_KINDS)}`,
        )
      }
    }
  }
}

/** Rows over several days are found by their first day and their last: both are dates, and nothing is kept of them by single days. */
export const periodsAreOfDays: Rule = (context) => {
  const { world } = context
  for (const { file, sources } of context.datasets) {
    const rollups = items(child(file.node, 'rollups'))
    for (const [name, { facts, day, node }] of sources) {
      const from = child(node, 'from')
      if (!from) continue
      const fields = world.entities.get(facts)?.fields
      const other = [text(from), day].find((field) => (fields?.get(field ?? '')?.kind ?? 'date') !== 'date')
      if (other !== undefined) context.error(
        'SCH414', file, from, `rows of source "${name}" cover several days, and "${other}" is of kind ${fields!.get(other)!.kind}.`,
        'Name two fields of kind date: "from" the first day, "day" the last',
      )
      for (const [beside, says] of [['days', 'has lines told by day'], ['shift', 'is moved by months']] as const) {
        if (child(node, beside)) context.error(
          'SCH414', file, from, `source "${name}" covers several days and ${says}.`, `Take "from" or "${beside}" out`,
        )
      }
      const kept = rollups.find((rollup) => text(child(rollup, 'source')) === name)
      if (kept) context.error(
        'SCH414', file, child(kept, 'source'), `a rollup keeps sums by day, and rows of source "${name}" cover several days.`,
        'Take it out; such rows are answered from the facts',
      )
    }
  }
}

/** A moment has an hour, a date has none; hours and weekdays are asked of the facts themselves, never of sums by day. */
export const clocksAreTold: Rule = (context) => {
  const { world } = context
  for (const { file, sources, dimensions } of context.datasets) {
    for (const { by, field, node, keyNode } of dimensions.values()) {
      if (!isClockStep(by)) continue
      for (const source of sources.values()) {
        const facts = world.entities.get(source.facts)
        const kind = facts && infoOf(world, { type: 'entity', entity: facts }, field ?? source.day ?? '')?.kind
        const names = kind && traits({ kind }).names
        if (!kind || names === 'moment' || (by === 'weekday' && names === 'day')) continue
        context.error(
          'SCH413', file, child(node, 'field') ?? child(node, 'by') ?? keyNode,
          `"${field ?? source.day}" of ${source.facts} is of kind ${kind} and has no ${by}.`,
          by === 'hour' ? 'Name the moment whose hour is meant: "field" of kind datetime' : 'Name a date or a datetime as "field"',
        )
        break
      }
    }
    for (const rollup of items(child(file.node, 'rollups'))) {
      const told = items(child(rollup, 'dimensions')).find((each) => isClockStep(dimensions.get(text(each) ?? '')?.by))
      if (told) context.error(
        'SCH413', file, told, `a rollup keeps sums by day, and "${text(told)}" is told by the clock.`,
        'Take it out; reports by hour or weekday are answered from the facts',
      )
    }
  }
}

/** Days stand in for the lines of a part of a month: whatever is asked of a line they can tell. */
export const daysAreOfTheLines: Rule = (context) => {
  const { world } = context
  for (const { file, sources } of context.datasets) {
    for (const [name, source] of sources) {
      const node = child(source.node, 'days')
      const lines = world.entities.get(source.facts)
      const days = world.entities.get(text(child(node, 'facts')) ?? '')
      if (!node || !lines || !days) continue
      const told = days.fields.get(text(child(node, 'day')) ?? '')?.kind
      if (told && told !== 'date') context.error(
        'SCH412', file, child(node, 'day'),
        `the days of source "${name}" are told by "${text(child(node, 'day'))}", which is of kind ${told}.`,
        'Name a field of kind date',
      )
      const counted = lines.fields.get(source.day ?? '')?.kind
      if (counted && counted !== 'month') context.error(
        'SCH412', file, node,
        `source "${name}" counts by "${source.day}", which is of kind ${counted}: it has days of its own.`,
        'Take "days" out; it is for facts that know months alone',
      )
      for (const [field, { kind }] of lines.fields) {
        const other = days.fields.get(field)
        if (!kind || lines.key.includes(field) || (other && (!other.kind || other.kind === kind))) continue
        context.error(
          'SCH412', file, child(node, 'facts'),
          `${days.name} ${other ? `has "${field}" of kind ${other.kind}; ${lines.name} has it of kind ${kind}` : `lacks "${field}" of ${lines.name}`}.`,
          `Its rows are those of ${lines.name} told by day: give it the same fields and a day`,
        )
        break
      }
    }
  }
}

/** A dimension without "field" is the field of its own name; it must be there in every source. */
export const dimensionsLineUp: Rule = (context) => {
  const { world } = context
  for (const { file, sources, dimensions } of context.datasets) {
    for (const [name, dimension] of dimensions) {
      const apart = child(dimension.node, 'fields')
      if (dimension.by !== undefined) {
        if (dimension.field !== undefined && (apart || !isClockStep(dimension.by))) context.error(
          'SCH403', file, apart ?? child(dimension.node, 'field'),
          `dimension "${name}" is a step of the day and a field at once.`,
          'Say "by" or "field"',
        )
        continue
      }
      if (!context.lacks(file, dimension.node, 'by')) continue
      if (apart) namesEverySource(context, file, { name, node: dimension.node, apart, sources: [...sources.keys()] })
      const kinds = new Map<string, string>()
      for (const [source, { facts }] of sources) {
        const entity = world.entities.get(facts)
        if (!entity) continue
        const info = infoOf(world, { type: 'entity', entity }, fieldIn(dimension, source) ?? name)
        if (!info && dimension.field === undefined && context.lacks(file, dimension.node, 'field')) {
          context.error(
            'SCH402', file, dimension.keyNode,
            `dimension "${name}": the source "${source}" (${facts}) has no field "${name}".`,
            'Say "field": the field in every source, or "by": day, week, month or year',
          )
          break
        }
        if (info?.kind) kinds.set(info.kind, source)
      }
      if (kinds.size > 1) {
        const differ = [...kinds].map(([kind, source]) => `${kind} in "${source}"`).join(', ')
        context.error(
          'SCH402', file, apart ?? child(dimension.node, 'field') ?? dimension.keyNode,
          `dimension "${name}" is not the same in every source: ${differ}.`,
          'Sources are lined up by equal values; take a field of one kind',
        )
      }
    }
  }
}

/** Of a dimension that each source tells by a field of its own: all of them say which, and none says another for all. */
function namesEverySource(
  context: RuleContext, file: SourceFile, { name, node, apart, sources }: { name: string; node: Node; apart: Node; sources: readonly string[] },
): void {
  const whole = child(node, 'field')
  if (whole) context.error('SCH403', file, whole, `dimension "${name}" is one field in every source and one of each at once.`, 'Say "field" or "fields"')
  const lacking = sources.find((source) => !child(apart, source))
  if (lacking !== undefined) context.error(
    'SCH402', file, apart, `dimension "${name}" does not say its field in the source "${lacking}".`,
    'Name one for each of the sources: its rows would stand nowhere',
  )
}

/** SCH404–405: a measure is one field, count, formula or balance, of a source that is known. SCH409, SCH415: its words fit it. */
export const measuresAreOneThing: Rule = (context) => {
  const { world } = context
  for (const dataset of context.datasets) {
    const { file, sources, measures } = dataset
    for (const [name, measure] of measures) {
      const better = child(measure.node, 'better')
      const kind = better && measureInfo(world, dataset, name)?.kind
      if (kind !== undefined && !COLUMN_KINDS[kind].numeric) context.error(
        'SCH409', file, better,
        `measure "${name}" is of kind ${kind}: none of it is more or less.`,
        'Take "better" out; only figures have it',
      )
      const said = ['field', 'count', 'formula', 'running'].filter((key) => child(measure.node, key))
      if (said.length > 1) {
        context.error(
          'SCH404', file, measure.keyNode,
          `measure "${name}" is ${said.map((key) => `"${key}"`).join(' and ')} at once.`,
          'Say one: a field of a source, a count of its rows, a formula over other measures, or the running balance of one',
        )
        continue
      }
      const where = child(measure.node, 'where')
      if (where && (measure.formula || measure.running)) context.error(
        'SCH404', file, where,
        `measure "${name}" is of other measures, and says which rows it counts.`,
        'Say "where" of a measure that is a field or a count; the formula names it',
      )
      wholesAddUp(context, dataset, name, measure)
      if (measure.formula || measure.running) continue
      if (sources.size > 1 && context.lacks(file, measure.node, 'source')) {
        context.error(
          'SCH405', file, measure.keyNode,
          `measure "${name}" does not say of which source it is.`,
          `Add "source": ${oneOf([...sources.keys()].map((source) => `"${source}"`))}`,
        )
        continue
      }
      if (!['field', 'count'].every((key) => context.lacks(file, measure.node, key))) continue
      const source = sources.get(measure.source ?? [...sources.keys()][0] ?? '')
      const facts = world.entities.get(source?.facts ?? '')
      if (facts && !facts.fields.has(name)) {
        context.error(
          'SCH404', file, measure.keyNode,
          `measure "${name}" is no field of ${facts.name}, no count and no formula.`,
          'Say "field", "count": true, or "formula"',
        )
      }
    }
  }
}

/** A figure of all values of a dimension is added up over them: a sum or a count of facts, and of no step of their days. */
function wholesAddUp({ world, error }: RuleContext, dataset: DatasetView, name: string, measure: MeasureView): void {
  const node = child(measure.node, 'ofAll')
  if (!node) return
  const tell = (at: Node, what: string, cure: string): void => error('SCH415', dataset.file, at, what, cure)
  if (measure.formula || measure.running) return tell(node, `measure "${name}" is of other measures.`, 'Say "ofAll" of the field or the count that it names')
  const facts = world.entities.get(dataset.sources.get(measure.source ?? [...dataset.sources.keys()][0] ?? '')?.facts ?? '')
  const info = facts && infoOf(world, { type: 'entity', entity: facts }, measure.field ?? name)
  const total = measure.total ?? info?.total ?? 'none'
  const adds = measure.count || ((total === 'sum' || total === 'none') && (info?.kind === undefined || COLUMN_KINDS[info.kind].numeric))
  if (!adds) return tell(node, `measure "${name}" does not add up over the values of a dimension.`, 'Say "ofAll" of a field that is summed, or of a count')
  for (const each of items(node)) {
    const dimension = dataset.dimensions.get(text(each) ?? '')
    const isTime = dimension?.by !== undefined && dimension.field === undefined && !isClockStep(dimension.by)
    if (isTime) {
      tell(each, `"${text(each)}" is a step of time, whose days the report asks for.`, 'Name a dimension of the facts; a balance over days is "running"')
    }
  }
}

/** What a measure says that it is must be what its field holds: words are not summed, pieces are no amounts. */
export const measuresAreOfTheirField: Rule = (context) => {
  const { world } = context
  for (const { file, sources, measures } of context.datasets) {
    for (const [name, measure] of measures) {
      const { kind } = measure
      if (!kind || measure.count || measure.formula || measure.running || measure.total === 'distinct') continue
      const facts = world.entities.get(sources.get(measure.source ?? [...sources.keys()][0] ?? '')?.facts ?? '')
      const held = facts && infoOf(world, { type: 'entity', entity: facts }, measure.field ?? name)?.kind
      if (!held || (COLUMN_KINDS[kind].numeric === COLUMN_KINDS[held].numeric && traits({ kind }).inCurrency === traits({ kind: held }).inCurrency)) continue
      context.error(
        'SCH410', file, child(measure.node, 'kind'),
        `measure "${name}" says that it is of kind ${kind}; its field "${measure.field ?? name}" is of kind ${held}.`,
        COLUMN_KINDS[held].numeric ? 'Take "kind" away, or name another field' : 'Name a field that holds a number, say "total": "distinct", or "count": true',
      )
    }
  }
}

/** People choose a way of adding up by its words. */
export const waysAreToldApart: Rule = (context) => {
  for (const page of context.pages) {
    for (const list of page.lists) {
      const said = new Set<string>()
      for (const way of items(list.part('rows'))) {
        const node = child(way, 'label')
        const label = text(node)
        if (label !== undefined && said.has(label)) context.error(
          'SCH563', page.file, node,
          `two ways of adding up are called "${label}".`,
          'People choose by these words; give each its own',
        )
        if (label !== undefined) said.add(label)
      }
    }
  }
}

function tellSeveral(context: RuleContext, file: SourceFile, node: Node, name: string): void {
  context.error(
    'SCH411', file, node,
    `the dimension "${name}" is of kind tags: one row of the facts has several values of it and would be counted under each.`,
    'Filter by it, or count by a dimension of one value',
  )
}

/** True of a step of time of which one follows another: rows of days may be split by hours, but not by weeks. */
function goesOn(by: string | undefined): boolean {
  return by !== undefined && !isClockStep(by)
}

/** Rows are split by steps of time that they are not told by already. */
export const rowsSplitByTimes: Rule = (context) => {
  for (const page of context.pages) {
    for (const list of page.lists) {
      const dataset = context.world.datasets.get(list.dataset ?? '')
      if (!dataset) continue
      for (const way of list.parts('rows').flatMap(items)) {
        const every = child(way, 'every')
        const told = [...items(child(way, 'by')), ...items(child(way, 'times'))].some((each) => goesOn(dataset.dimensions.get(text(each) ?? '')?.by))
        if (every?.value === true && !told) {
          context.error('SCH746', page.file, every, 'these rows are told by no time.', 'Take "every" out, or say "times", or a day, week or month under "by"')
        }
        for (const node of items(child(way, 'times'))) {
          const name = text(node) ?? ''
          const dimension = dataset.dimensions.get(name)
          if (!dimension) continue
          const by = items(child(way, 'by')).map((each) => text(each) ?? '')
          const other = by.find((each) => each === name || (goesOn(dimension.by) && goesOn(dataset.dimensions.get(each)?.by)))
          if (dimension.by === undefined) {
            context.error(
              'SCH744', page.file, node, `"${name}" is no step of time.`,
              'Name a dimension with "by": day, week, month, year, hour or weekday; others stand under "by"',
            )
          } else if (other !== undefined) {
            context.error(
              'SCH744', page.file, node, `rows by "${other}" are told by a time already.`,
              'Take it out of "by", or leave "times" out',
            )
          }
        }
      }
    }
  }
}

/** A row of facts that has several values of a dimension at once stands in no one row of a report, and in no one column. */
export const rowsAreOfOneValue: Rule = (context) => {
  const { world } = context
  for (const page of context.pages) {
    const columns = new Set(page.lists.flatMap((list) => list.parts('columns').flatMap(items)).map((column) => child(column, 'field') ?? column))
    for (const { kind, name, node } of world.shape(page.file).uses) {
      if (kind !== 'dimension' && !columns.has(node)) continue
      const scope = scopesAt(world, page.file, node).find(({ type }) => type === 'dataset')
      if (scope?.type === 'dataset' && traits(dimensionInfo(world, scope.dataset, name)).several) tellSeveral(context, page.file, node, name)
    }
    for (const list of page.lists) {
      const dataset = world.datasets.get(list.dataset ?? '')
      for (const { file, node, path, use } of laidOut(context, list, 'columns')) {
        const isSeveral = dataset && use && path !== undefined && traits(dimensionInfo(world, dataset, path)).several
        if (isSeveral) tellSeveral(context, file, child(node, 'field') ?? node, path)
      }
    }
  }
}
