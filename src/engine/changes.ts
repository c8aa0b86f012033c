/** Does an event say that rows of an entity may have changed? Pure. */
import type { PortEvent } from './port'

/** `resync` says that events were missed; an event of data names its entity, or several. */
export function changesEntity({ type, data }: PortEvent, entity: string | undefined): boolean {
  if (type === 'resync') return true
  if (type !== 'data' || entity === undefined) return false
  const { entity: one, entities: many } = data
  return one === entity || (Array.isArray(many) && many.includes(entity))
}
