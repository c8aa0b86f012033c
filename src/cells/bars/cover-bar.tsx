/**
 * How long a stock lasts, as a bar of days beside the number: covered by the stock, by what arrives, and not at all; a line for each arrival.
 * A press opens its days in words.
 */
import { useContext } from 'react'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { LinesOfRows } from '../trend/lines'
import { countedOn, coverInWords, coverOf } from './cover'

/** Needs `column.cover`; the tip and the label for readers say the stretches in words, from the day of the count where the row has one. */
export function CoverBar({ column, row }: { column: ColumnPlan; row: Row }) {
  const { openCover } = useContext(LinesOfRows)
  const paths = column.cover!
  const cover = coverOf(paths, row)
  const says = `未来 ${cover.days} 天：${coverInWords(cover, countedOn(paths, row))}`
  const share = (day: number): string => `${(day / cover.days) * 100}%`
  const bar = (
    <span className="cell-cover" role="img" aria-label={says} data-tip={says}>
      {cover.stretches.map(({ from, to, of }) => <i key={from} className={`is-${of}`} style={{ left: share(from), width: share(to - from) }} />)}
      {cover.arrivals.map(({ day }, at) => <b key={at} style={{ left: share(day) }} />)}
    </span>
  )
  return openCover ? <button type="button" className="cell-trend-press" onClick={() => openCover(row, column)}>{bar}</button> : bar
}
