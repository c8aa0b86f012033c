import { describe, expect, it } from 'vitest'
import { CallError } from '../lib/call-error'
import type { Condition, Operator } from '../../contract/filter'
import { OPERATORS } from '../../contract/filter'
import type { Wire } from '../../contract/transport'
import type { ListAnswer, ListRequest } from '../../contract/wire'
import { openEnvelope } from './envelope'
import { decodeListAnswer, encodeListRequest, plainDecimal, rowTyper } from './wire'
import { decodeListRequest, encodeListAnswer, refuse, wrap } from './wire-reverse'

const same = Object.fromEntries(OPERATORS.map((op) => [op, op])) as Record<Operator, string>

const own: Wire = {
  name: 'own',
  envelope: { code: 'code', ok: [200], message: 'msg', data: 'data', errors: 'errors' },
  paging: { style: 'page', page: 'page', size: 'pageSize', first: 1 },
  list: { rows: 'list', total: 'total', summary: 'summary', about: 'about' },
  sort: { style: 'objects', key: 'sort', order: 'order', asc: 'asc', desc: 'desc' },
  filter: { style: 'tree', key: 'filter', operators: same, or: true },
  extra: { fields: 'fields', currency: 'currency', compare: 'compare', rows: 'rows', measures: 'measures', pivot: 'pivot', trend: 'trend', page: 'source' },
  write: { idempotency: 'idempotency-key' },
  plannedCode: 1001,
}

const suffix: Wire = {
  name: 'suffix',
  envelope: { code: 'meta.status', ok: ['ok', 0], message: 'meta.text', data: 'result' },
  paging: { style: 'offset', page: 'start', size: 'limit', first: 0 },
  list: { rows: 'records', total: 'meta.count' },
  sort: { style: 'signed', key: 'ordering', order: 'order', asc: 'asc', desc: 'desc' },
  filter: { style: 'suffix', key: '', operators: { eq: '', ge: 'gte', le: 'lte', in: 'in', contains: 'like', empty: 'isnull' }, or: false },
  extra: {},
  write: { idempotency: null, key: 'where' },
  plannedCode: 501,
}

const triples: Wire = {
  ...own,
  name: 'triples',
  paging: { style: 'page', page: 'query.pageNo', size: 'query.pageSize', first: 0 },
  sort: { style: 'pair', key: 'query.sortField', order: 'query.sortOrder', asc: 'ascend', desc: 'descend' },
  filter: { style: 'triples', key: 'query.where', operators: { eq: '=', gt: '>', between: 'between', in: 'in', contains: 'like' }, or: true },
  extra: {},
}

const none = { decimals: [], integers: [], texts: [] }

describe('asking a list in the words of a wire', () => {
  it('says our own question as it is', () => {
    const request: ListRequest = {
      page: 2,
      pageSize: 50,
      sort: [{ field: 'posted_at', order: 'desc' }, { field: 'id', order: 'asc' }],
      filter: {
        and: [
          { field: 'shop.site', op: 'in', value: ['us'] },
          { or: [{ field: 'amount', op: 'gt', value: '0', currency: 'USD' }, { field: 'day', op: 'eq', value: { is: 'today' } }] },
        ],
      },
      fields: ['id', 'amount'],
      currency: 'company',
      rows: ['shop'],
      measures: ['amount'],
      pivot: { dimension: 'fee', measure: 'amount' },
      compare: ['previous'],
      trend: { measures: ['amount'], days: 14 },
      source: 'p:tab',
    }
    expect(encodeListRequest(own, request)).toEqual(request)
    expect(decodeListRequest(own, encodeListRequest(own, request))).toEqual(request)
  })

  it('counts rows instead of pages, signs the sort and hangs the operator on the name', () => {
    const request: ListRequest = {
      page: 3,
      pageSize: 20,
      sort: [{ field: 'amount', order: 'desc' }, { field: 'day', order: 'asc' }],
      filter: {
        and: [
          { field: 'site', op: 'eq', value: 'us' }, { field: 'day', op: 'between', value: ['2025-01-01', '2025-01-31'] },
          { field: 'product.title', op: 'contains', value: '灯' },
        ],
      },
    }
    const body = encodeListRequest(suffix, request)
    expect(body).toEqual({
      start: 40, limit: 20, ordering: '-amount,day', site: 'us', day__gte: '2025-01-01', day__lte: '2025-01-31', 'product.title__like': '灯',
    })
    expect(decodeListRequest(suffix, body)).toEqual({
      ...request,
      filter: {
        and: [
          { field: 'site', op: 'eq', value: 'us' },
          { field: 'day', op: 'ge', value: '2025-01-01' },
          { field: 'day', op: 'le', value: '2025-01-31' },
          { field: 'product.title', op: 'contains', value: '灯' },
        ],
      },
    })
  })

  it('counts pages from zero, names one sort field, and lists triples with alternatives', () => {
    const request: ListRequest = {
      page: 1,
      pageSize: 10,
      sort: [{ field: 'amount', order: 'desc' }],
      filter: {
        and: [{ field: 'site', op: 'in', value: ['us', 'de'] }, { or: [{ field: 'a', op: 'gt', value: 1 }, { field: 'b', op: 'contains', value: 'x' }] }],
      },
    }
    const body = encodeListRequest(triples, request)
    expect(body).toEqual({
      query: {
        pageNo: 0, pageSize: 10, sortField: 'amount', sortOrder: 'descend',
        where: [['site', 'in', ['us', 'de']], ['or', [[['a', '>', 1]], [['b', 'like', 'x']]]]],
      },
    })
    expect(decodeListRequest(triples, body)).toEqual(request)
  })

  it.each<[string, Wire, Condition]>([
    ['an operator the wire has no word for', suffix, { field: 'a', op: 'starts', value: 'x' }],
    ['an alternative where the wire has none', suffix, { or: [{ field: 'a', op: 'eq', value: 1 }, { field: 'b', op: 'eq', value: 1 }] }],
    ['the same comparison of one field twice', suffix, { and: [{ field: 'a', op: 'eq', value: 1 }, { field: 'a', op: 'eq', value: 2 }] }],
    ['a day that is not worked out', triples, { field: 'day', op: 'eq', value: { is: 'today' } }],
    ['a comparison in another currency', triples, { field: 'a', op: 'gt', value: 1, currency: 'USD' }],
  ])('refuses %s instead of asking something else', (_what, wire, filter) => {
    expect(() => encodeListRequest(wire, { page: 1, pageSize: 10, filter })).toThrow(CallError)
  })
})

