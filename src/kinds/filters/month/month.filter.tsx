import type { FilterProps } from '../filter'
import { OneDate } from '../one-date'

const MOMENTS = ['monthStart', 'lastMonth', 'dataMonth'] as const

/** One month. */
export function MonthFilter(props: FilterProps) {
  return <OneDate {...props} unit="month" moments={MOMENTS} />
}
