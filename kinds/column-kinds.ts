/**
 * The one list of column kinds. `Record<ColumnKind, …>` makes the compiler name a kind that is missing here;
 * there is no ranking, no registration on import and no kind to fall back to. Pure: the cells have a list of their own.
 */
import type { ColumnKindDef } from '../contract/kind'
import type { ColumnKind } from '../contract/plan'
import { boolKind } from './bool/bool.kind'
import { dateKind } from './date/date.kind'
import { datetimeKind } from './datetime/datetime.kind'
import { decimalKind } from './decimal/decimal.kind'
import { enumKind } from './enum/enum.kind'
import { idKind } from './id/id.kind'
import { imageKind } from './image/image.kind'
import { integerKind } from './integer/integer.kind'
import { jsonKind } from './json/json.kind'
import { linkKind } from './link/link.kind'
import { moneyKind } from './money/money.kind'
import { monthKind } from './month/month.kind'
import { percentKind } from './percent/percent.kind'
import { progressKind } from './progress/progress.kind'
import { rankKind } from './rank/rank.kind'
import { switchKind } from './switch/switch.kind'
import { tagsKind } from './tags/tags.kind'
import { textKind } from './text/text.kind'
import { userKind } from './user/user.kind'
import { weekKind } from './week/week.kind'

/** By kind. */
export const COLUMN_KINDS: Record<ColumnKind, ColumnKindDef> = {
  text: textKind,
  id: idKind,
  money: moneyKind,
  integer: integerKind,
  decimal: decimalKind,
  percent: percentKind,
  rank: rankKind,
  date: dateKind,
  datetime: datetimeKind,
  month: monthKind,
  enum: enumKind,
  image: imageKind,
  link: linkKind,
  tags: tagsKind,
  switch: switchKind,
  progress: progressKind,
  user: userKind,
  bool: boolKind,
  json: jsonKind,
  week: weekKind,
}

/** What code may ask of a kind in place of its name; a kind that is added says it of itself. */
interface Traits {
  names: 'day' | 'month' | 'moment' | undefined
  several: boolean
  truth: boolean
  whole: boolean
  inCurrency: boolean
  numeric: boolean
  words: boolean
  points: boolean
  picture: boolean
  structured: boolean
}

const traitsOf = (said: Partial<ColumnKindDef>): Traits => ({
  names: said.names,
  several: said.several === true,
  truth: said.truth === true,
  whole: said.whole === true,
  inCurrency: said.inCurrency === true,
  numeric: said.numeric === true,
  words: said.words === true,
  points: said.points === true,
  picture: said.picture === true,
  structured: said.structured === true,
})

const NO_KIND = traitsOf({})
const TRAITS = new Map<string, Traits>(Object.values(COLUMN_KINDS).map((said) => [said.kind, traitsOf(said)]))

/** The traits of what a field, a measure or a dimension is; of nothing, and of a kind that is misspelt, none. */
export function traits(of: { kind?: string | undefined } | undefined): Traits {
  return TRAITS.get(of?.kind ?? '') ?? NO_KIND
}
