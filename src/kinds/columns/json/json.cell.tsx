import { Popover } from 'antd'
import { EMPTY } from '../../../lib/format/number'
import { isBlank, type CellProps } from '../cell'

function pretty(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** Structured data that has no page of its own yet: behind a click, so that rows stay in one line. */
export function JsonCell({ value, field }: CellProps) {
  if (isBlank(value) || (Array.isArray(value) && value.length === 0)) return EMPTY
  return (
    <Popover trigger="click" title={field.label} content={<pre className="cell-json">{pretty(value)}</pre>}>
      <a>查看</a>
    </Popover>
  )
}
