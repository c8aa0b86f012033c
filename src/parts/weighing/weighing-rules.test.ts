import { expect, it } from 'vitest'
import { nextOf } from './weighing-rules'

it('a label is looked for, digits are its weight, and the same weight again is meant', () => {
  expect(nextOf(' ZF202611270001 ', undefined)).toEqual({ is: 'ask', code: 'ZF202611270001' })
  expect(nextOf('420', undefined)).toMatchObject({ is: 'wrong' })
  expect(nextOf('420', { code: 'ZF1' })).toEqual({ is: 'ask', code: 'ZF1', weight: 420, sure: false })
  expect(nextOf('420 g', { code: 'ZF1', asked: 420 })).toEqual({ is: 'ask', code: 'ZF1', weight: 420, sure: true })
  expect(nextOf('430', { code: 'ZF1', asked: 420 })).toMatchObject({ sure: false })
  expect(nextOf('0', { code: 'ZF1' })).toMatchObject({ is: 'wrong' })
  expect(nextOf('', { code: 'ZF1' })).toEqual({ is: 'nothing' })
})
