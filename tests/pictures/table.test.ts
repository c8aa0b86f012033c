import { expect, it } from 'vitest'
import type { Counts } from './counts'
import { tableOf, worse, type Walk } from './table'

const FINE: Counts = { rows: 16, clipped: 2, overlaps: 0, empty: 10, contrast: 0, small: 0 }
const walk = (at1440: Partial<Counts>): Walk => ({
  '/sale/orders 明细': Object.fromEntries(['1280', '1440', '1920'].flatMap((width) => ['light', 'dark'].map((look) => [
    `${width} ${look}`, { ...FINE, ...(width === '1440' && look === 'light' ? at1440 : {}) },
  ]))),
})

it('tells what became worse than the table that is kept, by page, width and what was counted', () => {
  const kept = tableOf(walk({}))
  expect(worse(kept, tableOf(walk({})))).toEqual([])
  expect(worse(kept, tableOf(walk({ rows: 9, overlaps: 3 })))).toEqual([
    '/sale/orders 明细（1440）：看得见的行 16 → 9', '/sale/orders 明细（1440）：叠住的文字 0 → 3',
  ])
})

it('takes more rows in sight and less emptiness for no loss, and a page that is new for none', () => {
  expect(worse(tableOf(walk({})), tableOf(walk({ rows: 30, empty: 0 })))).toEqual([])
  expect(worse([], tableOf(walk({ rows: 0 })))).toEqual([])
})
