import { expect, test } from 'vitest'
import { column, field, filter, list } from '../../../tests/support/plans'
import type { FilterValue } from '../../../contract/list-address'
import type { About } from '../../../contract/wire'
import type { AskingCard } from './board-question'
import { pictureOf } from './picture-words'

const plan = list({
  columns: [column('spend')],
  filters: [
    filter('day', { label: '日期', control: 'daterange', field: field('day', { label: '日期', kind: 'date' }) }),
    filter('made', { label: '建立', control: 'daterange', field: field('made', { label: '建立', kind: 'date' }) }),
  ],
})
const card = { title: '走势', shows: 'chart', list: plan } as unknown as AskingCard
const asked = (filters: Record<string, FilterValue>, about: About): string =>
  pictureOf({ enums: {} }, card, { list: plan, state: { filters }, names: new Map(), about, drawn: 'CNY' }).asked
const between = (value: FilterValue['value']): FilterValue => ({ op: 'between', value })
const thirty = { from: '2026-10-31', to: '2026-11-29' }
const november = { from: '2026-11-01', to: '2026-11-30' }

test.each([
  ['the last 30 days that have data', { day: between({ is: 'data30' }) }, thirty, '日期为 数据齐全的近 30 天（2026-10-31 至 2026-11-29），币种 CNY'],
  ['the last month that has data', { day: between({ is: 'dataMonth' }) }, november, '日期为 最近有数据的月份 2026-11（至29日），币种 CNY'],
  ['days by their names', { day: between(['2026-10-31', '2026-11-29']) }, thirty, '日期在 2026-10-31 至 2026-11-29，币种 CNY'],
  ['a month by its name', { day: between(['2026-11', '2026-11']) }, november, '日期在 2026-11 至 2026-11，币种 CNY'],
  ['a span that leaves its days open', { day: between({ is: 'last30' }) }, thirty, '日期为 近 30 天，2026-10-31 至 2026-11-29，币种 CNY'],
  ['other days than those of the figures', { made: between(['2026-01-01', '2026-01-02']) }, thirty,
    '建立在 2026-01-01 至 2026-01-02，2026-10-31 至 2026-11-29，币种 CNY'],
  ['nothing', {}, thirty, '2026-10-31 至 2026-11-29，币种 CNY'],
])('a picture tells the days of its figures once where somebody asks for %s', (_what, filters, period, words) => {
  expect(asked(filters, { period, dataDay: '2026-11-29' })).toBe(words)
})
