import { MONTH_MOMENTS } from '../../contract/moment-range'
import type { FilterProps } from '../shared/filter'
import { RangeControl } from '../shared/dates/range-control'

/** Months from and to, both counted. */
export function MonthrangeFilter(props: FilterProps) {
  return <RangeControl {...props} unit="month" moments={MONTH_MOMENTS} />
}
