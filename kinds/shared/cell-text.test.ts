import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { column } from '../../tests/support/plans'
import { domainOf, productLink } from '../../src/lib/format/marketplace'
import type { ColumnKind, ColumnPlan, EnumPlan } from '../../contract/plan'
import type { Row } from '../../contract/wire'
import { CELL_TEXTS, textOfCell } from './cell-text'
import { COLUMN_KINDS } from '../column-kinds'
import { productOf } from '../../src/cells/product/product.cell'
import { daysOfTrend, nearest, placesOf, trendPath } from '../../src/cells/trend/trend-line'

const enums: Record<string, EnumPlan> = {
  state: { label: '状态', groups: {}, values: [{ value: 'on', label: '投放中' }, { value: 'old', label: '旧值', hidden: true }] },
}
const say = (
  kind: ColumnKind, value: unknown, part: Partial<ColumnPlan> = {}, row: Row = {}, mixed = false
): string => textOfCell(value, { row, field: column('v', { kind, ...part }), enums, mixed })

describe('what cells say (specification, section 9)', () => {
  test.each<[ColumnKind, unknown, string, Partial<ColumnPlan>?, Row?]>([
    ['text', '保温杯', '保温杯'], ['text', '', '-'], ['text', null, '-'], ['text', 0, '0'],
    ['text', 'on', '投放中', { known: 'state' }], ['text', 'On', 'On', { known: 'state' }], ['text', 'on', 'on'], ['text', null, '-', { known: 'state' }],
    ['id', '00123', '00123'], ['id', undefined, '-'],
    ['decimal', '1234.5', '1,234.5'], ['decimal', '1.005', '1.01'], ['decimal', '3.00', '3'], [
      'decimal', '0.12345', '0.1235', { scale: 4 },
    ], ['decimal', null, '-'], ['decimal', 'n/a', 'n/a'],
    ['percent', '0.1234', '12.34%'], ['percent', '0.5', '50.00%'], ['percent', '-0.00004', '0.00%'], ['percent', '', '-'],
    ['integer', 1234567, '1,234,567'], ['integer', '0', '0'], ['integer', null, '-'],
    ['rank', 12, '#12'], ['rank', 12345, '#12,345'], ['rank', null, '#0'], ['rank', 0, '#0'],
    ['money', '1234.5', '$1,234.50', { currencyField: 'currency' }, { currency: 'USD' }],
    [
      'money', '12', '¥12.00', { currencyField: 'currency' }, { currency: 'CNY' },
    ], ['money', '12', '¥12.00', { currencyField: 'currency' }, { currency: 'RMB' }],
    ['money', '12.00', '12', { currencyField: 'currency' }, { currency: null }],
    ['money', '-0.5', '-$0.50', { currencyField: 'currency' }, { currency: 'USD' }], ['money', null, '-', { currencyField: 'currency' }, { currency: 'USD' }],
    ['date', '20250801', '2025-08-01'], ['date', '2025-08-01', '2025-08-01'], ['date', null, '--'], ['date', '', '--'],
    ['month', '2025-08-01', '2025-08'], ['month', null, '--'],
    ['datetime', '2025-08-01T06:30:00.000Z', '2025-07-31 23:30:00', { zone: 'marketplace' }, { 'shop.site': 'us' }], ['datetime', null, '--'],
    ['enum', 'on', '投放中', { enum: 'state' }], ['enum', 'old', '旧值', { enum: 'state' }], [
      'enum', 'new', 'new', { enum: 'state' },
    ], ['enum', null, '-', { enum: 'state' }],
    ['tags', ['on', 'x'], '投放中、x', { enum: 'state' }], ['tags', 'a, b，c', 'a、b、c'], ['tags', [], '-'],
    ['bool', true, '是'], ['bool', 'false', '否'], ['bool', null, '-'], ['switch', 1, '开启'], ['switch', false, '关闭'], ['switch', '', '-'],
    ['progress', '0.5', '50%', { scale: 4 }], ['progress', 42, '42%', { scale: 0 }], ['progress', '7', '100%', { scale: 4 }], ['progress', null, '-'],
    ['json', { a: 1 }, '{"a":1}'], ['json', [], '-'], ['link', 'https://x.cn', 'https://x.cn'], ['image', '', '-'], ['user', null, '-'],
  ])('%s %o is %s', (kind, value, text, part, row) => expect(say(kind, value, part, row)).toBe(text))

  test('where several currencies stand together the code is said', () => {
    expect(say('money', '5', { currencyField: 'currency' }, { currency: 'EUR' }, true)).toBe('EUR 5.00')
    expect(say('money', '5.123456', { currencyField: 'currency', scale: 6, total: 'sum' }, { currency: 'EUR' }, true)).toBe('EUR 5.12')
    expect(say('money', '5.123456', { currencyField: 'currency', scale: 6, total: 'none' }, { currency: 'EUR' }, true)).toBe('EUR 5.123456')
  })

  test('a reference is its name once that is known, and its id before', () => {
    const field = column('shop_id', { kind: 'id', options: { entity: 'shop', title: 'name' } })
    expect(textOfCell('7', { row: {}, field, enums, mixed: false, nameOf: (entity, id) => (entity === 'shop' && id === '7' ? '北美店' : undefined) })).toBe('北美店')
    expect(textOfCell('8', { row: {}, field, enums, mixed: false, nameOf: () => undefined })).toBe('8')
  })

  test('every kind says something for nothing, and breaks on nothing', () => {
    for (const kind of Object.keys(COLUMN_KINDS) as ColumnKind[]) {
      for (const value of [null, undefined, '']) {
        expect(CELL_TEXTS[kind](value, { row: {}, field: column('v', { kind }), enums, mixed: false })).toMatch(/^(-|--|#0)$/)
      }
      for (const value of [0, 'x', {}, [], true]) expect(typeof say(kind, value)).toBe('string')
    }
  })
})

describe('products', () => {
  const paths = { image: 'product.image', title: 'product.title', asin: 'asin', site: 'shop.site' }
  const row = { 'product.image': 'https://m/1.jpg', 'product.title': '保温杯', asin: 'B0ABCDEF12', 'shop.site': 'de' }

  test('show their parts, and their ASIN leads to the marketplace of the row\'s site', () => {
    expect(productOf(row, paths, { path: 'msku', value: 'CUP-1' })).toEqual(
      { image: 'https://m/1.jpg', title: '保温杯', asin: 'B0ABCDEF12', msku: 'CUP-1', link: 'https://www.amazon.de/dp/B0ABCDEF12' },
    )
    expect(
      productOf({ 'shop.site': 'jp' }, { site: 'shop.site' }, { path: 'asin', value: 'B0ABCDEF12' }),
    ).toMatchObject({ asin: 'B0ABCDEF12', msku: undefined, link: 'https://www.amazon.co.jp/dp/B0ABCDEF12' })
    expect(productOf({ ...row, 'shop.site': 'atlantis' }, paths, { path: 'msku', value: null }).link).toBeUndefined()
  })

  test('say title and codes once when they are copied', () => {
    expect(textOfCell('CUP-1', { row, field: column('msku', { product: paths }), enums, mixed: false })).toBe('保温杯 B0ABCDEF12 CUP-1')
    expect(textOfCell('B0ABCDEF12', { row, field: column('asin', { product: paths }), enums, mixed: false })).toBe('保温杯 B0ABCDEF12')
  })

  test('lead to the domain that the list of sites says, for every site', () => {
    const sites = JSON.parse(
      readFileSync(new URL('../../schemas/enums/site.json', import.meta.url), 'utf8'),
    ) as { values: Record<string, { data?: { domain?: string } }> }
    for (const [site, { data }] of Object.entries(sites.values)) if (data?.domain) expect([site, domainOf(site)]).toEqual([site, data.domain])
    expect(productLink('o5', 'B0ABCDEF12')).toBe('https://www.amazon.de/dp/B0ABCDEF12')
    expect(productLink('us', 'javascript:alert(1)')).toBeUndefined()
  })
})

describe('small lines', () => {
  test('run from the lowest to the highest value; a day without one leaves a gap, a day alone is a dot', () => {
    expect(trendPath(placesOf([0, 10], 64, 20))).toBe('M2.0 18.0L62.0 2.0')
    expect(trendPath(placesOf([5, 5, 5], 64, 20))).toBe('M2.0 10.0L32.0 10.0L62.0 10.0')
    expect(trendPath(placesOf([0, null, 10], 64, 20))).toBe('M2.0 18.0h0M62.0 2.0h0')
    expect(trendPath(placesOf([null, null], 64, 20))).toBe('')
  })

  test('amounts travel as text', () => {
    expect(daysOfTrend(['1.50', null, 'x'], undefined)).toEqual([{ value: 1.5 }, { value: null }, { value: null }])
    expect(daysOfTrend(undefined, '2025-03-01')).toEqual([])
  })

  test('tell each day by its date, and the day with a value that a pointer is nearest to', () => {
    expect(daysOfTrend([1, null], '2025-03-01')).toEqual([{ day: '2025-02-28', value: 1 }, { day: '2025-03-01', value: null }])
    expect([nearest([1, null, 3], 0.45), nearest([1, null, 3], 0.9), nearest([null, null], 0.5)]).toEqual([0, 2, undefined])
  })
})
