import { describe, expect, it } from 'vitest'
import { rowName } from './row-name'

const enums = { currency: { label: '币种', groups: {}, values: [{ value: 'USD', label: '美元' }] } }

describe('what a row is called before it is deleted', () => {
  it('is its first words', () => {
    const columns = [{ kind: 'enum' as const, path: 'state', enum: 'state' }, { kind: 'text' as const, path: 'name' }]
    expect(rowName({ columns, rowKey: ['id'], enums: {} }, { id: '7', state: 'on', name: '华南仓' })).toBe('华南仓')
  })

  it('is what tells it apart where it has no words, in the words of the screen', () => {
    const columns = [
      { kind: 'month' as const, path: 'stat_month' }, { kind: 'enum' as const, path: 'currency', enum: 'currency' },
      { kind: 'decimal' as const, path: 'rate' },
    ]
    expect(rowName({ columns, rowKey: ['id'], enums }, { id: '17', stat_month: '2026-10', currency: 'USD', rate: '7.1' })).toBe('2026-10 美元')
  })

  it('is never the number of the database where anything else is known', () => {
    const columns = [{ kind: 'id' as const, path: 'id' }, { kind: 'text' as const, path: 'title' }]
    expect(rowName({ columns, rowKey: ['id'], enums: {} }, { id: '17', title: '导出订单' })).toBe('导出订单')
    expect(rowName({ columns, rowKey: ['id'], enums: {} }, { id: '17', title: '' })).toBe('17')
  })
})
