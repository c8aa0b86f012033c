/** The one list of filter controls. `Record<FilterControl, …>` makes the compiler name one that is missing. */
import type { FilterControl } from '../../../contract/plan'
import { CascaderFilter } from './cascader/cascader.filter'
import { DaterangeFilter } from '../../../kinds/date/daterange.filter'
import type { FilterComponent } from '../../../kinds/shared/filter'
import { KeywordFilter } from './keyword/keyword.filter'
import { MonthFilter } from '../../../kinds/month/month.filter'
import { MonthrangeFilter } from '../../../kinds/month/monthrange.filter'
import { MultiselectFilter } from './multiselect/multiselect.filter'
import { NumberFilter } from './number/number.filter'
import { RadioFilter } from './radio/radio.filter'
import { SearchFilter } from './search/search.filter'
import { SelectFilter } from './select/select.filter'
import { SwitchFilter } from '../../../kinds/switch/switch.filter'

/** What draws each control of a list's form; what it asks is in filter-kinds.ts. */
export const FILTERS: Record<FilterControl, FilterComponent> = {
  keyword: KeywordFilter,
  search: SearchFilter,
  select: SelectFilter,
  multiselect: MultiselectFilter,
  cascader: CascaderFilter,
  number: NumberFilter,
  daterange: DaterangeFilter,
  monthrange: MonthrangeFilter,
  month: MonthFilter,
  switch: SwitchFilter,
  radio: RadioFilter,
}
