import { describe, expect, it } from 'vitest'
import type { CallMeta, FamilyMeta, Rename, Transport, Wire } from '../../contract/transport'
import type { ListRequest } from '../../contract/wire'
import { createFamilyProvider } from './family-provider'
import { answerOf, bodyOf, ownRow, renamedRequest, theirRow } from './rename'

const wire: Wire = {
  name: 'theirs',
  envelope: { code: 'code', ok: ['S'], message: 'text', data: 'body' },
  paging: { style: 'cursor', page: 'after', size: 'limit', first: 1, next: 'page.next' },
  list: { rows: 'records' },
  row: 'record',
  sort: { style: 'signed', key: 'order', order: 'order', asc: 'asc', desc: 'desc' },
  filter: { style: 'triples', key: 'where', operators: { eq: '=', in: 'in', contains: 'like' }, or: false },
  extra: { fields: 'select' },
  write: { idempotency: null, key: 'where', before: 'seen' },
  plannedCode: 1,
}

const rename: Rename = {
  fields: { name: 'title', title: 'name', state: 'status', 'shop.name': 'store.title', items: 'lines' },
  values: { state: { open: 'O', shut: 2 } },
  below: { items: { fields: { qty: 'count' } } },
}

const meta = (call: string, writes = false): CallMeta => ({
  family: 'f', call, method: 'POST', path: `/${call}`, client: 'books', wire: 'theirs', body: 'json', answer: 'json', writes, key: ['id'], rename,
})

describe('names of another side', () => {
  it('stand in a question: fields, sorts and filters, whole values of enums, and no parts of texts', () => {
    const request: ListRequest = {
      page: 1, pageSize: 5,
      sort: [{ field: 'state', order: 'desc' }],
      fields: ['id', 'shop.name'],
      filter: {
        and: [
          { field: 'state', op: 'in', value: ['open', 'shut', 'odd'] }, { field: 'state', op: 'contains', value: 'open' },
          { field: 'name', op: 'ne', value: { field: 'title' } },
        ],
      },
    }
    expect(renamedRequest(rename, request)).toEqual({
      page: 1, pageSize: 5,
      sort: [{ field: 'status', order: 'desc' }],
      fields: ['id', 'store.title'],
      filter: {
        and: [
          { field: 'status', op: 'in', value: ['O', 2, 'odd'] }, { field: 'status', op: 'contains', value: 'open' },
          { field: 'title', op: 'ne', value: { field: 'name' } },
        ],
      },
    })
  })

  it('two that changed places come back each to its own, values too, and rows below', () => {
    const theirs = { id: 1, title: 'A', name: 'B', status: '2', store: { title: 'S' }, lines: [{ count: 3 }] }
    const ours = ownRow(rename, theirs)
    expect(ours).toMatchObject({ id: 1, name: 'A', title: 'B', state: 'shut', 'shop.name': 'S', items: [{ qty: 3 }] })
    expect(theirRow(rename, { id: 1, name: 'A', title: 'B', state: 'shut', 'shop.name': 'S', items: [{ qty: 3 }] })).toEqual({ ...theirs, status: 2 })
  })

  it('a write says key, changes and what was seen where the wire wants them', () => {
    expect(bodyOf(wire, meta('edit', true), { id: '7', state: 'open', before: { state: 'shut' } })).toEqual({
      where: { id: '7' }, status: 'O', seen: { status: 2 },
    })
    expect(bodyOf({ ...wire, write: { idempotency: null, before: null } }, meta('edit', true), { id: '7', state: 'open', before: {} })).toEqual({
      id: '7', status: 'O',
    })
  })

  it('an answer about one row is read where the wire has it', () => {
    expect(answerOf(wire, meta('get'), { record: { id: 1, status: 'O' } })).toEqual({ id: 1, state: 'open' })
    const { key: _key, ...plain } = meta('me')
    expect(answerOf(wire, plain, { record: 5 })).toEqual({ record: 5 })
  })
})

/** Nine rows, by cursors "c3" and "c6" of three rows each; keeps what was asked. */
function nine(): { transport: Transport; asked: unknown[] } {
  const asked: unknown[] = []
  return {
    asked,
    transport: {
      call: <T>(_call: CallMeta, body: unknown) => {
        asked.push((body as { after?: string }).after)
        const from = Number(((body as { after?: string }).after ?? 'c0').slice(1))
        const records = [0, 1, 2].map((at) => ({ id: from + at, status: 'O' }))
        return Promise.resolve({ records, page: from < 6 ? { next: `c${from + 3}` } : {} } as T)
      },
    },
  }
}

describe('a list that is paged by cursor', () => {
  const family: FamilyMeta = {
    family: 'f', wire,
    capabilities: {
      sort: 'many', filter: ['eq'], or: false, beside: false, summary: 'none', export: 'none', currency: false, compare: false, pivot: false,
      trend: false, allFiltered: false,
    },
    resources: { list: { list: meta('list'), key: ['id'], decimals: [], integers: [], texts: ['id'], rename } },
  }
  const page = async (provider: ReturnType<typeof createFamilyProvider>, currentPage: number, field = 'id') =>
    (await provider.getList({ resource: 'list', pagination: { currentPage, pageSize: 3 }, sorters: [{ field, order: 'asc' }] })) as unknown as {
      data: { id: string; state: string }[]
      total: number
      more: boolean
      next: string | null
    }

  it('goes on where the page before said, back where it was, and says when there is no more', async () => {
    const { transport, asked } = nine()
    const provider = createFamilyProvider(family, transport)
    const first = await page(provider, 1)
    expect(first).toMatchObject({ total: 3, more: true, next: 'c3' })
    expect(first.data).toEqual([0, 1, 2].map((id) => ({ id: String(id), state: 'open' })))
    expect((await page(provider, 2)).data[0]?.id).toBe('3')
    expect(await page(provider, 3)).toMatchObject({ total: 9, more: false, next: null })
    expect((await page(provider, 2)).data[0]?.id).toBe('3')
    expect(asked).toEqual([undefined, 'c3', 'c6', 'c3'])
  })

  it('walks to a page that the address names, and begins anew with another order', async () => {
    const { transport, asked } = nine()
    const provider = createFamilyProvider(family, transport)
    expect((await page(provider, 3)).data[0]?.id).toBe('6')
    expect(asked).toEqual([undefined, 'c3', 'c6'])
    expect((await page(provider, 2, 'name')).data[0]?.id).toBe('3')
    expect(asked.slice(3)).toEqual([undefined, 'c3'])
    expect(await page(provider, 5)).toMatchObject({ data: [], more: false })
    await expect(page(createFamilyProvider(family, transport), 99)).rejects.toThrow('只能逐页往后翻')
  })
})
