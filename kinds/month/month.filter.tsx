import type { FilterProps } from '../shared/filter'
import { OneDate } from '../shared/dates/one-date'

const MOMENTS = ['monthStart', 'lastMonth', 'dataMonth'] as const

/** One month. */
export function MonthFilter(props: FilterProps) {
  return <OneDate {...props} unit="month" moments={MOMENTS} />
}
