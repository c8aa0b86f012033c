/** What a number is made of, as a bar beside it: one part after the other, as wide as its share; the tip says each with its number. */
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { textOfCell } from '../../../kinds/shared/cell-text'

interface Part {
  label: string
  value: number
  text: string
}

/** The parts that are there: what is missing, or below nothing, has no width. */
function partsOf({ bar, ...column }: ColumnPlan, row: Row): Part[] {
  return (bar?.parts ?? []).map(({ path, label }) => {
    const number = Number(row[path] ?? 0)
    const value = Number.isFinite(number) && number > 0 ? number : 0
    return { label, value, text: textOfCell(row[path], { row, field: { ...column, path }, enums: {}, mixed: false }) }
  })
}

/** "可售 7（70%），预留 3（30%）"; a part without any is left out. */
function partsInWords(parts: readonly Part[]): string {
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  return parts.filter(({ value }) => value > 0).map(({ label, value, text }) => `${label} ${text}（${Math.round((value / whole) * 100)}%）`).join('，')
}

/** The parts are `column.bar.parts`, read from the row; where none has anything, an empty bar keeps the room. */
export function PartsBar({ column, row }: { column: ColumnPlan; row: Row }) {
  const parts = partsOf(column, row)
  const says = partsInWords(parts)
  if (says === '') return <span className="cell-bar" aria-hidden="true" />
  return (
    <span className={column.bar?.graded ? 'cell-bar is-graded' : 'cell-bar'} role="img" aria-label={`${column.label}：${says}`} data-tip={says}>
      {parts.map(({ label, value }, at) => (value > 0 ? <i key={label} className={`part-${at + 1}`} style={{ flexGrow: value }} /> : null))}
    </span>
  )
}
