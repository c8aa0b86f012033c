/**
 * A chart on the screen: draws an option, keeps it to its room and to light or dark, and tells which mark was pressed, by a pointer or by
 * Enter after the arrow keys have gone to it; what a mark says is read out as they go.
 */
import type { EChartsType } from 'echarts/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { ChartInk } from './chart-look'
import { init } from './echarts'

/** A place in a chart that can be gone to and pressed, and what it says when somebody is there. `position` is along the axis, from 0. */
export interface ChartMark {
  position: number
  /** Left out: the place along the axis, of all series. */
  series?: number
  says: () => string
}

interface Props {
  option: (ink: ChartInk) => Record<string, unknown>
  /** What the chart shows, in words. */
  label: string
  /** The marks that arrow keys go through, in the order that they are drawn, each with what it says. */
  marks: readonly ChartMark[]
  /** Given what is drawn, to keep a picture of it; undefined once it is gone. */
  onDrawn?: (chart: EChartsType | undefined) => void
  onPress?: (position: number, series: number | undefined) => void
  /** Told the places that a frame was drawn around, or that Space chose; left out: nothing is chosen here. */
  onChoose?: (positions: readonly number[]) => void
  chosen?: readonly number[]
}

const NONE_CHOSEN: readonly number[] = []

const NAMES = { text: '--text-2', faint: '--text-3', line: '--line', ground: '--surface', raised: '--raised' } as const

function readInk(): ChartInk {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(Object.entries(NAMES).map(([name, token]) => [name, style.getPropertyValue(token).trim()])) as unknown as ChartInk
}

/** Colours of the ground, anew when the look changes. */
function useInk(): ChartInk {
  const [ink, setInk] = useState(readInk)
  useEffect(() => {
    const observer = new MutationObserver(() => setInk(readInk()))
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return ink
}

/** Tells which mark was pressed, and which are within a frame that was drawn. */
function tellPresses(chart: EChartsType, press: NonNullable<Props['onPress']>, choose: NonNullable<Props['onChoose']>): void {
  chart.on('click', ({ dataIndex, seriesIndex, data }) => {
    const own = data as { position?: number; series?: number } | null
    if (typeof dataIndex === 'number') press(own?.position ?? dataIndex, own?.series ?? seriesIndex)
  })
  // A press beside a line still means the day under it; between the cells of a map, and beside the points of a scatter, is nothing.
  chart.getZr().on('click', (event) => {
    if (event.target || !chart.containPixel('grid', [event.offsetX, event.offsetY])) return
    const [x, y] = chart.convertFromPixel('grid', [event.offsetX, event.offsetY]) as number[]
    const { xAxis, yAxis } = chart.getOption() as Record<'xAxis' | 'yAxis', { type?: string }[] | undefined>
    const lies = yAxis?.[0]?.type === 'category'
    if (lies === (xAxis?.[0]?.type === 'category')) return
    const position = Math.round((lies ? y : x) ?? -1)
    if (position >= 0) press(position, undefined)
  })
  chart.on('brushselected', (event) => {
    const [area] = (event as { batch: { areas: unknown[]; selected: { dataIndex: number[] }[] }[] }).batch
    if (area && area.areas.length > 0) choose(area.selected[0]?.dataIndex ?? [])
  })
}

export default function ChartView({ option, label, marks, onDrawn, onPress, onChoose, chosen = NONE_CHOSEN }: Props) {
  const [at, setAt] = useState<number>()
  const frame = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType>(undefined)
  const press = useRef(onPress)
  const ink = useInk()
  const drawn = useRef(onDrawn)
  const choose = useRef(onChoose)
  const chooses = onChoose !== undefined
  useEffect(() => {
    press.current = onPress
    drawn.current = onDrawn
    choose.current = onChoose
  }, [onPress, onDrawn, onChoose])

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const made = init(element)
    chart.current = made
    drawn.current?.(made)
    const observer = new ResizeObserver(() => made.resize())
    observer.observe(element)
    tellPresses(made, (position, series) => press.current?.(position, series), (positions) => choose.current?.(positions))
    return () => {
      observer.disconnect()
      drawn.current?.(undefined)
      made.dispose()
      chart.current = undefined
    }
  }, [])

  useEffect(() => {
    chart.current?.setOption(option(ink), { notMerge: true })
    if (chooses) chart.current?.dispatchAction({ type: 'takeGlobalCursor', key: 'brush', brushOption: { brushType: 'rect', brushMode: 'single' } })
  }, [option, ink, chooses])
  useEffect(() => {
    if (!chooses) return
    if (chosen.length === 0) chart.current?.dispatchAction({ type: 'brush', areas: [] })
    chart.current?.dispatchAction({ type: 'downplay', seriesIndex: 0 })
    chart.current?.dispatchAction({ type: 'highlight', seriesIndex: 0, dataIndex: [...chosen] })
  }, [chosen, chooses])

  const goTo = (next: number): void => {
    setAt(next)
    chart.current?.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: next })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const last = marks.length - 1
    if (last < 0) return
    const mark = at === undefined ? undefined : marks[at]
    if (event.key === 'Enter' && mark && onPress) onPress(mark.position, mark.series)
    else if (event.key === ' ' && mark && onChoose) {
      onChoose(chosen.includes(mark.position) ? chosen.filter((one) => one !== mark.position) : [...chosen, mark.position])
    }
    else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') goTo(Math.min(at === undefined ? 0 : at + 1, last))
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') goTo(Math.max((at ?? marks.length) - 1, 0))
    else if (event.key === 'Home') goTo(0)
    else if (event.key === 'End') goTo(last)
    else return
    event.preventDefault()
  }
  const onBlur = (): void => {
    setAt(undefined)
    chart.current?.dispatchAction({ type: 'hideTip' })
  }
  const says = at === undefined ? '' : marks[at]?.says() ?? ''
  return (
    // An application: arrow keys go through its marks.
    <div
      className={onPress ? 'chart-view is-pressed' : 'chart-view'} role="application" aria-roledescription="图表" aria-label={label} tabIndex={0}
      onKeyDown={onKeyDown} onBlur={onBlur}
    >
      <div ref={frame} className="chart-canvas" aria-hidden="true" />
      <span className="chart-said" aria-live="polite">{says}</span>
    </div>
  )
}
