/**
 * Rows by days as a heat map: how much there is of each day, and where a day is missing. Asks for the rest of the days
 * itself where one answer cannot hold them all.
 */
import './calendar.css'
import { Tip } from '../../ui/tip'
import { Spin } from '../../ui/light/waiting'
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react'
import { messageOf } from '../../lib/call-error'
import { CELLS } from '../../../kinds/cells'
import type { FilterValues } from '../../../contract/list-address'
import { rangeOf } from '../../../contract/moment-range'
import type { ActionPlan, ColumnPlan, EnumPlan, ListPlan } from '../../../contract/plan'
import type { ListAnswer, ListRequest, Row } from '../../../contract/wire'
import { useCellMenu, type StartExplaining } from '../explain/use-cell-menu'
import { linkQuery } from '../link-target'
import { usePort } from '../port'
import { EmptyNotice } from '../state-notice'
import { calendarOf, monthsOf, type CalendarLine } from './calendar'

interface Props {
  plan: ListPlan
  question: ListRequest
  answer: ListAnswer | undefined
  enums: Record<string, EnumPlan>
  filters: FilterValues
  isFetching: boolean
  onExplain?: StartExplaining
  onStart?: (action: ActionPlan, rows: Row[], all: boolean, wanted: string) => void
}

/** A line for each thing, a square for each day: darker is more, a gap is marked. A press opens a day, or brings what is missing. */
export const CalendarView = memo(function CalendarView({ plan, question, answer, enums, filters, isFetching, onExplain, onStart }: Props) {
  const port = usePort()
  const menu = useCellMenu(onExplain)
  const rows = useEveryRow(plan, question, answer)
  const scroll = useRef<HTMLDivElement>(null)
  const shape = plan.calendar
  const asked = shape && rangeOf(filters[shape.day]?.value, port.today())
  const [from, to] = asked ?? []
  const found = useMemo(() => (shape ? calendarOf(rows, shape, from && to ? [from, to] : undefined) : undefined), [rows, shape, from, to])
  const width = found && found.lines.length > 0 ? found.days.length : 0
  useLayoutEffect(() => {
    // The newest days are what people come for.
    if (scroll.current) scroll.current.scrollLeft = scroll.current.scrollWidth
  }, [width])
  if (!shape || !found) return null
  if (found.lines.length === 0) return <div className="calendar">{isFetching ? <Spin /> : <EmptyNotice says="这段时间还没有数据" />}</div>
  const columns = shape.row.flatMap((path) => plan.columns.find((column) => column.path === path) ?? [])
  const value = plan.columns.find((column) => column.path === shape.value)
  const brings = shape.missing === undefined ? undefined : plan.actions.find(({ action, place }) => action === shape.missing && place === 'page')
  const fill = brings && onStart ? (wanted: string): void => onStart(brings, [], false, wanted) : undefined
  return (
    <div className="calendar">
      <div className="calendar-scroll" ref={scroll} role="region" aria-label={plan.title} tabIndex={0}>
        <table className="calendar-grid">
          <thead>
            <tr>
              <th rowSpan={2} scope="col" className="calendar-name">
                <span className="calendar-parts">{columns.map((column) => <span key={column.key}>{column.label}</span>)}</span>
              </th>
              {monthsOf(found.days).map(
                ({ month, days }) => (
                  <th key={month} colSpan={days} scope="colgroup" aria-label={month} className="calendar-month">{days >= 4 ? month : ''}</th>
                ),
              )}
              <th rowSpan={2} scope="col" className="calendar-gaps">缺口</th>
            </tr>
            <tr>{found.days.map(
              (day) => <th key={day} scope="col" aria-label={day} className="calendar-day">{isMarked(day) ? Number(day.slice(8)) : ''}</th>,
            )}</tr>
          </thead>
          <tbody>
            {found.lines.map((line) => (
              <Line key={line.id} line={line} columns={columns} days={found.days} value={value} enums={enums} onMenu={menu.onContextMenu} onFill={fill} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="calendar-legend">
        <span><i className="heat heat-1" />少</span><span><i className="heat heat-2" /><i className="heat heat-3" /><i className="heat heat-4" />多</span>
        <span><i className="heat heat-gap" />前后都有、这天没有</span><span><i className="heat" />没有数据</span>
      </div>
      {menu.element}
    </div>
  )
})

const NO_ROWS: Row[] = []

/** Rows of all pages: the first answer's, and those that did not fit into it. */
function useEveryRow(plan: ListPlan, question: ListRequest, answer: ListAnswer | undefined): readonly Row[] {
  const port = usePort()
  const [rest, setRest] = useState<{ of: ListAnswer; rows: Row[] }>()
  useEffect(() => {
    if (!answer || answer.list.length === 0 || answer.list.length >= answer.total) return undefined
    let wanted = true
    const load = async (): Promise<void> => {
      const rows: Row[] = []
      for (let page = 2; wanted && (page - 1) * question.pageSize < answer.total; page += 1) {
        rows.push(...(await port.list(plan.list, { ...question, page })).list)
        if (wanted) setRest({ of: answer, rows: [...rows] })
      }
    }
    load().catch((error: unknown) =>
      port.complain({ page: question.source ?? '', field: plan.calendar?.day ?? '', call: plan.list.call, says: `其余日期没有读到：${messageOf(error)}` }))
    return () => {
      wanted = false
    }
  }, [port, plan, question, answer])
  return useMemo(() => (answer ? [...answer.list, ...(rest?.of === answer ? rest.rows : [])] : NO_ROWS), [answer, rest])
}

/** Days whose number stands in the heading. */
function isMarked(day: string): boolean {
  return ['01', '08', '15', '22'].includes(day.slice(8))
}

/** More days than these are counted. */
const MOST_DAYS_SAID = 6

const Line = memo(function Line({ line, columns, days, value, enums, onMenu, onFill }: {
  line: CalendarLine
  columns: ColumnPlan[]
  days: string[]
  value: ColumnPlan | undefined
  enums: Record<string, EnumPlan>
  onMenu: (row: Row, column: ColumnPlan, event: MouseEvent<HTMLElement>) => void
  /** Told which days of which line are to be brought, in the words of staff. */
  onFill?: ((wanted: string) => void) | undefined
}) {
  const port = usePort()
  const [hovered, setHovered] = useState<string>()
  const leave = (): void => setHovered(undefined)
  const link = value?.link
  const open = (day: string): void => {
    const row = line.rows.get(day)
    if (!link || !row) return
    const query = linkQuery(link, row)
    if (query) port.go(link.route, query)
  }
  const fill = (event: MouseEvent, missing: readonly string[]): void => {
    const name = [...(event.currentTarget.closest('tr')?.querySelectorAll('.calendar-parts > span') ?? [])].map((part) => part.textContent).join(' · ')
    onFill?.(`${name}：${missing.length > MOST_DAYS_SAID ? `${missing.slice(0, MOST_DAYS_SAID).join('、')} 等 ${missing.length} 天` : missing.join('、')}`)
  }
  return (
    <tr>
      <th scope="row" className="calendar-name">
        <span className="calendar-parts">
          {columns.map((column) => {
            const Cell = CELLS[column.kind]
            return <span key={column.key}><Cell value={line.first[column.path]} row={line.first} field={column} enums={enums} mixed={false} /></span>
          })}
        </span>
      </th>
      {days.map((day) => {
        const heat = line.heat(day)
        const count = line.value(day)
        const says = count === undefined ? (heat === 'gap' ? `${day}：缺少数据` : `${day}：没有数据`) : `${day}：${value?.label ?? ''} ${count.toLocaleString('en-US')}`
        const row = line.rows.get(day)
        const told = {
          className: `heat ${heat === undefined ? '' : `heat-${heat}`}`, 'aria-label': says, onMouseEnter: () => setHovered(day), onMouseLeave: leave,
        }
        // A day that opens nothing is no button: a disabled one would hear neither the pointer nor a right press.
        const box = link && row
          ? <button type="button" {...told} onClick={() => open(day)} />
          : onFill && heat === 'gap'
          ? <button type="button" {...told} onClick={(event) => fill(event, [day])} />
          : <span role="img" {...told} />
        const onContextMenu = (event: MouseEvent<HTMLElement>): void => {
          leave()
          if (row && value) onMenu(row, value, event)
        }
        return <td key={day} onContextMenu={onContextMenu}>{hovered === day ? <Tip title={says} open>{box}</Tip> : box}</td>
      })}
      <td className={`calendar-gaps${line.missing.length > 0 ? ' is-gap' : ''}`}>
        {line.missing.length === 0 ? '无' : onFill
          ? <button type="button" className="calendar-fill" onClick={(event) => fill(event, line.missing)}>{line.missing.length} 天，补上传</button>
          : `${line.missing.length} 天`}
      </td>
    </tr>
  )
})
