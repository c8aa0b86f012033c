import { describe, expect, it } from 'vitest'
import { trendPath } from './trend-line'

const at = (x: number, y: number) => ({ x, y })

describe('the small line of the last days', () => {
  it('leaves a gap where a day has no value, and dots a day alone', () => {
    expect(trendPath([at(0, 1), at(1, 2), undefined, at(3, 4)])).toBe('M0.0 1.0L1.0 2.0M3.0 4.0h0')
  })
  it('is one line through what is looked at every few days', () => {
    expect(trendPath([at(0, 1), undefined, at(2, 3), undefined, undefined, at(5, 6)])).toBe('M0.0 1.0L2.0 3.0L5.0 6.0')
  })
  it('is not drawn of a single day', () => {
    expect(trendPath([at(0, 1)])).toBe('')
  })
})
