/** The name of the row that an id refers to: known names at once, others when they arrive (never the bare id meanwhile), a missing row as its id. */
import { useMemo } from 'react'
import { usePort } from '../../src/engine/port'
import { Cut } from './cut'

/** Needs the engine's port around it (usePort), which asks for names. */
export function Reference({ entity, id }: { entity: string; id: string }) {
  const ids = useMemo(() => [id], [id])
  const label = usePort().useLabels(entity, ids).get(id)
  return <Cut muted={label === undefined || label === id}>{label ?? '…'}</Cut>
}