/** What opening gives: the data, or the error it ends in. */
function failure(body: unknown, wire: Wire): unknown {
  try {
    return openEnvelope(body, wire, { path: '/save' })
  } catch (error) {
    return error
  }
}

describe('reading the answer', () => {
  const answer: ListAnswer = {
    list: [{ id: '1', amount: '12.30' }],
    total: 1,
    page: 1,
    pageSize: 10,
    summary: [{ currency: 'USD', values: { amount: '12.30' } }],
    about: { basis: '按入账日' },
  }

  it('finds rows, total, totals row and what stands beside them', () => {
    const data = openEnvelope(encodeListAnswer(own, answer), own, { path: '/list' })
    expect(decodeListAnswer(own, data, { page: 1, pageSize: 10 }, none)).toEqual(answer)
  })

  it('finds them where another wire puts them', () => {
    const foreign = { meta: { status: 'ok' }, result: { records: [{ id: 7, amount: 12.5, clicks: '3' }], meta: { count: '1' } } }
    const data = openEnvelope(foreign, suffix, { path: '/list' })
    expect(decodeListAnswer(suffix, data, { page: 1, pageSize: 10 }, { decimals: ['amount'], integers: ['clicks'], texts: ['id'] })).toEqual({
      list: [{ id: '7', amount: '12.5', clicks: 3 }], total: 1, page: 1, pageSize: 10, summary: [],
    })
  })

  it('takes one plain row of totals as a line without a currency', () => {
    const { summary } = decodeListAnswer(own, { list: [], total: 0, summary: { amount: 3 } }, { page: 1, pageSize: 10 }, { ...none, decimals: ['amount'] })
    expect(summary).toEqual([{ currency: null, values: { amount: '3' } }])
  })

  it('says so when the rows are not where the wire says', () => {
    expect(() => decodeListAnswer(own, { rows: [] }, { page: 1, pageSize: 10 }, none)).toThrow(/没有列表（list）/)
  })

  it('opens refusals, planned calls and things that are no envelope', () => {
    expect(failure(refuse(own, 1002, '名称不能为空', { name: '不能为空' }), own)).toMatchObject({
      failure: 'refused', code: 1002, message: '名称不能为空', fields: { name: '不能为空' },
    })
    expect(failure(refuse(suffix, 501, '尚未开放'), suffix)).toMatchObject({ failure: 'planned' })
    expect(failure('<html>', own)).toMatchObject({ failure: 'server' })
    expect(failure(wrap(suffix, { a: 1 }), suffix)).toEqual({ a: 1 })
  })

  it('types what pivots and comparisons add like their measure', () => {
    const typed = rowTyper({ decimals: ['amount'], integers: ['clicks'], texts: [] })
    expect(typed({
      'amount@fee': 1.5, 'amount@#group.prev': 2, 'clicks.prev': '4', 'clicks.rate': 0.25, 'clicks.lastYear': '3', 'amount.lastYearRate': 0.5, other: 1,
    })).toEqual({
      'amount@fee': '1.5', 'amount@#group.prev': '2', 'clicks.prev': 4, 'clicks.rate': '0.25', 'clicks.lastYear': 3, 'amount.lastYearRate': '0.5', other: 1,
    })
  })

  it('writes small and large numbers out in digits', () => {
    expect([1e-7, -2.5e-8, 1e21, 0.1, -3].map(plainDecimal)).toEqual(['0.0000001', '-0.000000025', '1000000000000000000000', '0.1', '-3'])
  })
})
