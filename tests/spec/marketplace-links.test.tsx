// @vitest-environment happy-dom
import '../support/dom'
import { render } from '@testing-library/react'
import { App } from 'antd'
import { describe, expect, test } from 'vitest'
import { column } from '../support/plans'
import { projectModel } from '../support/database'
import { fieldsOfColumn } from '../../contract/list-question'
import type { ColumnPlan } from '../../contract/plan'
import type { Row } from '../../contract/wire'
import { cellOf } from '../../src/cells/cell-of'

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
    expect([link.href, link.target, link.rel, link.dataset.tip]).toEqual([
      'https://www.amazon.co.jp/dp/B0ABCDEF12', '_blank', 'noopener noreferrer', '在亚马逊查看商品',
    ])
    expect(cell.querySelector('button')?.getAttribute('aria-label')).toBe('复制 B0ABCDEF12')
    expect(fieldsOfColumn(plan)).toEqual(['asin', 'shop.site'])
  })

  test('a seller\'s number opens the seller\'s page', () => {
    const cell = drawn(columnOf('system_shop', 'seller_id'), { seller_id: 'A2EXAMPLE12345', site: 'uk' })
    expect(cell.querySelector('a')?.href).toBe('https://www.amazon.co.uk/sp?seller=A2EXAMPLE12345&marketplaceID=A1F83G8C2ARO7P')
  })

  test('a product shows picture, title, an ASIN that opens its site\'s page, and an MSKU to copy; a part without a path is left out', () => {
    const plan = columnOf('fba_stock_v3', 'msku')
    const cell = drawn(plan, { msku: 'HL-1', asin: 'B0ABCDEF12', site: 'de', 'product.product_name': '收纳箱', 'product.image': null })
    expect(cell.querySelector('a')?.href).toBe('https://www.amazon.de/dp/B0ABCDEF12')
    expect([cell.querySelector('.cell-product-title')?.textContent, cell.querySelector('button')?.getAttribute('aria-label')]).toEqual(['收纳箱', '复制 HL-1'])
    expect(cell.querySelector('.cell-image.is-none')).not.toBeNull()
    const { image: _image, ...paths } = plan.product!
    expect(drawn({ ...plan, product: paths }, { msku: 'HL-1' }).querySelector('.cell-image')).toBeNull()
  })

  test('every page whose rows hold an ASIN and a site leads from the one to the other', () => {
    const plans = Object.values(projectModel().plans).filter(({ state, kind }) => state === 'built' && (kind === 'list' || kind === 'tabs'))
    const silent = plans.flatMap(({ page, lists }) => lists.filter(({ source }) => source.entity !== undefined).flatMap((list) =>
      list.columns.filter(({
        path, hidden,
      }) => /(^|[._])asin$/.test(path) && !hidden && list.columns.some((one) => /(^|\.)site$/.test(one.path))).flatMap((one) =>
        one.opens || one.product || list.columns.some(({ product }) => product?.asin === one.path) ? [] : [`${page} ${list.code} ${one.path}`])))
    expect(silent).toEqual([])
  })

  test('what names no page there is text, and nothing is a dash', () => {
    const plan = column('asin', { opens: { page: 'product', site: 'site' } })
    expect(drawn(plan, { asin: 'not an asin', site: 'us' }).querySelector('a')).toBeNull()
    expect(drawn(plan, { asin: 'B0ABCDEF12' }).textContent).toBe('B0ABCDEF12')
    expect(drawn(plan, { asin: '', site: 'us' }).textContent).toBe('-')
  })
})
