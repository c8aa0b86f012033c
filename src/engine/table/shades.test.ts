import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { column } from '../../../tests/support/plans'
import { shadeOf, shadeRanges } from './shades'

const amount = column('amount', { kind: 'money', currencyField: 'currency', shade: {} })
const rows = [
  { amount: '0', currency: 'USD' }, { amount: '5', currency: 'USD' }, { amount: '10.00', currency: 'USD' }, { amount: '9000', currency: 'JPY' },
  { amount: null, currency: 'USD' },
]

describe('the ground of cells', () => {
  test('is among the rows shown, of each currency by itself', () => {
    const ranges = shadeRanges([amount], rows)
    expect(ranges).toEqual({ 'amount USD': [0, 10] })
    expect(rows.map((row) => shadeOf(amount, row, ranges))).toEqual([undefined, 'shade shade-2', 'shade shade-4', undefined, undefined])
  })

  test('is good at one end and bad at the other, between the numbers that the page names, and none in the middle', () => {
    const acos = column('acos', { kind: 'percent', shade: { least: 0.1, most: 0.5, better: 'less' } })
    const told = [0.05, 0.2, 0.3, 0.4, '0.9', 'x'].map((value) => shadeOf(acos, { acos: value }, {}))
    expect(told).toEqual(['shade shade-good-2', 'shade shade-good-1', undefined, 'shade shade-bad-1', 'shade shade-bad-2', undefined])
    const days = { ...acos, shade: { ...acos.shade!, better: 'more' as const } }
    expect(shadeOf(days, { acos: 0.5 }, {})).toBe('shade shade-good-2')
    expect(shadeRanges([acos], [{ acos: 1 }, { acos: 2 }])).toEqual({})
  })

  test.each(['light', 'dark'])('keeps figures readable in the %s look: 4.5 : 1 for figures and for zeros', (look) => {
    const tokens = tokensOf(look)
    const grounds = ['surface', 'hover', 'selected'].map((name) => rgb(tokens[name]!))
    for (const name of Object.keys(tokens).filter((token) => token.startsWith('shade-'))) {
      for (const ground of grounds) {
        const mixed = over(rgb(tokens[name]!), ground)
        for (const ink of ['text', 'text-2']) {
          expect(contrast(rgb(tokens[ink]!), mixed), `${ink} on ${name}`).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  })
})

type Colour = readonly [number, number, number, number]

/** The colours of a look, by name without dashes before it. */
function tokensOf(look: string): Record<string, string> {
  const [light = '', dark = ''] = readFileSync(join(import.meta.dirname, '../../ui/tokens.css'), 'utf8').split("[data-theme='dark']")
  return Object.fromEntries([...(look === 'dark' ? dark : light).matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]))
}

function rgb(text: string): Colour {
  if (text.startsWith('#')) {
    const full = text.length === 4 ? text.slice(1).replace(/./g, '$&$&') : text.slice(1)
    return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)).concat(1) as unknown as Colour
  }
  const [r, g, b, share] = text.match(/[\d.]+/g)!.map(Number)
  return [r!, g!, b!, share! / 100]
}

const over = (top: Colour, ground: Colour): Colour => [0, 1, 2].map((at) => top[at]! * top[3] + ground[at]! * (1 - top[3])).concat(1) as unknown as Colour

function light([r, g, b]: Colour): number {
  const [x, y, z] = [r, g, b].map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * x! + 0.7152 * y! + 0.0722 * z!
}

function contrast(a: Colour, b: Colour): number {
  const [high, low] = [light(a), light(b)].toSorted((x, y) => y - x)
  return (high! + 0.05) / (low! + 0.05)
}
