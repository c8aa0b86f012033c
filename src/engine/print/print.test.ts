/** Sheets without a screen: sizes, what is asked for the keys of an address, barcodes as lines. */
import { describe, expect, test } from 'vitest'
import { column, field } from '../../../tests/support/plans'
import type { PrintPlan } from '../../../contract/page-plan'
import { belowQuestion } from '../below-question'
import { keyOf, keysOf, routeValues } from '../route-key'
import { barcodeSvg } from './barcode'
import { inOrder, printQuestion } from './print-question'
import { designsOf, drawnBy, paperOf } from './sheet-design'
import { fits, LEAST_MODULE, modulesOf, pageRule, pagesOf, sheetLayout } from './sheet-layout'
import { totalsOf } from './sheet-totals'

const label = { width: 50, height: 30 }
const print: PrintPlan = {
  entity: 'product', paper: label, per: 'row', load: { family: 'a', call: 'list' }, asks: 'rows', rowKey: ['id'],
  parts: [
    { shows: 'barcode', field: field('fnsku'), symbology: 'code128' },
    { shows: 'fields', fields: [column('title'), column('price', { currencyField: 'currency' })] },
    { shows: 'rows', has: 'items', by: { box_id: 'no' }, columns: [column('sku')], rowKey: ['id'] },
  ],
}

describe('paper', () => {
  test('a label of 50 × 30 mm holds an FNSKU that scanners read, and has no margin of the page', () => {
    expect(sheetLayout(label)).toEqual({ isLabel: true, padding: 1.8, type: 7.5, barcode: 11.4, qr: 16.5, lines: 2 })
    expect(pageRule(label)).toBe('@page { size: 50mm 30mm; margin: 0mm; }')
    expect(fits('X001234567', label)).toBe(true)
    expect((50 - 3.6) / modulesOf('X001234567')).toBeGreaterThan(LEAST_MODULE)
  })

  test('a text too long for the paper is not made into a barcode nobody can scan', () => {
    expect(fits('X'.repeat(40), label)).toBe(false)
    expect(fits('X'.repeat(40), { width: 210, height: 297 })).toBe(true)
  })

  test('A4 and A5 are pages with margins', () => {
    expect(pageRule({ width: 210, height: 297 })).toBe('@page { size: 210mm 297mm; margin: 12mm; }')
    expect(sheetLayout({ width: 148, height: 210 }).isLabel).toBe(false)
  })
})

describe('what is asked', () => {
  test('all keys at once, with the fields that the sheet shows and finds its rows below by', () => {
    expect(printQuestion(print, [{ id: '3' }, { id: '1' }], 'printing')).toEqual({
      page: 1, pageSize: 2, filter: { field: 'id', op: 'in', value: ['3', '1'] }, fields: ['id', 'fnsku', 'title', 'price', 'currency', 'no'],
      source: 'printing',
    })
  })

  test('keys of several fields are told apart', () => {
    expect(printQuestion({ ...print, rowKey: ['shop', 'no'] }, [{ shop: '1', no: 'a' }], 'p').filter).toEqual({
      and: [{ field: 'shop', op: 'eq', value: '1' }, { field: 'no', op: 'in', value: ['a'] }],
    })
  })

  test('sheets lie in the order of the address; what was not found is counted', () => {
    expect(inOrder(['id'], [{ id: '3' }, { id: '1' }, { id: '9' }], [{ id: 1 }, { id: '3' }])).toEqual({
      rows: [{ id: '3' }, { id: 1 }], missing: [{ id: '9' }],
    })
  })

  test('rows below are tied to the row; a row without the tie has none', () => {
    const below = { by: { box_id: 'no' }, columns: [column('sku')], rowKey: ['id'] }
    expect(belowQuestion(below, { no: 'B1' }, 1, 50, 'p')).toEqual({
      page: 1, pageSize: 50, filter: { field: 'box_id', op: 'eq', value: 'B1' }, fields: ['id', 'sku'], source: 'p',
    })
    expect(belowQuestion(below, { no: null }, 1, 50, 'p')).toBeUndefined()
  })
})

describe('an address', () => {
  test('lists ids, each once, or one under its own name', () => {
    expect(keysOf(['id'], new URLSearchParams('ids=1,2,,2, 3'))).toEqual([{ id: '1' }, { id: '2' }, { id: '3' }])
    expect(keysOf(['id'], new URLSearchParams('id=7'))).toEqual([{ id: '7' }])
    expect(keysOf(['id'], new URLSearchParams(''))).toEqual([])
    expect(keysOf(['shop', 'no'], new URLSearchParams('shop=1,2&no=a,b'))).toEqual([{ shop: '1', no: 'a' }, { shop: '2', no: 'b' }])
    expect(keysOf(['shop', 'no'], new URLSearchParams('shop=1,2&no=a'))).toEqual([])
  })

  test('names one row by its route or its query', () => {
    expect(routeValues('/boxes/:id', '/amazon/boxes/a%2Fb')).toEqual({ id: 'a/b' })
    expect(keyOf(['id'], { id: '3' }, new URLSearchParams())).toEqual({ id: '3' })
    expect(keyOf(['shop', 'no'], {}, new URLSearchParams('shop=1'))).toBeUndefined()
  })
})

describe('barcodes', () => {
  test('Code 128 and QR are drawn as lines; bars stretch, a square code does not', () => {
    const bars = barcodeSvg('X001234567', 'code128')
    expect(bars).toMatch(/^<svg preserveAspectRatio="none" viewBox="0 0 \d+ \d+"/)
    expect(bars).toContain('<path')
    expect(barcodeSvg('https://example.com/箱', 'qr')).toMatch(/^<svg viewBox/)
  })

  test('the bars of a known code are those of the standard', () => {
    // Start B, X, check, stop: 11 + 11 + 11 + 13 modules, at a scale of 2.
    expect(barcodeSvg('X', 'code128')).toContain(`viewBox="0 0 ${46 * 2} `)
  })
})

