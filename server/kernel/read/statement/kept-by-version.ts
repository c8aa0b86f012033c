/**
 * What a process keeps of readings for as long as what they were read from stays as it is: each thing stands beside the version
 * of its data, which whoever writes raises in the same transaction (data-version.ts), so that every process may keep its own.
 */
import { dataVersionOf } from '../../store/data-version'
import type { Reading } from '../reading'
import { ratesSeen } from './rates'

/** What a thing was read from: entities, and whether rates too, which belong to no company's version. */
interface Source { reads: readonly string[]; rates?: boolean }

interface Kept<T> extends Source { value: T; version: string; weight: number }

/** Things by key, the one kept first goes first. */
export class KeptByVersion<T> {
  private readonly kept = new Map<string, Kept<T>>()
  private weight = 0
  private readonly underWay = new Map<string, Promise<unknown>>()

  /** @param most weight of all that is kept together */
  constructor(private readonly most: number) {}

  /** What is kept under the key, if it still holds in the reading's state of the data. */
  async known(reading: Reading, key: string): Promise<T | undefined> {
    const kept = this.kept.get(key)
    return kept && kept.version === await versionOf(reading, kept) ? kept.value : undefined
  }

  /** Keeps what was read in this very state of the data. */
  async keep(reading: Reading, key: string, value: T, source: Source, weight = 1): Promise<void> {
    const version = await versionOf(reading, source)
    this.forget(key)
    this.kept.set(key, { ...source, value, version, weight })
    this.weight += weight
    for (const oldest of this.kept.keys()) {
      if (this.weight <= this.most) break
      this.forget(oldest)
    }
  }

  /** Nothing is kept under the key any more. */
  forget(key: string): void {
    this.weight -= this.kept.get(key)?.weight ?? 0
    this.kept.delete(key)
  }

  /** Ends with the work that somebody does under the key now; undefined where nobody does. It never fails. */
  awaited(key: string): Promise<unknown> | undefined {
    return this.underWay.get(key)
  }

  /** Does the work, for which whoever asks the same may wait: a crowd that does the same at once takes as many times as long. */
  async alone<Done>(key: string, work: () => Promise<Done>): Promise<Done> {
    const working = work()
    const quiet = working.catch(() => undefined)
    this.underWay.set(key, quiet)
    try {
      return await working
    } finally {
      if (this.underWay.get(key) === quiet) this.underWay.delete(key)
    }
  }
}

async function versionOf(reading: Reading, { reads, rates = false }: Source): Promise<string> {
  const version = await dataVersionOf(reading.tx, reading.asker.companyId, reads)
  return rates ? `${version} ${await ratesSeen(reading)}` : version
}
