import { describe, expect, it } from 'vitest'
import type { Model } from '../../contract/model'
import { emitEffectTypes } from './effect-types'

const entity = (name: string, more: object = {}): object => ({ name, has: {}, ...more })

describe('what effects are given', () => {
  it('is the rows of the documents that name them, and the rows below, those of other documents left out', () => {
    const step = { label: '入库', from: ['0'], to: '1', asks: [], writes: {}, effects: ['postReceipt'] }
    const text = emitEffectTypes({
      entities: {
        goods_receipt: entity('goods_receipt', {
          has: { items: { entity: 'receipt_item', by: ['receipt_id'] }, returns: { entity: 'return_item', by: ['receipt_id'], others: true } },
          lifecycle: { field: 'state', start: '0', transitions: { post: step } },
        }),
        receipt_item: entity('receipt_item'),
      },
    } as unknown as Model)
    expect(text).toContain("import type { GoodsReceiptRow } from './entities/goods_receipt'")
    expect(text).toContain("'postReceipt': { row: GoodsReceiptRow; items: { 'items': readonly ReceiptItemRow[] } }")
    expect(text).not.toContain('ReturnItem')
  })

  it('is nothing where no step names any', () => {
    expect(emitEffectTypes({ entities: {} } as unknown as Model)).toContain('export type EffectShapes = Record<never, never>')
  })
})
