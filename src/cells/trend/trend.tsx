/** A small line beside a figure: the last days, oldest first. Says in words from where to where it went. */
import { trendPath, trendValues } from './trend-line'

const WIDTH = 64
const HEIGHT = 20

export function Trend({ value, label }: { value: unknown; label: string }) {
  const values = trendValues(value)
  const path = values ? trendPath(values, WIDTH, HEIGHT) : ''
  if (!values || path === '') return <span className="cell-trend" aria-hidden="true" />
  const known = values.filter((one) => one !== null)
  const says = `${label}近 ${values.length} 天：${known[0]} → ${known.at(-1)}`
  return (
    <svg className="cell-trend" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={says} data-tip={says}>
      <path d={path} />
    </svg>
  )
}
