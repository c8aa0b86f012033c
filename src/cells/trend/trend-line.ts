/** The small line of a measure's last days: values to the points of an SVG line. Pure. */

/** Left, top, right and bottom margins keep the stroke's ends inside. */
const MARGIN = 2

/** One path per run of days that have values; a day without one leaves a gap. Empty where nothing can be drawn. */
export function trendPath(values: readonly (number | null)[], width: number, height: number): string {
  const known = values.filter((value): value is number => value !== null)
  if (known.length === 0 || values.length < 2) return ''
  const low = Math.min(...known)
  const span = Math.max(...known) - low
  const step = (width - MARGIN * 2) / (values.length - 1)
  const y = (value: number): number => (span === 0 ? height / 2 : height - MARGIN - ((value - low) / span) * (height - MARGIN * 2))
  let path = ''
  values.forEach((value, at) => {
    if (value === null) return
    const isStart = at === 0 || values[at - 1] === null
    const isAlone = isStart && (at === values.length - 1 || values[at + 1] === null)
    const point = `${(MARGIN + at * step).toFixed(1)} ${y(value).toFixed(1)}`
    // A day alone between two gaps is a dot: a line of no length with round ends.
    path += isAlone ? `M${point}h0` : `${isStart ? 'M' : 'L'}${point}`
  })
  return path
}

/** What a row carries under path + ".trend" as numbers; amounts travel as text. undefined where there is no such list. */
export function trendValues(value: unknown): (number | null)[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.map((one) => (one === null || one === undefined || one === '' || !Number.isFinite(Number(one)) ? null : Number(one)))
}
