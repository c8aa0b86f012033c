/**
 * A ranking: the rows one below the other, numbered, each with its first measure as a bar and the others beside it. Amounts of
 * several currencies are ranked one currency at a time. Each row leads to the rows behind it.
 */
import { Segmented } from 'antd'
import { useMemo, useState } from 'react'
import type { Row } from '../../../contract/wire'
import { CellValue } from '../cell-value'
import { callOf, type CardBodyProps } from './card-body'
import { chartData, OTHERS } from './chart-data'
import type { ChartCard } from './chart-types'
import { categoryText } from './chart-look'
import { lineOf } from './figures'
import { Moved } from './figures-card'
import { useWords } from './use-words'

/** As many as stand in a card without scrolling. */
const MOST = 8

/** The first eight, and how many more there are. A person chooses the currency where there are several, and presses a row to go on. */
export function RankCard({ card, rows, enums, page, onPress }: Omit<CardBodyProps, 'list'> & { card: ChartCard }) {
  const { list } = card
  const [wanted, setCurrency] = useState<string>()
  const data = useMemo(() => chartData(card, rows, wanted), [card, rows, wanted])
  const words = useWords(data, enums)
  const measures = useMemo(() => data?.series.filter(({ earlier }) => !earlier) ?? [], [data])
  const [lead] = measures
  if (!data || !lead) return null
  const sizes = lead.points.map(({ value }) => Math.abs(Number(value ?? 0)))
  const most = Math.max(...sizes, 0)
  const comparing = list.compare.find((one) => lead.column.compare.includes(one))
  const ranked = data.categories.flatMap((value, at) => (value === OTHERS || !lead.points[at]?.row ? [] : [{ value, at, row: lead.points[at].row }])).slice(
    0, MOST,
  )
  const left = data.categories.length + data.gathered - (data.categories.includes(OTHERS) ? 1 : 0) - ranked.length
  return (
    // Where rows cannot be pressed the keyboard still scrolls them.
    <div className="rank-card" role="region" aria-label={`${data.axis.label}排行`} tabIndex={0}>
      {data.currencies.length > 1 ? <Segmented
        className="rank-currency" size="small" aria-label="币种" value={data.currency} options={data.currencies}
        onChange={(next) => setCurrency(String(next))}
      /> : null}
      <div className="rank-head" aria-hidden="true">
        <span className="rank-name">{data.axis.label}</span>
        {measures.map(
          ({ column }, nth) => <span key={column.key} className={nth === 0 && comparing ? 'rank-value is-compared' : 'rank-value'}>{column.label}</span>,
        )}
      </div>
      <ol className="rank-rows">
        {ranked.map(({ value, at, row }, place) => {
          const { moved } = lineOf(lead.column, row, comparing, lead.column.currencyField ?? 'currency')
          const inside = (
            <>
              <i className={place < 3 ? 'rank-place is-first' : 'rank-place'}>{place + 1}</i>
              <span className="rank-name" title={categoryText(data, value, words)}>{categoryText(data, value, words)}</span>
              {measures.map(({ column }, nth) => (
                <span key={column.key} className="rank-value">
                  <span className="visually-hidden">，{column.label} </span>
                  <CellValue column={column} row={row as Row} enums={enums} page={page} call={callOf(list)} />
                  {nth === 0 && comparing ? <span className="rank-moved"><Moved moved={moved} /></span> : null}
                </span>
              ))}
              <b className="rank-bar" style={{ width: `${most > 0 ? ((sizes[at] ?? 0) / most) * 100 : 0}%` }} />
            </>
          )
          return (
            <li key={String(value)}>{onPress ? (
              <button type="button" className="rank-row" onClick={() => onPress(row as Row, lead.column)}>{inside}</button>
            ) : (
              <div className="rank-row">{inside}</div>
            )}</li>
          )
        })}
      </ol>
      {left > 0 ? <p className="rank-more">另有 {left} 项</p> : null}
    </div>
  )
}
