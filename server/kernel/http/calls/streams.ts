/**
 * How many event streams one person holds open in this process. Where one more comes than they may have, the oldest ends:
 * it is most likely one whose page is gone without a word, and the page in front of the person is the newest.
 */
import type { ServerResponse } from 'node:http'
import type { Caller } from '../../asker/person'

const MOST = 30

/** The open event streams of this process, by person. */
export interface Streams {
  /** Takes one more in. @returns aborted when it is to end for newer ones */
  admit(caller: Caller, response: ServerResponse): AbortSignal
}

/** @param most streams that one person may hold open; a stream whose response closes is forgotten */
export function createStreams(most = MOST): Streams {
  const open = new Map<string, Set<AbortController>>()
  return {
    admit({ companyId, employeeId }, response) {
      const person = `${companyId}/${employeeId}`
      const own = open.get(person) ?? new Set()
      const control = new AbortController()
      open.set(person, own.add(control))
      response.once('close', () => {
        own.delete(control)
        if (own.size === 0 && open.get(person) === own) open.delete(person)
      })
      for (const oldest of own) {
        if (own.size <= most) break
        own.delete(oldest)
        oldest.abort()
      }
      return control.signal
    },
  }
}
