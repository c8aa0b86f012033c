/** The menu of a heading, loaded when one is first opened: order, place, hiding, grouping. Keeps nothing: events go out. */
import { Dropdown, type MenuProps } from 'antd'
import type { ColumnPlan } from '../../../contract/plan'
import type { ColumnCommand, Order } from './table-props'

interface Props {
  column: ColumnPlan
  order?: Order
  /** The column is what rows are grouped by now. */
  isGrouped: boolean
  canGroup: boolean
  at: { x: number; y: number }
  onSort: (order: Order | undefined) => void
  onCommand?: (command: ColumnCommand) => void
  onClose: () => void
}

export default function ColumnMenu({ column, order, isGrouped, canGroup, at, onSort, onCommand, onClose }: Props) {
  const items: NonNullable<MenuProps['items']> = []
  const divide = (): void => {
    if (items.length > 0) items.push({ type: 'divider' })
  }
  if (column.sortable) {
    items.push({ key: 'asc', label: '升序', disabled: order === 'asc' }, { key: 'desc', label: '降序', disabled: order === 'desc' })
    if (order) items.push({ key: 'unsort', label: '取消排序' })
  }
  if (onCommand) {
    divide()
    if (column.fixed !== 'left') items.push({ key: 'pinLeft', label: '固定在左侧' })
    if (column.fixed !== 'right') items.push({ key: 'pinRight', label: '固定在右侧' })
    if (column.fixed) items.push({ key: 'unpin', label: '取消固定' })
    divide()
    if (isGrouped) items.push({ key: 'ungroup', label: '取消分组' })
    else if (canGroup) items.push({ key: 'group', label: '按此列分组' })
    items.push({ key: 'hide', label: '隐藏此列' })
  }
  const choose = (key: string): void => {
    onClose()
    if (key === 'asc' || key === 'desc') onSort(key)
    else if (key === 'unsort') onSort(undefined)
    else onCommand?.(key as ColumnCommand)
  }
  return (
    <Dropdown open autoFocus trigger={['click']} menu={{ items, onClick: ({ key }) => choose(key) }} onOpenChange={(open) => (open ? undefined : onClose())}>
      <span className="column-menu-anchor" style={{ left: at.x, top: at.y }} />
    </Dropdown>
  )
}
