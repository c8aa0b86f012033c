/**
 * The days that a row's stock lasts, from the side: what a bar of cover draws, said in words, one line for each arrival and each gap.
 * Asks nothing: the row has it all; what the row leads to (its documents, its details) is offered beside it.
 */
import './days.css'
import { Button, Drawer } from 'antd'
import { rowName } from '../../actions/row-name'
import type { EnumPlan, ListPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { formatDecimal, formatInteger } from '../../../contract/format/number'
import { countedOn, coverEvents, coverOf } from '../../cells/bars/cover'
import { ActionsOfRow, type StartAction } from '../actions/action-bar'
import type { Opened } from './use-lines'

interface Props {
  opened: Pick<Opened, 'column' | 'row'>
  plan: ListPlan
  enums: Record<string, EnumPlan>
  onStart: StartAction
  /** Undefined where the rows of the list are not looked at by themselves. */
  onOpenRow: ((row: Row) => void) | undefined
  onClose: () => void
}

const WIDTH = 560

export default function CoverDrawer({ opened: { column, row }, plan, enums, onStart, onOpenRow, onClose }: Props) {
  const paths = column.cover!
  const cover = coverOf(paths, row)
  const counted = countedOn(paths, row)
  const events = coverEvents(cover, counted)
  const name = rowName({ columns: plan.columns, rowKey: plan.rowKey, enums }, row)
  const labelOf = (path: string, other: string): string => plan.columns.find((one) => one.path === path)?.label ?? other
  const details = (): void => {
    onClose()
    onOpenRow?.(row)
  }
  const runsOut = cover.stretches.some(({ of }) => of === 'none')
  return (
    <Drawer
      open width={WIDTH} className="cover-drawer" title={<>{name}<small className="row-drawer-of">未来 {cover.days} 天库存</small></>} onClose={onClose}
      extra={(
        <span className="cover-tools">
          <ActionsOfRow plan={plan} row={row} onStart={onStart} />
          {onOpenRow ? <Button size="small" onClick={details}>查看详情</Button> : null}
        </span>
      )}
    >
      <p>
        {counted ? `${counted} 快照：` : ''}{labelOf(paths.stock, '库存')} {formatInteger(row[paths.stock] ?? 0)}，
        {labelOf(paths.daily, '日均销量')} {formatDecimal(row[paths.daily] ?? 0, 2)}
        {cover.still ? '；没有销量，不算断货' : runsOut ? '' : `；${cover.days} 天内不断货`}
      </p>
      {events.length > 0 ? (
        <table className="cover-days" aria-label="库存时间">
          <thead><tr><th scope="col">日期</th><th scope="col">情况</th><th scope="col">数量</th></tr></thead>
          <tbody>
            {events.map(({ day, says, quantity }) => (
              <tr key={`${day} ${says}`} className={quantity === undefined ? 'is-none' : undefined}>
                <td>{day}</td><td>{says}</td><td>{quantity === undefined ? '' : formatInteger(quantity)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {column.note ? <p className="cover-note">{column.note}</p> : null}
    </Drawer>
  )
}
