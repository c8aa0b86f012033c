/** How far the sources of a dataset go. Pure. */
import type { Dataset } from '../../../../contract/model'

/** How far a source goes. */
export interface DataEnd {
  /** The last day that any shop has rows of, whatever days are asked for; null: none has. Comparisons and 最近有数据 end here. */
  last: string | null
  /** The last of the asked days up to which every shop goes that has rows on any of them; null: none has. */
  asked: string | null
  /** The last day of each shop, of the asked days and of those before. */
  shops: ReadonlyMap<string | null, string>
  /** The last day that each shop has rows of, whole or not, of the asked days and of those before: as far as its figures are compared. */
  newest: ReadonlyMap<string | null, string>
}

/** By the source's name. */
export type DataEnds = ReadonlyMap<string, DataEnd>

/** The sources that are told by single days, or all of them where none is: periods of others end where somebody has downloaded them to. */
export function toldByDay({ sources }: Pick<Dataset, 'sources'>, among: readonly string[] = Object.keys(sources)): string[] {
  const byDay = among.filter((name) => sources[name]?.from === undefined)
  return byDay.length > 0 ? byDay : [...among]
}

/** The day up to which all of the sources go that have any rows; null: none has. */
export function commonEnd(ends: DataEnds, kind: 'last' | 'asked', sources: Iterable<string> = ends.keys()): string | null {
  return [...new Set(sources)].flatMap((source) => ends.get(source)?.[kind] ?? []).sort()[0] ?? null
}
