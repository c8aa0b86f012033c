/** What a shared set stands for where a list names it. */
import { describe, expect, it } from 'vitest'
import type { ColumnSetSource, FilterSetSource } from '../language/page-files'
import { spliceColumns } from './columns'
import { spliceFilters } from './filters'
import { contextOf } from './page-context'

const columns: [string, ColumnSetSource][] = [
  ['money', { columns: 'money', datasets: ['ads'], of: ['spend', { field: 'amount', width: 90 }] }],
  ['all', { columns: 'all', datasets: ['ads'], of: ['clicks', { set: 'money' }] }],
]
const filters: [string, FilterSetSource][] = [['some', { filters: 'some', datasets: ['ads'], of: ['clicks', { field: 'spend', more: true }] }]]
const context = contextOf([{}, {}, {}, {}, {}, new Map(columns), new Map(filters), new Map()])

describe('a set of the figures of a dataset', () => {
  it('has the names of its measures on a list of the dataset', () => {
    expect(spliceColumns(context, [{ set: 'all' }, 'currency'])).toEqual(
      [{ field: 'clicks' }, { field: 'spend' }, { field: 'amount', width: 90 }, { field: 'currency' }],
    )
  })

  it('stands for those of the named figures beside the rows of an entity, in columns and in filters, sets in it too', () => {
    expect(spliceColumns(context, ['name', { set: 'all', figures: 'perf' }])).toEqual(
      [{ field: 'name' }, { field: 'perf.clicks' }, { field: 'perf.spend' }, { field: 'perf.amount', width: 90 }],
    )
    expect(spliceFilters(context, ['shop_id', { set: 'some', figures: 'perf' }])).toEqual(['shop_id', 'perf.clicks', { field: 'perf.spend', more: true }])
  })
})
