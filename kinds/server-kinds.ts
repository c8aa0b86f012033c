/**
 * The one list of what the server does with each kind. `Record<ColumnKind, …>` makes the compiler name a kind that has none;
 * there is nothing to fall back to. Never imported by the browser or codegen.
 */
import type { ReadAs } from '../contract/kind'
import type { ColumnKind } from '../contract/plan'
import type { ReportKind } from '../server/kernel/value/report-kind'
import type { ServerKind } from '../server/kernel/value/server-kind'
import { boolServer } from './bool/bool.server'
import { dateServer } from './date/date.server'
import { datetimeServer } from './datetime/datetime.server'
import { decimalServer } from './decimal/decimal.server'
import { enumServer } from './enum/enum.server'
import { idServer } from './id/id.server'
import { imageServer } from './image/image.server'
import { integerServer } from './integer/integer.server'
import { jsonServer } from './json/json.server'
import { linkServer } from './link/link.server'
import { moneyServer } from './money/money.server'
import { monthServer } from './month/month.server'
import { percentServer } from './percent/percent.server'
import { progressServer } from './progress/progress.server'
import { rankServer } from './rank/rank.server'
import { REPORT_STAMPS } from './shared/moment.report.server'
import { switchServer } from './switch/switch.server'
import { tagsServer } from './tags/tags.server'
import { textServer } from './text/text.server'
import { userServer } from './user/user.server'
import { weekServer } from './week/week.server'

/** By kind. */
export const SERVER_KINDS: Record<ColumnKind, ServerKind> = {
  text: textServer,
  id: idServer,
  money: moneyServer,
  integer: integerServer,
  decimal: decimalServer,
  percent: percentServer,
  rank: rankServer,
  date: dateServer,
  datetime: datetimeServer,
  month: monthServer,
  enum: enumServer,
  image: imageServer,
  link: linkServer,
  tags: tagsServer,
  switch: switchServer,
  progress: progressServer,
  user: userServer,
  bool: boolServer,
  json: jsonServer,
  week: weekServer,
}

/** How the cells of a report's column are read, by what the column says `as`. */
export function reportKind(as: ReadAs): ReportKind {
  return as === 'epochMs' ? REPORT_STAMPS : SERVER_KINDS[as].report
}
