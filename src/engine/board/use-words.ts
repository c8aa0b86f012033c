/** The names that a chart's or a ranking's values are told by: references by their rows' names, all else as its kind shows it. */
import { useMemo } from 'react'
import type { ColumnPlan, EnumPlan } from '../../../contract/plan'
import { textOfCell } from '../../../kinds/shared/cell-text'
import { usePort } from '../port'
import type { ChartData } from './chart-types'
import type { ChartWords } from './chart-look'

const NO_IDS: string[] = []

/** Names of the rows that a dimension's values refer to. */
function useNames(column: ColumnPlan | undefined, values: readonly unknown[]): ReadonlyMap<string, string> {
  const isReference = column?.options !== undefined
  const ids = useMemo(() => (isReference ? values.filter((value) => value !== null && typeof value !== 'symbol').map(String) : NO_IDS), [isReference, values])
  return usePort().useLabels(column?.options?.entity ?? '', ids)
}

/** Names of what the further dimensions of a scatter's points refer to, by the dimension's path. */
function useFurtherNames(data: ChartData | undefined, further: readonly ColumnPlan[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const points = data?.series[0]?.points
  const ids = useMemo(() => further.map(({ path }) => [...new Set(points?.map(({ row }) => row?.[path] ?? null) ?? NO_IDS)]), [points, further])
  // oxlint-disable-next-line react/rules-of-hooks
  const found = further.map((column, at) => useNames(column, ids[at]!))
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => new Map(further.flatMap((column, at) => (column.options ? [[column.path, found[at]!] as const] : []))), [further, ...found])
}

/** Stands for a name that has not come yet, as in the cells of lists: never the bare id. */
const TO_COME = '…'

const NO_COLUMNS: readonly ColumnPlan[] = []

/**
 * A row without a name is told by its id, once that is known; what is blank by the column's own word, else as （空）.
 * @param further dimensions that a point of a scatter has beside the first; always the same of one card, so that there are as many hooks
 */
export function useWords(data: ChartData | undefined, enums: Record<string, EnumPlan>, further: readonly ColumnPlan[] = NO_COLUMNS): ChartWords {
  const splitValues = useMemo(() => [...new Set(data?.series.map(({ split }) => split) ?? [])], [data])
  const along = useNames(data?.axis, data?.categories ?? NO_IDS)
  const across = useNames(data?.splits, splitValues)
  const beside = useFurtherNames(data, further)
  return useMemo(() => {
    const nameOf = (column: ColumnPlan, value: unknown): string => {
      if (value === null || value === undefined || value === '') return column.empty ?? '（空）'
      const names = column === data?.axis ? along : column === data?.splits ? across : beside.get(column.path)
      if (names && column.options) return names.get(String(value)) ?? TO_COME
      return textOfCell(value, { row: { [column.path]: value }, field: column, enums, mixed: false })
    }
    return { enums, nameOf }
  }, [data, along, across, beside, enums])
}
