/**
 * Chance that comes out the same every time: a small seeded generator, one stream per purpose, so that a new area of the
 * demo company does not move the figures of the others. It is no source of secrets.
 */

/** A stream of chance of one purpose; each call moves it on. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number
  /** A whole number between both ends, ends included. */
  whole(from: number, to: number): number
  between(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(of: readonly T[]): T
  /** How many of independent rare events happen, where `mean` happen on average. */
  poisson(mean: number): number
  /** `length` characters of `alphabet`. */
  text(length: number, alphabet?: string): string
}

const CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'

/** The stream of a name: equal names give equal streams. Generator: mulberry32, seeded by FNV-1a of the name. */
export function randomOf(name: string): Random {
  let state = 0x811c9dc5
  for (let at = 0; at < name.length; at++) state = Math.imul(state ^ name.charCodeAt(at), 0x01000193)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const poisson = (mean: number): number => {
    if (mean <= 0) return 0
    if (mean > 30) {
      // Far from zero a rounded normal is as good, and takes one step.
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
      return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal))
    }
    const limit = Math.exp(-mean)
    let count = 0
    for (let product = next(); product > limit; product *= next()) count++
    return count
  }
  return {
    next,
    whole,
    poisson,
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: (of) => of[Math.floor(next() * of.length)]!,
    text: (length, alphabet = CAPITALS) => Array.from({ length }, () => alphabet[Math.floor(next() * alphabet.length)]).join(''),
  }
}

/** Splits a whole number by weights, nothing lost: largest remainders first. */
export function split(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum <= 0) return weights.map((_, at) => (at === 0 ? total : 0))
  const exact = weights.map((weight) => (total * weight) / sum)
  const parts = exact.map(Math.floor)
  let left = total - parts.reduce((a, b) => a + b, 0)
  const order = exact.map((value, at) => ({ at, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest || a.at - b.at)
  for (let turn = 0; left > 0; turn++, left--) parts[order[turn % order.length]!.at]! += 1
  return parts
}
