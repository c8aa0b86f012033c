/** What single fields of the project's own entities promise to those who write and read them. */
import { describe, expect, it } from 'vitest'
import { traits } from '../../kinds/column-kinds'
import { readValue } from '../../server/kernel/read/statement/values'
import { readForm } from '../../server/kernel/write/write.values'
import { projectModel } from '../support/database'

const model = projectModel()

describe('an exchange rate', () => {
  const rate = model.entities['exchange_rate']!.fields['rate']!
  const wrong = (value: string) => readForm(model, [rate], { rate: value }, true).errors['rate']

  it('is more than zero, and no more than any currency is worth', () => {
    expect(wrong('0')).toContain('不能小于 0.000001')
    expect(wrong('-7')).toContain('不能小于')
    expect(wrong('1000000.1')).toContain('不能大于 1000000')
    for (const good of ['0.000001', '7.123456', '1000000']) expect(wrong(good)).toBeUndefined()
  })
})

describe('the progress of a report file', () => {
  it('is told in whole percents', () => {
    const { kind, scale } = model.entities['report_file']!.fields['progress']!
    expect(readValue({ kind, scale }, '100.0000')).toBe('100')
  })
})

describe('a shop’s site', () => {
  it('is said once, for its facts are told by it: edit forms show it and do not change it', () => {
    const edits = Object.values(model.plans)
      .flatMap(({ lists }) => lists)
      .flatMap(({ actions }) => actions)
      .flatMap(({ does }) => (does.type === 'edit' ? [does.dialog] : []))
    const dialog = edits.find(({ fields }) => ['account_name', 'seller_id'].every((asked) => fields.some(({ name }) => name === asked)))
    expect(dialog?.fields.find(({ name }) => name === 'site')).toMatchObject({ readOnly: true })
    expect(dialog?.fields.find(({ name }) => name === 'name')).toMatchObject({ readOnly: false })
  })

  it('offers every country once', () => {
    const offered = model.enums['site']!.values.filter((one) => !one.hidden)
    expect(new Set(offered.map(({ label }) => label)).size).toBe(offered.length)
    // Both ways of writing Britain stay readable.
    expect(model.enums['site']!.data['uk']).toMatchObject({ currency: 'GBP' })
    expect(offered.map(({ value }) => value)).toContain('gb')
  })
})

describe('a moment by the marketplace’s clock', () => {
  it('stands beside the site whose clock that is, or it would be told by UTC', () => {
    const lists = Object.values(model.plans).flatMap(({ page, lists: all }) => all.map((list) => ({ at: `${page}:${list.list.call}`, columns: list.columns })))
    const moments = lists.filter(({ columns }) => columns.some(({ kind, zone }) => traits({ kind }).names === 'moment' && zone === 'marketplace'))
    expect(moments.length).toBeGreaterThan(10)
    expect(moments.filter(({ columns }) => !columns.some(({ path }) => path === 'shop.site' || path === 'site')).map(({ at }) => at)).toEqual([])
  })
})

describe('names that tell suppliers and products apart', () => {
  const columns = (page: string, path: string) => (
    model.plans[page]!.lists.flatMap((list) => list.columns).filter((column) => column.path === path).map(({ width }) => width))

  it('have the room that their field says on every page that says no other: in lists, behind references, as rows of reports', () => {
    expect(columns('purchase_supplier', 'supplier_name').length).toBeGreaterThan(0)
    expect(columns('purchase_order', 'supplier.supplier_name')).toContain(190)
    expect(columns('purchase_supplier_kpi', 'supplier')).toEqual([190])
    expect(columns('purchase_supplier_quality', 'product_name')).toContain(220)
  })
})
