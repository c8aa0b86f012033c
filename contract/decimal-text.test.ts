import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { movedText, roundText, signText } from './decimal-text'

/** A generator of its own seed, so that a failure can be run again. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Amounts of one digit up to more than a number holds, with up to eight places. */
function amount(next: (below: number) => number): string {
  const digits = Array.from({ length: 1 + next(18) }, (_none, at) => String(at === 0 ? 1 + next(9) : next(10))).join('')
  const places = next(9)
  const whole = next(5) === 0 ? '0' : digits
  const text = places === 0 ? whole : `${whole}.${Array.from({ length: places }, () => String(next(3) === 0 ? 0 : next(10))).join('')}`
  return next(3) === 0 ? `-${text}` : text
}

describe('how far an amount has moved', () => {
  it('is told exactly, and by the size of the earlier amount', () => {
    expect(movedText('12.30', '10', 6)).toEqual({ delta: '2.3', rate: '0.23' })
    expect(movedText('-12', '-10', 6)).toEqual({ delta: '-2', rate: '-0.2' })
    expect(movedText(3, '3.00', 6)).toEqual({ delta: '0', rate: '0' })
  })

  it('has no rate where there was nothing', () => {
    expect(movedText('5', '0.00', 6)).toEqual({ delta: '5', rate: null })
  })

  it('is unknown where one of the two is no amount', () => {
    expect(movedText('NaN', '1', 6)).toBeUndefined()
    expect(movedText('1', null, 6)).toBeUndefined()
  })

  it('is what a library of exact decimals says, of any two amounts', () => {
    const Exact = Decimal.clone({ precision: 60, toExpNeg: -60, toExpPos: 60 })
    const next = seeded(20261125)
    for (let round = 0; round < 4000; round += 1) {
      const [now, before] = [amount(next), amount(next)]
      const delta = new Exact(now).minus(before)
      const base = new Exact(before).abs()
      const rate = base.isZero() ? null : delta.div(base).toDecimalPlaces(6, Decimal.ROUND_HALF_UP).plus(0).toFixed()
      expect(movedText(now, before, 6), `${before} to ${now}`).toEqual({ delta: delta.toFixed(), rate: rate === '-0' ? '0' : rate })
    }
  })
})

it('tells on which side of zero an amount stands', () => {
  expect(['-0.01', '0.00', 7, 'abc'].map(signText)).toEqual([-1, 0, 1, undefined])
})

it('rounds half away from zero as a library of exact decimals does, any amount to any digits', () => {
  const Exact = Decimal.clone({ precision: 60, toExpNeg: -60, toExpPos: 60 })
  const next = seeded(7)
  for (let round = 0; round < 4000; round += 1) {
    const [value, digits] = [amount(next), next(9)]
    const rounded = new Exact(value).toDecimalPlaces(digits, Decimal.ROUND_HALF_UP)
    expect(roundText(value, digits), `${value} to ${digits}`).toBe(rounded.isZero() ? new Exact(0).toFixed(digits) : rounded.toFixed(digits))
  }
  expect(['1.', '.5', '1e3', ' 2 '].map((text) => roundText(text, 1))).toEqual(['1.0', '0.5', '1000.0', '2.0'])
  expect(['', '-', '1.2.3', '٣'].map((text) => roundText(text, 1))).toEqual([undefined, undefined, undefined, undefined])
})
