/** What the engine complains about: said once in the console, and listed for the development overlay. */
import type { Complaint } from '../engine/port'

const said = new Map<string, Complaint>()
const listeners = new Set<() => void>()
let list: readonly Complaint[] = []

/** Of the same page, field, call and words only the first is said and listed. */
export function complain(complaint: Complaint): void {
  const key = [complaint.page, complaint.field, complaint.call, complaint.says].join('\n')
  if (said.has(key)) return
  said.set(key, complaint)
  list = [...said.values()]
  console.warn(`[${complaint.page}] ${complaint.field} (${complaint.call}): ${complaint.says}`)
  listeners.forEach((listener) => listener())
}

/** The same list until something new is said, as useSyncExternalStore wants it. */
export function complaints(): readonly Complaint[] {
  return list
}

/** Tells of every new complaint; gives what ends it. */
export function onComplaint(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
