import { describe, expect, it } from 'vitest'
import { comparedInWords, untilInWords } from './about-words'
import { movementOf } from './movement'
import { labelOfMoment, spanInWords } from './moment-range'

const of = (field: Parameters<typeof movementOf>[0], now: string, before: string, delta: string, rate: string | null) =>
  movementOf(field, { now, before, delta, rate })

describe('how a figure has moved', () => {
  it('tells percentages by points and amounts by their rate', () => {
    expect(of({ kind: 'percent', better: 'less' }, '0.25', '0.2', '0.05', '0.25')).toEqual({ way: 'up', tone: 'bad', far: '5百分点' })
    expect(of({ kind: 'percent', better: 'more' }, '0.1', '0.1234', '-0.0234', '-0.19')).toEqual({ way: 'down', tone: 'bad', far: '2.34百分点' })
    expect(of({ kind: 'money', better: 'more' }, '12', '10', '2', '0.2')).toEqual({ way: 'up', tone: 'good', far: '20.0%' })
  })

  it('says that a figure has moved, however little', () => {
    expect(of({ kind: 'percent', better: 'more' }, '0.00378', '0.00375', '0.00003', '0.008')?.far).toBe('<0.01百分点')
    expect(of({ kind: 'money', better: 'more' }, '10000.01', '10000', '0.01', '0.000001')?.far).toBe('<0.1%')
  })

  it('tells refunds by their size: fewer are a fall, and good; more are a rise, and bad', () => {
    expect(of({ kind: 'money', better: 'less' }, '-50', '-100', '50', '-0.5')).toEqual({ way: 'down', tone: 'good', far: '50.0%' })
    expect(of({ kind: 'money', better: 'less' }, '-150', '-100', '-50', '0.5')).toEqual({ way: 'up', tone: 'bad', far: '50.0%' })
    expect(of({ kind: 'money' }, '-50', '-100', '50', '-0.5')).toEqual({ way: 'down', tone: 'plain', far: '50.0%' })
  })

  it('keeps the sign of what may turn: a smaller loss is a rise', () => {
    expect(of({ kind: 'money', better: 'more' }, '-50', '-100', '50', '0.5')).toEqual({ way: 'up', tone: 'good', far: '50.0%' })
  })

  it('tells nothing without an earlier value', () => {
    expect(movementOf({ kind: 'money', better: 'more' }, { now: '5', before: null, delta: '5', rate: null })).toBeUndefined()
  })
})

describe('how far data goes, in words', () => {
  it('names each source where they differ, and those without data', () => {
    expect(untilInWords({
      dataUntil: '2026-11-20', ends: [{ source: '订单', until: '2026-11-21' }, { source: '广告', until: '2026-11-20' }, { source: '库存', until: null }],
    })).toBe('2026-11-20（订单 2026-11-21、广告 2026-11-20；没有数据：库存）')
    expect(untilInWords({ dataUntil: '2026-11-20', ends: [{ source: '订单', until: '2026-11-20' }, { source: '库存', until: null }] })).toBe('2026-11-20（没有数据：库存）')
    const shops = ['甲', '乙', '丙', '丁'].map((shop, at) => ({ shop, until: `2026-11-1${at}` }))
    expect(untilInWords({ dataUntil: '2026-11-10', shops: shops.slice(0, 1) })).toBe('2026-11-10（只到更早的店铺：甲 2026-11-10）')
    expect(untilInWords({ dataUntil: '2026-11-10', shops })).toBe('2026-11-10（只到更早的店铺：甲 2026-11-10、乙 2026-11-11、丙 2026-11-12 等 4 家）')
    expect([untilInWords({ dataUntil: null }), untilInWords({ dataUntil: '2026-11-20' }), untilInWords({})]).toEqual(['暂无数据', '2026-11-20', undefined])
    expect(untilInWords({ dataUntil: null, newest: '2026-03-02' })).toBe('所选日期没有数据，最近的数据到 2026-03-02')
  })

  it('says which days are compared with which', () => {
    const period = { from: '2026-11-01', to: '2026-11-30', compared: [{ by: 'previous' as const, from: '2026-10-01', to: '2026-10-21' }] }
    expect(comparedInWords({ period: { ...period, until: '2026-11-21' } })).toBe('11月1–21日，上期 10月1–21日')
    expect(comparedInWords({ period: { from: '2026-10-01', to: '2026-10-31', compared: [{ by: 'lastYear', from: '2025-10-01', to: '2025-10-31' }] } })).toBe(
      '2026-10，去年同期 2025-10',
    )
  })

  it('names the month that 最近有数据 is, and how far it goes', () => {
    expect(labelOfMoment('dataMonth', '2026-11-21')).toBe('最近有数据的月份 2026-11（至21日）')
    expect(labelOfMoment('dataMonth', '2026-10-31')).toBe('最近有数据的月份 2026-10')
    // Both ends are said where some of the data ends sooner than the newest day.
    expect(labelOfMoment('dataMonth', '2026-11-21', '2026-11-19')).toBe('最近有数据的月份 2026-11（至21日，部分只到19日）')
    expect(labelOfMoment('dataMonth', '2026-10-31', '2026-10-30')).toBe('最近有数据的月份 2026-10（部分只到30日）')
    expect(labelOfMoment('dataDay', '2026-11-21', '2026-10-19')).toBe('最近有数据的一天（2026-11-21，部分只到 2026-10-19）')
    expect(spanInWords({ from: '2026-11-01', to: '2026-11-30' }, '2026-11-21', '2026-11-19')).toBe('2026-11（至21日，部分只到19日）')
    expect(labelOfMoment('data30', '2026-11-20')).toBe('数据齐全的近 30 天（2026-10-22 至 2026-11-20）')
  })
})
