/** What a tab has once it has taken from the page what it names. */
import { describe, expect, it } from 'vitest'
import type { PageSource, TabSource } from '../language/page-files'
import { inherit } from './lists'

const mark = (field: string) => ({ when: { field, op: 'gt', value: 1 }, tone: 'warning', says: field }) as const
const page = {
  entity: 'sale',
  marks: [mark('a')],
  total: true,
  export: 'app.exportList',
  rows: [{ label: '按店铺', by: ['shop'] }],
  filterTemplates: 401,
} as unknown as PageSource
const tab = (more: object) => ({ code: 'lines', title: '明细', ...more }) as unknown as TabSource

describe('a tab', () => {
  it('takes marks, total, export, rows and templates of filters where it says so', () => {
    const { source } = inherit(page, tab({ inherits: ['marks', 'total', 'export', 'rows', 'filterTemplates'] }))
    expect(source).toMatchObject({ entity: 'sale', marks: page.marks, total: true, export: 'app.exportList', rows: page.rows, filterTemplates: 401 })
  })

  it('adds its own marks to them, and keeps its own word of the rest', () => {
    const { source } = inherit(page, tab({ inherits: ['marks', 'total', 'export'], marks: [mark('b')], total: false, export: 'app.other' }))
    expect(source).toMatchObject({ marks: [mark('a'), mark('b')], total: false, export: 'app.other' })
  })

  it('takes nothing that it does not name', () => {
    const { source } = inherit(page, tab({}))
    expect([source.marks, source.total, source.export, source.rows, source.filterTemplates]).toEqual([undefined, undefined, undefined, undefined, undefined])
  })
})
