/** Names of rows that ids refer to: asked for together, once each, and told to whoever shows them. */
import type { OptionsQuestion } from '../../contract/options'
import type { OptionsPage } from '../engine/port'

const GATHER_MS = 20
const MOST_AT_ONCE = 50
const NONE: ReadonlyMap<string, string> = new Map()

/** A row by its id, with its picture where it has one. */
interface Named { value: string; label: string; image?: string }

interface LabelStore {
  labels: (entity: string) => ReadonlyMap<string, string>
  /** Pictures that came along with names, by id. */
  pictures: (entity: string) => ReadonlyMap<string, string>
  want: (entity: string, ids: readonly string[]) => void
  subscribe: (listener: () => void) => () => void
  /** Names that came along with something else. */
  learn: (entity: string, list: readonly Named[]) => void
  /** Forgets all names: another person, or changed data. */
  clear: () => void
}

/** Ids wanted within 20 ms are asked for together, 50 at most in one call. Maps stay the same until something was learnt, so that they may be snapshots. */
export function createLabelStore(ask: (question: OptionsQuestion) => Promise<OptionsPage>): LabelStore {
  const known = new Map<string, ReadonlyMap<string, string>>()
  const pictured = new Map<string, ReadonlyMap<string, string>>()
  const asked = new Map<string, Set<string>>()
  const waiting = new Map<string, Set<string>>()
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const learn: LabelStore['learn'] = (entity, list) => {
    if (list.length === 0) return
    known.set(entity, new Map([...(known.get(entity) ?? NONE), ...list.map(({ value, label }): [string, string] => [value, label])]))
    const images = list.flatMap(({ value, image }): [string, string][] => (image ? [[value, image]] : []))
    if (images.length > 0) pictured.set(entity, new Map([...(pictured.get(entity) ?? NONE), ...images]))
    listeners.forEach((listener) => listener())
  }
  const flush = (): void => {
    timer = undefined
    for (const [entity, ids] of waiting) {
      const all = [...ids]
      for (let from = 0; from < all.length; from += MOST_AT_ONCE) {
        const values = all.slice(from, from + MOST_AT_ONCE)
        // A name that cannot be had is the id itself; it is asked for again with the next page load.
        const learnAll = (list: readonly Named[]): void => {
          const named = new Set(list.map(({ value }) => value))
          learn(entity, [...list, ...values.filter((value) => !named.has(value)).map((value) => ({ value, label: value }))])
        }
        ask({ entity, values }).then(({ list }) => learnAll(list), () => learnAll([]))
      }
    }
    waiting.clear()
  }
  return {
    labels: (entity) => known.get(entity) ?? NONE,
    pictures: (entity) => pictured.get(entity) ?? NONE,
    learn,
    want(entity, ids) {
      const done = asked.get(entity) ?? new Set<string>()
      asked.set(entity, done)
      for (const id of ids) {
        if (done.has(id) || known.get(entity)?.has(id)) continue
        done.add(id)
        const queue = waiting.get(entity) ?? new Set<string>()
        waiting.set(entity, queue.add(id))
        timer ??= setTimeout(flush, GATHER_MS)
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear() {
      known.clear()
      pictured.clear()
      asked.clear()
      listeners.forEach((listener) => listener())
    },
  }
}
