/** Figures of a card: the value large, what it was before with an arrow, its unit; each leads to the rows behind it. */
import { ARROWS } from '../../../contract/movement'
import type { EnumPlan, ListPlan } from '../../../contract/plan'
import { Noted } from '../../ui/noted'
import { CellValue } from '../cell-value'
import type { SummaryLine } from '../../../contract/wire'
import { COMPARING_LABELS, lacksInWords } from '../../../contract/about-words'
import type { MouseEvent } from 'react'
import { NO_RATE } from '../table/total-lines'
import { useCellMenu } from '../explain/use-cell-menu'
import { callOf, type CardBodyProps } from './card-body'
import { measuresOf } from './board-question'
import { figuresOf, type Figure, type FigureLine } from './figures'

/** Each figure with its label and unit, one line a currency. A press leads to its rows; the other button of the mouse tells its numbers. */
export function FiguresCard({ list, rows, converted, enums, page, onPress, onExplain }: CardBodyProps & { converted?: SummaryLine }) {
  const menu = useCellMenu(onExplain)
  const figures = figuresOf(list, rows, converted)
  const comparing = list.compare[0]
  return (
    <>
      <dl className="figures">
        {figures.map((figure) => {
          const { column, lines } = figure
          const first = lines[0]?.row
          const told = lines.find(({ isTold }) => isTold)
          const onMenu = (line: FigureLine | undefined, event: MouseEvent<HTMLElement>): void => {
            if (line?.isTold && !event.defaultPrevented) menu.onContextMenu(line.row, column, event)
          }
          const content = <FigureBody
            figure={figure} enums={enums} page={page} call={callOf(list)} earlier={comparing && COMPARING_LABELS[comparing]} onMenu={onMenu}
          />
          return (
            <div key={column.key} className="figure">
              <dt className="figure-label">
                <Noted note={column.note}>{column.label}</Noted>
                {column.unit ? <span className="figure-unit">（{column.unit}）</span> : null}
              </dt>
              <dd onContextMenu={(event) => onMenu(told, event)}>
                {onPress && first ? (
                  <button type="button" className="figure-press" onClick={() => onPress(first)}>
                    <span className="visually-hidden">{column.label}：</span>
                    {content}
                    <span className="visually-hidden">，查看明细</span>
                  </button>
                ) : content}
              </dd>
            </div>
          )
        })}
      </dl>
      {menu.element}
    </>
  )
}

/** The names of the figures that are to come, with room for each as it will stand: nothing moves when they do. */
export function FiguresBones({ list }: { list: ListPlan }) {
  const comparing = list.compare.length > 0
  return (
    <dl className="figures">
      {measuresOf(list).map((column) => (
        <div key={column.key} className="figure">
          <dt className="figure-label">{column.label}{column.unit ? <span className="figure-unit">（{column.unit}）</span> : null}</dt>
          <dd>
            <span className="figure-value figure-bone" aria-hidden>{'\u00a0'}</span>
            {comparing && column.compare.length > 0 ? <span className="figure-earlier">{'\u00a0'}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface BodyProps {
  figure: Figure
  enums: Record<string, EnumPlan>
  page: string
  call: string
  earlier?: string
  onMenu: (line: FigureLine, event: MouseEvent<HTMLElement>) => void
}

function FigureBody({ figure: { column, lines }, enums, page, call, earlier, onMenu }: BodyProps) {
  if (lines.length === 0) return <span className="figure-value">-</span>
  const mixed = lines.length > 1
  const shared = { column, enums, page, call, mixed: mixed && column.currencyField !== undefined }
  return (
    <>
      {lines.map((line, at) => (
        <span
          key={line.converted ?? line.currency ?? at} className={mixed ? 'figure-line is-one-of-many' : 'figure-line'}
          onContextMenu={(event) => onMenu(line, event)}
        >
          <span className="figure-value">
            {line.converted
              ? <i className="figure-currency">{line.converted}</i>
              : mixed && column.currencyField === undefined
              ? <i className="figure-currency">{line.currency}</i>
              : null}
            {line.missingRates
              ? <span className="figure-lacks" title={lacksInWords(line.missingRates)}>{NO_RATE}</span> : <CellValue {...shared} row={line.row} />}
          </span>
          {line.earlier ? (
            <span className="figure-earlier">
              <span className="figure-word">{earlier} </span><CellValue {...shared} row={line.row} path={line.earlier} /> <Moved moved={line.moved} />
            </span>
          ) : null}
        </span>
      ))}
    </>
  )
}

/** An arrow and how far it went, coloured as good or bad; nothing where there is no movement. */
export function Moved({ moved }: Pick<FigureLine, 'moved'>) {
  if (!moved) return null
  return <b className={`moved-${moved.tone}`}>{ARROWS[moved.way]}{moved.far}</b>
}
