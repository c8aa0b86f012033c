import { describe, expect, it } from 'vitest'
import type { CallMeta, Transport } from '../../contract/transport'
import { familyModule, labelOf, learnFamilies, metaOf, noteFamilies } from './families'
import { lazyProviders } from './lazy-providers'

describe('finding a call of a page plan', () => {
  it('loads its family and says how it is sent', async () => {
    await expect(metaOf({ family: 'reports', call: 'storageFee' })).resolves.toMatchObject({
      path: '/fba/api/v1/report/storageFee', method: 'POST', client: 'erp', writes: false,
    })
    expect(await familyModule('reports')).toBe(await familyModule('reports'))
  })

  it('tells what is not built from what is not there', async () => {
    const { PLANNED: [planned] } = await familyModule('ziniao')
    await expect(metaOf({ family: 'ziniao', call: planned! })).rejects.toMatchObject({ failure: 'planned' })
    await expect(metaOf({ family: 'reports', call: 'nothing' })).rejects.toMatchObject({ failure: 'malformed', message: '接口族 reports 没有接口 nothing' })
    await expect(metaOf({ family: 'nobody', call: 'nothing' })).rejects.toMatchObject({ failure: 'malformed' })
  })
})

describe('the providers that refine is given', () => {
  it('are one a family, and ask through their own module', async () => {
    const asked: CallMeta[] = []
    const transport: Transport = {
      call: <T>(call: CallMeta) => {
        asked.push(call)
        return Promise.resolve({ list: [{ id: 7, est_fee: 0.0079 }], total: 1, summary: [] } as T)
      },
    }
    const providers = lazyProviders(transport)
    expect(providers['reports']).toBe(providers['reports'])
    expect(providers).toHaveProperty('default')
    const answer = await providers['reports']?.getList({ resource: 'storageFee' })
    expect(asked.map(({ call }) => call)).toEqual(['storageFee'])
    expect(answer?.data).toEqual([{ id: '7', est_fee: '0.0079' }])
  })
})

describe('a family that the server has otherwise than this browser was built with', () => {
  it('is asked for once, and its new calls are sent as the server says', async () => {
    const built = await familyModule('trade')
    const asked: string[] = []
    const list: CallMeta = {
      family: 'trade', call: 'newList', method: 'POST', path: '/new/list', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
    }
    learnFamilies((family) => {
      asked.push(family)
      const resources = { newList: { list, key: ['id'], decimals: ['cost'], integers: [], texts: ['id'] } }
      return Promise.resolve({ label: '订单（新）', calls: { newList: list }, planned: [], meta: { ...built.FAMILY, resources }, stamp: 'other' })
    })
    noteFamilies({ trade: built.STAMP })
    expect(await familyModule('trade')).toBe(built)
    noteFamilies({ trade: 'other' })
    await expect(metaOf({ family: 'trade', call: 'newList' })).resolves.toBe(list)
    const transport: Transport = { call: <T>() => Promise.resolve({ list: [{ id: 7, cost: 1.5 }], total: 1, summary: [] } as T) }
    expect((await lazyProviders(transport)['trade']?.getList({ resource: 'newList' }))?.data).toEqual([{ id: '7', cost: '1.5' }])
    expect(asked).toEqual(['trade'])
    expect(await labelOf('trade')).toBe('订单（新）')
  })

  it('is found by refine although the browser was built before there was any such family', async () => {
    const { FAMILY } = await familyModule('trade')
    const list: CallMeta = {
      family: 'brandNew', call: 'list', method: 'POST', path: '/brandNew/list', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
    }
    const resources = { list: { list, key: ['id'], decimals: ['cost'], integers: [], texts: ['id'] } }
    const transport: Transport = { call: <T>() => Promise.resolve({ list: [{ id: 7, cost: 1.5 }], total: 1, summary: [] } as T) }
    const providers = lazyProviders(transport)
    learnFamilies(() => Promise.resolve({ label: '全新', calls: { list }, planned: [], meta: { ...FAMILY, resources }, stamp: 'first' }))
    expect(await labelOf('brandNew')).toBeUndefined()
    noteFamilies({ brandNew: 'first' })
    expect((await providers['brandNew']?.getList({ resource: 'list' }))?.data).toEqual([{ id: '7', cost: '1.5' }])
  })
})
