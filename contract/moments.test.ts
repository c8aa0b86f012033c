import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayIn, daysBetween, isDay, isMonth, lastDay, monthsBetween, shiftDay } from './days'
import { momentRange, resolveMoments } from './moments'

describe('days and months as text', () => {
  it('knows the calendar, leap days and year ends', () => {
    expect([isDay('2024-02-29'), isDay('2025-02-29'), isDay('2025-2-1'), isDay('20250201'), isDay(20250201)]).toEqual([true, false, false, false, false])
    expect([isMonth('2025-12'), isMonth('2025-13'), isMonth('2025-00'), isMonth('0000-01')]).toEqual([true, false, false, false])
    expect([addDays('2024-02-28', 1), addDays('2025-01-01', -1), lastDay('2024-02'), lastDay('2025-02-10')]).toEqual([
      '2024-02-29', '2024-12-31', '2024-02-29', '2025-02-28',
    ])
    expect([addMonths('2025-01', -1), addMonths('2025-11', 14), monthsBetween('2024-11', '2025-02')]).toEqual(['2024-12', '2027-01', 3])
    expect([shiftDay('2025-03-31', -1), shiftDay('2024-02-29', -12), shiftDay('2025-01-15', 1)]).toEqual(['2025-02-28', '2023-02-28', '2025-02-15'])
    expect(daysBetween('2025-03-29', '2025-03-31')).toBe(2)
  })

  it('stays within the years 0001 to 9999', () => {
    expect([isDay('0000-01-01'), isDay('0001-01-01'), isDay('9999-12-31')]).toEqual([false, true, true])
    expect([addDays('0001-01-01', -1), addDays('9999-12-31', 1), addDays('2025-01-01', 1e12), addDays('2025-01-01', -1e12)]).toEqual([
      '0001-01-01', '9999-12-31', '9999-12-31', '0001-01-01',
    ])
    expect([addMonths('0001-01', -1), addMonths('9999-12', 1), lastDay('9999-12'), lastDay('0001-02')]).toEqual([
      '0001-01', '9999-12', '9999-12-31', '0001-02-28',
    ])
    expect([shiftDay('9999-12-31', 1), shiftDay('0001-03-31', -1), shiftDay('0001-01-05', -12)]).toEqual(['9999-12-31', '0001-02-28', '0001-01-05'])
  })

  it('tells the day by a zone’s clock', () => {
    const moment = new Date('2025-03-09T07:30:00Z')
    expect([dayIn('Asia/Shanghai', moment), dayIn('America/Los_Angeles', moment)]).toEqual(['2025-03-09', '2025-03-08'])
  })
})

describe('moments', () => {
  const clock = { today: '2025-03-31', me: '7', dataDay: '2025-02-10' }
  it('spans days that end today, whole months, and the newest month of data', () => {
    expect(momentRange('last7', clock)).toEqual(['2025-03-25', '2025-03-31'])
    expect(momentRange('lastMonth', clock)).toEqual(['2025-02-01', '2025-02-28'])
    expect(momentRange('monthStart', clock)).toEqual(['2025-03-01', '2025-03-31'])
    expect(momentRange('dataMonth', clock)).toEqual(['2025-02-01', '2025-02-28'])
    expect(momentRange('dataMonth', { ...clock, dataDay: null })).toEqual(['2025-03-01', '2025-03-31'])
    expect(momentRange('me', clock)).toBeUndefined()
  })

  it('become the ends that an operator needs, in days or months', () => {
    const resolve = (op: 'eq' | 'ge' | 'le' | 'lt', inMonths = false) => resolveMoments({ field: 'at', op, value: { is: 'lastMonth' } }, clock, () => inMonths)
    expect(resolve('eq')).toEqual({ field: 'at', op: 'between', value: ['2025-02-01', '2025-02-28'] })
    expect(resolve('eq', true)).toEqual({ field: 'at', op: 'between', value: ['2025-02', '2025-02'] })
    expect([resolve('ge'), resolve('lt'), resolve('le')]).toMatchObject([{ value: '2025-02-01' }, { value: '2025-02-01' }, { value: '2025-02-28' }])
    expect(resolveMoments({ or: [{ field: 'owner', op: 'in', value: { is: 'me' } }, { field: 'x', op: 'eq', value: 1 }] }, clock, () => false)).toEqual({
      or: [{ field: 'owner', op: 'in', value: ['7'] }, { field: 'x', op: 'eq', value: 1 }],
    })
  })
})
