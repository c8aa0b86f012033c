/**
 * Which measures make the rows of a report stand as they do: sources bring rows, amounts tell them apart by currency. Whoever asks for
 * one cell of a report asks for these beside it, and not for every figure of its row, which takes many times as long. Pure.
 */
import type { Dataset, Model } from '../../../../contract/model'
import { composes, currencyUnder, isWords, storedOf } from './measures'
import { measuresOf } from './report.running'

/**
 * The names of the first measures of those that are answered where none is named, by which a report has the rows that all of them give
 * it, told apart by the same currencies, of the same sources.
 * @param hidden measures that the asker may not name
 */
export function measuresOfRows(model: Model, dataset: Dataset, hidden: ReadonlySet<string>): string[] {
  const [first = ''] = Object.keys(dataset.sources)
  const seen = new Set<string>()
  return measuresOf(dataset).filter(({ name }) => !hidden.has(name)).filter((measure) => {
    const kinds = storedOf(dataset, measure).map((one) =>
      JSON.stringify([one.source ?? first, one.ofAll, currencyUnder(model, dataset, one), composes(one), isWords(one)]))
    const adds = kinds.some((kind) => !seen.has(kind))
    for (const kind of kinds) seen.add(kind)
    return adds
  }).map(({ name }) => name)
}
