/**
 * Cards being arranged: dragged to another place, made wider or narrower by their right edge, hidden and brought back; by mouse
 * and by keyboard. Loaded when a person first asks to arrange. What stands in the cards cannot be pressed meanwhile.
 */
import { EyeInvisibleOutlined, HolderOutlined, PlusOutlined } from '../../ui/icons'
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type Announcements, type DragEndEvent } from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Button } from 'antd'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import type { CardPlan } from '../../../contract/page-plan'
import type { PlacedCard } from '../../../contract/view'

const MOST_WIDTH = 4

type Placed = PlacedCard<CardPlan>

interface Props {
  placed: readonly Placed[]
  arrange: (placed: readonly Placed[]) => void
  draw: (card: CardPlan) => ReactNode
}

export default function BoardArranging({ placed, arrange, draw }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const shown = placed.filter(({ hidden }) => !hidden)
  const away = placed.filter(({ hidden }) => hidden)
  const nameOf = (id: string | number): string => placed.find(({ card }) => card.code === id)?.card.title ?? ''
  const change = (code: string, part: Partial<Pick<Placed, 'width' | 'hidden'>>): void =>
    arrange(placed.map((one) => (one.card.code === code ? { ...one, ...part } : one)))
  const drop = ({ active, over }: DragEndEvent): void => {
    const from = placed.findIndex(({ card }) => card.code === active.id)
    const to = placed.findIndex(({ card }) => card.code === over?.id)
    if (from >= 0 && to >= 0 && from !== to) arrange(arrayMove([...placed], from, to))
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => `拿起了卡片「${nameOf(active.id)}」`,
    onDragOver: ({ active, over }) => (over ? `「${nameOf(active.id)}」移到「${nameOf(over.id)}」的位置` : undefined),
    onDragEnd: ({ active, over }) => (over ? `「${nameOf(active.id)}」放在了「${nameOf(over.id)}」的位置` : `「${nameOf(active.id)}」放回原处`),
    onDragCancel: ({ active }) => `「${nameOf(active.id)}」放回原处`,
  }
  return (
    <>
      <div className="cards-away" role="group" aria-label="已隐藏的卡片">
        <span>已隐藏：</span>
        {away.length === 0 ? <span className="cards-away-none">没有</span> : null}
        {away.map(
          ({ card }) => <Button
            key={card.code} size="small" icon={<PlusOutlined />} aria-label={`显示卡片「${card.title}」`} onClick={() => change(card.code, { hidden: false })}
          >{card.title}</Button>,
        )}
      </div>
      <DndContext
        sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}
        accessibility={{ announcements, screenReaderInstructions: { draggable: '按空格拿起，用方向键移动，再按空格放下，按 Esc 取消。' } }}
      >
        <SortableContext items={shown.map(({ card }) => card.code)} strategy={rectSortingStrategy}>
          <div className="board-cards is-arranging">
            {shown.map((one) => <ArrangedCard key={one.card.code} placed={one} change={change}>{draw(one.card)}</ArrangedCard>)}
          </div>
        </SortableContext>
      </DndContext>
    </>
  )
}

interface ArrangedProps {
  placed: Placed
  change: (code: string, part: Partial<Pick<Placed, 'width' | 'hidden'>>) => void
  children: ReactNode
}

function ArrangedCard({ placed: { card, width }, change, children }: ArrangedProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: card.code })
  return (
    <div
      ref={setNodeRef} className={`board-slot width-${width}${isDragging ? ' is-dragged' : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="slot-inert" inert>{children}</div>
      <div className="slot-tools">
        <button
          type="button" ref={setActivatorNodeRef} className="slot-grip" {...attributes} {...listeners} aria-label={`拖动卡片「${card.title}」`}
        ><HolderOutlined /> 拖动</button>
        <Button size="small" icon={<EyeInvisibleOutlined />} aria-label={`隐藏卡片「${card.title}」`} onClick={() => change(card.code, { hidden: true })}>隐藏</Button>
      </div>
      <WidthEdge title={card.title} width={width} onChange={(next) => change(card.code, { width: next })} />
    </div>
  )
}

const fitting = (width: number): number => Math.min(Math.max(Math.round(width), 1), MOST_WIDTH)

/** The right edge: dragged, or moved by the arrow keys, one column at a time. */
function WidthEdge({ title, width, onChange }: { title: string; width: number; onChange: (width: number) => void }) {
  const pull = (down: PointerEvent<HTMLDivElement>): void => {
    const edge = down.currentTarget
    const slot = edge.parentElement
    if (!slot) return
    down.preventDefault()
    edge.setPointerCapture(down.pointerId)
    const column = slot.getBoundingClientRect().width / width
    let last = width
    const move = (event: globalThis.PointerEvent): void => {
      const next = fitting(width + (event.clientX - down.clientX) / column)
      if (next === last) return
      last = next
      onChange(next)
    }
    const end = (): void => edge.removeEventListener('pointermove', move)
    edge.addEventListener('pointermove', move)
    edge.addEventListener('lostpointercapture', end, { once: true })
  }
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (fitting(width + step) !== width) onChange(fitting(width + step))
  }
  return (
    <div
      className="slot-edge" role="slider" tabIndex={0} aria-label={`卡片「${title}」的宽度`} aria-orientation="horizontal"
      aria-valuemin={1} aria-valuemax={MOST_WIDTH} aria-valuenow={width} aria-valuetext={`占 ${MOST_WIDTH} 列中的 ${width} 列`}
      onPointerDown={pull} onKeyDown={press}
    />
  )
}
