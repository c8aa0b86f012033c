import { expect, it } from 'vitest'
import type { Field, Model } from '../../../contract/model'
import { beyondLimits } from './write.values'

const bid = { name: 'bid', label: '竞价', entity: 'keyword', kind: 'money', currencyField: 'currency', limits: 'sp_bid' } as unknown as Field
const model = {
  entities: { keyword: { fields: { currency: { enum: 'currencies' } } } },
  enums: { currencies: { data: { USD: { sp_bid_min: 0.02, sp_bid_max: 1000 }, JPY: { sp_bid_min: 2, sp_bid_max: 100000 }, CNY: {} } } },
} as unknown as Model

it('holds an amount to the least and the most of its currency', () => {
  expect(beyondLimits(model, bid, '0.01', { currency: 'USD' })).toBe('「竞价」不能小于 0.02 USD')
  expect(beyondLimits(model, bid, '1000.01', { currency: 'USD' })).toBe('「竞价」不能大于 1000 USD')
  expect(beyondLimits(model, bid, '1', { currency: 'JPY' })).toBe('「竞价」不能小于 2 JPY')
  expect(
    [beyondLimits(model, bid, '5000', { currency: 'JPY' }), beyondLimits(model, bid, '0.001', { currency: 'CNY' }),
      beyondLimits(model, { ...bid, limits: undefined }, '0.001', { currency: 'USD' })],
  ).toEqual([undefined, undefined, undefined])
})

it('holds an amount to the limits of what the row is', () => {
  const limits = { by: 'kind', of: { video: 'sb_video', image: 'sb_image' } }
  const facts = { data: { USD: { sb_video_min: 0.25, sb_image_min: 0.1 } } }
  const own = { entities: { keyword: { fields: { currency: { enum: 'currencies' } } } }, enums: { currencies: facts } } as unknown as Model
  const beyond = (kind: string | null): string | undefined => beyondLimits(own, { ...bid, limits }, '0.15', { currency: 'USD', kind })
  expect([beyond('video'), beyond('image'), beyond('store'), beyond(null)]).toEqual(['「竞价」不能小于 0.25 USD', undefined, undefined, undefined])
})
