/** Any state that a screen can come to stands in the address and comes back unchanged. The same states every run. */
import { describe, expect, test } from 'vitest'
import { column, field, filter, list } from '../tests/support/plans'
import { readCondition, writeCondition } from './condition-text'
import { OPERATORS, type Comparison, type Condition, type Given, type Operator, type Scalar } from './filter'
import { askableFields, comparableFields } from './filter-fields'
import { defaultState, readState, writeState, type FilterValue, type FilterValues, type ListState } from './list-address'
import { MOMENTS } from './moments'

/** Mulberry32: small, and the same everywhere. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const SIGNS = ['a', 'B', '9', '.', '..', ',', '~', '\\', '@', '#', '!', ';', '(', ')', '&', '=', '%', '+', ' ', '店', '“', '\n', '😀', 'and(', 'or(']
const all = { operators: [...OPERATORS], currencyField: 'currency' }
const paths = ['name', 'page', 'amount', 'day', 'on', 'odd.path']
const plan = list({
  columns: paths.map((path) => column(path, all)),
  filters: [
    filter('name', { field: field('name', all) }), filter('page', { default: 'x', field: field('page', all) }),
    filter('type', { control: 'multiselect', default: ['a'] }), filter('amount', { control: 'number', field: field('amount', all) }),
    filter('day', { control: 'daterange', default: { is: 'last30' }, field: field('day', all) }),
    filter('on', { control: 'switch', field: field('on', { kind: 'bool', ...all }) }),
    { type: 'search', fields: [field('order_id'), field('msku')], label: '搜索', more: false },
    { type: 'when', key: 'gap', when: { field: 'gap', op: 'ne', value: 0 }, label: '只看差额', default: true, more: false },
  ],
  sort: [{ field: 'name', order: 'asc' }], currency: ['original', 'company'], compare: ['previous', 'lastYear'],
  rows: [{ label: '月', by: ['month'] }, { label: '店', by: ['shop'] }],
})

function makers(random: () => number) {
  const pick = <T,>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const maybe = (): boolean => random() < 0.5
  const text = (): string => Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(SIGNS)).join('')
  const texts = (): string[] => Array.from({ length: 1 + Math.floor(random() * 4) }, text)
  const value = (op: Operator, one: () => Scalar): Given => (op === 'between'
    ? [one(), one()]
    : op === 'in'
    ? texts()
    : op === 'empty'
    ? maybe()
    : random() < 0.2
    ? { is: pick(MOMENTS) }
    : one())
  const scalar = (): Scalar => pick<() => Scalar>([text, text, () => maybe(), () => null, () => Math.round(random() * 1e6) / 1000])()
  const comparison = (): Comparison => {
    const op = pick(OPERATORS)
    const field = pick(paths)
    const fields = askableFields(plan)
    const others = random() < 0.3 ? comparableFields(fields, fields.get(field)!, op) : []
    return { field, op, value: others.length > 0 ? { field: pick(others).path } : value(op, scalar), ...(random() < 0.2 ? { currency: 'USD' } : {}) }
  }
  const condition = (level: number): Condition => (level > 3 || maybe()
    ? comparison()
    : ((parts) => (maybe() ? { and: parts } : { or: parts }))(Array.from({ length: 1 + Math.floor(random() * 3) }, () => condition(level + 1))))
  const filters = (): FilterValues => {
    const chosen: [string, FilterValue][] = [
      ['name', ((op) => ({ op, value: value(op, text) }))(pick(['contains', 'in', 'eq'] as const))],
      ['page', { op: 'contains', value: text() }],
      ['type', { op: 'in', value: texts() }],
      ['amount', ((op) => ({ op, value: value(op, () => pick(['-1.50', '0', '100', '.5', '7.'])) }))(pick(['ge', 'lt', 'between', 'ne'] as const))],
      ['day', { op: 'between', value: maybe() ? { is: pick(MOMENTS) } : ['2025-08-01', '2025-08-31'] }],
      ['on', { op: 'eq', value: maybe() }],
      ['q:order_id,msku', { op: 'contains', value: text(), field: pick(['order_id', 'msku']) }],
      ['gap', { op: 'eq', value: true }],
    ]
    return Object.fromEntries(chosen.filter(maybe))
  }
  const state = (): ListState => ({
    ...defaultState(plan), filters: filters(), page: 1 + Math.floor(random() * 9), pageSize: pick([20, 50, 100]), rows: pick([0, 1]),
    sort: pick([[{ field: 'name', order: 'asc' as const }], [{ field: 'amount', order: 'desc' as const }, { field: 'day', order: 'asc' as const }]]),
    currency: pick(['original', 'company'] as const), compare: pick(['previous', 'lastYear', 'none'] as const), ...(maybe() ? { where: condition(0) } : {}),
  })
  return { state, condition, text }
}

describe('the address of a list', () => {
  test('brings back any state', () => {
    const { state } = makers(dice(7))
    for (let at = 0; at < 2000; at += 1) {
      const one = state()
      expect(readState(plan, new URLSearchParams(writeState(plan, one).toString())), JSON.stringify(one)).toEqual(one)
    }
  })

  test('takes any text at all without breaking', () => {
    const { text } = makers(dice(11))
    for (let at = 0; at < 2000; at += 1) {
      const said = `${text()}${text()}${text()}`
      const state = readState(plan, new URLSearchParams({ where: said, name: said, day: said, amount: said, type: said }))
      expect(state.where === undefined ? state.brokenWhere : state.where).toBeTruthy()
    }
  })
})

describe('an advanced filter in the address', () => {
  const fits = () => true
  test('is short and readable', () => {
    const where: Condition = {
      or: [
        { field: 'spend', op: 'gt', value: '100' },
        { and: [{ field: 'acos', op: 'between', value: ['0.1', '0.3'] }, { field: 'shop_id', op: 'in', value: ['1', '2'] }] },
      ],
    }
    expect(writeCondition(where)).toBe('or(spend~gt~100;and(acos~between~0.1..0.3;shop_id~in~1,2))')
    expect(readCondition(writeCondition(where), fits)).toEqual(where)
  })

  test.each([
    'x', 'spend~gt', 'spend~over~1', 'or(', 'or()', 'or(spend~gt~1', 'spend~gt~#x', 'spend~gt~!yes', 'spend~gt~@soon', 'day~between~1',
    'spend~gt~1~USD~x', `${'and('.repeat(9)}spend~gt~1${')'.repeat(9)}`,
  ])('is not guessed: %s', (text) => {
    expect(readCondition(text, fits)).toBeUndefined()
  })

  test('that asks what the list cannot be asked is none at all, and said to be so', () => {
    const read = (where: string, of = plan) => readState(of, new URLSearchParams({ where }))
    expect(read('and(name~eq~1;nowhere~eq~1)')).toMatchObject({ brokenWhere: true })
    expect(read('and(name~eq~1;nowhere~eq~1)').where).toBeUndefined()
    expect(read('or(name~eq~1;name~eq~2)', { ...plan, or: false })).toMatchObject({ brokenWhere: true })
    expect(read('name~eq~1')).toMatchObject({ where: { field: 'name', op: 'eq', value: '1' } })
    expect(writeState(plan, read('nonsense')).has('where')).toBe(false)
  })
})
