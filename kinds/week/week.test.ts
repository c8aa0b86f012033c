import { describe, expect, it } from 'vitest'
import { EMPTY_WEEK, weekText, type Week } from '../../contract/week'
import type { Field } from '../../contract/model'
import { entryOf, hoursMarked, movedBy, withDayCopied, withEntry } from '../../src/controls/week/week-marks'
import { weekServer } from './week.server'

const field = { label: '时段' } as Field
const write = (value: unknown) => weekServer.write(value, field, { model: {} as never })
const night = withEntry(EMPTY_WEEK, { from: 0, to: 5 }, '-0.3')

describe('a week of hours', () => {
  it('is told in words, days that are alike once', () => {
    expect(weekText(EMPTY_WEEK)).toBe('全部保持基准')
    const all = withDayCopied(night, 0, [0, 1, 2, 3, 4])
    expect(weekText(all)).toBe('周一至周五 00–06时 -30%')
    expect(weekText(withEntry(all, { from: 5 * 24, to: 6 * 24 + 23 }, '0.125'))).toBe('周一至周五 00–06时 -30%；周六至周日 全天 +12.5%')
    expect(weekServer.cell(night, {} as never)).toEqual({ text: '周一 00–06时 -30%' })
  })

  it('marks a rectangle of hours whichever corner comes first, and keys stay within the week', () => {
    expect(hoursMarked({ from: 25, to: 0 })).toEqual([0, 1, 24, 25])
    expect([movedBy('ArrowUp', 3), movedBy('ArrowDown', 3), movedBy('ArrowLeft', 24), movedBy('End', 30), movedBy('x', 1)]).toEqual([3, 27, 24, 47, undefined])
  })

  it('takes percents as people type them, and nothing that its unit does not know', () => {
    const rates = ['-30', '+12.5%', '-100', 'x'].map((typed) => entryOf('rate', typed))
    expect([...rates, entryOf('value', '-1'), entryOf('amount', ' -0.10 ')]).toEqual(['-0.3', '0.125', undefined, undefined, undefined, '-0.1'])
  })

  it('is kept only whole: 168 hours of one unit', () => {
    expect(write(night)).toEqual({ value: JSON.stringify(night) })
    const wrong: unknown[] = ['x', {}, { unit: 'rate', hours: [] }, { unit: 'switch', hours: night.hours }, { unit: 'month', hours: night.hours }]
    for (const each of wrong) expect(write(each)).toMatchObject({ wrong: expect.stringContaining('168') as string })
    const week: Week = { unit: 'switch', hours: EMPTY_WEEK.hours.map(() => 'off') }
    expect(weekText(week)).toBe('每天 全天 关')
  })
})
