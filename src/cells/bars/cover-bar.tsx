/** How long a stock lasts, as a bar of days beside the number: covered by the stock, by what arrives, and not at all; a line for each arrival. */
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { coverInWords, coverOf } from './cover'

/** Needs `column.cover`; the tip and the label for readers say the stretches in words, from the day of the count where the row has one. */
export function CoverBar({ column, row }: { column: ColumnPlan; row: Row }) {
  const paths = column.cover!
  const cover = coverOf(paths, row)
  const says = coverInWords(cover, paths.from === undefined ? undefined : String(row[paths.from] ?? '').slice(0, 10))
  const share = (day: number): string => `${(day / cover.days) * 100}%`
  return (
    <span className="cell-cover" role="img" aria-label={`未来 ${cover.days} 天：${says}`} data-tip={`未来 ${cover.days} 天：${says}`}>
      {cover.stretches.map(({ from, to, of }) => <i key={from} className={`is-${of}`} style={{ left: share(from), width: share(to - from) }} />)}
      {cover.arrivals.map(({ day }, at) => <b key={at} style={{ left: share(day) }} />)}
    </span>
  )
}
