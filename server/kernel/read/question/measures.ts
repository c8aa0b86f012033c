/** What a measure is made of and how it adds up, by the dataset alone: stored measures under it, amounts and their currency. Pure. */
import { traits } from '../../../../kinds/column-kinds'
import { fieldIn } from '../../../../contract/dimension-field'
import type { Dataset, Measure, Model } from '../../../../contract/model'
import { fieldAtPath } from '../../../../codegen/resolve/field-plans'
import { pathsOf } from '../../../../codegen/resolve/formulas'
import { NUMERIC } from '../statement/adding'
import { shopReference } from '../statement/entity'
import { own } from '../statement/fields'
import { hasRatio, hasStep } from '../statement/formula'

/** The sources that these stored measures' figures are made of; words beside them need none. */
export function sourcesOf(dataset: Dataset, stored: Measure[]): string[] {
  const [first = ''] = Object.keys(dataset.sources)
  const figures = stored.filter((measure) => !isWords(measure))
  return [...new Set((figures.length > 0 ? figures : stored).map(({ source }) => source ?? first))]
}

/** Stored measures by the rows that they count: those of one source, and of the same some of its rows or those of every value, together. */
export function togetherOf(dataset: Dataset, stored: readonly Measure[]): Measure[][] {
  const together = new Map<string, Measure[]>()
  for (const measure of stored) {
    const rows = `${sourcesOf(dataset, [measure]).join()} ${JSON.stringify([measure.where, measure.ofAll])}`
    together.set(rows, [...(together.get(rows) ?? []), measure])
  }
  return [...together.values()]
}

/** An amount with a currency of its own; other kinds, and amounts without a currency field, are never converted. */
export function isMoney(measure: Measure): boolean {
  return traits(measure).inCurrency && measure.currencyField !== undefined
}

/** An amount under a stored measure, as paths of its source's facts. */
export interface Amount {
  path: string
  currency: string
}

/** The kept amounts that a stored measure is made from: itself, or those in the formula of the field that it adds up. */
export function amountsUnder(model: Model, dataset: Dataset, measure: Measure): Amount[] {
  const [first = ''] = Object.keys(dataset.sources)
  const facts = own(dataset.sources, measure.source ?? first)?.facts ?? ''
  const under = (path: string): Amount[] => {
    const field = fieldAtPath(model.entities, facts, path)
    const before = path.slice(0, path.lastIndexOf('.') + 1)
    if (field?.formula) return pathsOf(field.formula).flatMap((inner) => under(before + inner))
    return field && traits(field).inCurrency && field.currencyField !== undefined ? [{ path, currency: before + field.currencyField }] : []
  }
  return measure.count || measure.formula ? [] : under(measure.field ?? measure.name)
}

/** The facts' field that a stored measure's amounts are told apart by; undefined: there are none under it. */
export function currencyUnder(model: Model, dataset: Dataset, measure: Measure): string | undefined {
  if (!isMoney(measure)) return amountsUnder(model, dataset, measure)[0]?.currency
  const named = measure.currencyField ?? ''
  return fieldIn(own(dataset.dimensions, named) ?? {}, sourceOf(dataset, measure)) ?? named
}

/**
 * The facts' fields that what is read of a source is told apart by, one for each currency its measures name: a source that is read for no
 * amount stands beside those of its shop's currency, else of the currency that its own amounts are in. None: it has no currency.
 */
export function currenciesOf(model: Model, dataset: Dataset, source: string, measures: readonly Measure[]): string[] {
  const named = [...new Set(measures.flatMap((measure) => currencyUnder(model, dataset, measure) ?? []))]
  if (named.length > 0) return named
  const facts = own(model.entities, dataset.sources[source]?.facts ?? '')
  const shop = facts && shopReference(facts)
  if (shop && own(model.entities, shop.entity)?.fields['currency']?.kind === 'enum') return [`${shop.name}.currency`]
  return Object.values(facts?.fields ?? {}).flatMap(({ currencyField }) => currencyField ?? []).slice(0, 1)
}

/** The source whose rows a stored measure counts. */
function sourceOf(dataset: Dataset, { source }: Measure): string {
  return source ?? Object.keys(dataset.sources)[0] ?? ''
}

/** A measure of words, pictures or days: the greatest of a group stands beside its figures; it has no total and no comparison. */
export function isWords(measure: Measure): boolean {
  return !measure.count && measure.formula === undefined && !NUMERIC.has(measure.kind)
}

/** Sums, counts and maxima of groups make those of the whole; what is distinct or last must be counted on the facts again. */
export function composes(measure: Measure): boolean {
  return isSummed(measure) || measure.total === 'max'
}

/** Summed or counted over its facts, whatever its rows come to together. */
export function isSummed(measure: Measure): boolean {
  return measure.count || measure.total === 'sum' || measure.ofAll !== undefined
}

/** The stored measures under a measure. */
export function storedOf(dataset: Dataset, measure: Measure): Measure[] {
  if (!measure.formula) return [measure]
  return pathsOf(measure.formula).flatMap((path) => {
    const part = own(dataset.measures, path)
    return part ? storedOf(dataset, part) : []
  })
}

/** Is it a ratio, or made with one? Such a value is no exact decimal and is kept with more digits than are shown. */
export function divides(dataset: Dataset, measure: Measure): boolean {
  if (!measure.formula) return !measure.count && measure.total === 'ratio'
  return hasRatio(measure.formula) || pathsOf(measure.formula).some((path) => {
    const part = own(dataset.measures, path)
    return part !== undefined && divides(dataset, part)
  })
}

/**
 * True for a figure that is rounded or clamped in every row and said to add up: its total is the sum of the rows as they
 * are shown, since rounding the sums once more gives another amount. Everything else is computed over the sums.
 */
export function addsRows(dataset: Dataset, measure: Measure): boolean {
  return measure.formula !== undefined && measure.total === 'sum' && !divides(dataset, measure) && bends(dataset, measure)
}

function bends(dataset: Dataset, measure: Measure): boolean {
  if (!measure.formula) return false
  return hasStep(measure.formula) || pathsOf(measure.formula).some((path) => {
    const part = own(dataset.measures, path)
    return part !== undefined && bends(dataset, part)
  })
}
