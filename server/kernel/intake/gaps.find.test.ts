import { describe, expect, it } from 'vitest'
import { gapsOf, joined } from './gaps.find'

const daily = { every: 1, late: 2, snapshot: false }
const span = (from: string, to = from) => ({ from, to })

describe('missing days of a report', () => {
  it('joins files that overlap or follow each other, in whatever order they came', () => {
    expect(joined([span('2026-03-05', '2026-03-09'), span('2026-03-01', '2026-03-04'), span('2026-03-02', '2026-03-03')]))
      .toEqual([span('2026-03-01', '2026-03-09')])
  })

  it('tells a hole of a single day, and the days since the last', () => {
    expect(gapsOf([span('2026-03-01', '2026-03-03'), span('2026-03-05', '2026-03-06')], daily, '2026-03-10')).toEqual([
      { kind: 'hole', from: '2026-03-04', to: '2026-03-04', last: '2026-03-03' },
      { kind: 'late', from: '2026-03-07', to: '2026-03-08', last: '2026-03-06' },
    ])
  })

  it('does not ask for days that Amazon has no figures of yet', () => {
    expect(gapsOf([span('2026-03-01', '2026-03-08')], daily, '2026-03-10')).toEqual([])
    // Without any delay today itself is not over.
    expect(gapsOf([span('2026-03-01', '2026-03-09')], { ...daily, late: 0 }, '2026-03-10')).toEqual([])
  })

  it('takes days without rows for nothing where rows are rare', () => {
    const rare = { ...daily, every: 7 }
    expect(gapsOf([span('2026-03-01', '2026-03-03'), span('2026-03-10')], rare, '2026-03-18')).toEqual([])
    expect(gapsOf([span('2026-03-01', '2026-03-03'), span('2026-03-11')], rare, '2026-03-18'))
      .toMatchObject([{ kind: 'hole', from: '2026-03-04', to: '2026-03-10' }])
  })

  it('asks for no snapshot of the past, and for none that was given up', () => {
    const snapshot = { every: 3, late: 0, snapshot: true }
    expect(gapsOf([span('2026-01-01'), span('2026-03-08')], snapshot, '2026-03-10')).toEqual([])
    expect(gapsOf([span('2026-03-01')], snapshot, '2026-03-10')).toMatchObject([{ kind: 'late', from: '2026-03-02', to: '2026-03-09' }])
    expect(gapsOf([span('2025-01-01')], snapshot, '2026-03-10')).toEqual([])
    expect(gapsOf([], daily, '2026-03-10')).toEqual([])
  })
})
