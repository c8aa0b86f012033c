/** The one list of cells. `Record<ColumnKind, …>` makes the compiler name a kind that has none; there is nothing to fall back to. */
import './cells.css'
import type { ColumnKind } from '../contract/plan'
import { BoolCell } from './bool/bool.cell'
import type { CellComponent } from './shared/cell'
import { DateCell } from './date/date.cell'
import { DatetimeCell } from './datetime/datetime.cell'
import { DecimalCell } from './decimal/decimal.cell'
import { EnumCell } from './enum/enum.cell'
import { IdCell } from './id/id.cell'
import { ImageCell } from './image/image.cell'
import { IntegerCell } from './integer/integer.cell'
import { JsonCell } from './json/json.cell'
import { LinkCell } from './link/link.cell'
import { MoneyCell } from './money/money.cell'
import { MonthCell } from './month/month.cell'
import { PercentCell } from './percent/percent.cell'
import { ProgressCell } from './progress/progress.cell'
import { RankCell } from './rank/rank.cell'
import { SwitchCell } from './switch/switch.cell'
import { TagsCell } from './tags/tags.cell'
import { TextCell } from './text/text.cell'
import { UserCell } from './user/user.cell'
import { WeekCell } from './week/week.cell'

/** By kind. */
export const CELLS: Record<ColumnKind, CellComponent> = {
  text: TextCell,
  id: IdCell,
  money: MoneyCell,
  integer: IntegerCell,
  decimal: DecimalCell,
  percent: PercentCell,
  rank: RankCell,
  date: DateCell,
  datetime: DatetimeCell,
  month: MonthCell,
  enum: EnumCell,
  image: ImageCell,
  link: LinkCell,
  tags: TagsCell,
  switch: SwitchCell,
  progress: ProgressCell,
  user: UserCell,
  bool: BoolCell,
  json: JsonCell,
  week: WeekCell,
}
