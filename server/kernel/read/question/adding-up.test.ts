import { expect, it } from 'vitest'
import type { Model } from '../../../../contract/model'
import { addingUp } from './adding-up'

it('a line of a receipt changes the item that adds it up, and the order that adds up its items', () => {
  const of = (name: string, below?: string): object => ({ name, fields: below ? { sum: { formula: { op: 'below', entity: below } } } : { qty: {} } })
  const entities = { order: of('order', 'item'), item: of('item', 'line'), line: of('line') }
  const above = addingUp({ entities } as unknown as Model)
  expect([...(above.get('line') ?? [])]).toEqual(['item', 'order'])
  expect([...(above.get('item') ?? [])]).toEqual(['order'])
  expect(above.get('order')).toBeUndefined()
})
