import { describe, expect, test } from 'vitest'
import { column, field, filter, list } from '../../tests/support/plans'
import { idsNamed, phrasesOf, sentenceOf, withoutPhrase } from './filter-sentence'
import type { ListState } from '../../contract/list-address'

const site = { label: '站点', groups: {}, values: [{ value: 'us', label: '美国' }, { value: 'jp', label: '日本' }] }
const shops: Record<string, string> = { 1: '美国一店', 2: '美国二店' }
const names = { enums: { site }, nameOf: (_entity: string, id: string) => shops[id] }
const plan = list({
  columns: [
    column('budget', { label: '预算', kind: 'money', currencyField: 'currency' }),
    column('spend', { label: '花费', kind: 'money', currencyField: 'currency' }), column('acos', { label: 'ACOS', kind: 'percent' }),
    column('site', { label: '站点', kind: 'enum', enum: 'site' }),
  ],
  filters: [
    filter('shop_id', {
      label: '店铺', control: 'multiselect', field: field('shop_id', { label: '店铺编号', kind: 'id', options: { entity: 'shop', title: 'name' } }),
    }),
    filter('day', { label: '日期', control: 'daterange', required: true, field: field('day', { label: '日期', kind: 'date' }) }),
    { type: 'search', fields: [field('msku', { label: 'MSKU' })], label: '搜索', more: false },
    { type: 'when', key: 'odd', when: { field: 'spend', op: 'ne', value: 0 }, label: '只看异常', default: false, more: false },
  ],
})
const say = (state: Pick<ListState, 'filters' | 'where'>): string => sentenceOf(phrasesOf(plan, state, names))

describe('the filter as one sentence', () => {
  test('says names, days, and the advanced filter in brackets', () => {
    expect(say({
      filters: { shop_id: { op: 'in', value: ['1', '2'] }, day: { op: 'between', value: ['2025-08-01', '2025-08-31'] } },
      where: { or: [{ field: 'spend', op: 'gt', value: '100' }, { field: 'acos', op: 'gt', value: '0.3' }] },
    })).toBe('店铺为 美国一店、美国二店，且 日期在 2025-08-01 至 2025-08-31，且（花费 > 100 或 ACOS > 30%）')
  })

  test.each([
    ['a moving span', { filters: { day: { op: 'between' as const, value: { is: 'last30' as const } } } }, '日期为 近 30 天'],
    ['a search in its field', { filters: { 'q:msku': { op: 'contains' as const, value: 'BK', field: 'msku' } } }, 'MSKU包含“BK”'],
    ['a box that was ticked', { filters: { odd: { op: 'eq' as const, value: true } } }, '只看异常'],
    ['many values as their number', { filters: { shop_id: { op: 'in' as const, value: ['1', '2', '3', '4', '5', '6'] } } }, '店铺为 美国一店、美国二店、3、4、5 等 6 个'],
    ['every digit of a percent', { filters: {}, where: { field: 'acos', op: 'between' as const, value: ['0.12345', '1'] } }, 'ACOS在 12.345% 至 100%'],
    ['an amount of one currency', { filters: {}, where: { field: 'spend', op: 'le' as const, value: '-3', currency: 'USD' } }, '花费（USD） ≤ -3'],
    [
      'groups in groups',
      {
        filters: {},
        where: {
          or: [
            { field: 'site', op: 'eq' as const, value: 'us' },
            { and: [{ field: 'site', op: 'ne' as const, value: 'jp' }, { field: 'acos', op: 'empty' as const, value: true }] },
          ],
        },
      },
      '（站点为 美国 或 （站点不为 日本 且 没有ACOS））',
    ],
    ['another column', { filters: {}, where: { field: 'spend', op: 'gt' as const, value: { field: 'budget' } } }, '花费 > 预算'],
    ['nothing where nothing is asked', { filters: {} }, ''],
  ])('says %s', (_what, state, words) => expect(say(state)).toBe(words))

  test('takes one phrase back and leaves the others; a required one stays', () => {
    const state = {
      filters: { day: { op: 'between' as const, value: { is: 'last7' as const } }, odd: { op: 'eq' as const, value: true } },
      where: { and: [{ field: 'spend', op: 'gt' as const, value: '1' }, { field: 'acos', op: 'gt' as const, value: '2' }] },
    }
    expect(phrasesOf(plan, state, names).map(({ key, removable }) => [key, removable])).toEqual([
      ['day', false], ['odd', true], ['where:0', true], ['where:1', true],
    ])
    expect(withoutPhrase(state, 'where:0')).toEqual({ filters: state.filters, where: { field: 'acos', op: 'gt', value: '2' } })
    expect(withoutPhrase(state, 'odd').filters).toEqual({ day: state.filters.day })
    expect(withoutPhrase({ filters: {}, where: { field: 'acos', op: 'gt', value: '2' } }, 'where:0').where).toBeUndefined()
  })

  test('asks for the names of all rows together', () => {
    const state = {
      filters: { shop_id: { op: 'in' as const, value: ['1'] } },
      where: { or: [{ field: 'shop_id', op: 'eq' as const, value: '2' }, { field: 'site', op: 'eq' as const, value: 'us' }] },
    }
    expect([...idsNamed(plan, state)]).toEqual([['shop', ['1', '2']]])
  })
})
