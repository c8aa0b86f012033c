// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { cleanup, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { BrowserRouter } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { field, filter, list } from '../../../tests/support/plans'
import type { ListState } from '../../../contract/list-address'
import type { Condition } from '../../../contract/filter'
import { defaultState } from '../../../contract/list-address'
import { ListEmpty } from './list-empty'

afterEach(cleanup)

const DRAFTS = '还没有草稿，点「新增」'
const drafts = list({
  empty: DRAFTS,
  filters: [
    filter('name', { label: '名称' }), filter('day', { label: '日期', field: field('day', { kind: 'date' }) }),
    filter('shop', { label: '店铺', field: field('shop'), required: true }), filter('state', { label: '状态', field: field('state'), default: 'on' }),
  ],
})

function draw(filters: ListState['filters'], where?: Condition) {
  const state = { ...defaultState(drafts), filters, ...(where ? { where } : {}) }
  render(
    <App><BrowserRouter>
      <ListEmpty plan={drafts} state={state} about={undefined} onChange={() => undefined} onStart={() => undefined} />
    </BrowserRouter></App>,
  )
}

describe('a list without rows', () => {
  test.each<[asked: string, filters: ListState['filters']]>([
    ['nothing', {}],
    ['what it begins with', defaultState(drafts).filters],
    ['days, and what must be chosen', { day: { op: 'eq', value: '2026-01-01' }, shop: { op: 'eq', value: '1' } }],
  ])('says what it has to say of itself where a person asks for %s', (_asked, filters) => {
    draw(filters)
    expect(screen.getByText(DRAFTS)).toBeTruthy()
  })

  test.each<[asked: string, filters: ListState['filters'], where?: Condition]>([
    ['some of the rows', { name: { op: 'contains', value: 'kettle' } }],
    ['another state than it begins with', { state: { op: 'eq', value: 'off' } }],
    ['rows by the advanced filter', {}, { field: 'name', op: 'eq', value: 'kettle' }],
  ])('says that these are not there where a person looks for %s, and offers the way back', (_asked, filters, where) => {
    draw(filters, where)
    expect(screen.getByText('没有符合条件的数据，可以放宽筛选条件')).toBeTruthy()
    expect(screen.queryByText(DRAFTS)).toBeNull()
    expect(screen.getByRole('button', { name: '清除筛选' })).toBeTruthy()
  })
})
