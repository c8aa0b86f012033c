/**
 * How much work at a time: so many turns in all, so many of one company and of one person. Who finds none free waits a
 * little, the longest waiting first; who waited too long is told to come back. It knows nothing of what is done in a turn.
 */
import { HttpRefusal } from '../asker/refusal'
import type { Caller } from '../asker/person'

/** Turns at a time: in all, of one company, of one person. */
export interface TurnLimits {
  total: number
  company: number
  person: number
  /** How long one waits for a turn. */
  waitMs: number
  /** Chinese: what there is too much of, and what to do. */
  refusal: string
}

/** Who waits and who is at work, in this process. */
export interface Turns {
  /**
   * Waits for a turn; the answered function gives it back, and may be called twice.
   * @param signal ends the waiting
   * @throws HttpRefusal 429 after waitMs; the signal's reason
   */
  take(caller: Person, signal?: AbortSignal): Promise<() => void>
  /** Does the work in a turn. */
  hold<T>(caller: Person, work: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

type Person = Pick<Caller, 'companyId' | 'employeeId'>

/**
 * What a server does at a time. Readers and writers have turns of their own, so that lists answer while writers wait for
 * each other; one person leaves half of them to colleagues, and one company some to others. Files that are sent are bounded besides.
 */
export const BOUNDS = {
  writing: { total: 6, company: 5, person: 3, waitMs: 15_000, refusal: '同时进行的写入太多，请等前面的完成后再试。' },
  reading: { total: 10, company: 8, person: 5, waitMs: 15_000, refusal: '同时进行的查询太多，请等前面的完成后再试。' },
  files: { total: 32, company: 16, person: 6, waitMs: 15_000, refusal: '同时下载的文件太多，请等前面的完成后再试。' },
} satisfies Record<string, TurnLimits>

interface Waiting { company: string; person: string; start: () => void }

/** One set of turns with these limits; nobody waits yet. */
export function createTurns({ total, company: ofCompany, person: ofPerson, waitMs, refusal }: TurnLimits): Turns {
  const taken = new Map<string, number>()
  const waiting = new Set<Waiting>()
  const count = (key: string): number => taken.get(key) ?? 0
  const add = (key: string, by: number): void => {
    const sum = count(key) + by
    if (sum > 0) taken.set(key, sum)
    else taken.delete(key)
  }
  const isFree = (company: string, person: string): boolean => count(ALL) < total && count(company) < ofCompany && count(person) < ofPerson
  const begin = (company: string, person: string): (() => void) => {
    for (const key of [ALL, company, person]) add(key, 1)
    let over = false
    return () => {
      if (over) return
      over = true
      for (const key of [ALL, company, person]) add(key, -1)
      // Those of somebody who has too many are passed over, so that they hold up nobody else.
      for (const next of waiting) {
        if (count(ALL) >= total) return
        if (isFree(next.company, next.person)) next.start()
      }
    }
  }
  const take: Turns['take'] = async ({ companyId, employeeId }, signal) => {
    signal?.throwIfAborted()
    const company = `company ${companyId}`
    const person = `person ${companyId} ${employeeId}`
    if (isFree(company, person)) return begin(company, person)
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.delete(one)
        clearTimeout(timer)
        signal?.removeEventListener('abort', stop)
      }
      const one: Waiting = {
        company,
        person,
        start() {
          leave()
          resolve(begin(company, person))
        },
      }
      const stop = (): void => {
        leave()
        reject(signal?.reason as Error)
      }
      const timer = setTimeout(() => {
        leave()
        reject(new HttpRefusal(429, refusal, undefined, { seconds: COME_BACK_SECONDS }))
      }, waitMs)
      signal?.addEventListener('abort', stop, { once: true })
      waiting.add(one)
    })
  }
  return {
    take,
    async hold(caller, work, signal) {
      const release = await take(caller, signal)
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}

const ALL = 'all'
const COME_BACK_SECONDS = 5
