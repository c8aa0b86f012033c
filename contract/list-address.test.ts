import { describe, expect, test } from 'vitest'
import { column, field, filter, list } from '../tests/support/plans'
import { defaultState, readState, writeState, type ListState } from './list-address'
import { conditionOf, missingFilters, questionOf } from './list-question'

const plan = list({
  columns: [column('posted_at'), column('amount', { kind: 'money', currencyField: 'currency' }), column('hidden_key', { sortable: false })],
  filters: [
    filter('day', { control: 'daterange', default: { is: 'dataMonth' }, required: true }),
    filter('type', { control: 'multiselect' }),
    filter('page', { control: 'keyword' }),
    filter('amount', { control: 'number' }),
    { type: 'search', fields: [field('order_id'), field('msku')], label: '搜索', more: false },
    { type: 'when', key: 'gap', when: { field: 'gap', op: 'ne', value: 0 }, label: '只看差额', default: false, more: false },
  ],
  sort: [{ field: 'posted_at', order: 'desc' }],
  currency: ['original', 'company'],
  compare: ['previous', 'lastYear'],
  rows: [{ label: '月', by: ['month'] }, { label: '店', by: ['shop'] }],
})

const trip = (state: ListState): ListState => readState(plan, new URLSearchParams(writeState(plan, state).toString()))

describe('the address of a list', () => {
  test('says nothing where nothing was changed', () => expect(writeState(plan, defaultState(plan)).toString()).toBe(''))

  test('of a link that names a field which is only searched in puts it into the search box: one value, or any of several', () => {
    const asked = (link: string): unknown => conditionOf(plan, readState(plan, new URLSearchParams(link)).filters)
    expect(JSON.stringify(asked('msku=A-1'))).toContain('{"field":"msku","op":"contains","value":"A-1"}')
    expect(JSON.stringify(asked('msku=in~A\\,1,B'))).toContain('{"field":"msku","op":"in","value":["A,1","B"]}')
  })

  test('is short and readable', () => {
    const state: ListState = {
      ...defaultState(plan), filters: { day: { op: 'between', value: ['2025-08-01', '2025-08-31'] }, type: { op: 'in', value: ['Order', 'Refund'] } },
      page: 2, sort: [{ field: 'amount', order: 'desc' }],
    }
    expect(decodeURIComponent(writeState(plan, state).toString())).toBe('day=2025-08-01..2025-08-31&type=Order,Refund&sort=-amount&page=2')
  })

  test.each<[string, Partial<ListState>]>([
    ['a range', { filters: { day: { op: 'between', value: ['2025-08-01', '2025-08-31'] } } }],
    ['a moving span', { filters: { day: { op: 'between', value: { is: 'last30' } } } }],
    ['an emptied default', { filters: {} }],
    ['words with signs of the address in them', { filters: { type: { op: 'in', value: ['a,b', 'c~d', 'e..f', '\\g', '@h'] } } }],
    ['another operator', { filters: { amount: { op: 'lt', value: '-3.50' } } }],
    ['a range of amounts with one end', { filters: { amount: { op: 'between', value: ['', '9'] } } }],
    ['a field named like the page', { filters: { page: { op: 'contains', value: '3' } }, page: 4 }],
    ['several pasted lines', { filters: { page: { op: 'in', value: ['x', 'y'] } } }],
    ['a search in the second field', { filters: { 'q:order_id,msku': { op: 'contains', value: 'A~1', field: 'msku' } } }],
    ['a switch', { filters: { gap: { op: 'eq', value: true } } }],
    ['grouping, currency, comparison, size', { rows: 1, currency: 'company', compare: 'lastYear', pageSize: 100 }],
  ])('brings back %s', (_what, part) => {
    const state = { ...defaultState(plan), ...part }
    expect(trip(state)).toEqual(state)
  })

  test('what an address says wrongly falls back to the page', () => {
    const state = readState(plan, new URLSearchParams('page=-1&size=7&rows=9&sort=-nowhere,hidden_key&cur=gold&cmp=never&type='))
    expect(state).toEqual({ ...defaultState(plan), filters: defaultState(plan).filters })
  })
})

describe('the question of a list', () => {
  test('joins the form and the list\'s own condition', () => {
    const own = { field: 'report', op: 'eq' as const, value: 'x' }
    const asked = conditionOf({ ...plan, where: own }, { gap: { op: 'eq', value: true }, 'q:order_id,msku': { op: 'contains', value: '11', field: 'msku' } })
    expect(asked).toEqual({ and: [own, { field: 'msku', op: 'contains', value: '11' }, { field: 'gap', op: 'ne', value: 0 }] })
  })

  test('asks a range with one end by that end', () => {
    expect(conditionOf(plan, { amount: { op: 'between', value: ['5', ''] } })).toEqual({ field: 'amount', op: 'ge', value: '5' })
    expect(conditionOf(plan, { amount: { op: 'between', value: ['', '9'] } })).toEqual({ field: 'amount', op: 'le', value: '9' })
  })

  test('is not put before required filters hold something', () => {
    expect(missingFilters(plan, {})).toEqual(['day'])
    expect(missingFilters(plan, defaultState(plan).filters)).toEqual([])
  })

  test('of a report names rows and comparison, and sorts by nothing that is no column now', () => {
    const question = questionOf(plan, { ...defaultState(plan), rows: 1, compare: 'previous', sort: [{ field: 'month', order: 'asc' }] }, 'p:t')
    expect(question).toMatchObject({ rows: ['shop'], compare: ['previous'], currency: 'original', source: 'p:t', page: 1, pageSize: 50 })
    expect(question.sort).toBeUndefined()
  })

  test('of rows asks for currencies and for what marks, links and actions look at', () => {
    const question = questionOf(
      { ...plan, rows: [], marks: [{ when: { field: 'gap', op: 'ne', value: 0 }, tone: 'warning', says: '' }] }, defaultState(plan), 'p',
    )
    expect(question.fields).toEqual(expect.arrayContaining(['id', 'posted_at', 'amount', 'currency', 'gap']))
    expect(question.rows).toBeUndefined()
  })
})

describe('what a person begins with', () => {
  const shops = { ...plan, filters: [filter('shop', { control: 'multiselect' }), ...plan.filters], begins: { filters: { shop: ['3', '5'] },
    currency: 'company' as const } }
  const read = (address: string): ListState => readState(shops, new URLSearchParams(address))
  const own = { op: 'in', value: ['3', '5'] }

  test('is asked where the address says nothing of the list, and is not written there', () => {
    expect(read('tab=all')).toMatchObject({ filters: { shop: own }, currency: 'company' })
    expect(writeState(shops, read('')).toString()).toBe('')
  })

  test('is left out where a link says what it wants', () => {
    expect(read('type=Order').filters['shop']).toBeUndefined()
    expect(read('view=7')).toMatchObject({ currency: 'original' })
  })

  test('stands in the address once anything is changed, and stays away once it was taken away', () => {
    const turned = writeState(shops, { ...read(''), page: 2 })
    expect(decodeURIComponent(turned.toString())).toBe('shop=3,5&cur=company&page=2')
    expect(readState(shops, turned)).toEqual({ ...read(''), page: 2 })
    const cleared = { ...defaultState(shops) }
    expect(readState(shops, writeState(shops, cleared))).toEqual(cleared)
  })
})
