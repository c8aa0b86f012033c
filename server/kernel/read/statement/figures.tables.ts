/**
 * What readers of rows ask of figures: the common table of each, its columns, its fields. What stands in the tables is planned
 * in figures.ts, which knows of reports; this knows of none, so that fields may lean on it.
 */
import type { Entity, Figures } from '../../../../contract/model'
import { own } from '../../asker/own'
import { noSuchField } from '../../asker/problem'
import { name, type FigureTable, type Planning } from './statement'

/** The common table of these figures; whoever reads a measure adds it to `measures`. */
export function figureTable(plan: Planning, figures: Figures): FigureTable {
  const known = plan.figures.tables.get(figures.name)
  if (known) return known
  const made: FigureTable = { alias: `figures_${plan.figures.tables.size}`, figures, measures: new Set() }
  plan.figures.tables.set(figures.name, made)
  return made
}

/** A stored measure's column, of the asked period (0) or of an earlier one. */
export function figureColumn(table: FigureTable, measure: string, period: number): string {
  table.measures.add(measure)
  return `${table.alias}.${name(`${measure}_${period}`)}`
}

/** Whether no two rows share the facts of these figures: then each fact is in one row's sum. */
export function ownsItsFacts(entity: Entity, figures: Figures): boolean {
  const paths = Object.values(figures.by)
  return [entity.key, ...entity.unique].some((fields) => fields.length > 0 && fields.every((field) => paths.includes(field)))
}

/** @throws HttpRefusal 400 where there is no such measure, or the asker must not see it */
export function figureField(plan: Planning, entity: Entity, figures: Figures, measure: string, path: string) {
  const field = own(figures.fields, measure) ?? (measure === 'day' ? figures.day?.field : undefined)
  if (!field || plan.asker.hidden(figures.dataset).has(measure)) throw noSuchField(entity.label, path)
  return field
}
