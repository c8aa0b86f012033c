// @vitest-environment happy-dom
import '../support/dom'
import { render } from '@testing-library/react'
import { App } from 'antd'
import { describe, expect, test } from 'vitest'
import { column } from '../support/plans'
import { projectModel } from '../support/database'
import { fieldsOfColumn } from '../../src/lib/list-question'
import type { ColumnPlan } from '../../src/lib/plan'
import type { Row } from '../../src/lib/wire'
import { cellOf } from '../../src/kinds/columns/cells'

function drawn(plan: ColumnPlan, row: Row): HTMLElement {
  const Cell = (): React.ReactNode => cellOf(plan)({ value: row[plan.path], row, field: plan, enums: {}, mixed: false })
  return render(<App><Cell /></App>).container
}
const columnOf = (page: string, path: string): ColumnPlan => projectModel().plans[page]!.lists[0]!.columns.find((one) => one.path === path)!

describe('links to the marketplace by site, where pages say so (specification, sections 2 and 9)', () => {
  test('an ASIN opens the product\'s page of the row\'s site, and is copied', () => {
    const plan = columnOf('sale_listing', 'asin')
    const cell = drawn(plan, { asin: 'B0ABCDEF12', 'shop.site': 'jp' })
    const link = cell.querySelector('a')!
    expect([link.href, link.target, link.rel, link.dataset.tip]).toEqual(['https://www.amazon.co.jp/dp/B0ABCDEF12', '_blank', 'noopener noreferrer', '在亚马逊查看商品'])
    expect(cell.querySelector('button')?.getAttribute('aria-label')).toBe('复制 B0ABCDEF12')
    expect(fieldsOfColumn(plan)).toEqual(['asin', 'shop.site'])
  })

  test('a seller\'s number opens the seller\'s page', () => {
    const cell = drawn(columnOf('system_erp_dian_pu_lie_biao', 'seller_id'), { seller_id: 'A2EXAMPLE12345', site: 'uk' })
    expect(cell.querySelector('a')?.href).toBe('https://www.amazon.co.uk/sp?seller=A2EXAMPLE12345&marketplaceID=A1F83G8C2ARO7P')
  })

  test('what names no page there is text, and nothing is a dash', () => {
    const plan = column('asin', { opens: { page: 'product', site: 'site' } })
    expect(drawn(plan, { asin: 'not an asin', site: 'us' }).querySelector('a')).toBeNull()
    expect(drawn(plan, { asin: 'B0ABCDEF12' }).textContent).toBe('B0ABCDEF12')
    expect(drawn(plan, { asin: '', site: 'us' }).textContent).toBe('-')
  })
})
