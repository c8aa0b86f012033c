import { expect, test, vi } from 'vitest'
import { createLabelStore } from './label-store'

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('names that many cells want are asked for together and once', async () => {
  const ask = vi.fn(async ({ values }: { values?: string[] }) => ({ list: (values ?? []).map((value) => ({ value, label: `店${value}` })), total: 0 }))
  const store = createLabelStore(ask)
  const heard = vi.fn()
  store.subscribe(heard)
  store.want('shop', ['1'])
  store.want('shop', ['2', '1'])
  await after(40)
  expect(ask.mock.calls).toEqual([[{ entity: 'shop', values: ['1', '2'] }]])
  expect(store.labels('shop').get('2')).toBe('店2')
  expect(heard).toHaveBeenCalledTimes(1)
  store.want('shop', ['1', '2'])
  await after(40)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('names that came with a list of choices are not asked for', async () => {
  const ask = vi.fn(async () => ({ list: [], total: 0 }))
  const store = createLabelStore(ask)
  store.learn('shop', [{ value: '1', label: '一店' }])
  store.want('shop', ['1'])
  await after(40)
  expect(ask).not.toHaveBeenCalled()
})
