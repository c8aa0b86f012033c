/**
 * Begins a transaction anew that the database ended for another's sake: two waited for each other, and it gave up one of them. Locks are taken in one
 * order wherever one transaction takes them at once; where a document's step takes some before it knows the others, this is what remains.
 */
import { setTimeout } from 'node:timers/promises'

/** PostgreSQL's deadlock_detected and serialization_failure: nothing was written, and the same work may succeed now. */
const DISTURBED = ['40P01', '40001']

/** The last is answered as it ends. */
const ATTEMPTS = 6

/** So that two who met do not meet again at once; each attempt waits up to so much longer. */
const APART_MS = 60

/** @param once one transaction, which does nothing outside of it. @throws what its last attempt throws, and at once whatever is no such ending */
export async function untilUndisturbed<T>(once: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once()
    } catch (error) {
      if (attempt === ATTEMPTS || !DISTURBED.includes((error as { code?: string }).code ?? '')) throw error
      await setTimeout(Math.random() * APART_MS * attempt, undefined, signal ? { signal } : {})
    }
  }
}
