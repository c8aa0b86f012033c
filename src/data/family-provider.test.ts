import { describe, expect, it } from 'vitest'
import { CallError } from '../lib/call-error'
import { OPERATORS } from '../../contract/filter'
import type { CallMeta, FamilyMeta, Transport } from '../../contract/transport'
import { conditionOf, crudFiltersOf } from './crud-filters'
import { createFamilyProvider, idOf, keyOf } from './family-provider'

const meta = (call: string, writes = false): CallMeta => ({
  family: 'shop', call, method: 'POST', path: `/shop/${call}`, client: 'erp', wire: 'own', body: 'json', answer: 'json', writes,
})

const family: FamilyMeta = {
  family: 'shop',
  wire: {
    name: 'own',
    envelope: { code: 'code', ok: [200], message: 'msg', data: 'data' },
    paging: { style: 'page', page: 'page', size: 'pageSize', first: 1 },
    list: { rows: 'list', total: 'total', summary: 'summary' },
    sort: { style: 'objects', key: 'sort', order: 'order', asc: 'asc', desc: 'desc' },
    filter: { style: 'tree', key: 'filter', operators: Object.fromEntries(OPERATORS.map((op) => [op, op])), or: true },
    extra: { fields: 'fields', page: 'source' },
    write: { idempotency: null },
    plannedCode: 1,
  },
  capabilities: {
    sort: 'many', filter: [...OPERATORS], or: true, beside: true, summary: 'server', export: 'task', currency: true, compare: true, pivot: true,
    trend: true, allFiltered: true,
  },
  resources: {
    list: {
      list: meta('list'), add: meta('add', true), edit: meta('edit', true), remove: meta('remove', true),
      key: ['id'], decimals: ['amount'], integers: [], texts: ['id'],
    },
  },
}

/** Answers in turn, and keeps what was asked. */
function recorded(...answers: unknown[]): { transport: Transport; asked: { call: string; body: unknown }[] } {
  const asked: { call: string; body: unknown }[] = []
  return {
    asked,
    transport: {
      call: <T>(call: CallMeta, body: unknown) => {
        asked.push({ call: call.call, body })
        const answer = answers.shift()
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as T)
      },
    },
  }
}

describe('the provider of a family', () => {
  it('asks a list with what refine and the engine say, and hands on totals', async () => {
    const { transport, asked } = recorded({ list: [{ id: 1, amount: 2.5 }], total: 41, summary: [] })
    const answer = await createFamilyProvider(family, transport).getList({
      resource: 'shop.list',
      pagination: { currentPage: 3, pageSize: 20 },
      sorters: [{ field: 'amount', order: 'desc' }],
      filters: [{ field: 'site', operator: 'in', value: ['us'] }],
      meta: { filter: { field: 'amount', op: 'gt', value: '0' }, source: 'shops:list', fields: ['id'] },
    })
    expect(asked).toEqual([
      {
        call: 'list',
        body: {
          page: 3,
          pageSize: 20,
          sort: [{ field: 'amount', order: 'desc' }],
          filter: { and: [{ field: 'site', op: 'in', value: ['us'] }, { field: 'amount', op: 'gt', value: '0' }] },
          fields: ['id'],
          source: 'shops:list',
        },
      },
    ])
    expect(answer).toEqual({ data: [{ id: '1', amount: '2.5' }], total: 41, page: 3, pageSize: 20, summary: [] })
  })

  it('writes with the key in the row', async () => {
    const { transport, asked } = recorded({ id: 1 }, { id: 1 }, null)
    const provider = createFamilyProvider(family, transport)
    await provider.create({ resource: 'list', variables: { name: 'a' } })
    await provider.update({ resource: 'list', id: '1', variables: { name: 'b' } })
    await provider.deleteOne({ resource: 'list', id: '1' })
    expect(asked).toEqual([
      { call: 'add', body: { name: 'a' } },
      { call: 'edit', body: { name: 'b', id: '1' } },
      { call: 'remove', body: { id: '1' } },
    ])
  })

  it('finds one row through the list where the family has no call for it', async () => {
    const { transport, asked } = recorded({ list: [{ id: '9' }], total: 1 }, { list: [], total: 0 })
    const provider = createFamilyProvider(family, transport)
    await expect(provider.getOne({ resource: 'list', id: '9' })).resolves.toEqual({ data: { id: '9' } })
    expect(asked[0]?.body).toMatchObject({ filter: { field: 'id', op: 'eq', value: '9' } })
    await expect(provider.getOne({ resource: 'list', id: '10' })).rejects.toThrow('没有找到这一行')
  })

  it('says how many rows were written when one of many is refused', async () => {
    const { transport } = recorded({}, new CallError('refused', '名称重复', { code: 1005 }))
    await expect(createFamilyProvider(family, transport).updateMany?.({ resource: 'list', ids: ['1', '2', '3'], variables: {} })).rejects.toThrow(
      '名称重复（共 3 行，已完成 1 行）',
    )
  })

  it('names the list that the family does not have', async () => {
    const { transport } = recorded()
    await expect(createFamilyProvider(family, transport).getList({ resource: 'nothing' })).rejects.toThrow('接口族 shop 没有列表 nothing')
  })

  it('holds keys of several fields in one id', () => {
    const id = idOf(['shop_id', 'msku'], { shop_id: '1', msku: 'A-1' })
    expect(keyOf(['shop_id', 'msku'], id)).toEqual({ shop_id: '1', msku: 'A-1' })
    expect(idOf(['id'], { id: '5' })).toBe('5')
  })
})

describe("refine's filters", () => {
  it('come back equal from our condition', () => {
    const condition = {
      and: [
        { field: 'a', op: 'between' as const, value: ['2025-01-01', '2025-01-31'] },
        { field: 'b', op: 'empty' as const, value: false },
        { or: [{ field: 'c', op: 'starts' as const, value: 'x' }, { field: 'd', op: 'le' as const, value: 3 }] },
      ],
    }
    expect(conditionOf(crudFiltersOf(condition))).toEqual(condition)
  })

  it('ask nothing where they have no value', () => {
    expect(conditionOf([{ field: 'a', operator: 'eq', value: undefined }, { field: 'b', operator: 'in', value: [] }])).toBeUndefined()
  })

  it('are refused where we have no word for them', () => {
    expect(() => conditionOf([{ field: 'a', operator: 'endswith', value: 'x' }])).toThrow('筛选方式 endswith 不受支持')
  })
})
