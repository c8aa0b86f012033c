/**
 * How far a figure has moved from its earlier value, in which direction, and whether that is good. Pure.
 *
 * Percentages move by points. What is kept as a negative amount (refunds, fees) moves by its size, so that fewer refunds are
 * no rise; a figure of which more is good (profit) keeps its sign.
 */
import { compareText, roundText, shiftText, signText, trimZeros } from './decimal-text'
import { formatPercent, trendOf } from './format/number'
import type { FieldPlan } from './plan'

/** `tone` is good or bad only where the figure says which way is better. */
export interface Movement {
  way: 'up' | 'down' | 'level'
  tone: 'good' | 'bad' | 'plain'
  /** "12.3%", "1.5百分点", "<0.1%"; '' where nothing can be divided by. */
  far: string
}

interface Compared {
  now: unknown
  before: unknown
  delta: unknown
  /** The change as the server tells it, a fraction. */
  rate: unknown
}

type Moving = Pick<FieldPlan, 'kind' | 'better'>

/** True for two amounts that are told by their size. */
export function bySize({ better }: Pick<FieldPlan, 'better'>, now: unknown, before: unknown): boolean {
  if (better === 'more') return false
  const [there, earlier] = [signText(now), signText(before)]
  if (there === undefined || earlier === undefined || there > 0) return false
  // Below zero from nothing may be a loss as well as a refund: only what is said to be better less is told by its size.
  return earlier < 0 || (earlier === 0 && better === 'less')
}

/** undefined: there is no earlier value, or the change is unknown. From nothing to something is no rise. */
export function movementOf(field: Moving, { now, before, delta, rate }: Compared): Movement | undefined {
  if (before === null || before === undefined) return undefined
  const signed = trendOf(delta) ?? trendOf(rate)
  if (signed === undefined) return undefined
  if (signed === 'level') return { way: 'level', tone: 'plain', far: '' }
  const way = bySize(field, now, before) ? (signed === 'up' ? 'down' : 'up') : signed
  const tone = field.better === undefined ? 'plain' : (way === 'up') === (field.better === 'more') ? 'good' : 'bad'
  return { way, tone, far: farOf(field, delta, rate) }
}

function farOf({ kind }: Moving, delta: unknown, rate: unknown): string {
  if (kind === 'percent') {
    const points = roundText(shiftText(withoutSign(delta), 2), 2)
    if (points === undefined) return ''
    return compareText(points, 0) === 0 ? '<0.01百分点' : `${trimZeros(points)}百分点`
  }
  if (rate === null || rate === undefined) return ''
  // What has moved has not moved by nothing.
  return compareText(roundText(shiftText(withoutSign(rate), 2), 1), 0) === 0 ? '<0.1%' : formatPercent(withoutSign(rate), 1)
}

function withoutSign(value: unknown): string {
  return String(value ?? '').replace(/^-/, '')
}

/** Drawn before how far a figure moved. */
export const ARROWS = { up: '▲', down: '▼', level: '持平' } as const
