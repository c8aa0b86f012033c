import { describe, expect, test } from 'vitest'
import { field, filter, list } from '../tests/support/plans'
import { carriedAddress } from './carried'
import type { ListPlan } from './plan'

const one = list({
  code: 'one',
  filters: [
    filter('shop', { control: 'multiselect' }), filter('day', { control: 'daterange', default: { is: 'last30' } }), filter('state', { control: 'multiselect' }),
    { type: 'search', fields: [field('order_id'), field('msku')], label: '搜索', more: false },
    { type: 'when', key: 'gap', when: { field: 'gap', op: 'ne', value: 0 }, label: '只看差额', default: false, more: false },
  ],
  currency: ['original', 'company'], compare: ['previous', 'lastYear'],
})
const two = list({
  code: 'two',
  filters: [
    filter('shop', { control: 'multiselect' }), filter('day', { control: 'daterange', default: { is: 'last7' } }),
    filter('state', { control: 'keyword' }), filter('fee'),
    { type: 'search', fields: [field('msku'), field('title')], label: '搜索', more: false },
    { type: 'when', key: 'gap', when: { field: 'gap', op: 'ne', value: 0 }, label: '只看差额', default: false, more: false },
  ],
  currency: ['original', 'company'], compare: ['previous'],
})
const turned = (here: string, left = '', from: ListPlan = one, to: ListPlan = two): string =>
  decodeURIComponent(carriedAddress(from, to, new URLSearchParams(here), new URLSearchParams(left)).toString())

describe('turning to another tab', () => {
  test('says nothing where nothing was changed: each begins as it begins', () => expect(turned('')).toBe(''))

  test.each([
    ['filters and a period that both have', 'shop=1,2&day=2026-01-01..2026-01-31', '', 'shop=1,2&day=2026-01-01..2026-01-31'],
    ['an emptied period', 'day=', '', 'day='],
    ['a switch', 'w.gap=true', '', 'w.gap=true'],
    ['currency and comparison', 'cur=company&cmp=previous', '', 'cur=company&cmp=previous'],
    ['what is looked for, in a field that both look in', 'q=msku~A-1', '', 'q=msku~A-1'],
  ])('takes %s along', (_what, here, left, there) => expect(turned(here, left)).toBe(there))

  test.each([
    ['a filter that is another control there', 'state=open', ''],
    ['what is looked for in a field of this list alone', 'q=order_id~7', ''],
    ['a comparison that the other has not', 'cmp=lastYear', ''],
    ['order, page and size', 'sort=-shop&page=3&size=100', ''],
  ])('leaves %s', (_what, here, there) => expect(turned(here)).toBe(there))

  test('what both mean goes along under another name: the period that each cannot do without, and the shop', () => {
    const shop = { options: { entity: 'shop', title: 'name' } }
    const period = { control: 'daterange', required: true, default: { is: 'last30' } } as const
    const of = (code: string, shops: string, day: string, other: string): ListPlan => list({
      code,
      filters: [filter(shops, { control: 'multiselect', field: field(shops, shop) }), filter(day, period), filter(other, { control: 'daterange' })],
    })
    const [rows, figures] = [of('rows', 'shop_id', 'perf.day', 'start_date'), of('figures', 'shop', 'day', 'last_date')]
    const asked = 'shop_id=1&perf.day=2026-01-01..2026-01-31'
    expect(turned(`${asked}&start_date=2026-01-01..2026-01-02`, '', rows, figures)).toBe('shop=1&day=2026-01-01..2026-01-31')
    expect(turned('shop=1&day=2026-01-01..2026-01-31&last_date=2026-01-01..2026-01-02', '', figures, rows)).toBe(asked)
  })

  test('what the other alone can ask is as it was left, and its page too where nothing else is asked', () => {
    expect(turned('', 'fee=x&page=4')).toBe('fee=x&page=4')
    expect(turned('shop=1', 'shop=1&fee=x&page=4')).toBe('shop=1&fee=x&page=4')
    expect(turned('shop=2', 'shop=1&fee=x&page=4')).toBe('shop=2&fee=x')
  })

  test('what was taken away here is gone there, and its period begins anew', () => {
    expect(turned('', 'shop=1&day=2026-01-01..2026-01-31&fee=x')).toBe('fee=x')
    expect(turned('', 'q=msku~A-1')).toBe('')
    expect(turned('', 'q=title~lamp')).toBe('q=title~lamp')
  })

  test('the view is the list’s own', () => expect(turned('view=7&shop=1', 'view=9')).toBe('shop=1&view=9'))

  test('an advanced filter goes along where the other can ask all of it', () => {
    expect(turned('where=shop~eq~1')).toBe('where=shop~eq~1')
    expect(turned('where=order_id~eq~1')).toBe('')
    expect(turned('', 'where=shop~eq~1')).toBe('')
    expect(turned('', 'where=title~eq~x')).toBe('where=title~eq~x')
  })
})
