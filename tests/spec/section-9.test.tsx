// @vitest-environment happy-dom
/** Constants of the specification's section 9 as the pages have them: out of the schemas, through cells and dialogs. */
import '../support/dom'
import { render } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cellOf } from '../../src/cells/cell-of'
import type { ColumnPlan } from '../../contract/plan'
import type { Row } from '../../contract/wire'
import { DIALOG_WIDTH } from '../../src/ui/dialog'
import { projectModel } from '../support/database'
import { column } from '../support/plans'

const { plans } = projectModel()
const lists = Object.values(plans).flatMap((plan) => plan.lists)
const textOf = (plan: ColumnPlan, row: Row, mixed = false): string => {
  const Cell = (): React.ReactNode => cellOf(plan)({ value: row[plan.path], row, field: plan, enums: {}, mixed })
  return render(<Cell />).container.textContent ?? ''
}

describe('constants and limits (specification, section 9)', () => {
  test('pictures have a side of 40 pixels, or of 80 where the page says so', () => {
    const side = (part: Partial<ColumnPlan>): number => {
      const plan = column('image', { kind: 'image', ...part })
      const Cell = (): React.ReactNode => cellOf(plan)({ value: '/a.png', row: { image: '/a.png' }, field: plan, enums: {}, mixed: false })
      const { width, height } = render(<Cell />).container.querySelector('img')!
      expect(width).toBe(height)
      return width
    }
    expect([side({}), side({ size: 80 })]).toEqual([40, 80])
    const sizes = new Set(lists.flatMap((list) => list.columns.flatMap(({ size }) => size ?? [])))
    expect([...sizes].filter((size) => size !== 40 && size !== 80)).toEqual([])
  })

  test('dialogs are 400 pixels wide, but for those of many fields and those whose file says so', () => {
    const dialogs = lists.flatMap((list) => list.actions.flatMap(({ does }) => ('dialog' in does ? [does.dialog] : [])))
    const folders = ['schemas/pages', 'schemas/tabs', 'schemas/dialogs']
    const said = new Set(folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.json')).flatMap((name) =>
      [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/"title": "([^"]+)",\s*"width": \d+/g)].map((match) => match[1]!))))
    const usual = dialogs.filter(({ title, fields }) => fields.length <= 6 && !said.has(title))
    expect(usual.length).toBeGreaterThan(5)
    expect(usual.filter(({ width }) => width !== DIALOG_WIDTH).map(({ title, width }) => `${title} ${width}`)).toEqual([])
  })

  test('cells: two decimals with zeros trimmed, percents times 100 with two, ranks with #, days in full, dashes for nothing', () => {
    const shown = (kind: ColumnPlan['kind'], value: unknown, part: Partial<ColumnPlan> = {}): string => textOf(column('x', { kind, ...part }), { x: value })
    expect([shown('decimal', '3.1000'), shown('decimal', '2.005'), shown('decimal', null)]).toEqual(['3.1', '2.01', '-'])
    expect([shown('percent', '0.1234'), shown('percent', '0.5'), shown('percent', null)]).toEqual(['12.34%', '50.00%', '-'])
    expect([shown('rank', 12), shown('rank', null)]).toEqual(['#12', '#0'])
    expect([shown('date', '20250801'), shown('date', null)]).toEqual(['2025-08-01', '--'])
    expect([shown('money', '12'), shown('money', '')]).toEqual(['$12.00', '-'])
  })

  test('amounts bear the sign of their currency, the yuan sign for CNY and RMB', () => {
    const shown = (currency: string, mixed = false): string => textOf(column('x', { kind: 'money', currencyField: 'currency' }), { x: '12.5', currency }, mixed)
    expect([shown('USD'), shown('CNY'), shown('RMB'), shown('CNY', true)]).toEqual(['$12.50', '¥12.50', '¥12.50', 'CNY 12.50'])
  })

  test('a picking list prints as new, old, product label and customs', () => {
    const { print } = plans['print_pick_list']!
    // Those of self-shipped orders stand among them.
    expect(print?.choices?.map(({ code }) => code).filter((code) => !code.startsWith('fbm'))).toEqual(['new', 'old', 'label', 'customs'])
  })
})
