import { DAY_MOMENTS } from '../../contract/moment-range'
import type { FilterProps } from '../shared/filter'
import { RangeControl } from '../shared/dates/range-control'

/** Days from and to, both counted, or a moving span such as the last 30 days. */
export function DaterangeFilter(props: FilterProps) {
  return <RangeControl {...props} unit="day" moments={DAY_MOMENTS} />
}
