import { Progress } from 'antd'
import { EMPTY } from '../../../lib/format/number'
import { isBlank, type CellProps } from '../cell'

/** 0 to 100. */
export function ProgressCell({ value }: CellProps) {
  const percent = Number(value)
  if (isBlank(value) || !Number.isFinite(percent)) return EMPTY
  return <Progress className="cell-progress" percent={Math.min(Math.max(Math.round(percent), 0), 100)} size="small" status={percent >= 100 ? 'success' : 'normal'} />
}
