import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrateText, migrateTexts } from './migrate'
import { readSchemas, readTexts } from './read'
import type { ReadCache } from './read'
import { lineStarts, positionAt } from './source'

let root = ''

function write(path: string, text: string): void {
  const full = join(root, path)
  mkdirSync(dirname(full), { recursive: true })
  writeFileSync(full, text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'schemas-'))
  write('schemas/enums/fee.json', '{ "enum": "fee" }')
  write('schemas/entities/finance/fee_line.json', '{ "entity": "fee_line" }')
  write('schemas/menu.json', '{ "menu": [] }')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('reading schemas', () => {
  it('knows a file by its folder: kind, name and module', () => {
    const sources = readSchemas(root)
    expect(sources.files.map(({ path, kind, name, module }) => ({ path, kind, name, module }))).toEqual([
      { path: 'schemas/entities/finance/fee_line.json', kind: 'entity', name: 'fee_line', module: 'finance' },
      { path: 'schemas/enums/fee.json', kind: 'enum', name: 'fee', module: undefined },
      { path: 'schemas/menu.json', kind: 'menu', name: 'menu', module: undefined },
    ])
    expect(sources.of('entity').get('fee_line')?.value).toEqual({ entity: 'fee_line' })
    expect(sources.problems).toEqual([])
  })

  it('passes over README.md and names that begin with a point', () => {
    write('schemas/README.md', '# Schemas')
    write('schemas/pages/finance/.fees.json.swp', 'x')
    write('schemas/.editor/page.json', '{}')
    expect(readSchemas(root).files).toHaveLength(3)
    expect(readSchemas(root).problems).toEqual([])
  })

  it('reads again only what changed, and forgets what is gone', () => {
    const cache: ReadCache = new Map()
    const before = readSchemas(root, cache)
    write('schemas/enums/fee.json', '{ "enum": "fee", "label": "费用" }')
    rmSync(join(root, 'schemas/menu.json'))
    const after = readSchemas(root, cache)
    expect(after.of('entity').get('fee_line')).toBe(before.of('entity').get('fee_line'))
    expect(after.of('enum').get('fee')?.value).toEqual({ enum: 'fee', label: '费用' })
    expect([after.of('menu').size, cache.size]).toEqual([0, 2])
  })

  it('sees a change of the same length by its time', () => {
    const cache: ReadCache = new Map()
    readSchemas(root, cache)
    write('schemas/enums/fee.json', '{ "enum": "fie" }')
    utimesSync(join(root, 'schemas/enums/fee.json'), new Date(), new Date(Date.now() + 5000))
    expect(readSchemas(root, cache).of('enum').get('fee')?.value).toEqual({ enum: 'fie' })
  })

  it('keeps an unreadable file by name, without a value', () => {
    const sources = readTexts('', { 'schemas/enums/fee.json': '{ "enum": ' })
    expect(sources.of('enum').get('fee')).toEqual(expect.not.objectContaining({ node: expect.anything() }))
    expect(sources.problems.map(({ code, line }) => `${code}:${line}`)).toEqual(['SCH101:1'])
  })

  it('reads a byte order mark as nothing, with columns that stay true', () => {
    const sources = readTexts('', { 'schemas/enums/fee.json': '\ufeff{ "enum": "fee" }' })
    expect(sources.problems).toEqual([])
    expect(sources.of('enum').get('fee')?.value).toEqual({ enum: 'fee' })
  })

  it('takes a folder without schemas as an error of whoever asked', () => {
    expect(() => readSchemas(join(root, 'nowhere'))).toThrow(/ENOENT/)
  })
})

describe('a place in a file', () => {
  it('is a line and a column from 1, whatever ends the lines', () => {
    const text = 'ab\r\ncd\n\nef'
    const lines = lineStarts(text)
    expect([0, 4, 5, 7, 8, 9].map((offset) => positionAt({ lines }, offset))).toEqual([
      { line: 1, column: 1 }, { line: 2, column: 1 }, { line: 2, column: 2 }, { line: 3, column: 1 }, { line: 4, column: 1 }, { line: 4, column: 2 },
    ])
  })
})

describe('migrating files of an older language', () => {
  const page = '{\n  "$schema": "x.json",\n  "page": "fees", "note":   "kept as it is"\n}\n'

  it('adds the version where none is said, and keeps all else of the text', () => {
    expect(migrateText(page, 'page')).toBe('{\n  "$schema": "x.json",\n  "language": 1,\n  "page": "fees", "note":   "kept as it is"\n}\n')
  })

  it('goes through every version in turn', () => {
    const steps = [
      { to: 1, what: 'one', rewrite: (text: string) => text.replace('fees', 'fees1') },
      { to: 2, what: 'two', rewrite: (text: string) => text.replace('fees1', 'fees2') },
    ]
    expect(JSON.parse(migrateText(page, 'page', steps))).toMatchObject({ language: 2, page: 'fees2' })
    expect(JSON.parse(migrateText('{ "language": 1, "page": "fees1" }', 'page', steps))).toEqual({ language: 2, page: 'fees2' })
  })

  it('touches neither new, newer nor unreadable files', () => {
    const texts = {
      'schemas/enums/a.json': '{ "language": 1 }',
      'schemas/enums/b.json': '{ "language": 2 }',
      'schemas/enums/c.json': '{',
      'schemas/README.md': '',
    }
    expect(migrateTexts(texts)).toEqual({})
  })
})
