/**
 * What resolve and emit remember between two runs, so that one saved file costs what hangs on it and no more. Results are
 * remembered by the identity of what they were made from; equal parts of a new model are the very objects of the old one.
 * A fresh memory gives the same results as a long one: it only saves work.
 */
import { hashOf } from './resolve/plain'

/** Which entries of which records were looked at, and what they were. */
type Seen = Map<string, { record: number; name: string; value: unknown }>

/** Held by the command line, and by a loader of models (load-model.ts) as long as it lives. */
export class Memory {
  private readonly made = new Map<string, { from: readonly unknown[]; result: unknown }>()
  private readonly kept = new Map<string, Map<string, { json: string; value: unknown }>>()
  private readonly hashes = new WeakMap<object, string>()
  private readonly watched = new Map<string, { from: unknown; seen: Seen; result: unknown }>()

  /** @param stamps false: nobody asks for versions, which take a fifth of the time of resolving; all are '' */
  constructor(private readonly stamps = true) {}

  /** `make()`, or what it gave the last time it was made from the very same things. */
  once<T>(name: string, from: readonly unknown[], make: () => T): T {
    const before = this.made.get(name)
    if (before && before.from.length === from.length && before.from.every((each, at) => each === from[at])) return before.result as T
    const result = make()
    this.made.set(name, { from, result })
    return result
  }

  /** The record with every entry that is equal to the last one replaced by it, and its hash noted. */
  keep<T extends object>(name: string, record: Record<string, T>): Record<string, T> {
    const before = this.kept.get(name)
    const now = new Map<string, { json: string; value: unknown }>()
    const result: Record<string, T> = {}
    for (const [key, value] of Object.entries(record)) {
      const same = before?.get(key)
      if (same?.value === value) {
        now.set(key, same)
        result[key] = value
        continue
      }
      const json = JSON.stringify(value)
      const entry = same?.json === json ? same : { json, value }
      now.set(key, entry)
      result[key] = entry.value as T
      if (entry !== same && this.stamps) this.hashes.set(result[key], hashOf(json))
    }
    this.kept.set(name, now)
    return result
  }

  /** Sixteen hex digits of an object; kept ones are not written out again. */
  hash(value: object): string {
    if (!this.stamps) return ''
    const known = this.hashes.get(value)
    if (known !== undefined) return known
    const made = hashOf(JSON.stringify(value))
    this.hashes.set(value, made)
    return made
  }

  /** Sixteen hex digits that change with the value: the version of what was made. */
  stamp(value: unknown): string {
    return this.stamps ? hashOf(JSON.stringify(value)) : ''
  }

  /** A value that `once` may be given as what something was made from, though it is made anew each time: its text. */
  text(value: unknown): unknown {
    return JSON.stringify(value)
  }

  /**
   * `make(records)` with records that note what is looked up in them; it is made again only when one of those entries, or
   * `from`, is another object than before.
   */
  watch<R extends readonly object[], T>(name: string, from: unknown, records: R, make: (records: R) => T): T {
    const before = this.watched.get(name)
    if (before && before.from === from && [...before.seen.values()].every((each) => lookUp(records[each.record] ?? {}, each.name) === each.value))
      return before.result as T
    const seen: Seen = new Map()
    const result = make(records.map((record, at) => noting(record, at, seen)) as unknown as R)
    this.watched.set(name, { from, seen, result })
    return result
  }
}

/** For one run alone, which has nothing before it and nothing after: looks nothing up for later. Gives the same results. */
export class NoMemory extends Memory {
  override once<T>(_name: string, _from: readonly unknown[], make: () => T): T {
    return make()
  }

  override text(_value: unknown): unknown {
    return undefined
  }

  override keep<T extends object>(_name: string, record: Record<string, T>): Record<string, T> {
    return record
  }

  override watch<R extends readonly object[], T>(_name: string, _from: unknown, records: R, make: (records: R) => T): T {
    return make(records)
  }
}

function lookUp(record: object, name: string): unknown {
  return record instanceof Map ? (record.get(name) as unknown) : (record as Record<string, unknown>)[name]
}

/** The same record, noting every entry that is asked for by name. Maps answer `get` and `has` alone. */
function noting<R extends object>(record: R, at: number, seen: Seen): R {
  const note = (name: string): unknown => {
    const value = lookUp(record, name)
    seen.set(`${at} ${name}`, { record: at, name, value })
    return value
  }
  if (record instanceof Map) return { get: note, has: (name: string) => note(name) !== undefined } as unknown as R
  return new Proxy(record, { get: (_target, name) => (typeof name === 'string' ? note(name) : undefined) })
}
