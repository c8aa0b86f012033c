/**
 * Which columns stand in a table, in which order, how wide, and pinned to which side: dragged by mouse or keyboard. What is
 * pinned stays pinned wherever it is dragged, until the person unpins it. Loaded when it is first opened.
 */
import { HolderOutlined, VerticalLeftOutlined, VerticalRightOutlined } from '../../ui/icons'
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type Announcements, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Button, Checkbox, Input, InputNumber } from 'antd'
import { useMemo, useState } from 'react'
import type { ColumnPlan } from '../../../contract/plan'
import { groupOfMember, LEAST_WIDTH, MOST_WIDTH, moveColumn, type Pin } from '../../../contract/view'

interface ColumnsPanelProps {
  /** Those of the present grouping, in order. */
  columns: readonly ColumnPlan[]
  arrange: (change: (columns: ColumnPlan[]) => ColumnPlan[]) => void
  resize: (key: string, px: number) => void
  pin: (key: string, pin: Pin) => void
  hide: (key: string, hidden: boolean) => void
  /** As the page has them. */
  reset: () => void
}

const SIDES: { pin: Pin; label: string }[] = [
  { pin: 'left', label: '固定在左侧' },
  { pin: 'none', label: '' },
  { pin: 'right', label: '固定在右侧' },
]

export default function ColumnsPanel({ columns, arrange, resize, pin, hide, reset }: ColumnsPanelProps) {
  const [word, setWord] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const wanted = word.trim().toLowerCase()
  const shown = columns.filter((column) => !column.hidden)
  const labels = useMemo(() => new Map(columns.map((column) => [column.key, column.label])), [columns])
  const found = wanted === '' ? columns : columns.filter((column) => column.label.toLowerCase().includes(wanted) || column.path.toLowerCase().includes(wanted))
  const sides = SIDES.map((side) => ({ ...side, columns: found.filter((column) => (column.fixed ?? 'none') === side.pin) })).filter(
    (side) => side.columns.length > 0,
  )
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over && active.id !== over.id) arrange((all) => moveColumn(all, String(active.id), String(over.id)))
  }
  const nameOf = (id: string | number): string => labels.get(String(id)) ?? ''
  const announcements: Announcements = {
    onDragStart: ({ active }) => `拿起了列「${nameOf(active.id)}」`,
    onDragOver: ({ active, over }) => (over ? `「${nameOf(active.id)}」移到「${nameOf(over.id)}」的位置` : undefined),
    onDragEnd: ({ active, over }) => (over ? `「${nameOf(active.id)}」放在了「${nameOf(over.id)}」的位置` : `「${nameOf(active.id)}」放回原处`),
    onDragCancel: ({ active }) => `「${nameOf(active.id)}」放回原处`,
  }
  return (
    <div className="columns-panel" role="group" aria-label="列设置">
      <Input size="small" allowClear placeholder="搜索列" aria-label="搜索列" value={word} onChange={(event) => setWord(event.target.value)} />
      <div className="columns-list">
        <DndContext
          sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}
          accessibility={{ announcements, screenReaderInstructions: { draggable: '按空格拿起，用上下方向键移动，再按空格放下，按 Esc 取消。' } }}
        >
          {sides.map((side) => (
            <div key={side.pin}>
              {side.label ? <div className="columns-heading">{side.label}</div> : sides.length > 1 ? <div className="columns-heading">不固定</div> : null}
              <SortableContext items={side.columns.map((column) => column.key)} strategy={verticalListSortingStrategy}>
                {side.columns.map((column) => (
                  <ColumnLine
                    key={column.key} column={column} sortable={wanted === ''} last={shown.length === 1 && shown[0] === column} resize={resize} pin={pin}
                    hide={hide}
                  />
                ))}
              </SortableContext>
            </div>
          ))}
        </DndContext>
        {found.length === 0 ? <span className="cell-muted">没有这样的列</span> : null}
      </div>
      <div className="columns-foot">
        <span>已显示 {shown.length} / {columns.length} 列</span>
        <Button size="small" type="link" onClick={reset}>恢复默认</Button>
      </div>
    </div>
  )
}

type LineProps = Pick<ColumnsPanelProps, 'resize' | 'pin' | 'hide'> & { column: ColumnPlan; sortable: boolean; last: boolean }

function ColumnLine({ column, sortable, last, resize, pin, hide }: LineProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: column.key, disabled: !sortable })
  const isMember = groupOfMember(column) !== undefined
  const own = column.fixed ?? 'none'
  const sideButton = (side: 'left' | 'right') => (
    <button
      type="button" className="columns-pin" aria-pressed={own === side} aria-label={`${column.label}：${side === 'left' ? '固定在左侧' : '固定在右侧'}`}
      title={own === side ? '取消固定' : side === 'left' ? '固定在左侧' : '固定在右侧'} onClick={() => pin(column.key, own === side ? 'none' : side)}
    >
      {side === 'left' ? <VerticalRightOutlined /> : <VerticalLeftOutlined />}
    </button>
  )
  return (
    <div
      ref={setNodeRef} className={`columns-line${isMember ? ' is-member' : ''}${isDragging ? ' is-dragged' : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button" ref={setActivatorNodeRef} className="columns-grip" {...attributes} {...listeners} aria-label={`移动列 ${column.label}`}
        aria-disabled={!sortable}
      ><HolderOutlined /></button>
      <Checkbox checked={!column.hidden} disabled={last} onChange={(event) => hide(column.key, !event.target.checked)}>
        <span title={column.label}>{column.label}</span>
      </Checkbox>
      <InputNumber<number>
        size="small" controls={false} min={LEAST_WIDTH} max={MOST_WIDTH} precision={0} value={column.width} aria-label={`${column.label}的列宽（像素）`}
        title="列宽（像素）" onChange={(px) => px !== null && resize(column.key, px)}
      />
      <span className="columns-pins">{isMember ? null : <>{sideButton('left')}{sideButton('right')}</>}</span>
    </div>
  )
}
