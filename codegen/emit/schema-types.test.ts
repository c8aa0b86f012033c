import { describe, expect, it } from 'vitest'
import { declaration } from './schema-types'

const text = { type: 'string' }

describe('the type of a schema', () => {
  it('declares an object as an interface, with what must be given and what may be left out', () => {
    const shop = { type: ['string', 'null'], description: '店铺' }
    const schema = { type: 'object', description: '一行', additionalProperties: false, required: ['id'], properties: { id: text, 'shop.name': shop } }
    expect(declaration('Row', schema)).toBe(`/** 一行 */\nexport interface Row {\n  id: string\n  /** 店铺 */\n  'shop.name'?: string | null\n}\n`)
  })

  it('declares a list of objects as a type, not as one of them', () => {
    const items = { type: 'object', additionalProperties: false, required: ['id'], properties: { id: text } }
    expect(declaration('Rows', { type: 'array', items })).toBe(`export type Rows = {\n  id: string\n}[]\n`)
  })

  it('an object that has nothing in it takes nothing', () => {
    expect(declaration('None', { type: 'object', additionalProperties: false, properties: {} })).toBe('export type None = Record<string, never>\n')
  })

  it('puts what a list may hold in brackets where it is more than one thing, and asks for one where one must be', () => {
    expect(declaration('Trend', { type: ['array', 'null'], items: { type: ['number', 'null'] } })).toBe('export type Trend = (number | null)[] | null\n')
    expect(declaration('Ids', { type: 'array', minItems: 1, items: text })).toBe('/** @minItems 1 */\nexport type Ids = [string, ...string[]]\n')
  })

  it('what any other name holds covers what the named ones do', () => {
    const properties = { kind: { tsType: 'KindValue | (string & {}) | null' }, on: { type: 'boolean' } }
    const schema = { type: 'object', properties, additionalProperties: { type: 'number' } }
    expect(declaration('Line', schema)).toContain('  [k: string]: number | string | null | boolean | undefined\n')
  })

  it('gives each word of a choice a line of its own where they are too long for one', () => {
    const words = Array.from({ length: 20 }, (_, at) => `word-number-${at}`)
    const schema = { type: 'object', additionalProperties: false, required: ['word'], properties: { word: { type: 'string', enum: words } } }
    expect(declaration('Long', schema)).toContain(`  word:\n    | 'word-number-0'\n    | 'word-number-1'\n`)
  })

  it('refuses a schema that says what it does not know to write', () => {
    expect(() => declaration('Odd', { anyOf: [text] })).toThrow(/a type cannot be written for/)
  })
})
