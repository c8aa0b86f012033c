/** A chart on the screen: draws an option, keeps it to its room and to light or dark, and tells which point was pressed. */
import type { EChartsType } from 'echarts/core'
import { useEffect, useRef, useState } from 'react'
import type { ChartInk } from './chart-option'
import { init } from './echarts'

interface Props {
  option: (ink: ChartInk) => Record<string, unknown>
  /** What the chart shows, in words. */
  label: string
  onPress?: (position: number, series: number | undefined) => void
}

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

export default function ChartView({ option, label, onPress }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType>(undefined)
  const press = useRef(onPress)
  const ink = useInk()
  useEffect(() => {
    press.current = onPress
  }, [onPress])

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const made = init(element)
    chart.current = made
    const observer = new ResizeObserver(() => made.resize())
    observer.observe(element)
    made.on('click', ({ dataIndex, seriesIndex, data }) => {
      const own = (data as { position?: number } | null)?.position
      if (typeof dataIndex === 'number') press.current?.(own ?? dataIndex, seriesIndex)
    })
    // A press beside a line still means the day under it.
    made.getZr().on('click', (event) => {
      if (event.target || !made.containPixel('grid', [event.offsetX, event.offsetY])) return
      const [x, y] = made.convertFromPixel('grid', [event.offsetX, event.offsetY]) as number[]
      const lies = (made.getOption() as { yAxis?: { type?: string }[] }).yAxis?.[0]?.type === 'category'
      const position = Math.round((lies ? y : x) ?? -1)
      if (position >= 0) press.current?.(position, undefined)
    })
    return () => {
      observer.disconnect()
      made.dispose()
      chart.current = undefined
    }
  }, [])

  useEffect(() => {
    chart.current?.setOption(option(ink), { notMerge: true })
  }, [option, ink])

  return <div ref={frame} className={onPress ? 'chart-view is-pressed' : 'chart-view'} role="img" aria-label={label} />
}
