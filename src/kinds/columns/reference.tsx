/** The name of the row that an id refers to: known names at once, others when they arrive (never the bare id meanwhile), a missing row as its id. */
import { usePort } from '../../engine/port'
import { Ellipsis } from '../../ui/ellipsis'

export function Reference({ entity, id }: { entity: string; id: string }) {
  const label = usePort().useLabels(entity, [id]).get(id)
  return <Ellipsis className={label === undefined || label === id ? 'cell-muted' : ''}>{label ?? '…'}</Ellipsis>
}
