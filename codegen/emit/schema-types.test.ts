import { describe, expect, it } from 'vitest'
import { anyDeclaration } from './any-schema-types'
import { declaration, isWritable } from './schema-types'

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
    const list = { type: 'object', additionalProperties: false, required: ['words'], properties: { words: { type: 'array', items: { enum: words } } } }
    expect(declaration('Long', list)).toMatch(/^ {2}words: \(\n {4}\| 'word-number-0'\n[^]*\| 'word-number-19'\n {2}\)\[\]$/m)
  })

  it('leaves what it does not know, however deep, to a compiler of any JSON Schema', async () => {
    const on = { anyOf: [{ type: 'array', items: { const: 'mon' } }, { type: 'number' }] }
    const beyond = { type: 'object', additionalProperties: false, required: ['on'], properties: { on } }
    expect(isWritable(beyond)).toBe(false)
    expect(isWritable({ type: 'object', properties: { on: { type: 'array', items: text } } })).toBe(true)
    expect(await anyDeclaration('Odd', beyond)).toBe("export interface Odd {\n  on: 'mon'[] | number\n}\n")
    const found = { type: 'object', additionalProperties: false, properties: { where: { $ref: '#/definitions/condition' }, a: { const: 1 } } }
    expect(await anyDeclaration('Found', found))
      .toContain('where?: Condition')
  })

  it('says of what it knows the very type that this compiler says', async () => {
    const schema = {
      type: 'object', additionalProperties: false, required: ['id', 'tags'],
      properties: {
        id: text, tags: { type: 'array', items: text }, price: { type: ['string', 'null'], description: '单价' }, kind: { type: 'string', enum: ['a', 'b'] },
        lines: { type: 'array', items: { type: 'object', additionalProperties: false, required: ['qty'], properties: { qty: { type: 'integer' } } } },
        by: { type: 'object', additionalProperties: { type: 'number' } }, trend: { type: 'array', items: { type: ['number', 'null'] } },
      },
    }
    const bare = (type: string): string => type.replace(/\/\*\*[\s\S]*?\*\//g, '').replaceAll(/[\s;]+/g, ' ')
    expect(bare(declaration('Row', schema))).toBe(bare(await anyDeclaration('Row', schema)))
  })
})
