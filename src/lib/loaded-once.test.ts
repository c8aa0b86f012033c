import { expect, test, vi } from 'vitest'
import { loadedOnce } from './loaded-once'

test('is loaded once, however often it is asked for at a time', async () => {
  const load = vi.fn(async () => ({}))
  const loaded = loadedOnce(load)
  const [first, second] = await Promise.all([loaded(), loaded()])
  expect(second).toBe(first)
  expect(await loaded()).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
})

test('what could not be loaded is tried again by the next who asks', async () => {
  const load = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('gone'))
  const loaded = loadedOnce(load)
  await expect(loaded()).rejects.toThrow('gone')
  expect(await loaded()).toBe('there')
})
