/**
 * Notes what is looked up while something is worked out, so that it is known when it must be worked out again: the checker judges
 * hundreds of pages, and a saved file is looked up by few of them. Knows nothing of what is looked up.
 */

/** Record -> name -> what was found under it. */
export type Notes = Map<string, Map<string, unknown>>

/** What was worked out, and what was looked up for it. */
export interface Watched<T> {
  result: T
  notes: Notes
}

const UNNOTED: Notes = new Map()

/** One round of looking things up. */
export class Watch {
  private notes: Notes | undefined

  /** @param keeps false: nothing is worked out a second time, so nothing is noted, and nothing of this round may be kept for another */
  constructor(readonly keeps = true) {}

  get isNoting(): boolean {
    return this.notes !== undefined
  }

  note(record: string, name: string, value: unknown): void {
    if (!this.notes) return
    const known = this.notes.get(record)
    if (known) known.set(name, value)
    else this.notes.set(record, new Map([[name, value]]))
  }

  /** `make()`, and all that it looked up. */
  during<T>(make: () => T): Watched<T> {
    if (!this.keeps) return { result: make(), notes: UNNOTED }
    const outer = this.notes
    const notes: Notes = new Map()
    this.notes = notes
    try {
      const result = make()
      return { result, notes }
    } finally {
      this.notes = outer
      this.noteAll(notes)
    }
  }

  /** `make()`, or what it gave before: whoever is given that has looked up what it was made from. */
  remembered<K, T>(known: { get(key: K): Watched<T> | undefined; set(key: K, value: Watched<T>): unknown }, key: K, make: () => T): T {
    const before = known.get(key)
    if (before) {
      this.noteAll(before.notes)
      return before.result
    }
    const made = this.during(make)
    known.set(key, made)
    return made.result
  }

  /** A record whose readers are noted. */
  map<V>(record: string, entries: Iterable<readonly [string, V]>): Map<string, V> {
    return new WatchedMap(record, entries, this)
  }

  private noteAll(notes: Notes): void {
    if (!this.notes) return
    for (const [record, names] of notes) {
      const known = this.notes.get(record)
      if (known) for (const [name, value] of names) known.set(name, value)
      else this.notes.set(record, new Map(names))
    }
  }
}

/** The name under which a whole record is noted, by whoever goes through it. */
const ALL = '*'

/** Whether all that was noted is found as it was. @param look up a name in a record today */
export function holds(notes: Notes, look: (record: string, name: string) => unknown): boolean {
  for (const [record, names] of notes) for (const [name, value] of names) if (look(record, name) !== value) return false
  return true
}

class WatchedMap<V> extends Map<string, V> {
  constructor(private readonly record: string, entries: Iterable<readonly [string, V]>, private readonly watch: Watch) {
    super(entries)
  }

  override get(name: string): V | undefined {
    const value = super.get(name)
    this.watch.note(this.record, name, value)
    return value
  }

  override has(name: string): boolean {
    this.watch.note(this.record, name, super.get(name))
    return super.has(name)
  }

  override get size(): number {
    this.noteAll()
    return super.size
  }

  override entries(): MapIterator<[string, V]> {
    this.noteAll()
    return super.entries()
  }

  override keys(): MapIterator<string> {
    this.noteAll()
    return super.keys()
  }

  override values(): MapIterator<V> {
    this.noteAll()
    return super.values()
  }

  override forEach(each: (value: V, name: string, map: Map<string, V>) => void): void {
    this.noteAll()
    super.forEach(each)
  }

  override [Symbol.iterator](): MapIterator<[string, V]> {
    return this.entries()
  }

  private noteAll(): void {
    if (this.watch.isNoting) this.watch.note(this.record, ALL, wholeOf(this.record, this))
  }
}

const wholes = new Map<string, [string, unknown][]>()

/** What stands for all that is in a record: the same object as long as the same things are. */
function wholeOf(record: string, map: Map<string, unknown>): object {
  const now = [...Map.prototype.entries.call(map)] as [string, unknown][]
  const before = wholes.get(record)
  if (before?.length === now.length && now.every(([name, value], at) => before[at]?.[0] === name && before[at][1] === value)) return before
  wholes.set(record, now)
  return now
}

/** What is found in a record under a name, or under the name that stands for all of it; nobody is noted as having looked. */
export function lookUp(record: string, map: Map<string, unknown>, name: string): unknown {
  return name === ALL ? wholeOf(record, map) : Map.prototype.get.call(map, name)
}