describe('sheets of rows that belong to others', () => {
  const labels: PrintPlan = { ...print, entity: 'item', by: 'batch_id', copies: 'qty' }

  test('are asked by the field that ties them, all of them, with how often each is wanted', () => {
    const asked = printQuestion(labels, [{ batch_id: '7' }], 'p')
    expect(asked.filter).toEqual({ field: 'batch_id', op: 'in', value: ['7'] })
    expect(asked.pageSize).toBe(1000)
    expect(asked.fields).toEqual(expect.arrayContaining(['id', 'batch_id', 'qty']))
  })

  test('lie together by what the address names; what has none is missing', () => {
    expect(inOrder(
      ['batch_id'], [{ batch_id: '2' }, { batch_id: '1' }, { batch_id: '9' }],
      [{ id: 1, batch_id: '1' }, { id: 2, batch_id: '2' }, { id: 3, batch_id: '1' }],
    )).toEqual({
      rows: [{ id: 2, batch_id: '2' }, { id: 1, batch_id: '1' }, { id: 3, batch_id: '1' }], missing: [{ batch_id: '9' }],
    })
  })
})

describe('totals on paper', () => {
  const amount = column('amount', { total: 'sum', currencyField: 'currency' })
  const rows = [{ qty: 2, amount: '0.10', currency: 'USD' }, { qty: 3, amount: '0.20', currency: 'USD' }, { qty: 1, amount: '9', currency: 'EUR' }]

  test('add up amounts by currency and quantities once, exactly', () => {
    expect(totalsOf([column('qty', { total: 'sum' }), amount], rows)).toEqual([
      { currency: 'EUR', values: { amount: '9', qty: '6' } }, { currency: 'USD', values: { amount: '0.30' } },
    ])
  })

  test('say nothing of a column that is empty', () => {
    expect(totalsOf([column('qty', { total: 'sum' }), column('weight', { total: 'sum' })], rows)).toEqual([{ currency: null, values: { qty: '6' } }])
  })
})

describe('designs', () => {
  const line = (more: Record<string, unknown>) => ({
    template_id: '4', 'template.template_name': '大字', 'template.paper_size': '60x40', draw: 'text', font_size: '9.0', is_bold: false, show_label: true,
    ...more,
  })

  test('show the sheet\'s own fields and those it lends, in the order of their lines; a field it lacks is left empty', () => {
    const [design, ...more] = designsOf(
      [line({ field_name: 'fnsku', draw: 'qr' }), line({ field_name: 'words', words: 'MADE IN CHINA' }), line({ field_name: 'cost' })], print,
    )
    expect(more).toEqual([])
    expect(design).toMatchObject({ id: '4', name: '大字', paper: { width: 60, height: 40 } })
    expect(design?.lines.map(({ field, words, draw }) => [field?.path, words, draw])).toEqual([
      ['fnsku', '', 'qr'], [undefined, 'MADE IN CHINA', 'text'], [undefined, '', 'text'],
    ])
  })

  test('of a document: boxes beside each other, columns of one table with places to fill in by hand, signatures in one line', () => {
    const sku = { shows: 'rows' as const, has: 'items', by: { box_id: 'no' }, columns: [column('sku'), column('qty')], rowKey: ['id'] }
    const lent: PrintPlan = { ...print, templates: { list: print.load, of: 'order', fields: [column('no')], rows: [sku] } }
    const a4 = (more: Record<string, unknown>) => line({ 'template.paper_size': 'A4', ...more })
    const [design] = designsOf([
      a4({ field_name: 'words', words: '采购单', draw: 'heading' }), a4({ field_name: 'no', draw: 'box' }), a4({ field_name: 'title', draw: 'box', words: '名称' }),
      a4({ field_name: 'items.sku', draw: 'column' }), a4({ field_name: 'items.qty', draw: 'column', words: '数量' }),
      a4({ field_name: 'words', words: '已收', draw: 'tick' }),
      a4({ field_name: 'words', words: '甲方', draw: 'sign' }), a4({ field_name: 'words', words: '乙方', draw: 'sign' }),
    ], lent)
    const drawn = drawnBy(lent, design)
    expect(drawn.paper).toEqual({ width: 210, height: 297 })
    expect(drawn.parts.map((part) => (part.shows === 'fields' ? [part.boxes, ...part.fields.map(({ path, label }) => `${path} ${label}`)]
      : part.shows === 'rows' ? [part.has, ...part.columns.map(({ path, label }) => `${path} ${label}`), ...(part.byHand ?? [])]
      : part.shows === 'signatures' ? part.of : part.shows === 'line' ? part.line.words : part.shows))).toEqual([
      '采购单', [2, 'no no', 'title 名称'], ['items', 'sku sku', 'qty 数量', '已收'], ['甲方', '乙方'],
    ])
    expect(printQuestion(drawn, [{ id: '1' }], 'p').fields).toEqual(['id', 'no', 'title'])
    expect(drawnBy(lent, undefined)).toBe(lent)
  })

  test('are on papers by their names', () => {
    expect([paperOf('A4'), paperOf('100x150')]).toEqual([{ width: 210, height: 297 }, { width: 100, height: 150 }])
  })
})

test('a flowing sheet takes as many pages as its content fills; a label is always one', () => {
  const a4 = { width: 210, height: 297 }
  const px = (mm: number): number => (mm * 96) / 25.4
  expect([pagesOf(px(297), a4), pagesOf(px(310), a4), pagesOf(px(800), a4), pagesOf(px(500), label)]).toEqual([1, 2, 3, 1])
})
