import { expect, it } from 'vitest'
import { entity, field, tinyModel } from '../../../tests/support/tiny-model'
import type { Detection } from './detect'
import { rowRules } from './row-rules'

const model = tinyModel()
model.entities['keyword'] = entity('keyword', [
  field('keyword', 'words', 'text', { label: '关键词', maxLength: 4 }), field('keyword', 'currency', 'enum', { enum: 'currencies' }),
  field('keyword', 'bid', 'money', { label: '竞价', currencyField: 'currency', limits: 'sp_bid' }), field('keyword', 'share', 'percent', { label: '份额', max: 1 }),
])
model.enums['currencies'] = {
  name: 'currencies', label: '币种', groups: {}, values: [], data: { USD: { sp_bid_min: 0.02, sp_bid_max: 1000 }, JPY: { sp_bid_min: 2, sp_bid_max: 100000 } },
}
const detection = { format: { entity: 'keyword' }, columns: [{ column: { to: 'bid' }, header: 'Max Bid' }] } as unknown as Detection
const holds = rowRules(detection, { model, zone: 'UTC', companyZone: 'UTC', currency: 'USD', uploadDay: '2025-01-01' })!

it('refuses a row of a file by line, header and sentence: words that are too long, amounts beyond their currency, figures out of range', () => {
  expect(holds({ line: 3, values: { words: '蓝牙耳机', currency: 'JPY', bid: '2', share: '0.5' } })).toBeUndefined()
  expect(holds({ line: 4, values: { words: '蓝牙耳机👂', currency: 'USD', bid: '1' } }))
    .toEqual({ line: 4, column: '关键词', reason: '「关键词」最多 4 个字，这里有 5 个', text: '蓝牙耳机👂' })
  expect(holds({ line: 5, values: { words: '耳机', currency: 'JPY', bid: '1.5' } }))
    .toEqual({ line: 5, column: 'Max Bid', reason: '「竞价」不能小于 2 JPY', text: '1.5' })
  expect(holds({ line: 6, values: { currency: 'USD', bid: '1000.01' } })?.reason).toBe('「竞价」不能大于 1000 USD')
  expect(holds({ line: 7, values: { share: '1.2' } })?.reason).toBe('「份额」不能大于 1')
})
