import { describe, expect, it } from 'vitest'
import { editDistance, nearest } from './nearest'

describe('the nearest name', () => {
  it.each([
    ['aocs', ['acos', 'amount'], ['acos']],
    ['Shop_ID', ['shop_id', 'shop'], ['shop_id']],
    ['shopId', ['shop_id', 'id'], ['shop_id']],
    ['aaaa', ['aaab', 'aaac', 'aaad', 'aaae'], ['aaab', 'aaac', 'aaad']],
    ['spend', ['total_spend', 'amount'], ['total_spend']],
    ['xyz', ['acos', 'amount'], []],
  ])('of %s', (wrong, names, right) => {
    expect(nearest(wrong, names.map((name) => ({ name })))).toEqual(right)
  })

  it('of a Chinese label is the name it labels, also when the label is slightly wrong', () => {
    const fields = [{ name: 'spend', label: '广告花费' }, { name: 'clicks', label: '点击量' }]
    expect(nearest('点击量', fields)).toEqual(['clicks'])
    expect(nearest('广告花消', fields)).toEqual(['spend'])
  })

  it('counts a swap of neighbours as one', () => {
    expect([editDistance('aocs', 'acos'), editDistance('ca', 'abc'), editDistance('', 'abc'), editDistance('kitten', 'sitting')]).toEqual([1, 3, 3, 3])
  })
})
