/** Days, weeks or months along the axis of a chart: which of them a person has. */
import { Segmented } from 'antd'
import { traits } from '../../../kinds/column-kinds'
import type { ColumnPlan } from '../../../contract/plan'

/** The dimension that datasets call their weeks; days and months are told by their kinds. */
const WEEK = 'week'

/** A switch of 按日, 按周 and 按月, for the times that the chart offers. `chosen` and what `onChoose` is told are paths of dimensions. */
export function AlongTimes({ times, chosen, onChoose }: { times: readonly ColumnPlan[]; chosen: string; onChoose: (time: string) => void }) {
  const options = times.map((time) => ({ value: time.path, label: traits(time).names === 'month' ? '按月' : time.path === WEEK ? '按周' : '按日' }))
  return <Segmented size="small" aria-label="时间" value={chosen} options={options} onChange={onChoose} />
}
